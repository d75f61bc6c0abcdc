#include "harpan/card.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "harpan/deck.h"
#include "harpan/error.h"
#include "harpan/notation.h"

namespace harpan {
namespace {

constexpr Card ace_of_spades{1, Suit::spades};
constexpr Card ten_of_hearts{10, Suit::hearts};
constexpr Card nine_of_diamonds{9, Suit::diamonds};
constexpr Card king_of_clubs{13, Suit::clubs};

TEST(Card, HasRankSuitAndColour) {
  EXPECT_EQ(ten_of_hearts.rank(), 10);
  EXPECT_EQ(ten_of_hearts.suit(), Suit::hearts);
  EXPECT_TRUE(ten_of_hearts.is_red());
  EXPECT_TRUE(nine_of_diamonds.is_red());
  EXPECT_FALSE(ace_of_spades.is_red());
  EXPECT_FALSE(king_of_clubs.is_red());
}

TEST(Card, IsUnknownByDefault) {
  EXPECT_FALSE(Card().is_known());
  EXPECT_TRUE(ace_of_spades.is_known());
  EXPECT_EQ(text(Card()), "??");
}

TEST(Card, FitsOnTheNextHigherOfTheOtherColour) {
  const auto sorted = sorted_cards({});
  for (const Card card : sorted) {
    for (const Card onto : sorted) {
      const bool fits = onto.rank() - card.rank() == 1 && onto.is_red() != card.is_red();
      EXPECT_EQ(card.fits_on(onto), fits) << text(card) << " on " << text(onto);
    }
  }
}

TEST(Card, HasACodeOfItsOwn) {
  std::set<int> codes;
  for (const Card card : sorted_cards({})) codes.insert(card.code());
  EXPECT_EQ(codes.size(), 52U);
  EXPECT_GT(*codes.begin(), 0);
  EXPECT_LT(*codes.rbegin(), 64);
}

TEST(Card, IsWrittenAsRankAndSuit) {
  EXPECT_EQ(text(ace_of_spades), "AS");
  EXPECT_EQ(text(ten_of_hearts), "TH");
  EXPECT_EQ(text(nine_of_diamonds), "9D");
  EXPECT_EQ(text(king_of_clubs), "KC");
}

TEST(Card, IsReadAsItIsWritten) {
  for (const Card card : sorted_cards({})) EXPECT_EQ(parse_card(text(card)), card);
}

TEST(Card, IsReadInOtherForms) {
  for (const char* form : {"TH", "th", "tH", "10H", "10h", "T♥", "t♥", "10♥"}) {
    EXPECT_EQ(parse_card(form), ten_of_hearts) << form;
  }
  EXPECT_EQ(parse_card("a♠"), ace_of_spades);
  EXPECT_EQ(parse_card("9♦"), nine_of_diamonds);
  EXPECT_EQ(parse_card("k♣"), king_of_clubs);
}

TEST(Card, IsRefusedInAnyOtherForm) {
  for (const char* form :
       {"",    " ",  "A",  "S",  "SA", "1S",   "0S", "11S", "ASS", "AS ",       " AS",
        "A S", "AX", "XS", "??", "10", "100H", "♠",  "♠A",  "A♠♠", "A\xE2\x99", "-"}) {
    EXPECT_THROW(parse_card(form), NotationError) << form;
  }
  EXPECT_THROW(parse_card(std::string("A\0", 2)), NotationError);
}

TEST(Deck, LiesPackAfterPackBySuitAndRank) {
  const Deck deck{.ranks = 2, .suits = 4, .copies = 2};
  EXPECT_EQ(deck.size(), 16);
  EXPECT_EQ(text(sorted_cards(deck)), "AS 2S AH 2H AC 2C AD 2D AS 2S AH 2H AC 2C AD 2D");
}

}  // namespace
}  // namespace harpan
