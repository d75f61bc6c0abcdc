#include "harpan/refusal.h"

#include <gtest/gtest.h>

#include <string>

#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

/// `code name=value …` of the refusal of a move, or `legal`.
std::string answer(std::string_view rules, std::string_view position, std::string_view move) {
  const Position there = parse_position(parse_rules(rules), position);
  const auto refusal =
      std::visit([&](const auto& family) { return family.refusal(parse_move(move)); }, there);
  if (!refusal) return "legal";
  EXPECT_FALSE(sentence(*refusal).empty());
  std::string result(code_name(refusal->code));
  for (const auto& [name, value] : details(*refusal)) result += ' ' + name + '=' + value;
  return result;
}

constexpr std::string_view four_ranks = "klondike:columns=3,ranks=4";
// The 4D lies below 3S 2D, the 4S and 3D in the stock, the 2S on the waste.
constexpr std::string_view middle =
    "pass 1 / stock 4S 3D / waste 2S / foundations AS AH 4C AD / <4H> <4D> 3S 2D / <3H> 2H / -";

std::string at_middle(std::string_view move) { return answer(four_ranks, middle, move); }

TEST(Refusal, OfPilesThatAreNotThere) {
  EXPECT_EQ(at_middle("t4-t1"), "no_such_pile pile=t4");
  EXPECT_EQ(at_middle("t1-t16"), "no_such_pile pile=t16");
  EXPECT_EQ(at_middle("w-f5"), "no_such_pile pile=f5");
  EXPECT_EQ(at_middle("f5-t1"), "no_such_pile pile=f5");
}

TEST(Refusal, OfPilesThatNeverTradeCards) {
  for (const char* move : {"s-t1", "s-f1", "t1-w", "t1-s", "f1-w", "f1-s", "f1-f2"}) {
    EXPECT_EQ(at_middle(move), "not_a_move") << move;
  }
  for (const char* move : {"s-s", "w-w", "t1-t1", "f1-f1"}) {
    EXPECT_EQ(at_middle(move), "same_pile") << move;
  }
}

TEST(Refusal, OfNoCards) {
  const auto position = std::get<Klondike<1>>(parse_position(parse_rules(four_ranks), middle));
  for (const Move move :
       {Move{Role::waste, {Role::foundation, 0}, 0}, Move{{Role::column, 0}, {Role::column, 1}, 0},
        Move{{Role::foundation, 0}, {Role::column, 1}, 0}}) {
    EXPECT_EQ(position.refusal(move)->code, RefusalCode::not_a_move);
  }
  EXPECT_EQ(position.refusal({Role::stock, Role::waste, 0})->code, RefusalCode::draw_count);
}

TEST(Refusal, OfEmptyPiles) {
  EXPECT_EQ(at_middle("t3-t1"), "empty_pile pile=t3");
  EXPECT_EQ(at_middle("t3-f1"), "empty_pile pile=t3");
  const auto bare = "pass 1 / stock / waste / foundations 4S 4H 4C - / AD / <4D> <2D> 3D / -";
  EXPECT_EQ(answer(four_ranks, bare, "f4-t1"), "empty_pile pile=f4");
  EXPECT_EQ(answer(four_ranks, bare, "w-t1"), "empty_pile pile=w");
  EXPECT_EQ(answer(four_ranks, bare, "s-w"), "stock_empty");
  EXPECT_EQ(answer(four_ranks, bare, "w-s"), "waste_empty");
}

TEST(Refusal, OfMoreCardsThanOne) {
  EXPECT_EQ(at_middle("w-t2:2"), "one_at_a_time");
  EXPECT_EQ(at_middle("t1-f4:2"), "one_at_a_time");
  EXPECT_EQ(at_middle("f1-t2:2"), "one_at_a_time");
}

TEST(Refusal, OfHiddenCards) {
  EXPECT_EQ(at_middle("t1-t3:3"), "face_down pile=t1 count=3");
  EXPECT_EQ(at_middle("t2-t3:2"), "face_down pile=t2 count=2");
  EXPECT_EQ(at_middle("t1-t3:104"), "face_down pile=t1 count=104");
}

TEST(Refusal, OfCardsThatDoNotFitInAColumn) {
  EXPECT_EQ(at_middle("w-t1"), "wrong_rank card=2S onto=2D");
  EXPECT_EQ(at_middle("t1-t2"), "wrong_rank card=2D onto=2H");
  EXPECT_EQ(at_middle("t1-t2:2"), "wrong_rank card=3S onto=2H");
  EXPECT_EQ(at_middle("f2-t1"), "same_colour card=AH onto=2D");
  EXPECT_EQ(at_middle("f1-t1"), "legal");
}

