#include "tests/play.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "harpan/game.h"
#include "harpan/notation.h"

namespace harpan {
namespace {

template <class F>
class Playing : public testing::Test {};

using Families = testing::Types<Klondike<1>, Klondike<2>, Spider, FreeCell, Pyramid, AcesUp>;
TYPED_TEST_SUITE(Playing, Families);

constexpr int few_moves = 120;

/// Plays up to so many moves and calls visit(table, move) before each.
template <class F, class P, class Visit>
void follow(const F& start, P policy, std::uint64_t deal, Visit visit) {
  Table<F> table(start);
  for (int i = 0; i < few_moves && !table.truth().is_won(); ++i) {
    Rng rng = player_stream({.deal = deal}, static_cast<std::uint64_t>(i));
    const auto move = policy.choose(table.view(), rng);
    if (!move) return;
    visit(table, *move);
    if (testing::Test::HasFatalFailure()) return;
    table.play(*move);
  }
}

template <class F, class Visit>
void follow_everywhere(std::uint64_t deals, Visit visit) {
  for (const auto& rules : sample_rules_of<F>()) {
    SCOPED_TRACE(text(Rules(rules)));
    each_policy<F>([&](auto make) {
      for (std::uint64_t deal = 1; deal <= deals; ++deal) {
        follow(numbered<F>(rules, deal), make(), deal, visit);
      }
    });
  }
}

TYPED_TEST(Playing, MakesLegalMovesOnly) {
  follow_everywhere<TypeParam>(3, [](const Table<TypeParam>& table, Move move) {
    ASSERT_TRUE(table.truth().is_legal(move))
        << text(move) << " at " << text(Position(table.truth()));
  });
}

TYPED_TEST(Playing, KeepsTheViewThatThePlayerHas) {
  follow_everywhere<TypeParam>(1, [](const Table<TypeParam>& table, Move) {
    Seat<TypeParam> seat(table.truth());
    ASSERT_EQ(text(Position(table.view().known())), text(Position(seat.view().known())));
  });
}

/// The greedy order plays a sampled world as it plays the masked position.
TYPED_TEST(Playing, ByTheGreedyOrderReadsNoHiddenCard) {
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    SCOPED_TRACE(text(Rules(rules)));
    for (std::uint64_t deal = 1; deal <= 10; ++deal) {
      GreedyOrder<TypeParam> blind;
      GreedyOrder<TypeParam> open;
      Table<TypeParam> table(numbered<TypeParam>(rules, deal));
      for (int i = 0; i < 1000; ++i) {
        const auto move = blind.next(table.view().known());
        ASSERT_EQ(open.next(table.truth()), move);
        if (!move) break;
        table.play(*move);
      }
    }
  }
}

TYPED_TEST(Playing, ByTheGreedyOrderNeverGoesRoundInCircles) {
  const std::vector<std::uint64_t> deals = [] {
    std::vector<std::uint64_t> numbers(200);
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
  }();
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    SCOPED_TRACE(text(Rules(rules)));
    for (const Played& played : play_deals(rules, GreedyPlayer{}, deals, {})) {
      ASSERT_FALSE(played.cycled);
      ASSERT_FALSE(played.capped);
    }
  }
}

