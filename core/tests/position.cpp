#include "harpan/position.h"

#include <gtest/gtest.h>

#include <string>

#include "harpan/error.h"
#include "harpan/game.h"
#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

constexpr std::string_view small_rules = "klondike:columns=3,ranks=3";

std::string read(std::string_view words, std::string_view rules = small_rules) {
  return text(parse_position(parse_rules(rules), words));
}

std::string refused(std::string_view words, std::string_view rules = small_rules) {
  try {
    return "read as " + read(words, rules);
  } catch (const NotationError& error) {
    return error.what();
  }
}

TEST(PositionText, ShowsADealRowByRow) {
  const Rules rules = parse_rules(small_rules);
  const auto cards = parse_deck(rules, "AS 2S 3S AH 2H 3H AC 2C 3C AD 2D 3D");
  EXPECT_EQ(text(deal(rules, cards)),
            "pass 1 / stock AC 2C 3C AD 2D 3D / waste / foundations - - - - "
            "/ AS / <2S> AH / <3S> <2H> 3H");
}

TEST(PositionText, ShowsAPositionInPlay) {
  const std::string words =
      "pass 3 / stock 3H 3C / waste 3D 2D / foundations AS 2H - - / 3S / - / <AC> <AD> <2C> 2S";
  EXPECT_EQ(read(words), words);
}

TEST(PositionText, IsReadFromLines) {
  EXPECT_EQ(read("pass 1\nstock\nwaste 2d\r\n\nfoundations as 2♥ 3c ad\n3S\n-\n<3H>,<3D> 2S\n"),
            "pass 1 / stock / waste 2D / foundations AS 2H 3C AD / 3S / - / <3H> <3D> 2S");
}

TEST(PositionText, SaysWhatIsWrong) {
  EXPECT_EQ(refused(""), "expected 7 fields, divided by / or line ends, got 1");
  const auto with = [](const std::string& head, const std::string& columns) {
    return refused(head + " / " + columns);
  };
  const std::string head = "pass 1 / stock / waste / foundations 3S 3H 3C -";
  EXPECT_EQ(with(head, "AD / 2D / 3D"), "read as " + head + " / AD / 2D / 3D");
  EXPECT_EQ(with(head, "AD / 2D / <3D>"), "expected an open card on top of t3");
  EXPECT_EQ(with(head, "AD / 2D 3D / -"),
            "expected a run that falls by one and alternates in t2, got 3D on 2D");
  EXPECT_EQ(with(head, "AD <2D> / 3D / -"),
            "expected hidden cards below the open ones, got '<2D>' at line 1, column 54");
  EXPECT_EQ(with(head, "AD / 2D / 2D"),
            "expected every card of the deck, missing: 3D, too many: 2D");
  EXPECT_EQ(with(head, "AD / 2D / 3X"),
            "expected a card such as 9D or TH, got '3X' at line 1, column 61");
  EXPECT_EQ(with("pass 1 / stock / waste / foundations 3H 3S 3C -", "AD / 2D / 3D"),
            "expected foundations in the order ♠ ♥ ♣ ♦, got 3H on f1");
  EXPECT_EQ(with("pass 1 / stock / waste / foundations 3S 3H 3C", "AD / 2D / 3D"),
            "expected 4 foundations, each a card or -, got 3");
  EXPECT_EQ(with("pass 0 / stock / waste / foundations 3S 3H 3C -", "AD / 2D / 3D"),
            "expected a pass from 1 to 2147483647, got '0' at line 1, column 6");
  EXPECT_EQ(with("stock / pass 1 / waste / foundations 3S 3H 3C -", "AD / 2D / 3D"),
            "expected 'pass …', got 'stock' at line 1, column 1");
  EXPECT_EQ(with("pass 1 / waste / waste / foundations 3S 3H 3C -", "AD / 2D / 3D"),
            "expected 'stock …', got 'waste' at line 1, column 10");
}

