#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "harpan/card.h"
#include "harpan/families/klondike_rules.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/move.h"
#include "harpan/refusal.h"

namespace harpan {

/// A position of a Klondike game with one or two decks. The rules are those of docs/rules.md.
///
/// The talon is one array with a gap: the waste grows from its left end, the stock lies at its
/// right end with the next card first, so that a draw copies its cards across the gap and nothing
/// else moves.
template <int Decks>
class Klondike {
 public:
  using Rules = KlondikeRules;

  static constexpr int most_columns = Decks == 1 ? 9 : 13;
  static constexpr int most_height = most_columns - 1 + king;
  static constexpr int most_talon = Decks == 1 ? 24 : 76;
  static constexpr int foundations = suit_count * Decks;

  /// What the player has been shown of cards that may lie face down again after an undo: hidden
  /// cards turn up from the top and stock cards from the front, so a depth a pile says it all.
  struct Memory {
    std::array<std::uint8_t, most_columns> unseen_in_column{};
    std::uint8_t unseen_in_stock = 0;  ///< counted from the stock's end
    friend bool operator==(const Memory&, const Memory&) = default;
  };

  /// Lays out a deal: row by row from each row's diagonal, then the stock in the order it is
  /// drawn. `cards` is the whole deck.
  static Klondike deal(const Rules& rules, std::span<const Card> cards);

  const Rules& rules() const { return rules_; }
  int pass() const { return pass_; }
  int columns() const { return rules_.columns; }
  int hidden(int column) const { return hidden_[at(column)]; }
  int foundation(int index) const { return foundation_[at(index)]; }
  int foundation_total() const;

  /// Cards of a column from its bottom to its top.
  std::span<const Card> column(int index) const {
    return {column_[at(index)].data(), height_[at(index)]};
  }
  /// The waste from its bottom to its top.
  std::span<const Card> waste() const { return {talon_.data(), waste_}; }
  /// The stock in the order it is drawn.
  std::span<const Card> stock() const { return {talon_.data() + most_talon - stock_, stock_}; }

  /// Cards that the next draw of this pass turns up.
  int draw_count() const { return std::min<int>(rules_.draw_in(pass_), stock_); }

  /// Whether some column or foundation takes the card.
  bool takes(Card card) const;

  void legal_moves(MoveList& moves) const;
  std::optional<Refusal> refusal(Move move) const;
  bool is_legal(Move move) const { return !refusal(move); }

  /// Makes a legal move without checking it.
  Step apply(Move move);
  /// Takes back the last move made.
  void undo(const Step& step);

  bool is_won() const { return foundation_total() == rules_.deck().size(); }

  /// Columns in any order and foundations of one suit in either order are one position; the pass
  /// counts only while passes are limited.
  Key key() const;

  Memory memory() const;
  void witness(Memory& memory) const;
  Klondike masked(const Memory& memory) const;
  void lay_out(Layout& layout) const;

 private:
  template <int>
  friend class KlondikeText;

  /// An array index, through unsigned: widening that costs no instruction.
  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  Card top(int column) const { return column_[at(column)][at(height_[at(column)] - 1)]; }
  int run(int column) const { return height_[at(column)] - hidden_[at(column)]; }
  bool is_empty(int column) const { return height_[at(column)] == 0; }
  bool foundation_takes(int index, Card card) const {
    return index % suit_count == card.suit_index() && foundation_[at(index)] + 1 == card.rank();
  }
  bool empty_column_takes(Card card) const {
    return rules_.any_in_empty != 0 || card.rank() == rules_.ranks;
  }
  bool column_takes(int column, Card card) const {
    return is_empty(column) ? empty_column_takes(card) : card.fits_on(top(column));
  }

  class Takers;
  void foundation_moves(MoveList& moves, Pile source, Card card) const;
  void run_moves(MoveList& moves, const Takers& takers, int source) const;
  void taking_back_moves(MoveList& moves, const Takers& takers) const;
  void talon_moves(MoveList& moves, const Takers& takers) const;

  bool has(Pile pile) const;
  std::optional<Refusal> draw_refusal(Move move) const;
  std::optional<Refusal> recycle_refusal(Move move) const;
  std::optional<Refusal> source_refusal(Move move) const;
  std::optional<Refusal> foundation_refusal(int index, Card card) const;
  std::optional<Refusal> column_refusal(int column, Card card) const;
  Card lowest_moved(Move move) const;

  void push(int column, Card card) { column_[at(column)][height_[at(column)]++] = card; }
  Card pop(int column) { return column_[at(column)][--height_[at(column)]]; }
  void shift_run(int source, int target, int count);
  void draw(int count);
  void undraw(int count);
  void recycle();
  void unrecycle(int count);
  Card take(Pile source);
  void put(Pile target, Card card);
  bool turn_up(Pile source);

  std::uint16_t pass_ = 1;
  std::array<std::array<Card, most_height>, most_columns> column_{};
  std::array<Card, most_talon> talon_{};
  std::array<std::uint8_t, most_columns> height_{};
  std::array<std::uint8_t, most_columns> hidden_{};
  std::array<std::uint8_t, foundations> foundation_{};
  std::uint8_t waste_ = 0;
  std::uint8_t stock_ = 0;
  Rules rules_{};
};

static_assert(sizeof(Klondike<1>) <= 256);
static_assert(sizeof(Klondike<2>) <= 512);

}  // namespace harpan

#include "harpan/families/klondike_moves.h"  // IWYU pragma: export

namespace harpan {

extern template class Klondike<1>;
extern template class Klondike<2>;

}  // namespace harpan
