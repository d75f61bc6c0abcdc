#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "harpan/choices.h"
#include "harpan/deck.h"

namespace harpan {

class Pyramid;

/// The options of Pyramid.
struct PyramidRules {
  using Position = Pyramid;
  static constexpr std::string_view family = "pyramid";
  static constexpr int version = 1;
  static constexpr std::uint8_t unlimited = unlimited_passes;
  static constexpr int places = 28;

  std::uint8_t passes = 3;              ///< trips through the stock
  std::uint8_t draw = 1;                ///< cards a draw turns
  std::uint8_t covered_hidden = 0;      ///< only the free cards of the pyramid lie face up
  std::uint8_t waste_pairs = 0;         ///< the two top waste cards may pair with each other
  std::uint8_t stock_top_playable = 0;  ///< the stock's top lies face up and may pair
  std::uint8_t all_must_go = 0;         ///< won when all 52 are gone, not the pyramid only

  static std::span<const OptionSpec<PyramidRules>> specs();
  PyramidRules defaults() const { return {}; }
  constexpr bool is_open() const { return false; }
  constexpr Deck deck() const { return {}; }
  constexpr bool has_pass_after(int pass) const { return passes == unlimited || pass < passes; }
  std::optional<RulesError> objection() const { return std::nullopt; }

  friend constexpr bool operator==(const PyramidRules&, const PyramidRules&) = default;
};

}  // namespace harpan