/// Piles of one deck have room for what play can make of them.
TEST(PositionText, KeepsToTheRoomOfThePiles) {
  const auto with = [](const std::string& stock, const std::string& foundations,
                       const std::string& column) {
    return refused("pass 1 / stock" + stock + " / waste / foundations " + foundations + " / " +
                       column + " / - / - / - / - / - / -",
                   "klondike");
  };
  const std::string hearts = " AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH";
  const std::string clubs = " AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC";
  EXPECT_EQ(with(hearts + clubs, "KS - - KD", "KC"), "expected at most 24 cards in s, got 25");
  EXPECT_EQ(with(hearts, "KS - 4C KD", "<5C> <6C> <7C> <8C> <9C> <TC> <JC> <QC> KC"),
            "read as pass 1 / stock" + hearts +
                " / waste / foundations KS - 4C KD / <5C> <6C> <7C> <8C> <9C> <TC> <JC> <QC> KC"
                " / - / - / - / - / - / -");
  EXPECT_EQ(with(hearts, "KS - 3C KD", "<4C> <5C> <6C> <7C> <8C> <9C> <TC> <JC> <QC> KC"),
            "expected at most 8 hidden cards in t1, got 9");
  EXPECT_EQ(with("", "KS - - KD", hearts.substr(1) + clubs),
            "expected a run that falls by one and alternates in t1, got 2H on AH");
}

TEST(PositionText, KeepsToTheLastPass) {
  const std::string rest = " / stock / waste / foundations 3S 3H 3C - / AD / 2D / 3D";
  EXPECT_EQ(read("pass 2" + rest, "klondike:passes=2,columns=3,ranks=3"), "pass 2" + rest);
  EXPECT_EQ(refused("pass 3" + rest, "klondike:passes=2,columns=3,ranks=3"),
            "expected a pass from 1 to 2, got 3");
}

/// A card that is turned over and over: in minutes play gets past any small counter of passes.
TEST(PositionText, SaysEveryPassThatPlayReaches) {
  const std::string rest = " / stock / waste 3D / foundations 3S 3H 3C - / AD / 2D / -";
  const Rules rules = parse_rules("klondike:columns=3,ranks=3");
  for (const int pass : {1, 9, 255, 256, 65'534, 65'535, 65'536, 1'000'000}) {
    Game game(rules, PlainScoring{}, parse_position(rules, "pass " + std::to_string(pass) + rest));
    game.play(parse_move("w-s"));
    const std::string words = text(game.position());
    EXPECT_EQ(words.find("pass " + std::to_string(pass + 1) + " / stock 3D"), 0U) << words;
    EXPECT_EQ(text(parse_position(rules, words)), words);
    game.undo();
    EXPECT_EQ(text(game.position()), "pass " + std::to_string(pass) + rest);
  }
}

TEST(Position, FitsInItsSpace) {
  EXPECT_LE(sizeof(Klondike<1>), 256U);
  EXPECT_LE(sizeof(Klondike<2>), 512U);
  EXPECT_EQ(sizeof(Card), 1U);
  EXPECT_EQ(sizeof(Move), 4U);
  EXPECT_LE(sizeof(Step), 16U);
  EXPECT_LE(sizeof(Spider), 1024U);
  EXPECT_TRUE(std::is_trivially_copyable_v<Position>);
}

TEST(Position, HoldsTheFamilyOfItsDecks) {
  for (const std::string_view words : sample_rules) {
    const Rules rules = parse_rules(words);
    const Position position = deal(rules, numbered_cards(rules, 1));
    const auto* klondike = std::get_if<KlondikeRules>(&rules);
    const bool two = klondike != nullptr && klondike->decks == 2;
    EXPECT_EQ(std::holds_alternative<Klondike<2>>(position), two);
    EXPECT_EQ(std::holds_alternative<Spider>(position), std::holds_alternative<SpiderRules>(rules));
  }
}

}  // namespace
}  // namespace harpan
