#include "harpan/scoring.h"

#include <gtest/gtest.h>

#include <numeric>

#include <string>
#include <unordered_map>
#include <vector>

#include "harpan/error.h"
#include "harpan/game.h"
#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

Step step(std::string_view move, bool turned = false, int pass = 1) {
  return {.move = parse_move(move), .turned = turned ? 1U : 0U, .pass = pass};
}

/// The sum of the steps' points under the scoring, from foundations of these heights.
int points(std::string_view scoring, const std::vector<Step>& steps,
           std::string_view rules = "klondike", const Tally::Heights& heights = {}) {
  Tally tally = opening_tally(heights);
  for (const Step& made : steps) {
    tally = fold(parse_scoring(scoring), parse_rules(rules), tally, made);
  }
  return tally.points;
}

Score standard(int sum, double seconds, bool won = false, std::string_view scoring = "standard") {
  const Standing standing{.up = won ? 52 : 0, .won = won, .seconds = seconds};
  return score(parse_scoring(scoring), parse_rules("klondike"), {.points = sum}, standing);
}

Score vegas(const Tally::Heights& heights, std::string_view scoring = "vegas",
            std::string_view rules = "klondike:passes=1") {
  const Standing standing{.up = std::accumulate(heights.begin(), heights.end(), 0),
                          .seconds = 1000};
  return score(parse_scoring(scoring), parse_rules(rules), {.now = heights}, standing);
}

TEST(StandardScoring, PaysForMoves) {
  EXPECT_EQ(points("standard", {step("w-f1")}), 10);
  EXPECT_EQ(points("standard", {step("t3-f1")}), 10);
  EXPECT_EQ(points("standard", {step("w-t1")}), 5);
  EXPECT_EQ(points("standard", {step("s-w")}), 0);
  EXPECT_EQ(points("standard", {step("t1-t2:3")}), 0);
  EXPECT_EQ(points("standard", {step("f1-t1")}, "klondike", {1}), -15);
}

TEST(StandardScoring, PaysForATurnedCard) {
  EXPECT_EQ(points("standard", {step("t1-t2:3", true)}), 5);
  EXPECT_EQ(points("standard", {step("t1-f1", true)}), 15);
}

TEST(StandardScoring, MayPayForMovesBetweenColumnsThatTurnACard) {
  EXPECT_EQ(points("standard:column_to_column=3", {step("t1-t2:3")}), 0);
  EXPECT_EQ(points("standard:column_to_column=3", {step("t1-t2", true)}), 8);
}

TEST(StandardScoring, ChargesForRecyclingWhenOneIsDrawn) {
  EXPECT_EQ(points("standard", {step("w-s:24", false, 1)}), -100);
  EXPECT_EQ(points("standard", {step("w-s:24", false, 9)}), -100);
}

TEST(StandardScoring, ChargesForTheFourthPassWhenSeveralAreDrawn) {
  for (const std::string_view rules : {"klondike:draw=2", "klondike:draw=3"}) {
    for (const auto& [ended, paid] : {std::pair{1, 0}, {2, 0}, {3, -20}, {4, -20}, {50, -20}}) {
      const std::vector steps{step("w-s:24", false, ended)};
      EXPECT_EQ(points("standard", steps, rules), paid) << "after pass " << ended;
    }
  }
}

TEST(StandardScoring, ChargesNothingForThreeTwoOne) {
  const std::vector<Step> recycles{step("w-s:24", false, 1), step("w-s:24", false, 2)};
  EXPECT_EQ(points("standard", recycles, "klondike:draw=3-2-1,passes=3"), 0);
}

TEST(StandardScoring, MayChargeFromTheFifthPass) {
  const auto after = [](int pass) {
    return points("standard:recycle_from=5", {step("w-s:24", false, pass)}, "klondike:draw=3");
  };
  EXPECT_EQ(after(3), 0);
  EXPECT_EQ(after(4), -20);
}

TEST(StandardScoring, IsAtMost745WithoutTime) {
  std::vector<Step> steps;
  for (int i = 0; i < 24; ++i) steps.push_back(step("w-t1"));
  for (int i = 0; i < 52; ++i) {
    steps.push_back({{{Role::column, 0}, {Role::foundation, i / 13}}, i < 21, 1});
  }
  EXPECT_EQ(points("standard", steps), 745);
}

TEST(StandardScoring, CountsOnlyPlus) {
  const std::vector<Step> back_and_forth{step("t1-f1"), step("f1-t1"), step("t1-f1")};
  EXPECT_EQ(points("standard", back_and_forth), 5);
  EXPECT_EQ(points("standard:only_plus=yes", back_and_forth), 10);
  EXPECT_EQ(points("standard:only_plus=yes", {step("w-t1"), step("t1-f1"), step("t2-f1", true)}),
            30);
  EXPECT_EQ(points("standard:only_plus=yes", {step("w-s:24")}), -100);
}