TEST(Refusal, OfLesserCardsInAnEmptyColumn) {
  EXPECT_EQ(at_middle("t1-t3:2"), "needs_king card=3S");
  EXPECT_EQ(at_middle("w-t3"), "needs_king card=2S");
  EXPECT_EQ(at_middle("f3-t3"), "legal");
  EXPECT_EQ(answer("klondike:empty_column=any,columns=3,ranks=4", middle, "w-t3"), "legal");
  EXPECT_EQ(answer("klondike:empty_column=any,columns=3,ranks=4", middle, "t1-t3:2"), "legal");
}

TEST(Refusal, OfCardsThatDoNotFitOnAFoundation) {
  EXPECT_EQ(at_middle("t2-f1"), "foundation_suit card=2H");
  EXPECT_EQ(at_middle("t2-f2"), "legal");
  EXPECT_EQ(at_middle("t1-f2"), "foundation_suit card=2D");
  const auto waiting = "pass 1 / stock 2S / waste 3S / foundations AS 4H 4C 4D / 4S / - / -";
  EXPECT_EQ(answer(four_ranks, waiting, "w-f1"), "foundation_order card=3S next=2S");
}

TEST(Refusal, OfAFullFoundation) {
  const auto full = "pass 1 / stock AH AH / waste AS / foundations AS - AC AD - - AC AD / - / -";
  EXPECT_EQ(answer("klondike:decks=2,columns=2,ranks=1", full, "w-f1"),
            "foundation_order card=AS next=");
  EXPECT_EQ(answer("klondike:decks=2,columns=2,ranks=1", full, "w-f5"), "legal");
}

TEST(Refusal, OfTakingBackWhereTheRulesForbidIt) {
  EXPECT_EQ(answer("klondike:taking_back=no,columns=3,ranks=4", middle, "f1-t1"),
            "taking_back_forbidden card=AS");
  EXPECT_EQ(answer("klondike:taking_back=no,columns=3,ranks=4", middle, "f3-t3"),
            "taking_back_forbidden card=4C");
}

TEST(Refusal, OfAWrongDraw) {
  EXPECT_EQ(at_middle("s-w:2"), "draw_count expected=1 got=2");
  EXPECT_EQ(answer("klondike:draw=3,columns=3,ranks=4", middle, "s-w"),
            "draw_count expected=2 got=1");
  EXPECT_EQ(answer("klondike:draw=3,columns=3,ranks=4", middle, "s-w:2"), "legal");
  EXPECT_EQ(at_middle("w-s"), "stock_not_empty");
}

TEST(Refusal, OfARecycle) {
  const std::string turned =
      " / stock / waste 4S 3D 2S / foundations AS AH 4C AD "
      "/ <4H> <4D> 3S 2D / <3H> 2H / -";
  EXPECT_EQ(answer(four_ranks, "pass 7" + turned, "w-s:3"), "legal");
  EXPECT_EQ(answer(four_ranks, "pass 7" + turned, "w-s:2"), "draw_count expected=3 got=2");
  for (const auto& [passes, pass] : {std::pair{"1", "1"}, {"2", "2"}, {"3", "3"}}) {
    const auto rules = "klondike:passes=" + std::string(passes) + ",columns=3,ranks=4";
    EXPECT_EQ(answer(rules, "pass " + std::string(pass) + turned, "w-s:3"),
              "no_passes_left passes=" + std::string(passes));
  }
  EXPECT_EQ(answer("klondike:passes=3,columns=3,ranks=4", "pass 2" + turned, "w-s:3"), "legal");
}

TEST(Refusal, SpeaksASentence) {
  const auto there = parse_position(parse_rules(four_ranks), middle);
  const auto said = [&](std::string_view move) {
    return sentence(*std::get<Klondike<1>>(there).refusal(parse_move(move)));
  };
  EXPECT_EQ(said("w-t1"), "2S does not go on 2D, it must be one lower");
  EXPECT_EQ(said("f2-t1"), "AH does not go on 2D, the same colour");
  EXPECT_EQ(said("t1-t3:2"), "an empty column takes a king, not 3S");
  EXPECT_EQ(said("t2-t3:2"), "fewer than 2 cards of t2 lie face up");
  EXPECT_EQ(said("s-w:2"), "expected 1 cards to turn, got 2");
}

}  // namespace
}  // namespace harpan
