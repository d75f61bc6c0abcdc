#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "harpan/deck.h"
#include "harpan/option.h"

namespace harpan {

class AcesUp;

/// The options of Aces Up (Idioten).
struct AcesUpRules {
  using Position = AcesUp;
  static constexpr std::string_view family = "aces-up";
  static constexpr int version = 1;
  enum EmptyColumn : std::uint8_t {
    any,    ///< any last card may be moved there
    ace,    ///< only an ace may
    stock,  ///< filled from the stock at once, by itself
  };

  std::uint8_t empty_column = any;
  std::uint8_t ranks = king;  ///< ranks a suit; below 13 for tests only

  static std::span<const OptionSpec<AcesUpRules>> specs();
  AcesUpRules defaults() const { return {}; }
  constexpr bool is_open() const { return false; }
  constexpr Deck deck() const { return {ranks, suit_count, 1}; }
  std::optional<RulesError> objection() const { return std::nullopt; }

  friend constexpr bool operator==(const AcesUpRules&, const AcesUpRules&) = default;
};

}  // namespace harpan
