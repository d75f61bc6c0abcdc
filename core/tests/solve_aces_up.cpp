#include "harpan/solve/aces_up.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/solve.h"

namespace harpan {
namespace {

constexpr std::array<std::string_view, 3> empty_columns{"any", "ace", "stock"};

std::string small_rules(std::string_view empty_column, int ranks) {
  return "aces-up:empty_column=" + std::string(empty_column) + ",ranks=" + std::to_string(ranks);
}

AcesUpRules rules_of(const std::string& words) { return std::get<AcesUpRules>(parse_rules(words)); }

template <std::invocable<const AcesUp&> Visit>
void each_small_deal(int ranks, std::uint64_t deals, Visit visit) {
  for (const std::string_view empty_column : empty_columns) {
    const std::string words = small_rules(empty_column, ranks);
    SCOPED_TRACE(words);
    for (std::uint64_t number = 1; number <= deals; ++number) {
      visit(numbered<AcesUp>(rules_of(words), number));
    }
  }
}

TEST(SolveAcesUp, AgreesWithThePlainSearch) {
  for (const std::string_view empty_column : empty_columns) {
    for (const int ranks : {1, 2, 3, 4, 5}) {
      expect_same_verdicts<AcesUp>(small_rules(empty_column, ranks), 20 * small_deals(),
                                   [](const AcesUp& position, Verdict verdict) {
                                     expect_proven(position, solve(position, Limits{}), verdict);
                                   });
    }
  }
}

TEST(SolveAcesUp, AgreesWithThePlainSearchAllAlongAGame) {
  each_small_deal(5, 40, [](const AcesUp& deal) {
    wander(deal, 3, 12, [](const AcesUp& position) {
      const Verdict verdict = PlainSearch<AcesUp>(position, {}).solve().verdict;
      expect_proven(position, solve(position, Limits{}), verdict);
    });
  });
}

TEST(SolveAcesUp, AgreesWithoutEachTrick) {
  const std::array<AcesUpTricks, 7> without{{{.eager = false},
                                             {.outlook = false},
                                             {.suits = false},
                                             {.finish = false},
                                             {.harmless = false},
                                             {.effect = false},
                                             {false, false, false, false, false, false}}};
  each_small_deal(5, 100, [&](const AcesUp& position) {
    const Verdict all = solve(position, Limits{}).verdict;
    const int most = most_up(position, Limits{}).least;
    for (const AcesUpTricks& tricks : without) {
      EXPECT_EQ(solve(position, Limits{}, tricks).verdict, all) << text(Position(position));
      EXPECT_EQ(most_up(position, Limits{}, tricks).least, most) << text(Position(position));
    }
  });
}

TEST(SolveAcesUp, FindsAnAceThatIsDealtToAnEmptyColumn) {
  // The four of spades leaves its column before the ace of diamonds, the last of its suit, comes.
  const auto position = position_from<AcesUp>(
      rules_of("aces-up:empty_column=any,ranks=4"),
      "stock AD 4H 2S 2C 2D 2H 4D 3D AC AS 4C 3H / 4S / 3C / 3S / AH / discard");
  expect_proven(position, solve(position, Limits{}), Verdict::winnable);
}

TEST(SolveAcesUp, IsLostWhenTheLastRowHasFourSuits) {
  for (const std::string_view empty_column : {"any", "ace"}) {
    const auto position =
        position_from<AcesUp>(rules_of(small_rules(empty_column, 3)),
                              "stock 3S 2H 3D AC / AS 2S / AH 3H / AD 2D / 2C 3C / discard");
    expect_proven(position, solve(position, Limits{}), Verdict::unwinnable);
    EXPECT_EQ(solve(position, Limits{}).nodes, 2U);
  }
}

/// All cards but the aces, the kings of three suits and a queen.
std::string low_cards() {
  std::string words = "KS QH QD QC";
  for (const char rank : std::string_view("JT98765432")) {
    for (const char suit : std::string_view("SHDC")) words += {' ', rank, suit};
  }
  return words;
}

TEST(SolveAcesUp, GoesNotInCircles) {
  // Three tops may go to the empty column, and from there to the one they left.
  for (const std::string_view stock : {"KC KD KH QS", "QS KH KC KD"}) {
    const auto position =
        position_from<AcesUp>(AcesUpRules{}, "stock " + std::string(stock) +
                                                 " / AS / AH / AD AC / - / discard " + low_cards());
    const Verdict verdict = PlainSearch<AcesUp>(position, {}).solve().verdict;
    expect_proven(position, solve(position, Limits{}), verdict);
  }
}

TEST(SolveAcesUp, BringsTheMostCards) {
  for (const std::string_view empty_column : empty_columns) {
    for (const int ranks : {2, 4, 5}) {
      expect_same_harvests<AcesUp>(small_rules(empty_column, ranks), 5 * small_deals(),
                                   [](const AcesUp& position, int most) {
                                     expect_harvest(position, most_up(position, Limits{}), most);
                                   });
    }
  }
}

TEST(SolveAcesUp, BracketsTheMostCards) {
  Limits limits;
  limits.nodes = 50;
  for (std::uint64_t number = 1; number <= 50; ++number) {
    const auto position = numbered<AcesUp>({}, number);
    const Harvest harvest = most_up(position, limits);
    EXPECT_LE(harvest.least, harvest.most);
    EXPECT_LE(harvest.most, 48);
    EXPECT_LE(harvest.nodes, limits.nodes);
    EXPECT_EQ(played(position, harvest.moves).up(), harvest.least);
  }
}

TEST(SolveAcesUp, IsBlindToSuits) {
  each_small_deal(7, 50, [](const AcesUp& position) {
    const Verdict verdict = solve(position, Limits{}).verdict;
    const int most = most_up(position, Limits{}).least;
    for (const std::string_view names : suit_names) {
      const AcesUp other = renamed(position, names);
      expect_proven(other, solve(other, Limits{}), verdict);
      expect_harvest(other, most_up(other, Limits{}), most);
    }
  });
}

TEST(SolveAcesUp, DecidesWholeDecks) {
  for (const std::string_view empty_column : empty_columns) {
    const AcesUpRules rules = rules_of(small_rules(empty_column, king));
    for (std::uint64_t number = 1; number <= 3; ++number) {
      const Position position = numbered<AcesUp>(rules, number);
      EXPECT_NE(solve(position, {}).verdict, Verdict::unknown);
    }
  }
}

TEST(SolveAcesUp, EndsAtItsLimits) {
  const auto hard = numbered<AcesUp>(rules_of("aces-up:empty_column=ace"), 1);
  const Solution whole = solve(hard, Limits{});
  ASSERT_EQ(whole.verdict, Verdict::unwinnable);
  ASSERT_GT(whole.nodes, 5000U);
  Limits limits;
  limits.nodes = 1000;
  EXPECT_EQ(solve(hard, limits).verdict, Verdict::unknown);
  EXPECT_EQ(solve(hard, limits).nodes, 1000U);
  limits = {};
  limits.table_bytes = 40'000;
  EXPECT_EQ(solve(hard, limits).verdict, Verdict::unknown);
  EXPECT_LE(solve(hard, limits).table_bytes, limits.table_bytes);
}

}  // namespace
}  // namespace harpan
