#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "harpan/choices.h"
#include "harpan/deck.h"

namespace harpan {

/// The options of the Klondike family (Harpan, Las Vegas, Thoughtful, Dubbelharpan).
struct KlondikeRules {
  static constexpr std::string_view family = "klondike";
  static constexpr int version = 1;  ///< raised when equal rules come to play differently
  static constexpr std::uint8_t three_two_one = 0;
  static constexpr std::uint8_t unlimited = unlimited_passes;

  std::uint8_t draw = 1;            ///< cards a draw turns, or three_two_one
  std::uint8_t passes = unlimited;  ///< trips through the stock
  std::uint8_t any_in_empty = 0;    ///< an empty column takes any card, not kings only
  std::uint8_t taking_back = 1;     ///< foundation cards may return to a column
  std::uint8_t face_up = 0;         ///< every card is known (Thoughtful); moves are the same
  std::uint8_t decks = 1;
  std::uint8_t columns = 7;
  std::uint8_t redeals = 0;   ///< hopeless starts that may be dealt anew; for whoever deals
  std::uint8_t ranks = king;  ///< ranks a suit; below 13 for tests only

  static std::span<const OptionSpec<KlondikeRules>> specs();

  /// The usual value of every option; that of the columns goes with the decks of these rules.
  KlondikeRules defaults() const;

  constexpr Deck deck() const { return {ranks, suit_count, decks}; }
  constexpr int tableau_size() const { return columns * (columns + 1) / 2; }
  constexpr int stock_size() const { return deck().size() - tableau_size(); }

  /// Cards that a draw of the given pass turns, as long as the stock has them.
  constexpr int draw_in(int pass) const { return draw == three_two_one ? 4 - pass : draw; }
  constexpr bool is_open() const { return face_up != 0; }
  constexpr bool has_pass_after(int pass) const { return passes == unlimited || pass < passes; }

  /// Why these rules cannot be played, if they cannot.
  std::optional<RulesError> objection() const;

  friend constexpr bool operator==(const KlondikeRules&, const KlondikeRules&) = default;
};

static_assert(sizeof(KlondikeRules) == 9);

}  // namespace harpan
