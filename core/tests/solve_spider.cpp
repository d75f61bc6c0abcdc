#include "harpan/solve/spider.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "harpan/families/spider.h"
#include "tests/solve.h"

namespace harpan {
namespace {

/// Small decks that the plain search can exhaust, with every option.
constexpr auto small_decks = std::to_array<std::string_view>({
    "spider:suits=4,columns=4,ranks=2",
    "spider:suits=4,deal_over_empty=yes,columns=4,ranks=2",
    "spider:suits=4,columns=5,ranks=2",
    "spider:suits=4,deal_over_empty=yes,columns=5,ranks=2",
    "spider:suits=4,columns=9,ranks=2",
    "spider:suits=2,columns=4,ranks=2",
    "spider:suits=2,deal_over_empty=yes,columns=4,ranks=2",
    "spider:suits=2,columns=6,ranks=2",
    "spider:suits=1,columns=4,ranks=2",
    "spider:suits=1,deal_over_empty=yes,columns=5,ranks=2",
    "spider:suits=1,columns=4,ranks=1",
    "spider:suits=4,columns=4,ranks=3",
    "spider:suits=2,columns=5,ranks=3",
    "spider:suits=4,deal_over_empty=yes,columns=4,ranks=3",
});

Limits nodes(std::uint64_t count) {
  Limits limits;
  limits.nodes = count;
  return limits;
}

/// Calls check(position, verdict) for small decks of all rules, dealt and in the middle of a game.
template <class Check>
void expect_same_everywhere(std::uint64_t deals, Check check) {
  for (const std::string_view words : small_decks) {
    expect_same_verdicts<Spider>(words, deals, check);
  }
}

TEST(SolveSpider, AgreesWithThePlainSearch) {
  int lost = 0;
  int won = 0;
  expect_same_everywhere(2 * small_deals(), [&](const Spider& position, Verdict verdict) {
    ++(verdict == Verdict::winnable ? won : lost);
    expect_proven(position, solve(position, {}), verdict);
  });
  EXPECT_GT(won, 10 * small_deals());
  EXPECT_GT(lost, 4 * small_deals());
}

TEST(SolveSpider, AgreesWithoutEachTrick) {
  for (const auto trick : {&SpiderTricks::beam, &SpiderTricks::alike, &SpiderTricks::one_empty,
                           &SpiderTricks::whole_column, &SpiderTricks::too_few}) {
    SpiderTricks tricks;
    tricks.*trick = false;
    expect_same_everywhere(small_deals(), [&](const Spider& position, Verdict verdict) {
      expect_proven(position, solve(position, {}, tricks), verdict);
    });
  }
}

TEST(SolveSpider, SuitsMayChangeNames) {
  expect_same_everywhere(small_deals(), [&](const Spider& position, Verdict verdict) {
    const auto suits = position.rules().suits;
    for (const std::string_view names : suit_names) {
      const bool in_deck = suits == 4 || (suits == 2 && names == "HSCD");
      if (!in_deck) continue;
      const Spider other = renamed(position, names);
      expect_proven(other, solve(other, {}), verdict);
    }
  });
}

TEST(SolveSpider, WinsWholeDecks) {
  for (const std::string_view words : {"spider:suits=1", "spider:suits=2", "spider:suits=4",
                                       "spider:suits=2,deal_over_empty=yes"}) {
    const auto rules = std::get<SpiderRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= 3; ++number) {
      const auto deal = numbered<Spider>(rules, number);
      expect_proven(deal, solve(deal, {}), Verdict::winnable);
    }
  }
}

TEST(SolveSpider, FromTheMiddleOfAWholeDeck) {
  const SpiderRules rules{.suits = 2};
  const Spider deal = numbered<Spider>(rules, 5);
  const std::vector<Move> line = solve(deal, {}).moves;
  ASSERT_TRUE(played(deal, line).is_won());
  Spider position = deal;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i % 20 == 0) expect_proven(position, solve(position, {}), Verdict::winnable);
    position.apply(line[i]);
  }
  EXPECT_EQ(solve(position, {}).verdict, Verdict::winnable);
  EXPECT_TRUE(solve(position, {}).moves.empty());
}

TEST(SolveSpider, AStockThatCannotBeDealtLoses) {
  // Aces go home as they lie open, so the row finds its columns empty.
  const auto rules = std::get<SpiderRules>(parse_rules("spider:suits=1,columns=4,ranks=1"));
  const auto deal = numbered<Spider>(rules, 1);
  expect_proven(deal, solve(deal, {}), Verdict::unwinnable);
}

TEST(SolveSpider, EndsAtTheLimitOfNodes) {
  const Spider deal = numbered<Spider>(SpiderRules{}, 7);
  for (const std::uint64_t limit : {0, 1, 1000, 5000}) {
    const Solution solution = solve(deal, nodes(limit));
    EXPECT_LE(solution.nodes, limit);
    EXPECT_EQ(solution.verdict, Verdict::unknown) << limit;
  }
}

TEST(SolveSpider, IsTheSameEachTime) {
  const Spider deal = numbered<Spider>(SpiderRules{}, 8);
  const Solution first = solve(deal, nodes(200000));
  const Solution second = solve(deal, nodes(200000));
  EXPECT_EQ(first.verdict, second.verdict);
  EXPECT_EQ(first.moves, second.moves);
  EXPECT_EQ(first.nodes, second.nodes);
}

TEST(SolveSpider, EndsWhenItIsTold) {
  std::uint64_t asked = 0;
  Limits limits;
  limits.keep_going = [&](std::uint64_t) { return ++asked < 3; };
  const Solution solution = solve(numbered<Spider>(SpiderRules{}, 7), limits);
  EXPECT_EQ(solution.verdict, Verdict::unknown);
  EXPECT_EQ(asked, 3U);
}

TEST(SolveSpider, KeepsWithinItsMemory) {
  const Spider deal = numbered<Spider>(SpiderRules{}, 7);
  for (const std::size_t bytes : {0U, 1000U, 40000U, 1U << 18, 1U << 20}) {
    Limits limits;
    limits.table_bytes = bytes;
    const Solution solution = solve(deal, limits);
    EXPECT_LE(solution.table_bytes, bytes);
    if (bytes < 100000) {
      EXPECT_EQ(solution.verdict, Verdict::unknown) << bytes;
    }
  }
}

}  // namespace
}  // namespace harpan
