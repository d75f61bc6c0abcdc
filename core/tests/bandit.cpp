#include "harpan/play/bandit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "harpan/game.h"
#include "harpan/notation.h"
#include "harpan/play/bandit/arms.h"
#include "harpan/play/bandit/judge.h"
#include "harpan/play/parting.h"
#include "harpan/play/table.h"
#include "tests/samples.h"

namespace harpan {
namespace {

template <class F>
class Commits : public testing::Test {};

using Families = testing::Types<Klondike<1>, Klondike<2>>;
TYPED_TEST_SUITE(Commits, Families);

template <class F>
constexpr int decks = 0;
template <int Decks>
constexpr int decks<Klondike<Decks>> = Decks;

template <class F>
using ArmsOf = Arms<decks<F>>;

/// Plays games by commits chosen at random and calls visit(table, arms) before each.
template <class F, class Visit>
void wander_by_commits(const typename F::Rules& rules, std::uint64_t deals, Visit visit) {
  SCOPED_TRACE(text(Rules(rules)));
  for (std::uint64_t deal = 1; deal <= deals; ++deal) {
    Table<F> table(numbered<F>(rules, deal));
    Rng rng(deal);
    for (int i = 0; i < 40; ++i) {
      const ArmsOf<F> arms(table.view());
      visit(table, arms);
      if (testing::Test::HasFatalFailure() || arms.commits().empty()) break;
      const auto chosen = static_cast<std::size_t>(rng.below(arms.commits().size()));
      for (const Move& move : arms.block(chosen)) table.play(move);
    }
  }
}

/// Whether a move can be undone by moves of the game.
template <class F>
bool is_for_good(const F& position, const Step& step) {
  const Move move = step.move;
  if (step.turned != 0 || move.source == Role::waste || move.source == Role::stock) return true;
  if (move.target == Role::stock) return true;
  const bool stays_up = move.target.role() == Role::foundation && position.rules().taking_back == 0;
  const bool leaves_none =
      move.source.role() == Role::column && position.columns().is_empty(move.source.index());
  return stays_up || leaves_none;
}

TYPED_TEST(Commits, AreReachedByLegalMovesOfWhichOnlyTheLastShowsACard) {
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    int count = 0;
    wander_by_commits<TypeParam>(
        rules, 3, [&](const Table<TypeParam>& table, const ArmsOf<TypeParam>& arms) {
          const auto unseen = table.view().unseen();
          for (std::size_t i = 0; i < arms.commits().size(); ++i, ++count) {
            Table<TypeParam> copy = table;
            const Block block = arms.block(i);
            ASSERT_FALSE(block.empty());
            for (std::size_t m = 0; m < block.size(); ++m) {
              ASSERT_EQ(copy.view().unseen(), unseen);
              ASSERT_TRUE(copy.truth().is_legal(block[m])) << text(block[m]);
              const Step step = copy.play(block[m]);
              ASSERT_TRUE(m + 1 < block.size() || is_for_good(copy.truth(), step));
            }
          }
        });
    EXPECT_GT(count, 10);
  }
}

TYPED_TEST(Commits, AreTheSameHoweverTheHiddenCardsLie) {
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    Rng rng(3);
    wander_by_commits<TypeParam>(
        rules, 2, [&](const Table<TypeParam>& table, const ArmsOf<TypeParam>& arms) {
          Seat<TypeParam> seat(table.truth());
          const ArmsOf<TypeParam> twin(Seat<TypeParam>(rearranged(seat.view(), rng)).view());
          if (seat.view().unseen() != table.view().unseen()) return;
          ASSERT_EQ(twin.commits().size(), arms.commits().size());
          for (std::size_t i = 0; i < arms.commits().size(); ++i) {
            ASSERT_EQ(twin.block(i), arms.block(i));
          }
        });
  }
}

/// What the search makes of a commit in a world is what the rules make of its moves there.
TYPED_TEST(Commits, LeadWhereTheirMovesLead) {
  constexpr int count = decks<TypeParam>;
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    wander_by_commits<TypeParam>(rules, 2,
                                 [&](const Table<TypeParam>& table, const ArmsOf<TypeParam>& arms) {
                                   const World<count> world(table.truth());
                                   for (std::size_t i = 0; i < arms.commits().size(); ++i) {
                                     TypeParam position = table.truth();
                                     for (const Move& move : arms.block(i)) position.apply(move);
                                     const World<count> there(position);
                                     const auto state = world.after(arms.commits()[i]);
                                     ASSERT_EQ(state.left, there.first().left);
                                     ASSERT_EQ(state.depth, there.first().depth);
                                     ASSERT_EQ(state.heights, there.first().heights);
                                     ASSERT_EQ(state.waste, there.first().waste);
                                     ASSERT_EQ(state.pass, there.first().pass);
                                     if constexpr (count == 1) {
                                       ASSERT_EQ(state.loose, there.first().loose);
                                       ASSERT_EQ(state.locked, there.first().locked);
                                     }
                                   }
                                 });
  }
}

