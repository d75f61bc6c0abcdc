#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "harpan/card.h"
#include "harpan/families/spider.h"
#include "harpan/move.h"

namespace harpan::spider {

inline constexpr int most_columns = 10;
inline constexpr int most_cards = 8 * king;

/// An array index, through unsigned: widening that costs no instruction.
constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

/// What stays the same while a position is searched.
struct Setting {
  int columns = 0;
  int ranks = 0;
  bool deals_over_empty = false;
  std::span<const Card> stock;  ///< as it is dealt; not owned

  explicit Setting(const Spider& position)
      : columns(position.rules().columns),
        ranks(position.rules().ranks),
        deals_over_empty(position.rules().deal_over_empty != 0),
        stock(position.stock()) {}

  int rows() const { return static_cast<int>(stock.size()) / columns; }
  /// The row to be dealt next while `rows` rows are left.
  const Card* row(int rows_left) const {
    return stock.data() + stock.size() - at(rows_left * columns);
  }
};

/// Whether `card` is the next lower one of the suit of `below`.
constexpr bool joins(Card below, Card card) { return below.code() == card.code() + suit_count; }

/// A position in 128 bytes: the columns one after the other, without the cards that went home.
struct State {
  std::array<Card, most_cards> cards{};
  std::array<std::uint8_t, most_columns> height{};
  std::array<std::uint8_t, most_columns> hidden{};
  std::uint8_t rows = 0;  ///< of the stock, still to be dealt
  std::uint8_t home = 0;  ///< complete runs

  State() = default;
  explicit State(const Spider& position, const Setting& setting)
      : rows(static_cast<std::uint8_t>(setting.rows())),
        home(static_cast<std::uint8_t>(position.home())) {
    int end = 0;
    for (int column = 0; column < setting.columns; ++column) {
      const auto pile = position.columns().cards(column);
      std::ranges::copy(pile, cards.begin() + end);
      end += static_cast<int>(pile.size());
      height[at(column)] = static_cast<std::uint8_t>(pile.size());
      hidden[at(column)] = static_cast<std::uint8_t>(position.columns().hidden(column));
    }
  }

  bool is_won() const { return home == Spider::foundations; }

  /// Where the column begins among the cards.
  int start(int column) const {
    int sum = 0;
    for (int i = 0; i < column; ++i) sum += height[at(i)];
    return sum;
  }
  int size() const { return start(most_columns); }

  bool has_empty(const Setting& setting) const {
    const auto end = height.begin() + setting.columns;
    return std::find(height.begin(), end, 0) != end;
  }

  /// Makes a legal move of cards between columns.
  void shift(Move move, const Setting& setting) {
    const int source = move.source.index();
    const int target = move.target.index();
    const auto source_end = cards.begin() + start(source) + height[at(source)];
    const auto target_end = cards.begin() + start(target) + height[at(target)];
    if (source < target) {
      std::rotate(source_end - move.count, source_end, target_end);
    } else {
      std::rotate(target_end, source_end - move.count, source_end);
    }
    height[at(source)] = static_cast<std::uint8_t>(height[at(source)] - move.count);
    height[at(target)] = static_cast<std::uint8_t>(height[at(target)] + move.count);
    send_home(target, setting);
    turn_up(source);
    turn_up(target);
  }

  /// Deals a row, a card to each column.
  void deal_row(const Setting& setting) {
    const Card* row = setting.row(rows--);
    const std::array<Card, most_cards> old = cards;
    auto from = old.begin();
    auto to = cards.begin();
    for (int column = 0; column < setting.columns; ++column) {
      const auto end = from + height[at(column)];
      to = std::copy(from, end, to);
      from = end;
      *to++ = row[column];
      ++height[at(column)];
    }
    for (int column = 0; column < setting.columns; ++column) send_home(column, setting);
    for (int column = 0; column < setting.columns; ++column) turn_up(column);
  }

  Card top(int column) const { return cards[at(start(column) + height[at(column)] - 1)]; }

  /// Open cards at the column's end that fall by one in one suit.
  int run(int column) const {
    const Card* end = cards.data() + start(column) + height[at(column)];
    const int open = height[at(column)] - hidden[at(column)];
    int length = std::min(open, 1);
    while (length < open && joins(end[-length - 1], end[-length])) ++length;
    return length;
  }

 private:
  void send_home(int column, const Setting& setting) {
    if (run(column) != setting.ranks) return;
    const auto end = cards.begin() + start(column) + height[at(column)];
    std::copy(end, cards.end(), end - setting.ranks);
    height[at(column)] = static_cast<std::uint8_t>(height[at(column)] - setting.ranks);
    ++home;
  }

  void turn_up(int column) {
    if (hidden[at(column)] == height[at(column)] && hidden[at(column)] != 0) --hidden[at(column)];
  }
};

static_assert(sizeof(State) <= 128);

constexpr Move run_move(int source, int target, int count) {
  return {Pile(Role::column, source), Pile(Role::column, target), static_cast<std::uint8_t>(count)};
}

inline Move row_move(const Setting& setting) {
  return {Role::stock, Role::column, static_cast<std::uint8_t>(setting.columns)};
}

inline bool is_row(Move move) { return move.source.role() == Role::stock; }

}  // namespace harpan::spider
