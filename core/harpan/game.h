#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "harpan/position.h"
#include "harpan/scoring.h"
#include "harpan/stuck.h"
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

/// What a game answers to a move, an undo or a redo: what was done, or why not.
using Outcome = std::variant<Step, Refusal>;

/// One playing of a deal: the position, the steps that led there, undo and redo without limit, and
/// the score. A plain value; no clock.
class Game {
 public:
  /// A game of a dealt deck; `cards` is the whole deck in dealing order.
  Game(const Rules& rules, const Scoring& scoring, std::vector<Card> cards);
  /// A game that begins at a position, whose rules these are.
  Game(const Rules& rules, const Scoring& scoring, const Position& position);
  /// The game of a numbered deal.
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

  /// Plays a move if it is legal; moves that were undone and differ from it are forgotten.
  Outcome play(Move move);
  Outcome undo();
  Outcome redo();

  bool can_undo() const { return !steps_.empty(); }
  bool can_redo() const { return !undone_.empty(); }
  /// The steps from the start to the position.
  const std::vector<Step>& steps() const { return steps_; }

  bool is_won() const;
  /// Whether the player can know that the game cannot go on; see is_stuck(View).
  bool is_stuck() const;
  Score score(double seconds = 0) const;

  int pass() const;
  /// Cards that a draw of this pass turns while the stock has them.
  int draw_count() const;
  /// What the player knows.
  Layout layout() const;
  std::vector<Card> unseen() const;
  Key key() const;

 private:
  using AnySeat = std::variant<Seat<Klondike<1>>, Seat<Klondike<2>>>;

  static AnySeat seat_at(const Position& position);
  Step make(Move move);

  Rules rules_;
  Scoring scoring_;
  std::optional<std::uint64_t> number_;
  std::vector<Card> cards_;
  AnySeat seat_;
  std::vector<Step> steps_;
  std::vector<Tally> tallies_;         // one more than steps: the first is the opening's
  std::vector<Move> undone_;           // the next to redo is last
  mutable std::optional<bool> stuck_;  // of this position, once asked for
};

}  // namespace harpan
