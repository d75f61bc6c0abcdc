#include "harpan/solve/pyramid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/solve.h"

namespace harpan {
namespace {

/// Every combination of the options that bear on a verdict.
std::vector<PyramidRules> all_rules() {
  std::vector<PyramidRules> result;
  for (const int passes : {1, 2, 3, int{PyramidRules::unlimited}}) {
    for (int bits = 0; bits < 16; ++bits) {
      PyramidRules rules;
      rules.passes = static_cast<std::uint8_t>(passes);
      rules.draw = (bits & 1) != 0 ? 3 : 1;
      rules.waste_pairs = bits >> 1 & 1;
      rules.stock_top_playable = bits >> 2 & 1;
      rules.all_must_go = bits >> 3 & 1;
      result.push_back(rules);
    }
  }
  return result;
}

/// Late positions, small enough to be searched without any trick, of few ranks so that cards stand
/// in each other's way.
class LatePositions {
 public:
  explicit LatePositions(std::uint64_t seed) : rng_(seed) {}

  Pyramid next(const PyramidRules& rules) {
    std::vector<Card> cards = cards_of_few_ranks();
    const auto standing = places(std::min<std::size_t>(6 + rng_.below(5), cards.size()));
    const std::size_t talon =
        cards.size() - static_cast<std::size_t>(std::ranges::count(standing, true));
    const std::size_t waste = rng_.below(talon + 1);
    std::string words = "pass " + std::to_string(pass(rules)) + " / pyramid";
    const auto take = [&] {
      const Card card = cards.back();
      cards.pop_back();
      return ' ' + text(card);
    };
    for (const bool stands : standing) words += stands ? take() : " -";
    words += " / stock";
    for (std::size_t i = waste; i < talon; ++i) words += take();
    words += " / waste";
    for (std::size_t i = 0; i < waste; ++i) words += take();
    words += " / discard";
    for (const Card card : gone_) words += ' ' + text(card);
    return position_from<Pyramid>(rules, words);
  }

 private:
  /// Whole pairs and a king, in any order; all others are gone.
  std::vector<Card> cards_of_few_ranks() {
    std::vector<Card> left;
    gone_.clear();
    const int first = 1 + static_cast<int>(rng_.below(4));
    for (int rank = 1; rank <= 6; ++rank) {
      const std::size_t pairs = rank < first || rank > first + 2 ? 0 : 2 + rng_.below(3);
      add(left, rank, pairs);
      add(left, king - rank, pairs);
    }
    add(left, king, rng_.below(2));
    shuffle(left);
    return left;
  }

  void add(std::vector<Card>& left, int rank, std::size_t count) {
    std::vector<Card> cards;
    for (int suit = 0; suit < suit_count; ++suit) cards.emplace_back(rank, static_cast<Suit>(suit));
    shuffle(cards);
    left.insert(left.end(), cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count));
    gone_.insert(gone_.end(), cards.begin() + static_cast<std::ptrdiff_t>(count), cards.end());
  }

  /// Which places stand when free ones have been taken at random until so many are left.
  std::array<bool, Pyramid::places> places(std::size_t count) {
    std::uint32_t standing = (1U << Pyramid::places) - 1;
    for (std::size_t left = Pyramid::places; left > count;) {
      const auto place = static_cast<int>(rng_.below(Pyramid::places));
      if ((standing >> place & 1) == 0 || (Pyramid::covers(place) & standing) != 0) continue;
      standing &= ~(1U << place);
      --left;
    }
    std::array<bool, Pyramid::places> result{};
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = (standing >> i & 1) != 0;
    return result;
  }

  int pass(const PyramidRules& rules) {
    const std::uint64_t most = rules.passes == PyramidRules::unlimited ? 300 : rules.passes;
    return 1 + static_cast<int>(rng_.below(most));
  }

  void shuffle(std::vector<Card>& cards) {
    for (std::size_t i = cards.size(); i > 1; --i) {
      std::swap(cards[i - 1], cards[static_cast<std::size_t>(rng_.below(i))]);
    }
  }

