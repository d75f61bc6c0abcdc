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

/// Every option, on decks that the exhaustive search decides at once: words and how many deals.
struct SmallGame {
  std::string words;
  std::uint64_t deals;
};

std::vector<SmallGame> small_games() {
  std::vector<SmallGame> games;
  const std::array<std::string, 8> sizes{"cells=0,columns=3,ranks=4", "cells=0,columns=4,ranks=4",
                                         "cells=0,columns=5,ranks=5", "cells=1,columns=2,ranks=4",
                                         "cells=1,columns=3,ranks=4", "cells=1,columns=2,ranks=5",
                                         "cells=2,columns=2,ranks=4", "cells=3,columns=2,ranks=3"};
  for (const std::string& size : sizes) {
    for (const char* option :
         {"", ",empty_column=king", ",taking_back=yes", ",empty_column=king,taking_back=yes"}) {
      games.push_back({"freecell:" + size + option, 32});
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

Solution solve_checked(const FreeCell& position, const Tricks& tricks = {}) {
  Solution solution = solve(position, Limits{}, tricks);
  if (solution.verdict != Verdict::winnable) return solution;
  FreeCell played = position;
  for (const Move& move : solution.moves) {
    EXPECT_TRUE(played.is_legal(move)) << text(move) << " at " << text(Position(played));
    if (!played.is_legal(move)) return solution;
    played.apply(move);
  }
  EXPECT_TRUE(played.is_won()) << text(Position(position));
  return solution;
}

TEST(SolveFreeCell, SmallDecksAsTheRulesSay) {
  for (const auto& [words, deals] : small_games()) {
    expect_same_verdicts<FreeCell>(words, deals,
                                   [](const FreeCell& deal) { return solve_checked(deal); });
  }
}

TEST(SolveFreeCell, NoTrickChangesAVerdict) {
  for (const auto& [words, deals] : small_games()) {
    const auto rules = std::get<FreeCellRules>(parse_rules(words));
    for (std::uint64_t number = 1000; number < 1000 + deals; ++number) {
      const auto position = numbered<FreeCell>(rules, number);
      const Verdict verdict = solve_checked(position).verdict;
      for (const Tricks& tricks : trick_sets()) {
        EXPECT_EQ(solve_checked(position, tricks).verdict, verdict) << text(Position(position));
      }
    }
  }
}

/// Positions that play comes to, with full cells and cards alone in columns among them.
TEST(SolveFreeCell, PositionsInTheMiddle) {
  for (const auto& [words, deals] : small_games()) {
    SCOPED_TRACE(words);
    const auto rules = std::get<FreeCellRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= 2; ++number) {
      wander(numbered<FreeCell>(rules, number), number, 7, [&](const FreeCell& position) {
        const Verdict plain = PlainSearch<FreeCell>(position, {}).solve().verdict;
        for (const Tricks& tricks : {Tricks{}, Tricks{.scout = false}}) {
          EXPECT_EQ(solve_checked(position, tricks).verdict, plain) << text(Position(position));
        }
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
  for (const auto& [words, deals] : small_games()) {
    SCOPED_TRACE(words);
    const auto rules = std::get<FreeCellRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= deals; ++number) {
      const Verdict verdict = solve_checked(numbered<FreeCell>(rules, number)).verdict;
      for (const auto& suits : {std::array{2, 1, 0, 3}, std::array{1, 2, 3, 0}}) {
        EXPECT_EQ(solve_checked(relabelled(rules, number, suits)).verdict, verdict) << number;
      }
    }
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
