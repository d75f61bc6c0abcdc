#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "harpan/deck.h"
#include "harpan/option.h"

namespace harpan {

class FreeCell;

/// The options of FreeCell (Kungen).
struct FreeCellRules {
  using Position = FreeCell;
  static constexpr std::string_view family = "freecell";
  static constexpr int version = 1;

  std::uint8_t cells = 4;
  std::uint8_t king_in_empty = 0;  ///< an empty column takes kings only
  std::uint8_t taking_back = 0;    ///< foundation cards may return to a column
  std::uint8_t columns = 8;        ///< other than 8 for tests only
  std::uint8_t ranks = king;       ///< ranks a suit; below 13 for tests only

  static std::span<const OptionSpec<FreeCellRules>> specs();
  FreeCellRules defaults() const { return {}; }
  constexpr bool is_open() const { return true; }
  constexpr Deck deck() const { return {ranks, suit_count, 1}; }

  /// Why these rules cannot be played, if they cannot.
  std::optional<RulesError> objection() const;

  friend constexpr bool operator==(const FreeCellRules&, const FreeCellRules&) = default;
};

}  // namespace harpan
