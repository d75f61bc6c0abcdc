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

bool wins(Spider position, const std::vector<Move>& moves) {
  for (const Move move : moves) {
    if (!position.is_legal(move)) return false;
    position.apply(move);
  }
  return position.is_won();
}

/// The verdict; a line is replayed before it counts.
Verdict verdict(const Spider& position, SpiderTricks tricks = {}) {
  const Solution solution = solve(position, {}, tricks);
  EXPECT_EQ(solution.verdict == Verdict::winnable, wins(position, solution.moves));
  return solution.verdict;
}

/// Calls visit(position, plain verdict) for mid-game positions of small decks.
template <class Visit>
void for_each_small(std::uint64_t deals, int length, Visit visit) {
  for (const std::string_view words : small_decks) {
    SCOPED_TRACE(words);
    const auto rules = std::get<SpiderRules>(parse_rules(words));
    for (std::uint64_t number = 1; number <= deals; ++number) {
      wander(numbered<Spider>(rules, number), number, length, [&](const Spider& position) {
        const Solution plain = PlainSearch<Spider>(position, nodes(60000)).solve();
        if (plain.verdict != Verdict::unknown) visit(position, plain.verdict);
      });
    }
  }
}

TEST(SolveSpider, AgreesWithThePlainSearch) {
  int counts[3] = {};
  for_each_small(40, 1, [&](const Spider& position, Verdict plain) {
    ++counts[static_cast<int>(plain)];
    EXPECT_EQ(verdict(position), plain) << text(Position(position));
  });
  EXPECT_GT(counts[static_cast<int>(Verdict::winnable)], 100);
  EXPECT_GT(counts[static_cast<int>(Verdict::unwinnable)], 40);
}

TEST(SolveSpider, AgreesInTheMiddleOfAGame) {
  for_each_small(3, 12, [&](const Spider& position, Verdict plain) {
    EXPECT_EQ(verdict(position), plain) << text(Position(position));
  });
}

TEST(SolveSpider, AgreesWithoutEachTrick) {
  for (const auto trick : {&SpiderTricks::beam, &SpiderTricks::alike, &SpiderTricks::one_empty,
                           &SpiderTricks::whole_column, &SpiderTricks::too_few}) {
    SpiderTricks tricks;
    tricks.*trick = false;
    for_each_small(4, 4, [&](const Spider& position, Verdict plain) {
      EXPECT_EQ(verdict(position, tricks), plain) << text(Position(position));
    });
  }
}

/// The exhaustive search alone, which the beams would else spare.
TEST(SolveSpider, AgreesWithoutBeams) {
  for_each_small(20, 1, [&](const Spider& position, Verdict plain) {
    EXPECT_EQ(verdict(position, {.beam = false}), plain) << text(Position(position));
  });
}

TEST(SolveSpider, SuitsMayChangeNames) {
  for_each_small(5, 3, [&](const Spider& position, Verdict plain) {
    std::string words = text(Position(position));
    for (char& letter : words) {
      if (letter == 'S') {
        letter = 'H';
      } else if (letter == 'H') {
        letter = 'S';
      }
    }
    if (position.rules().suits == 1) return;
    EXPECT_EQ(verdict(position_from<Spider>(position.rules(), words)), plain) << words;
  });
}

class WholeDeck : public testing::TestWithParam<std::string_view> {};

TEST_P(WholeDeck, IsWon) {
  const auto rules = std::get<SpiderRules>(parse_rules(GetParam()));
  for (std::uint64_t number = 1; number <= 3; ++number) {
    EXPECT_EQ(verdict(numbered<Spider>(rules, number)), Verdict::winnable) << number;
  }
}

INSTANTIATE_TEST_SUITE_P(SolveSpider, WholeDeck,
                         testing::Values("spider:suits=1", "spider:suits=2", "spider:suits=4",
                                         "spider:suits=2,deal_over_empty=yes"));

TEST(SolveSpider, FromTheMiddleOfAWholeDeck) {
  const SpiderRules rules{.suits = 2};
  const Spider deal = numbered<Spider>(rules, 5);
  const std::vector<Move> line = solve(deal, {}).moves;
  ASSERT_TRUE(wins(deal, line));
  Spider position = deal;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i % 20 == 0) {
      EXPECT_EQ(verdict(position), Verdict::winnable) << text(Position(position));
    }
    position.apply(line[i]);
  }
  EXPECT_EQ(solve(position, {}).verdict, Verdict::winnable);
  EXPECT_TRUE(solve(position, {}).moves.empty());
}

TEST(SolveSpider, AStockThatCannotBeDealtLoses) {
  // Aces go home as they lie open, so the row finds its columns empty.
  const auto rules = std::get<SpiderRules>(parse_rules("spider:suits=1,columns=4,ranks=1"));
  EXPECT_EQ(verdict(numbered<Spider>(rules, 1)), Verdict::unwinnable);
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