TEST(StandardScoring, CountsACardOnceOnTwinFoundations) {
  const std::string_view rules = "klondike:decks=2";
  const std::vector<Step> carried{step("t1-f1"), step("f1-t1"), step("t1-f5")};
  EXPECT_EQ(points("standard:only_plus=yes", carried, rules), 10);
  const std::vector<Step> both{step("t1-f1"), step("t1-f5")};
  EXPECT_EQ(points("standard:only_plus=yes", both, rules), 20);
}

TEST(StandardScoring, CountsNoCardThatLayUpAtTheStart) {
  EXPECT_EQ(points("standard:only_plus=yes", {step("f1-t1"), step("t1-f1")}, "klondike", {3}), 0);
  const Tally::Heights second_twin{0, 0, 0, 0, 3};
  EXPECT_EQ(points("standard:only_plus=yes", {step("f5-t1"), step("t1-f5")}, "klondike:decks=2",
                   second_twin),
            0);
}

TEST(StandardScoring, IsShownAsNoLessThanNothing) {
  EXPECT_EQ(standard(-15, 0).points, 0);
  EXPECT_EQ(standard(-15, 0).total, 0);
  EXPECT_EQ(standard(10, 100).points, 10);
  EXPECT_EQ(standard(10, 100).total, 0);
}

/// The floor belongs to what is shown: whoever is below it works off the debt first.
TEST(StandardScoring, KeepsTheDebtBelowTheFloor) {
  EXPECT_EQ(points("standard", {step("f1-t1"), step("t1-f1")}, "klondike", {1}), -5);
}

TEST(StandardScoring, ChargesTwoPointsForEveryTenSeconds) {
  EXPECT_EQ(standard(500, 0).time_penalty, 0);
  EXPECT_EQ(standard(500, 9.9).time_penalty, 0);
  EXPECT_EQ(standard(500, 10).time_penalty, -2);
  EXPECT_EQ(standard(500, 19.9).time_penalty, -2);
  EXPECT_EQ(standard(500, 20).time_penalty, -4);
  EXPECT_EQ(standard(500, 125).total, 476);
  EXPECT_EQ(standard(500, -3).time_penalty, 0);
}