/// Only a king may go back to where the last card of a column lay.
bool leaves_a_column_for_good(const Klondike<1>& position, Move move) {
  if (move.source.role() != Role::column) return false;
  const int column = move.source.index();
  return position.columns().height(column) == move.count &&
         position.columns().card(column, 0).rank() != position.rules().ranks;
}

/// The columns of which a card can be turned after any moves that can be undone.
std::set<int> columns_to_turn(const Klondike<1>& start) {
  std::set<int> columns;
  std::set<std::pair<std::uint64_t, std::uint64_t>> met;
  std::vector<Klondike<1>> waiting{start};
  while (!waiting.empty()) {
    const Klondike<1> position = waiting.back();
    waiting.pop_back();
    for (const Move& move : legal_moves(position)) {
      if (move.source == Role::waste || move.source == Role::stock) continue;
      if (move.target == Role::stock) continue;
      Klondike<1> after = position;
      if (leaves_a_column_for_good(position, move)) continue;
      if (after.apply(move).turned != 0) {
        columns.insert(move.source.index());
      } else if (met.insert({after.key().low, after.key().high}).second) {
        waiting.push_back(after);
      }
    }
  }
  return columns;
}

bool is_of_one_card(const std::vector<Commit<1>>& commits) {
  return std::ranges::all_of(commits, [&](const Commit<1>& commit) {
    return commit.source == commits[0].source && commit.index == commits[0].index;
  });
}

TEST(CommitsOfSmallDecks, AreAllThatTurnACard) {
  for (const char* words : {"klondike:columns=4,ranks=4", "klondike:draw=3,columns=5,ranks=5",
                            "klondike:passes=2,columns=4,ranks=5"}) {
    const auto rules = std::get<KlondikeRules>(parse_rules(words));
    int compared = 0;
    wander_by_commits<Klondike<1>>(
        rules, 20, [&](const Table<Klondike<1>>& table, const Arms<1>& arms) {
          std::set<int> columns;
          for (const Commit<1>& commit : arms.commits()) {
            if (commit.source != Commit<1>::Source::column) continue;
            if (table.truth().columns().hidden(commit.index) > 0) columns.insert(commit.index);
          }
          // One card alone may stand for all, when it is as good as any.
          if (is_of_one_card(arms.commits())) return;
          ASSERT_EQ(columns, columns_to_turn(table.truth())) << text(Position(table.truth()));
          ++compared;
        });
    EXPECT_GT(compared, 40);
  }
}

TEST(Judge, TellsAWorldThatIsWonFromOneThatIsNot) {
  const KlondikeRules rules{.columns = 3, .ranks = 4};
  const auto judged = [&](std::string_view words, Aim aim) {
    const World<1> world(position_from<Klondike<1>>(rules, words));
    return Judge<1>(aim, 100).value(world, world.first());
  };
  const std::string_view won =
      "pass 1 / stock 2H 3H 4H / waste / foundations 3S AH 4C 4D / 4S / - / -";
  const std::string_view lost =
      "pass 1 / stock / waste / foundations - 4H 4C 4D / <AS> 2S / 3S / 4S";
  EXPECT_EQ(judged(won, Aim::win), 1);
  EXPECT_EQ(judged(lost, Aim::win), 0);
  EXPECT_EQ(judged(won, Aim::cards), 16);
  EXPECT_EQ(judged(lost, Aim::cards), 12);
}

TEST(Parting, FindsTheBestAndLeavesWhatIsClearlyWorse) {
  Rng rng(1);
  const std::vector<int> chances{45, 60, 57, 10};
  std::vector<int> judged(chances.size());
  int worlds = 0;
  const std::size_t best = Parting(chances.size(), 4'000)
                               .best([&] { return ++worlds > 0; },
                                     [&](std::size_t i) {
                                       ++judged[i];
                                       return static_cast<int>(rng.below(100)) < chances[i];
                                     });
  EXPECT_EQ(best, 1U);
  EXPECT_LT(judged[3], judged[0]);
  EXPECT_LT(judged[0], judged[1]);
  EXPECT_LE(judged[0] + judged[1] + judged[2] + judged[3], 4'000);
}

TEST(Parting, GoesOnWhileTwoAreAlike) {
  int judged = 0;
  const std::size_t best =
      Parting(2, 600).best([] { return true; }, [&](std::size_t) { return ++judged > 0; });
  EXPECT_EQ(best, 0U);
  EXPECT_EQ(judged, 600);
}

TEST(Parting, EndsWhenItIsStopped) {
  int worlds = 0;
  Parting(2, 600).best([&] { return ++worlds < 5; }, [](std::size_t) { return 1; });
  EXPECT_EQ(worlds, 5);
}

}  // namespace
}  // namespace harpan
