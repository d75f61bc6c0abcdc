#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "harpan/deck.h"
#include "harpan/option.h"

namespace harpan {

class Spider;

/// The options of Spider (Spindelharpan).
struct SpiderRules {
  using Position = Spider;
  static constexpr std::string_view family = "spider";
  static constexpr int version = 1;
  static constexpr int most_rows = 5;
  static constexpr int most_in_column = 5 + 6 * king;

  std::uint8_t suits = 4;            ///< 1, 2 or 4: the permutation of a deal number stays
  std::uint8_t deal_over_empty = 0;  ///< a row may be dealt while a column is empty
  std::uint8_t columns = 10;         ///< other than 10 for tests only
  std::uint8_t ranks = king;         ///< ranks a suit; below 13 for tests only

  static std::span<const OptionSpec<SpiderRules>> specs();
  SpiderRules defaults() const { return {}; }
  constexpr bool is_open() const { return false; }

  /// Eight suits' worth of cards, whatever their number: two of four, four of two, eight of one.
  constexpr Deck deck() const { return {ranks, suits, 8 / suits}; }
  /// Rows of a card to each column that remain for the stock: five, of small decks perhaps fewer.
  constexpr int rows() const { return std::min(most_rows, (deck().size() - columns) / columns); }
  constexpr int stock_size() const { return rows() * columns; }
  /// Cards that a column may come to hold: its hidden ones, and on each card that was dealt to it
  /// face up all lower ones.
  constexpr int tallest() const {
    return (deck().size() - stock_size() - 1) / columns + (rows() + 1) * ranks;
  }

  /// Why these rules cannot be played, if they cannot.
  std::optional<RulesError> objection() const;

  friend constexpr bool operator==(const SpiderRules&, const SpiderRules&) = default;
};

}  // namespace harpan
