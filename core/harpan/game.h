#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "harpan/automatic.h"
#include "harpan/position.h"
#include "harpan/scoring.h"
#include "harpan/stuck.h"
#include "harpan/sweep.h"
#include "harpan/view.h"

namespace harpan {

/// A position with what its player has been shown so far.
template <Family F>
struct Seat {
  F position;
  typename F::Memory memory;

  explicit Seat(const F& start) : position(start), memory(start.memory()) {}
  View<F> view() const { return {position, memory}; }
};

template <class Positions>
struct SeatsOf;
template <class... Families>
struct SeatsOf<std::variant<Families...>> {
  using type = std::variant<Seat<Families>...>;
};

/// What a game answers to a move, an undo or a redo: what was done, or why not.
using Outcome = std::variant<Step, Refusal>;

/// One playing of a deal: the position, the steps that led there, undo and redo without limit, and
/// the score. A plain value; no clock.
class Game {
 public:
  /// A game of a dealt deck; `cards` is the whole deck in dealing order. Each way to make a game
  /// throws RulesError when the game is not scored so.
  Game(const Rules& rules, const Scoring& scoring, std::vector<Card> cards);
  /// A game that begins at a position, whose rules these are.
  Game(const Rules& rules, const Scoring& scoring, const Position& position);
  /// The game of a numbered deal. Throws NotationError when the game has no such number.
  static Game numbered(const Rules& rules, const Scoring& scoring, std::uint64_t number);

  const Rules& rules() const { return rules_; }
  const Scoring& scoring() const { return scoring_; }
  /// The deal number, if the game was made from one.
  std::optional<std::uint64_t> number() const { return number_; }
  /// The deck in dealing order; empty for a game that began at a position.
  const std::vector<Card>& cards() const { return cards_; }

  Position position() const;
  std::vector<Move> legal_moves() const;
  std::optional<Refusal> refusal(Move move) const;

  /// Plays a move if it is legal; moves that were undone and differ from it are forgotten. An
  /// automatic move belongs to the player's move before it.
  Outcome play(Move move, bool automatic = false);
  /// Takes back the last move of the player and the automatic moves after it; answers its step.
  Outcome undo();
  /// Plays the player's move that was undone last and the automatic moves after it.
  Outcome redo();

  /// The next move that the game makes by itself at this level, if there is one.
  std::optional<Move> automatic_move(Automatic level) const;
  /// The next move to the win when that is certain; see sweep_move(AnyView).
  std::optional<Move> sweep_move() const;

  bool can_undo() const { return !steps_.empty(); }
  bool can_redo() const { return !undone_.empty(); }
  /// The steps from the start to the position, automatic ones too.
  const std::vector<Step>& steps() const { return steps_; }
  /// Moves of the player among them.
  int moves() const;

  bool is_won() const;
  /// Whether the player can know that the game cannot go on; see is_stuck(AnyView).
  bool is_stuck() const;
  Score score(double seconds = 0) const;

  /// The pass through the stock, from 1; 0 in a game without passes.
  int pass() const;
  /// Cards that a draw turns while the stock has them; 0 in a game without a stock.
  int draw_count() const;
  /// What the player knows.
  AnyView view() const;
  Layout layout() const;
  std::vector<Card> unseen() const;
  Key key() const;

 private:
  using AnySeat = SeatsOf<Position>::type;

  static AnySeat seat_at(const Position& position);
  Step make(Move move, bool automatic);
  Step take_back();

  Rules rules_;
  Scoring scoring_;
  std::optional<std::uint64_t> number_;
  std::vector<Card> cards_;
  AnySeat seat_;
  std::vector<Step> steps_;
  std::vector<Tally> tallies_;  // one more than steps: the first is the opening's
  std::vector<Step> undone_;    // the next to redo is last
  int undos_ = 0;
  mutable std::optional<bool> stuck_;  // of this position, once asked for
};

}  // namespace harpan
