#include "harpan/solve/freecell.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "tests/samples.h"
#include "tests/solve.h"

namespace harpan {
namespace {

using freecell::Tricks;

/// Every option, on decks that the exhaustive search mostly decides.
std::vector<std::string> small_games() {
  std::vector<std::string> games;
  const std::array<std::string, 11> sizes{
      "cells=0,columns=3,ranks=4", "cells=0,columns=4,ranks=4", "cells=0,columns=5,ranks=5",
      "cells=1,columns=2,ranks=4", "cells=1,columns=3,ranks=4", "cells=1,columns=2,ranks=5",
      "cells=1,columns=4,ranks=5", "cells=2,columns=2,ranks=4", "cells=2,columns=3,ranks=5",
      "cells=3,columns=2,ranks=3", "cells=3,columns=2,ranks=5"};
  for (const std::string& size : sizes) {
    for (const char* option :
         {"", ",empty_column=king", ",taking_back=yes", ",empty_column=king,taking_back=yes"}) {
      games.push_back("freecell:" + size + option);
    }
  }
  return games;
}

/// All tricks, each left out, and none.
std::vector<Tricks> trick_sets() {
  return {{},
          {.scout = false},
          {.lift_safe = false},
          {.merge_loose = false},
          {.scout = false, .lift_safe = false},
          {.scout = false, .merge_loose = false},
          {.scout = false, .lift_safe = false, .merge_loose = false}};
}

TEST(SolveFreeCell, SmallDecksWithAndWithoutTheTricks) {
  for (const std::string& words : small_games()) {
    expect_same_verdicts<FreeCell>(
        words, small_deals(), [](const FreeCell& position, Verdict verdict) {
          for (const Tricks& tricks : trick_sets()) {
            expect_proven(position, solve(position, Limits{}, tricks), verdict);
          }
        });
  }
}

/// Positions on the way, with full cells and cards alone in columns among them.
TEST(SolveFreeCell, EveryPositionOfAGame) {
  for (const std::string& words : small_games()) {
    SCOPED_TRACE(words);
    const auto rules = std::get<FreeCellRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= 4; ++number) {
      wander(numbered<FreeCell>(rules, number), number, 16, [&](const FreeCell& position) {
        const Verdict verdict =
            solve(position, Limits{}, {.scout = false, .lift_safe = false, .merge_loose = false})
                .verdict;
        expect_proven(position, solve(position, Limits{}, {}), verdict);
        expect_proven(position, solve(position, Limits{}, {.scout = false}), verdict);
      });
    }
  }
}

TEST(SolveFreeCell, WholeDecks) {
  for (const char* words : {"freecell", "freecell:cells=0", "freecell:cells=1", "freecell:cells=6",
                            "freecell:empty_column=king", "freecell:taking_back=yes",
                            "freecell:cells=5,taking_back=yes"}) {
    SCOPED_TRACE(words);
    const auto rules = std::get<FreeCellRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= 10; ++number) {
      Limits limits;
      limits.nodes = 20000;
      const Solution solution = solve(numbered<FreeCell>(rules, number), limits);
      EXPECT_LE(solution.nodes, limits.nodes);
      EXPECT_EQ(solution.moves.empty(), solution.verdict != Verdict::winnable);
    }
  }
}

/// The deck with every card in another suit.
FreeCell relabelled(const FreeCellRules& rules, std::uint64_t number, std::array<int, 4> suits) {
  std::vector<Card> cards = numbered_cards(Rules(rules), number);
  for (Card& card : cards) {
    const int suit = suits[static_cast<unsigned>(card.suit_index())];
    card = {card.rank(), static_cast<Suit>(suit)};
  }
  return FreeCell::deal(rules, cards);
}

TEST(SolveFreeCell, SuitsAreAlike) {
  for (const std::string& words : small_games()) {
    SCOPED_TRACE(words);
    const auto rules = std::get<FreeCellRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= small_deals(); ++number) {
      const Verdict verdict = solve(numbered<FreeCell>(rules, number), Limits{}).verdict;
      for (const auto& suits : {std::array{2, 1, 0, 3}, std::array{1, 2, 3, 0}}) {
        const FreeCell alike = relabelled(rules, number, suits);
        expect_proven(alike, solve(alike, Limits{}), verdict);
      }
    }
  }
}

/// All places are taken at the start, and one and the same card lies alone in a column; later any
/// of the loose ones may. Found among 1,000 deals of each small deck.
TEST(SolveFreeCell, LooseCardsMayChangePlacesOnceOneWasFree) {
  const auto rules = std::get<FreeCellRules>(parse_rules("freecell:cells=2,columns=3,ranks=5"));
  const auto position = position_from<FreeCell>(
      rules,
      "cells 2D 4D / foundations AS - - - / 2C 5C AH 3H AD AC 4H 3S / 2S 5S 2H 5D 3C 5H 4S 3D / "
      "4C");
  for (const Tricks& tricks : trick_sets()) {
    expect_proven(position, solve(position, Limits{}, tricks), Verdict::winnable);
  }
}

TEST(SolveFreeCell, KeepsToItsMemory) {
  const auto rules = std::get<FreeCellRules>(parse_rules("freecell:cells=2"));
  for (const std::size_t bytes : {std::size_t{1} << 20, std::size_t{16} << 20}) {
    for (std::uint64_t number = 1; number <= 12; ++number) {
      Limits limits;
      limits.table_bytes = bytes;
      limits.nodes = 300000;
      EXPECT_LE(solve(numbered<FreeCell>(rules, number), limits).table_bytes, bytes) << number;
    }
  }
  Limits small;
  small.table_bytes = std::size_t{1} << 18;
  EXPECT_EQ(solve(numbered<FreeCell>(FreeCellRules{}, 11982), small).verdict, Verdict::unknown);
}

TEST(SolveFreeCell, ImpossibleDealsBelowAMillion) {
  for (const std::uint64_t number :
       {11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948}) {
    const auto position = numbered<FreeCell>(FreeCellRules{}, number);
    EXPECT_EQ(solve(position, Limits{}).verdict, Verdict::unwinnable) << number;
  }
}

}  // namespace
}  // namespace harpan
