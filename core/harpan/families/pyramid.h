#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "harpan/card.h"
#include "harpan/families/pyramid_rules.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/move.h"
#include "harpan/refusal.h"
#include "harpan/talon.h"

namespace harpan {

/// A position of Pyramid. The rules are those of docs/rules.md.
///
/// A pair is a move from one of its cards to the other: from the pyramid place of the higher index
/// to the lower, from the pyramid to the waste's or the stock's top, from the waste to the stock's
/// top, and from the waste to the discard where its two top cards go. A king goes to the discard.
class Pyramid {
 public:
  using Rules = PyramidRules;

  static constexpr int places = Rules::places;

  /// What the player has been shown: places of the pyramid, and the stock down to a depth.
  struct Memory {
    std::uint32_t seen_places = 0;
    int unseen_in_stock = 0;
    friend bool operator==(const Memory&, const Memory&) = default;
  };

  /// The pyramid row by row from its top, then the stock from its top.
  static Pyramid deal(const Rules& rules, std::span<const Card> cards);
  /// A position without cards.
  explicit Pyramid(const Rules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }
  int pass() const { return pass_; }
  /// Places that hold a card, a bit each.
  std::uint32_t standing() const { return standing_; }
  /// The card of a place that holds one.
  Card card(int place) const { return card_[at(place)]; }
  std::span<const Card> waste() const { return talon_.waste(); }
  std::span<const Card> stock() const { return talon_.stock(); }
  /// Cards that have been removed.
  int up() const { return gone_count_; }
  /// Cards that a draw turns while the stock has them.
  int draw_size() const { return rules_.draw; }
  int draw_count() const { return std::min<int>(rules_.draw, talon_.stock_size()); }

  void legal_moves(MoveList& moves) const;
  std::optional<Refusal> refusal(Move move) const;
  bool is_legal(Move move) const { return !refusal(move); }
  /// Whether the move draws or recycles, and is no pair.
  bool turns_talon(Move move) const;
  /// The move with its pair in the order of the class.
  Move in_order(Move move) const;

  /// Makes a legal move, its pair in order, without checking it.
  Step apply(Move move);
  /// Takes back the last move made.
  void undo(const Step& step);

  bool is_won() const;
  Key key() const;

  Memory memory() const;
  void witness(Memory& memory) const;
  Pyramid masked(const Memory& memory) const;
  void lay_out(Layout& layout) const;
  /// The position of a layout with the piles of these rules. Throws NotationError.
  static Pyramid from_layout(const Rules& rules, const Layout& layout);

  /// The two places that cover a place, as bits; none for the lowest row.
  static std::uint32_t covers(int place);

 private:
  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

  bool stands(int place) const { return (standing_ >> place & 1) != 0; }
  bool is_free(int place) const { return stands(place) && (covers(place) & standing_) == 0; }
  std::uint32_t free_places() const;
  void removals(MoveList& moves) const;
  bool is_open(int place) const { return rules_.covered_hidden == 0 || is_free(place); }
  bool has(Pile pile) const;
  /// The playable card of a pile, or the unknown card.
  Card playable(Pile pile) const;
  std::optional<Refusal> draw_refusal(Move move) const;
  std::optional<Refusal> recycle_refusal(Move move) const;
  std::optional<Refusal> pair_refusal(Move move) const;
  std::optional<Refusal> discard_refusal(Move move) const;
  std::optional<Refusal> unplayable(Pile pile) const;
  void remove(Pile pile);
  void restore(Pile pile);

  std::array<Card, places> card_{};
  std::array<Card, 52> gone_{};
  Talon<24> talon_{};
  std::uint32_t standing_ = 0;
  int pass_ = 1;
  std::uint8_t gone_count_ = 0;
  Rules rules_;
};

static_assert(sizeof(Pyramid) <= 256);

}  // namespace harpan
