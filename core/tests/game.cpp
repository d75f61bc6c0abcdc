#include "harpan/game.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

Game game_of(std::string_view rules, std::uint64_t number) {
  return Game::numbered(parse_rules(rules), parse_scoring("standard"), number);
}

bool done(const Outcome& outcome) { return std::holds_alternative<Step>(outcome); }

/// What is to be seen of a game, but for its undone moves.
std::string picture(const Game& game) {
  return text(game.position()) + " score " + std::to_string(game.score().total) + " after " +
         std::to_string(game.steps().size());
}

TEST(Game, BeginsWithItsDeal) {
  const Game game = game_of("klondike:draw=3", 42);
  EXPECT_EQ(game.number(), 42U);
  EXPECT_EQ(game.cards(), shuffled_cards({}, 42));
  EXPECT_EQ(text(game.position()), text(deal(game.rules(), game.cards())));
  EXPECT_EQ(game.pass(), 1);
  EXPECT_EQ(game.draw_count(), 3);
  EXPECT_FALSE(game.can_undo());
  EXPECT_FALSE(game.can_redo());
  EXPECT_FALSE(game.is_won());
  EXPECT_EQ(game.score().total, 0);
}

TEST(Game, MayBeginAtAPosition) {
  const Rules rules = parse_rules("klondike:columns=1,ranks=1");
  const std::string words = "pass 1 / stock / waste AC / foundations AS AH - AD / -";
  Game game(rules, parse_scoring("vegas"), parse_position(rules, words));
  EXPECT_FALSE(game.number());
  EXPECT_TRUE(game.cards().empty());
  EXPECT_EQ(text(game.position()), words);
  EXPECT_EQ(game.score().up, 3);
  EXPECT_TRUE(done(game.play(parse_move("w-f3"))));
  EXPECT_TRUE(game.is_won());
  EXPECT_EQ(game.score().total, 16);
}

TEST(Game, MayBeginWithADeckOfNoNumber) {
  const Game game(parse_rules("klondike"), PlainScoring{}, sorted_cards({}));
  EXPECT_FALSE(game.number());
  EXPECT_EQ(game.cards(), sorted_cards({}));
}

TEST(Game, RefusesAnIllegalMoveAndStaysAsItIs) {
  Game game = game_of("klondike", 1);
  const std::string before = picture(game);
  const Outcome outcome = game.play(parse_move("w-f1"));
  ASSERT_FALSE(done(outcome));
  EXPECT_EQ(std::get<Refusal>(outcome).code, RefusalCode::empty_pile);
  EXPECT_EQ(picture(game), before);
  EXPECT_EQ(game.refusal(parse_move("w-f1"))->code, RefusalCode::empty_pile);
  EXPECT_FALSE(game.refusal(parse_move("s-w")));
}

TEST(Game, UndoesAndRedoes) {
  Game game = game_of("klondike", 1);
  const std::string start = picture(game);
  game.play(parse_move("s-w"));
  const std::string one = picture(game);
  game.play(parse_move("s-w"));
  const std::string two = picture(game);
  EXPECT_TRUE(done(game.undo()));
  EXPECT_EQ(picture(game), one);
  EXPECT_TRUE(done(game.undo()));
  EXPECT_EQ(picture(game), start);
  EXPECT_TRUE(done(game.redo()));
  EXPECT_TRUE(done(game.redo()));
  EXPECT_EQ(picture(game), two);
}

TEST(Game, SaysWhenThereIsNothingToUndoOrRedo) {
  Game game = game_of("klondike", 1);
  EXPECT_EQ(std::get<Refusal>(game.undo()).code, RefusalCode::nothing_to_undo);
  EXPECT_EQ(std::get<Refusal>(game.redo()).code, RefusalCode::nothing_to_redo);
}

