#include "harpan/hint/hint.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "harpan/layout_text.h"
#include "harpan/notation.h"
#include "tests/play.h"

namespace harpan {
namespace {

Scoring scoring_of(const Rules& rules) {
  const auto* klondike = std::get_if<KlondikeRules>(&rules);
  return klondike && klondike->passes != KlondikeRules::unlimited ? Scoring(VegasScoring{})
                                                                  : Scoring(PlainScoring{});
}

/// What the player knows, and how the cards lie: what a hint may never come back to.
std::pair<std::string, std::size_t> standing(const Game& game) {
  const Key key = game.key();
  return {std::to_string(key.high) + " " + std::to_string(key.low), game.unseen().size()};
}

Game game_of(std::string_view words, std::uint64_t number) {
  const Rules rules = parse_rules(words);
  return Game::numbered(rules, scoring_of(rules), number);
}

// One test a law, over the rules by a loop: the test library's own parameters do not go with the
// checking standard library.

template <class Law>
void for_sample_rules(Law law) {
  for (const std::string_view words : sample_rules) {
    SCOPED_TRACE(words);
    law(words);
    if (testing::Test::HasFatalFailure()) return;
  }
}

void expect_no_return(std::string_view words) {
  Game played = game_of(words, 1);
  std::set<std::pair<std::string, std::size_t>> met{standing(played)};
  while (const auto advice = hint(played)) {
    for (const Move& move : advice->plan) {
      ASSERT_TRUE(std::holds_alternative<Step>(played.play(move)));
      ASSERT_TRUE(met.insert(standing(played)).second) << "move " << played.moves();
    }
  }
}

TEST(Hints, FollowedAloneNeverComeBackWithNothingLearnt) { for_sample_rules(expect_no_return); }

/// Whatever the player does, the whole plan may be made, and shows nothing before its end.
void expect_legal_plans(std::string_view words) {
  Game played = game_of(words, 4);
  Rng rng(4);
  for (int i = 0; i < 40; ++i) {
    if (const auto advice = hint(played)) {
      Game ahead = played;
      for (const Move& move : advice->plan) {
        EXPECT_EQ(ahead.unseen().size(), played.unseen().size());
        ASSERT_TRUE(std::holds_alternative<Step>(ahead.play(move))) << text(move);
      }
    }
    const auto moves = played.legal_moves();
    if (moves.empty()) break;
    played.play(any_of(moves, rng));
  }
}

TEST(Hints, PlansAreLegalAfterAnyMoves) { for_sample_rules(expect_legal_plans); }

void expect_twins_advised_alike(std::string_view words) {
  const Rules rules = parse_rules(words);
  const Game one = game_of(words, 5);
  std::visit(
      [&]<Family F>(const F& position) {
        Rng rng(5);
        Game first(rules, one.scoring(), Position(position));
        Game twin(rules, one.scoring(), Position(rearranged(Seat<F>(position).view(), rng)));
        while (text(first.layout()) == text(twin.layout())) {
          const auto advice = hint(first);
          const auto other = hint(twin);
          ASSERT_EQ(advice.has_value(), other.has_value());
          if (!advice) break;
          ASSERT_EQ(advice->plan, other->plan);
          EXPECT_EQ(advice->gain, other->gain);
          EXPECT_EQ(advice->card, other->card);
          first.play(advice->plan[0]);
          twin.play(advice->plan[0]);
        }
      },
      one.position());
}

TEST(Hints, UseWhatThePlayerKnows) { for_sample_rules(expect_twins_advised_alike); }

/// Moves along plans in which a hint said the rest of the plan.
int moves_along_plans(std::string_view words) {
  int followed = 0;
  Game game = Game::numbered(parse_rules(words), PlainScoring{}, 7);
  while (const auto advice = hint(game)) {
    Game ahead = game;
    for (std::size_t made = 0; made < advice->plan.size(); ++made) {
      const Block rest(advice->plan.begin() + static_cast<int>(made), advice->plan.end());
      EXPECT_EQ(hint(ahead)->plan, rest);
      ahead.play(rest[0]);
      followed += made > 0 ? 1 : 0;
    }
    game = ahead;
  }
  return followed;
}

TEST(Hint, FollowsThePlanThatWasBegun) {
  EXPECT_GT(moves_along_plans("klondike"), 20);
  EXPECT_GT(moves_along_plans("spider:suits=2,columns=6,ranks=7"), 20);
}

TEST(Hint, SaysThatNothingIsLeft) {
  const Rules rules = parse_rules("klondike:columns=1,ranks=1");
  Game game = Game::numbered(rules, PlainScoring{}, 1);
  while (const auto advice = hint(game)) game.play(advice->plan[0]);
  EXPECT_TRUE(game.is_won());
}

}  // namespace
}  // namespace harpan