std::vector<Played> in_slices(const Rules& rules, const Player& player, std::size_t slices,
                              std::size_t deals) {
  std::vector<std::vector<Played>> parts(slices);
  std::vector<std::thread> threads;
  for (std::size_t slice = 0; slice < slices; ++slice) {
    threads.emplace_back([&, slice] {
      std::vector<std::uint64_t> numbers(deals / slices);
      std::iota(numbers.begin(), numbers.end(), 1 + slice * numbers.size());
      parts[slice] = play_deals(rules, player, numbers, {.most_moves = 60});
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::vector<Played> games;
  for (const auto& part : parts) games.insert(games.end(), part.begin(), part.end());
  return games;
}

TEST(Batch, IsTheSameInAnySlicesAndThreads) {
  for (const char* words : {"klondike", "klondike:draw=3,passes=3", "klondike:decks=2", "spider",
                            "freecell", "pyramid", "aces-up"}) {
    SCOPED_TRACE(words);
    for (const Player& player : quick_players()) {
      if (!plays(player, parse_rules(words))) continue;
      SCOPED_TRACE(text(player));
      const bool samples = !options(player).empty();
      const std::size_t deals = samples ? 4 : 24;
      const auto whole = in_slices(parse_rules(words), player, 1, deals);
      EXPECT_EQ(whole.size(), deals);
      EXPECT_EQ(in_slices(parse_rules(words), player, 2, deals), whole);
      EXPECT_EQ(in_slices(parse_rules(words), player, 4, deals), whole);
    }
  }
}

TEST(Batch, AnswersTheGamesFinishedWhenStopped) {
  const std::vector<std::uint64_t> numbers{1, 2, 3, 4, 5, 6};
  const Rules rules = parse_rules("klondike");
  const auto all = play_deals(rules, GreedyPlayer{}, numbers, {});
  const auto some =
      play_deals(rules, GreedyPlayer{}, numbers, {}, [](std::size_t games) { return games < 3; });
  ASSERT_EQ(some.size(), 3U);
  EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
  int asked = 0;
  const auto none =
      play_deals(rules, MonteCarloPlayer{}, numbers, {}, [&](std::size_t) { return ++asked < 5; });
  EXPECT_TRUE(none.empty());
}

/// Moves a card between two columns for ever, or draws and turns over.
class Circling {
 public:
  std::optional<Move> choose(const View<Klondike<1>>& view, Rng&) {
    return talon_move(view.known());
  }
  std::uint64_t nodes() const { return 0; }
};

TEST(Games, EndWhenTheyGoRoundInCircles) {
  Circling circling;
  const auto played =
      play_game(numbered<Klondike<1>>(KlondikeRules{}, 1), circling, {}, PlayTerms{});
  EXPECT_TRUE(played.cycled);
  EXPECT_FALSE(played.won);
  EXPECT_LT(played.moves, usual_most_moves);
}

TEST(Games, EndAtTheMostMoves) {
  const std::vector<std::uint64_t> numbers{1, 2, 3};
  const auto games =
      play_deals(parse_rules("klondike"), RandomPlayer{}, numbers, {.most_moves = 17});
  for (const Played& played : games) {
    EXPECT_TRUE(played.capped);
    EXPECT_EQ(played.moves, 17);
  }
}

TEST(Games, AreScoredAsTheScoringSays) {
  const std::vector<std::uint64_t> numbers{1, 2, 3, 4, 5, 6, 7, 8};
  const Rules rules = parse_rules("klondike:draw=3,passes=3");
  for (const Played& played :
       play_deals(rules, GreedyPlayer{}, numbers, {.scoring = VegasScoring{}})) {
    EXPECT_EQ(played.points, 5 * played.up - 52);
  }
}

TEST(Players, AreReadAndWritten) {
  for (const Player& player : quick_players()) EXPECT_EQ(parse_player(text(player)), player);
  EXPECT_EQ(text(parse_player("monte-carlo:stopping=all,samples=100")), "monte-carlo:stopping=all");
}

void expect_refused(std::string_view words, std::string_view code) {
  try {
    parse_player(words);
    ADD_FAILURE() << words;
  } catch (const RulesError& error) {
    EXPECT_EQ(error.code(), code) << error.what();
  }
}

TEST(Players, AreRefusedWithWhatIsAllowed) {
  expect_refused("", "unknown_player");
  expect_refused("gredy", "unknown_player");
  expect_refused("greedy:samples=1", "unknown_option");
  expect_refused("monte-carlo:samples", "bad_option");
  expect_refused("monte-carlo:samples=1,samples=2", "option_twice");
  for (const char* value : {"", "0", "-1", "1.5", "1e3", "100001", "99999999999", "all"}) {
    expect_refused(std::string("monte-carlo:samples=") + value, "unknown_value");
  }
  expect_refused("monte-carlo:stopping=1", "unknown_value");
}

}  // namespace
}  // namespace harpan