TEST(Game, ForgetsUndoneMovesWhenAnotherIsPlayed) {
  Game game = game_of("klondike", 1);
  game.play(parse_move("s-w"));
  game.play(parse_move("s-w"));
  game.undo();
  game.undo();
  game.play(parse_move("s-w"));
  EXPECT_TRUE(game.can_redo()) << "the move that was undone is the same line";
  game.undo();
  for (const Move& move : game.legal_moves()) {
    if (move != parse_move("s-w")) {
      game.play(move);
      break;
    }
  }
  EXPECT_FALSE(game.can_redo());
}

TEST(Game, KnowsWhatWasSeenAfterAnUndo) {
  Game game = game_of("klondike", 1);
  const Card first = std::get<Klondike<1>>(game.position()).stock().front();
  EXPECT_FALSE(game.layout().piles.front().slots.back().card.is_known());
  game.play(parse_move("s-w"));
  game.undo();
  const Slot next = game.layout().piles.front().slots.back();
  EXPECT_EQ(next.card, first);
  EXPECT_FALSE(next.face_up);
}

TEST(Game, KeepsItsPositionApart) {
  Game game = game_of("klondike", 1);
  const Game copy = game;
  game.play(parse_move("s-w"));
  EXPECT_EQ(copy.steps().size(), 0U);
  EXPECT_NE(text(copy.position()), text(game.position()));
  EXPECT_FALSE(copy.key() == game.key());
}

/// Random plays, undos and redos beside a list of pictures that says what each must show.
void check_history(const Rules& rules, std::uint64_t seed) {
  Game game = Game::numbered(rules, parse_scoring(scoring_kinds(rules)[0]), seed);
  std::vector<std::string> pictures{picture(game)};
  std::size_t now = 0;
  Rng rng(seed);
  for (int i = 0; i < 300; ++i) {
    const auto moves = game.legal_moves();
    const auto choice = rng.below(4);
    if (choice == 0) {
      ASSERT_EQ(done(game.undo()), now > 0);
      if (now > 0) --now;
    } else if (choice == 1) {
      ASSERT_EQ(done(game.redo()), now + 1 < pictures.size());
      if (now + 1 < pictures.size()) ++now;
    } else if (!moves.empty()) {
      ASSERT_TRUE(done(game.play(any_of(moves, rng))));
      ++now;
      if (pictures.size() > now && pictures[now] == picture(game)) continue;
      pictures.resize(now);
      pictures.push_back(picture(game));
      ASSERT_FALSE(game.can_redo());
    }
    ASSERT_EQ(picture(game), pictures[now]);
    ASSERT_EQ(game.can_undo(), now > 0);
    ASSERT_EQ(game.can_redo(), now + 1 < pictures.size());
  }
}

TEST(Game, KeepsItsHistoryUnderAllRules) {
  for (const std::string_view rules : sample_rules) {
    SCOPED_TRACE(rules);
    for (const std::uint64_t seed : {1, 2, 3}) check_history(parse_rules(rules), seed);
  }
}

TEST(Game, ScoresTheFoldOfItsSteps) {
  for (const std::string_view words : sample_rules) {
    const Rules rules = parse_rules(words);
    for (const std::string_view scoring :
         {"standard", "standard:only_plus=yes", "vegas", "spider", "plain"}) {
      const auto kinds = scoring_kinds(rules);
      if (std::ranges::find(kinds, kind(parse_scoring(scoring))) == kinds.end()) continue;
      Game game = Game::numbered(rules, parse_scoring(scoring), 5);
      Rng rng(5);
      Tally tally = opening_tally({});
      for (int i = 0; i < 100 && !game.legal_moves().empty(); ++i) {
        const Outcome outcome = game.play(any_of(game.legal_moves(), rng));
        tally = fold(game.scoring(), rules, tally, std::get<Step>(outcome));
        ASSERT_EQ(game.score(77).total,
                  score(game.scoring(), rules, tally,
                        {.up = game.score().up, .won = game.is_won(), .seconds = 77})
                      .total);
      }
    }
  }
}

}  // namespace
}  // namespace harpan
