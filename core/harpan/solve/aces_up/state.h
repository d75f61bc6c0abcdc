#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "harpan/families/aces_up.h"

namespace harpan::aces_up {

/// A card as a number below 52: the four of a rank side by side, the aces on top.
using CardNumber = std::uint8_t;
/// Cards, a bit each by their number.
using CardSet = std::uint64_t;

constexpr int columns = AcesUp::columns;
constexpr int tallest = AcesUp::Columns::most_height;
constexpr CardSet aces = CardSet{15} << 48;

constexpr CardNumber number_of(Card card) {
  const int height = card.rank() == 1 ? king - 1 : card.rank() - 2;
  return static_cast<CardNumber>(height * suit_count + card.suit_index());
}
constexpr CardSet bit(CardNumber card) { return CardSet{1} << card; }
constexpr CardSet suit_of(CardNumber card) { return CardSet{0x1111111111111} << card % suit_count; }
/// The cards of its suit that beat a card.
constexpr CardSet higher(CardNumber card) { return suit_of(card) & ~(2 * bit(card) - 1); }
/// The cards of its suit that a card beats.
constexpr CardSet lower(CardNumber card) { return suit_of(card) & (bit(card) - 1); }
constexpr bool is_ace(CardNumber card) { return (bit(card) & aces) != 0; }

/// What of a position changes.
///
/// A card that is beaten may be discarded or stay. The search leaves open which, and calls the card
/// loose: it may be taken for gone since then, or for still there, when that makes a difference.
struct State {
  std::array<std::array<CardNumber, tallest>, columns> cards{};  ///< from the bottom to the top
  std::array<std::uint8_t, columns> height{};
  std::uint8_t dealt = 0;  ///< cards of the stock that have been dealt
  CardSet loose = 0;

  bool is_empty(int column) const { return height[at(column)] == 0; }
  CardNumber top(int column) const { return cards[at(column)][height[at(column)] - 1U]; }
  bool is_loose(CardNumber card) const { return (loose & bit(card)) != 0; }

  void push(int column, CardNumber card) { cards[at(column)][height[at(column)]++] = card; }
  CardNumber pop(int column) {
    const CardNumber card = cards[at(column)][--height[at(column)]];
    loose &= ~bit(card);
    return card;
  }

  CardSet column_set(int column) const {
    CardSet set = 0;
    for (int i = 0; i < height[at(column)]; ++i) set |= bit(cards[at(column)][at(i)]);
    return set;
  }

  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
};

/// What of a position stays: the stock and the rule of the empty column.
class Setting {
 public:
  explicit Setting(const AcesUp& position) : rules_(position.rules()) {
    Layout layout;
    position.lay_out(layout);
    for (const LaidPile& pile : layout.piles) {
      if (pile.pile.role() != Role::column) continue;
      for (const Slot& slot : pile.slots) {
        const CardNumber card = number_of(slot.card);
        start_.push(pile.pile.index(), card);
        home_[card] = static_cast<std::uint8_t>(pile.pile.index());
        ++cards_;
      }
    }
    for (const Card card : position.stock()) {
      home_[number_of(card)] = static_cast<std::uint8_t>(stock_size_ % columns);
      stock_[State::at(stock_size_++)] = number_of(card);
    }
    for (int i = stock_size_; i > 0; --i) {
      undealt_[State::at(i - 1)] = undealt_[State::at(i)] | bit(stock_[State::at(i - 1)]);
    }
    cards_ += stock_size_;
  }

  const State& start() const { return start_; }
  /// Cards in columns and stock at the start.
  int card_count() const { return cards_; }
  CardSet all_cards() const { return left(start_); }
  int stock_size() const { return stock_size_; }
  /// Whether each row of the stock covers all columns.
  bool has_whole_rows() const { return stock_size_ % columns == 0; }
  CardNumber stock_card(int index) const { return stock_[State::at(index)]; }
  /// The column in which a card lay at the start or comes to lie where no column is filled.
  int home(CardNumber card) const { return home_[card]; }
  CardSet undealt(const State& state) const { return undealt_[state.dealt]; }
  /// The cards in columns and stock.
  CardSet left(const State& state) const {
    CardSet cards = undealt(state);
    for (int column = 0; column < columns; ++column) cards |= state.column_set(column);
    return cards;
  }
  bool is_last_phase(const State& state) const { return state.dealt == stock_size_; }

  /// Whether an empty column is filled from the stock as a part of the move that emptied it.
  bool fills() const { return rules_.empty_column == AcesUpRules::stock; }
  bool takes_any() const { return rules_.empty_column == AcesUpRules::any; }
  /// Whether a card may be moved to an empty column.
  bool may_move(CardNumber card) const {
    return takes_any() || (rules_.empty_column == AcesUpRules::ace && is_ace(card));
  }
  /// Whether a discard of the column's top would bring a card of the stock.
  bool would_fill(const State& state, int column) const {
    return fills() && state.height[State::at(column)] == 1 && !is_last_phase(state);
  }

  void deal_row(State& state) const {
    for (int column = 0; column < columns && !is_last_phase(state); ++column) {
      state.push(column, stock_card(state.dealt++));
    }
  }

 private:
  AcesUpRules rules_;
  std::array<CardNumber, 52> stock_{};
  std::array<CardSet, 53> undealt_{};
  std::array<std::uint8_t, 52> home_{};
  int stock_size_ = 0;
  int cards_ = 0;
  State start_;
};

}  // namespace harpan::aces_up