TEST(StandardScoring, AddsABonusForAWinThatTookMoreThanThirtySeconds) {
  EXPECT_EQ(standard(745, 29, true).bonus, 0);
  EXPECT_EQ(standard(745, 30, true).bonus, 0);
  EXPECT_EQ(standard(745, 31, true).bonus, 22'580);
  EXPECT_EQ(standard(745, 31, true).time_penalty, -6);
  EXPECT_EQ(standard(745, 31, true).total, 745 - 6 + 22'580);
  EXPECT_EQ(standard(745, 700'001, true).bonus, 0);
  EXPECT_EQ(standard(745, 31, false).bonus, 0);
  EXPECT_EQ(standard(2, 31, true).total, 22'580) << "time takes no more than the points";
}

TEST(StandardScoring, MayGoWithoutTime) {
  const Score untimed = standard(745, 31, true, "standard:timed=no");
  EXPECT_EQ(untimed.time_penalty, 0);
  EXPECT_EQ(untimed.bonus, 0);
  EXPECT_EQ(untimed.total, 745);
}

/// What matters for points to come: the position, and the cards that have earned theirs.
template <class F>
Key situation(const F& position, const Tally& tally) {
  KeyBuilder builder(position.key().low);
  for (const std::uint8_t height : tally.highest) builder.add(height);
  return builder.key();
}

/// The points when a situation comes again are never more than when it was there before.
template <class F>
void check_no_cycle_gains(const std::string& words) {
  const Scoring scoring = parse_scoring(words);
  for (const KlondikeRules& rules : sample_rules_of<F>()) {
    auto position = numbered<F>(rules, 1);
    Tally tally = opening_tally({});
    std::unordered_map<Key, int, KeyHash> earlier;
    Rng rng(1);
    for (int i = 0; i < 3000; ++i) {
      const auto found = earlier.try_emplace(situation(position, tally), tally.points).first;
      ASSERT_LE(tally.points, found->second) << text(Rules(rules)) << ' ' << words;
      found->second = tally.points;
      const auto moves = legal_moves(position);
      if (moves.empty()) break;
      tally = fold(scoring, rules, tally, position.apply(any_of(moves, rng)));
    }
  }
}

TEST(StandardScoring, PaysForNoCycleWhateverItsParameters) {
  for (const std::string only_plus : {"no", "yes"}) {
    for (const std::string column_to_column : {"0", "3"}) {
      for (const std::string recycle_from : {"4", "5"}) {
        const std::string words = "standard:only_plus=" + only_plus +
                                  ",column_to_column=" + column_to_column +
                                  ",recycle_from=" + recycle_from;
        check_no_cycle_gains<Klondike<1>>(words);
        check_no_cycle_gains<Klondike<2>>(words);
      }
    }
  }
}

TEST(VegasScoring, TakesTheStakeAndPaysFiveACard) {
  EXPECT_EQ(vegas({}).total, -52);
  EXPECT_EQ(vegas({10}).total, -2);
  EXPECT_EQ(vegas({11}).total, 3);
  EXPECT_EQ(vegas({12, 3}).total, 23);
  EXPECT_EQ(vegas({13, 4, 3, 0}).total, 48);
  EXPECT_EQ(vegas({13, 13, 13, 13}).total, 208);
  EXPECT_EQ(vegas({13, 4, 3, 0}).up, 20);
}

TEST(VegasScoring, TakesTwiceTheStakeForTwoDecks) {
  const std::string_view rules = "klondike:decks=2";
  EXPECT_EQ(vegas({}, "vegas", rules).total, -104);
  EXPECT_EQ(vegas({13, 8}, "vegas", rules).total, 1);
  EXPECT_EQ(vegas({13, 13, 13, 13, 13, 13, 13, 13}, "vegas", rules).total, 416);
}

TEST(VegasScoring, KnowsNeitherTimeNorMoves) {
  EXPECT_EQ(points("vegas", {step("w-t1", true), step("w-s:24"), step("t1-f1")}), 0);
  EXPECT_EQ(vegas({1}).time_penalty, 0);
  EXPECT_EQ(vegas({1}).points, -47);
}

TEST(VegasScoring, MayAddABonusForAllCards) {
  EXPECT_EQ(vegas({13, 13, 13, 12}, "vegas:bonus=500").total, 203);
  EXPECT_EQ(vegas({13, 13, 13, 13}, "vegas:bonus=500").bonus, 500);
  EXPECT_EQ(vegas({13, 13, 13, 13}, "vegas:bonus=500").total, 708);
  EXPECT_EQ(vegas({13, 13, 13, 13}).bonus, 0);
}

/// A function of the position: whatever was played, five points a card on the foundations.
TEST(VegasScoring, FollowsFromThePosition) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    Game game = Game::numbered(parse_rules("klondike"), VegasScoring{}, number);
    Rng rng(number);
    for (int i = 0; i < 200; ++i) {
      game.play(any_of(game.legal_moves(), rng));
      const int up = std::get<Klondike<1>>(game.position()).up();
      ASSERT_EQ(game.score(i).total, 5 * up - 52);
    }
  }
}

TEST(PlainScoring, CountsNoPoints) {
  EXPECT_EQ(points("plain", {step("w-f1"), step("w-t1", true), step("w-s:24")}), 0);
  const Score plain = score(PlainScoring{}, parse_rules("klondike"), {}, {.up = 3, .seconds = 100});
  EXPECT_EQ(plain.total, 0);
  EXPECT_EQ(plain.time_penalty, 0);
  EXPECT_EQ(plain.up, 3);
}

TEST(Scoring, IsReadAsItIsWritten) {
  for (const std::string_view words :
       {"standard", "standard:timed=no", "standard:timed=no,only_plus=yes", "vegas",
        "standard:column_to_column=3,recycle_from=5", "vegas:bonus=500", "plain"}) {
    EXPECT_EQ(text(parse_scoring(words)), words);
  }
  EXPECT_EQ(text(parse_scoring("standard:only_plus=yes,timed=yes")), "standard:only_plus=yes");
}

TEST(Scoring, IsRefusedInAnyOtherForm) {
  for (const std::string_view words :
       {"", "poker", "standard:", "standard:timed", "standard:timed=maybe", "standard:bonus=500",
        "vegas:timed=no", "vegas:bonus=1", "plain:timed=no", "standard:timed=no,timed=no"}) {
    EXPECT_THROW(parse_scoring(words), RulesError) << words;
  }
}

TEST(Scoring, ChangesByName) {
  EXPECT_EQ(text(replace(parse_scoring("standard"), {{"timed", "no"}})), "standard:timed=no");
  EXPECT_THROW(replace(parse_scoring("plain"), {{"timed", "no"}}), RulesError);
  EXPECT_EQ(kind(parse_scoring("vegas")), "vegas");
  EXPECT_EQ(options(parse_scoring("standard")).size(), 4U);
  EXPECT_TRUE(options(parse_scoring("plain")).empty());
}

}  // namespace
}  // namespace harpan
