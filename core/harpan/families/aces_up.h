#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "harpan/card.h"
#include "harpan/families/aces_up_rules.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/move.h"
#include "harpan/refusal.h"
#include "harpan/tableau.h"

namespace harpan {

/// A position of Aces Up. The rules are those of docs/rules.md.
class AcesUp {
 public:
  using Rules = AcesUpRules;

  static constexpr int columns = 4;
  /// Every row of the deal may come to lie in one column, and a card that filled it first.
  using Columns = Tableau<columns, king + 1>;

  /// Stock cards are shown from the front: a depth says which have been seen.
  struct Memory {
    int unseen_in_stock = 0;
    friend bool operator==(const Memory&, const Memory&) = default;
  };

  /// The first card of each column, then the stock in the order it is dealt.
  static AcesUp deal(const Rules& rules, std::span<const Card> cards);
  /// A position without cards.
  explicit AcesUp(const Rules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }
  std::span<const Card> stock() const { return {stock_.data() + stock_.size() - left_, left_}; }

  /// The cards of a column from its bottom to its top.
  std::span<const Card> column(int index) const { return columns_.cards(index); }

  /// Cards that have been discarded.
  int up() const { return gone_count_; }
  /// Cards of a row while the stock has them.
  int draw_size() const { return columns; }

  void legal_moves(MoveList& moves) const;
  std::optional<Refusal> refusal(Move move) const;
  bool is_legal(Move move) const { return !refusal(move); }

  /// Makes a legal move without checking it; may fill an emptied column from the stock.
  Step apply(Move move);
  /// Takes back the last move made.
  void undo(const Step& step);

  /// Whether only the four aces are left.
  bool is_won() const { return gone_count_ + suit_count == rules_.deck().size(); }

  /// While cards are left to deal the order of the columns matters, afterwards it does not.
  Key key() const;

  Memory memory() const { return {left_}; }
  void witness(Memory& memory) const;
  AcesUp masked(const Memory& memory) const;
  void lay_out(Layout& layout) const;
  /// The position of a layout with the piles of these rules. Throws NotationError.
  static AcesUp from_layout(const Rules& rules, const Layout& layout);

 private:
  bool has(Pile pile) const;
  bool is_beaten(Card card) const;
  int row_size() const { return left_ < columns ? left_ : columns; }
  std::optional<Refusal> deal_refusal(Move move) const;
  std::optional<Refusal> discard_refusal(Move move) const;
  std::optional<Refusal> shift_refusal(Move move) const;
  Card next_of_stock() { return stock_[stock_.size() - left_--]; }
  void back_to_stock(Card card) { stock_[stock_.size() - ++left_] = card; }

  Columns columns_{};
  std::array<Card, 48> stock_{};
  std::array<Card, 52> gone_{};
  std::uint8_t left_ = 0;  // cards of the stock
  std::uint8_t gone_count_ = 0;
  Rules rules_;
};

static_assert(sizeof(AcesUp) <= 256);

}  // namespace harpan
