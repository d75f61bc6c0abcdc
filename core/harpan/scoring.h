#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "harpan/move.h"
#include "harpan/option.h"
#include "harpan/rules.h"

namespace harpan {

/// Standard scoring, as in the Klondike of Windows.
struct StandardScoring {
  static constexpr std::string_view kind = "standard";
  std::uint8_t timed = 1;             ///< −2 each ten seconds, a bonus on a win
  std::uint8_t only_plus = 0;         ///< taking back costs nothing; a card earns its points once
  std::uint8_t column_to_column = 0;  ///< for a move that turns a card: sources name 0 and 3
  std::uint8_t recycle_from = 4;      ///< first pass that costs when several are drawn: 4 or 5
  static std::span<const OptionSpec<StandardScoring>> specs();
  friend constexpr bool operator==(const StandardScoring&, const StandardScoring&) = default;
};

/// Las Vegas: the stake of a point a card, five back for each card on a foundation.
struct VegasScoring {
  static constexpr std::string_view kind = "vegas";
  std::uint8_t bonus = 0;  ///< hundreds of points when all cards are up
  static std::span<const OptionSpec<VegasScoring>> specs();
  friend constexpr bool operator==(const VegasScoring&, const VegasScoring&) = default;
};

/// Spider: 500 points, one less for each move, a hundred more for each complete run.
struct SpiderScoring {
  static constexpr std::string_view kind = "spider";
  std::uint8_t undo_costs = 0;  ///< undo gives nothing back and costs a point as a move does
  static std::span<const OptionSpec<SpiderScoring>> specs();
  friend constexpr bool operator==(const SpiderScoring&, const SpiderScoring&) = default;
};

/// Moves and time only, which others count: no points.
struct PlainScoring {
  static constexpr std::string_view kind = "plain";
  static std::span<const OptionSpec<PlainScoring>> specs() { return {}; }
  friend constexpr bool operator==(const PlainScoring&, const PlainScoring&) = default;
};

using Scoring = std::variant<StandardScoring, VegasScoring, SpiderScoring, PlainScoring>;

Scoring parse_scoring(std::string_view text);
std::string text(const Scoring& scoring);
std::string_view kind(const Scoring& scoring);
std::vector<Option> options(const Scoring& scoring);
/// The kinds of scoring that a game of these rules can have, the usual one first.
std::vector<std::string_view> scoring_kinds(const Rules& rules);

/// Throws RulesError when a game of these rules is not scored so.
void check_scoring(const Rules& rules, const Scoring& scoring);

Scoring replace(const Scoring& scoring, const Assignments& changes);

/// What the steps of a game add up to.
struct Tally {
  static constexpr std::size_t most_foundations = 2 * suit_count;
  using Heights = std::array<std::uint8_t, most_foundations>;

  int points = 0;     ///< sum of the steps' points, without a floor
  Heights now{};      ///< foundation heights
  Heights highest{};  ///< the most there has been on this line, the two of a suit in falling order:
                      ///< they are interchangeable, so a card that returns to the other is not new
};

/// The tally at the start of a game whose foundations have these heights.
Tally opening_tally(const Tally::Heights& foundations);

/// The tally after one more step under these rules.
Tally fold(const Scoring& scoring, const Rules& rules, const Tally& tally, const Step& step);

/// A score and its parts. `points` and `total` are never below 0 in standard scoring.
struct Score {
  int points = 0;        ///< without time and bonus
  int time_penalty = 0;  ///< 0 or less
  int bonus = 0;
  int total = 0;
  int up = 0;  ///< cards on foundations
};

/// What a score depends on besides the steps.
struct Standing {
  int up = 0;  ///< cards on foundations
  bool won = false;
  int undos = 0;       ///< moves taken back so far
  double seconds = 0;  ///< time of play
};

Score score(const Scoring& scoring, const Rules& rules, const Tally& tally,
            const Standing& standing);

}  // namespace harpan
