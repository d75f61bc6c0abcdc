#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "harpan/families/aces_up.h"
#include "harpan/solve/wide.h"

namespace harpan::aces_up {

/// A card as a number below 52: the four of a rank side by side, the aces on top.
using CardNumber = std::uint8_t;
/// Cards, a bit each by their number.
using CardSet = std::uint64_t;

constexpr int columns = AcesUp::columns;
constexpr int tallest = AcesUp::Columns::most_height;
constexpr CardSet aces = CardSet{15} << 48;

/// A number that stands for no card.
constexpr CardNumber no_card = 63;
/// Numbers from here on are no cards but pools: the bottom of the column is one of its cards, or none.
constexpr CardNumber first_pool = 52;
constexpr int most_pools = columns / 2;

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
///
/// Single cards that could change places by way of an empty column make a pool when a row covers
/// them. Which of them lies in which of the columns is left open until all above it has gone.
struct State {
  std::array<std::array<CardNumber, tallest>, columns> cards{};  ///< from the bottom to the top
  std::array<std::uint8_t, columns> height{};
  std::uint8_t dealt = 0;    ///< cards of the stock that have been dealt
  std::uint8_t movable = 0;  ///< columns, a bit each, that could change contents in this phase
  CardSet loose = 0;
  std::array<CardSet, most_pools> pools{};

  bool is_empty(int column) const { return height[at(column)] == 0; }
  CardNumber top(int column) const { return cards[at(column)][height[at(column)] - 1U]; }
  bool is_loose(CardNumber card) const { return (loose & bit(card)) != 0; }

  bool has_pool(int column) const { return !is_empty(column) && cards[at(column)][0] >= first_pool; }
  /// Whether all has gone that covered a card of a pool.
  bool is_undecided(int column) const { return has_pool(column) && height[at(column)] == 1; }
  bool is_open(int column) const { return !is_empty(column) && !is_undecided(column); }
  const CardSet& pool(int column) const { return pools[cards[at(column)][0] - first_pool]; }
  bool is_movable(int column) const { return (movable >> column & 1) != 0; }

  /// Columns at whose bottom a card of the column's pool may lie.
  int pool_size(int column) const {
    int size = 0;
    for (int other = 0; other < columns; ++other) {
      if (has_pool(other) && cards[at(other)][0] == cards[at(column)][0]) ++size;
    }
    return size;
  }
  /// Whether the bottom of the column may be nothing.
  bool may_lack(int column) const { return count_bits(pool(column)) < pool_size(column); }

  void push(int column, CardNumber card) { cards[at(column)][height[at(column)]++] = card; }
  CardNumber pop(int column) {
    const CardNumber card = cards[at(column)][--height[at(column)]];
    loose &= ~bit(card);
    return card;
  }

  CardSet column_set(int column) const {
    CardSet set = 0;
    for (int i = 0; i < height[at(column)]; ++i) set |= bit(cards[at(column)][at(i)]);
    return has_pool(column) ? (set & ~bit(cards[at(column)][0])) | pool(column) : set;
  }
  CardSet all_columns() const {
    CardSet set = 0;
    for (int column = 0; column < columns; ++column) set |= column_set(column);
    return set;
  }

  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
};

/// What of a state matters for a win.
struct Matter {
  CardSet loose = 0;                          ///< the loose cards among those that do
  std::array<std::uint8_t, columns> from{};   ///< in each column the lowest row that does
  std::uint8_t finishers = 0;                 ///< suits, a bit each, that may be the last
};

/// What of a position stays: the stock and the rule of the empty column.
class Setting {
 public:
  Setting(const AcesUp& position, bool makes_pools)
      : rules_(position.rules()), makes_pools_(makes_pools) {
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
    free(start_);
  }

  const State& start() const { return start_; }
  /// Cards in columns and stock at the start.
  int card_count() const { return cards_; }
  CardSet all_cards() const { return undealt(start_) | start_.all_columns(); }
  int stock_size() const { return stock_size_; }
  CardNumber stock_card(int index) const { return stock_[State::at(index)]; }
  /// The column in which a card lay at the start or comes to lie where no column is filled.
  int home(CardNumber card) const { return home_[card]; }
  CardSet undealt(const State& state) const { return undealt_[state.dealt]; }
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

  bool makes_pools() const { return makes_pools_; }
  CardSet left(const State& state) const { return undealt(state) | state.all_columns(); }

  /// To be called when a column became empty: by way of it all single cards that may be moved can
  /// change places.
  void free(State& state) const {
    if (fills() || !makes_pools_ || is_last_phase(state)) return;
    bool any_empty = false;
    unsigned movable = 0;
    for (int column = 0; column < columns; ++column) {
      any_empty = any_empty || state.is_empty(column);
      if (is_single(state, column)) movable |= 1U << column;
    }
    if (any_empty) state.movable = static_cast<std::uint8_t>(movable);
  }

  void deal_row(State& state) const {
    make_pool(state);
    for (int column = 0; column < columns && !is_last_phase(state); ++column) {
      state.push(column, stock_card(state.dealt++));
    }
  }

  /// Says which card lies at the bottom of the column of a pool.
  static void decide(State& state, int column, CardNumber card) {
    const CardNumber pool = state.cards[State::at(column)][0];
    state.cards[State::at(column)][0] = card;
    if (card == no_card) state.height[State::at(column)] = 0;
    state.pools[pool - first_pool] &= ~bit(card);
    clear_pool(state, pool);
  }

 private:
  /// An empty column or a single card that may be moved.
  bool is_single(const State& state, int column) const {
    return state.is_empty(column) ||
           (state.height[State::at(column)] == 1 && state.is_open(column) &&
            may_move(state.top(column)));
  }

  static CardNumber unused_pool(const State& state) {
    return static_cast<CardNumber>(first_pool + static_cast<int>(state.pools[0] != 0));
  }

  static void make_pool(State& state) {
    const unsigned movable = std::exchange(state.movable, std::uint8_t{0});
    if (std::popcount(movable) < 2) return;
    const CardNumber pool = unused_pool(state);
    CardSet set = 0;
    for (int column = 0; column < columns; ++column) {
      if ((movable >> column & 1) != 0) set |= state.column_set(column);
    }
    if (set == 0) return;
    state.pools[State::at(pool - first_pool)] = set;
    for (int column = 0; column < columns; ++column) {
      if ((movable >> column & 1) == 0) continue;
      state.height[State::at(column)] = 0;
      state.push(column, pool);
    }
    clear_pool(state, pool);
  }

  /// A pool ends when nothing is open about it.
  static void clear_pool(State& state, CardNumber pool) {
    CardSet& set = state.pools[State::at(pool - first_pool)];
    for (int column = 0; column < columns; ++column) {
      auto& cards = state.cards[State::at(column)];
      if (!state.has_pool(column) || cards[0] != pool) continue;
      if (set == 0) {
        std::shift_left(cards.begin(), cards.end(), 1);
        --state.height[State::at(column)];
      } else if (state.pool_size(column) == 1) {
        cards[0] = static_cast<CardNumber>(lowest_bit(std::exchange(set, 0)));
        return;
      }
    }
  }

  AcesUpRules rules_;
  bool makes_pools_;
  std::array<CardNumber, 52> stock_{};
  std::array<CardSet, 53> undealt_{};
  std::array<std::uint8_t, 52> home_{};
  int stock_size_ = 0;
  int cards_ = 0;
  State start_;
};

}  // namespace harpan::aces_up