  Rng rng_;
  std::vector<Card> gone_;
};

template <std::invocable<const Pyramid&> Visit>
void each_late_position(int count, Visit visit) {
  LatePositions positions(7);
  for (const PyramidRules& rules : all_rules()) {
    SCOPED_TRACE(text(Rules(rules)));
    for (int i = 0; i < count; ++i) visit(positions.next(rules));
  }
}

Verdict plain_verdict(const Pyramid& position) {
  return PlainSearch<Pyramid>(position, {}).solve().verdict;
}

TEST(SolvePyramid, AgreesWithThePlainSearch) {
  std::array<int, 3> counts{};
  each_late_position(60, [&](const Pyramid& position) {
    const Verdict plain = plain_verdict(position);
    ++counts[static_cast<std::size_t>(plain)];
    EXPECT_EQ(solve(Position(position), {}).verdict, plain) << text(Position(position));
  });
  EXPECT_GT(counts[static_cast<std::size_t>(Verdict::winnable)], 500);
  EXPECT_GT(counts[static_cast<std::size_t>(Verdict::unwinnable)], 500);
}

TEST(SolvePyramid, AgreesWithoutEachTrick) {
  const std::array<PyramidTricks, 5> without{{{.partners = false},
                                              {.forced = false},
                                              {.open_talon = false},
                                              {.earliest = false},
                                              {false, false, false, false}}};
  each_late_position(20, [&](const Pyramid& position) {
    const Verdict all = solve(position, Limits{}).verdict;
    for (const PyramidTricks& tricks : without) {
      EXPECT_EQ(solve(position, Limits{}, tricks).verdict, all) << text(Position(position));
    }
  });
}

TEST(SolvePyramid, IsBlindToSuits) {
  const auto expect_blind = [](const Pyramid& position) {
    const Verdict verdict = solve(position, Limits{}).verdict;
    for (const std::string_view names : suit_names) {
      const Pyramid other = renamed(position, names);
      expect_proven(other, solve(other, Limits{}), verdict);
    }
  };
  each_late_position(20, expect_blind);
  for (std::uint64_t number = 1; number <= 100; ++number) {
    expect_blind(numbered<Pyramid>({.stock_top_playable = 1}, number));
  }
}

// The rules of the file are those of its solver.
TEST(SolvePyramid, AgreesWithThePublishedVerdicts) {
  const PyramidRules rules{.passes = 3, .stock_top_playable = 1};
  std::ifstream lines(HARPAN_TEST_DATA "/data/pyramid-deals.tsv");
  int deals = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line[0] != 'P') continue;
    std::istringstream fields(line);
    std::string id;
    int fewest = 0;
    std::string deck;
    std::getline(fields >> id >> fewest, deck);
    const Position position = deal(rules, parse_deck(rules, deck));
    const Solution solution = solve(position, {});
    EXPECT_EQ(solution.verdict, fewest == 0 ? Verdict::unwinnable : Verdict::winnable) << id;
    EXPECT_GE(solution.moves.size(), static_cast<std::size_t>(fewest)) << id;
    ++deals;
  }
  EXPECT_EQ(deals, 1000);
}

TEST(SolvePyramid, KeepsAVerdictAlongItsLine) {
  for (std::uint64_t number = 1; number <= 40; ++number) {
    auto position = numbered<Pyramid>({}, number);
    for (const Move& move : solve(position, Limits{}).moves) {
      EXPECT_EQ(solve(Position(position), {}).verdict, Verdict::winnable)
          << text(Position(position));
      position.apply(move);
    }
  }
}

TEST(SolvePyramid, EndsAtItsLimits) {
  const Pyramid hard = numbered<Pyramid>({.passes = 1}, 13);
  const Solution whole = solve(hard, Limits{});
  ASSERT_EQ(whole.verdict, Verdict::unwinnable);
  ASSERT_GT(whole.nodes, 20'000U);
  ASSERT_GT(whole.table_bytes, 100'000U);
  Limits limits;
  limits.nodes = 5000;
  const Solution short_of_nodes = solve(hard, limits);
  EXPECT_EQ(short_of_nodes.verdict, Verdict::unknown);
  EXPECT_EQ(short_of_nodes.nodes, 5000U);
  limits = {};
  limits.table_bytes = 100'000;
  const Solution short_of_memory = solve(hard, limits);
  EXPECT_EQ(short_of_memory.verdict, Verdict::unknown);
  EXPECT_LE(short_of_memory.table_bytes, 100'000U);
}

TEST(SolvePyramid, KnowsAWonTable) {
  const std::string words = "pass 2 / pyramid" + [] {
    std::string places;
    for (int i = 0; i < Pyramid::places; ++i) places += " -";
    return places;
  }() + " / stock KS / waste / discard";
  std::string gone;
  for (const Card card : sorted_cards({})) {
    if (card != Card(king, Suit::spades)) gone += ' ' + text(card);
  }
  const auto cleared = position_from<Pyramid>({}, words + gone);
  EXPECT_EQ(solve(cleared, Limits{}).verdict, Verdict::winnable);
  EXPECT_TRUE(solve(cleared, Limits{}).moves.empty());
  const auto one_left = position_from<Pyramid>({.all_must_go = 1}, words + gone);
  EXPECT_EQ(solve(one_left, Limits{}).verdict, Verdict::winnable);
  EXPECT_EQ(solve(one_left, Limits{}).moves.size(), 2U);
}

}  // namespace
}  // namespace harpan
