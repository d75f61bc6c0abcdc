#include "harpan/notation.h"

#include <gtest/gtest.h>

#include <string>

#include "harpan/error.h"
#include "tests/samples.h"

namespace harpan {
namespace {

std::string read_move(std::string_view words) { return text(parse_move(words)); }

TEST(Pile, IsReadAsItIsWritten) {
  EXPECT_EQ(text(Pile(Role::stock)), "s");
  EXPECT_EQ(text(Pile(Role::waste)), "w");
  for (const Role role : {Role::foundation, Role::column}) {
    for (int index = 0; index < 16; ++index) {
      const Pile pile(role, index);
      EXPECT_EQ(parse_pile(text(pile)), pile);
    }
  }
  EXPECT_EQ(text(Pile(Role::foundation, 7)), "f8");
  EXPECT_EQ(text(Pile(Role::column, 12)), "t13");
}

TEST(Pile, IsRefusedInAnyOtherForm) {
  for (const char* words : {"", "x", "S", "s1", "w2", "f", "t", "f0", "t0", "t01", "t17", "t-1",
                            "t+1", "t1 ", " t1", "t1x", "t99999999999"}) {
    EXPECT_THROW(parse_pile(words), NotationError) << words;
  }
}

TEST(Move, IsReadAsItIsWritten) {
  for (const char* words : {"s-w", "s-w:3", "w-s:24", "w-f1", "w-t7", "t3-t5:4", "t2-f1", "f1-t2",
                            "t13-f8", "t1-t2:104"}) {
    EXPECT_EQ(read_move(words), words);
  }
  EXPECT_EQ(read_move("t3-t5:1"), "t3-t5");
}

TEST(Move, IsRefusedInAnyOtherForm) {
  for (const char* words : {"",
                            "-",
                            "s",
                            "s-",
                            "-w",
                            "s w",
                            "s--w",
                            "s-w:",
                            "s-w:0",
                            "s-w:01",
                            "s-w:-1",
                            "s-w:105",
                            "s-w:3:3",
                            "s-w: 3",
                            "s:3-w",
                            "s-w-t1",
                            "w-f",
                            "f-t1",
                            "t1-t2:4294967297",
                            " s-w",
                            "s-w "}) {
    EXPECT_THROW(parse_move(words), NotationError) << words;
  }
}

/// The move that a player's words mean at a position of the rules.
std::string meant(std::string_view words, std::string_view position,
                  std::string_view rules = "klondike:columns=3,ranks=4") {
  return text(parse_move(words, parse_position(parse_rules(rules), position)));
}

constexpr std::string_view small =
    "pass 1 / stock 4S 4H / waste 3S 2S / foundations AS AH 4C - "
    "/ <AD> 3H / 2D / <4D> <2H> 3D";

TEST(PlayersMove, MayLeaveOutTheCount) {
  EXPECT_EQ(meant("s-w", small), "s-w");
  EXPECT_EQ(meant("s-w", small, "klondike:draw=3,columns=3,ranks=4"), "s-w:2");
  EXPECT_EQ(meant("w-s",
                  "pass 1 / stock / waste 3S 2S 4S 4H / foundations AS AH 4C - "
                  "/ <AD> 3H / 2D / <4D> <2H> 3D"),
            "w-s:4");
}

TEST(PlayersMove, MayNameNoFoundation) {
  EXPECT_EQ(meant("w-f", small), "w-f1");
  const std::string_view position =
      "pass 1 / stock / waste / foundations 4S 2H 2C 4D / 4H 3C / 4C 3H / -";
  EXPECT_EQ(meant("f-t1", position), "f2-t1");
  EXPECT_EQ(meant("f-t2", position), "f3-t2");
}

TEST(PlayersMove, SaysWhichFoundationWasMeantWhenTheCardDoesNotGo) {
  EXPECT_EQ(meant("t1-f", small), "t1-f2");
  EXPECT_EQ(meant("t2-f", small), "t2-f4");
}

TEST(PlayersMove, TakesARunWhereOneCardDoesNotGo) {
  const std::string_view position =
      "pass 1 / stock / waste / foundations AS AH 4C 4D / 3S 2H / 4S 3H 2S / 4H";
  EXPECT_EQ(meant("t1-t3", position), "t1-t3:2");
  EXPECT_EQ(meant("t2-t3", position), "t2-t3");  // no part goes: one card, for the refusal
  EXPECT_EQ(meant("t1-t3:1", position), "t1-t3");
}

TEST(PlayersMove, NeedsANumberWhereTwoFoundationsHaveTheCard) {
  const std::string_view rules = "klondike:decks=2,columns=3,ranks=2";
  const std::string_view position =
      "pass 1 / stock 2S 2S 2H AH / waste AH / foundations AS - 2C 2D AS - 2C 2D / 2H / - / -";
  EXPECT_THROW(meant("f-t1", position, rules), NotationError);
  EXPECT_EQ(meant("f5-t1", position, rules), "f5-t1");
  EXPECT_EQ(meant("w-f", position, rules), "w-f2");
}

TEST(PlayersMove, FindsTheTwinThatFits) {
  EXPECT_EQ(
      meant("w-f",
            "pass 1 / stock 2S / waste AS 2S / foundations - 2H 2C 2D AS 2H 2C 2D / - / - / -",
            "klondike:decks=2,columns=3,ranks=2"),
      "w-f5");
}

TEST(PlayersMove, NeedsANumberWhereNoFoundationHasTheCard) {
  EXPECT_THROW(meant("f-t1", small), NotationError);
}

TEST(DeckText, IsReadInDealingOrder) {
  const Rules rules = parse_rules("klondike");
  const std::string words = text(shuffled_cards({}, 42));
  EXPECT_EQ(text(parse_deck(rules, words)), words);
}

TEST(DeckText, IsReadColumnByColumn) {
  const Rules rules = parse_rules("klondike:columns=3,ranks=3");
  const std::string by_columns = "AS 2S 3S AH 2H 3H AC 2C 3C AD 2D 3D";
  // Columns AS / 2S 3S / AH 2H 3H, so the rows are AS 2S AH / 3S 2H / 3H.
  EXPECT_EQ(text(parse_deck(rules, by_columns, DeckOrder::columns)),
            "AS 2S AH 3S 2H 3H AC 2C 3C AD 2D 3D");
}

TEST(DeckText, TakesCommasAndLines) {
  const Rules rules = parse_rules("klondike:columns=1,ranks=1");
  EXPECT_EQ(text(parse_deck(rules, "as,ah\r\n\tA♣,  A♦\n")), "AS AH AC AD");
}

std::string deck_error(std::string_view words) {
  try {
    parse_deck(parse_rules("klondike:columns=1,ranks=1"), words);
    return "none";
  } catch (const NotationError& error) {
    return error.what();
  }
}

TEST(DeckText, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(deck_error("AS AH AC"), "expected 4 cards, got 3");
  EXPECT_EQ(deck_error("AS AH AC AC"),
            "expected every card of the deck, missing: AD, too many: AC");
  EXPECT_EQ(deck_error("AS AH AC 2D"),
            "expected every card of the deck, missing: AD, too many: 2D");
  EXPECT_EQ(deck_error("AS AH\nAC  XD"),
            "expected a card such as 9D or TH, got 'XD' at line 2, column 5");
}

}  // namespace
}  // namespace harpan
