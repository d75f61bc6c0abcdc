#include "harpan/deal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "harpan/error.h"
#include "harpan/notation.h"
#include "harpan/rng.h"

namespace harpan {
namespace {

constexpr std::string_view code_digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

std::vector<std::uint64_t> some_numbers() {
  std::vector<std::uint64_t> numbers{0, 1, 31, 32, 42, 1023, 1'000'000, ~std::uint64_t{0}};
  Rng rng(5);
  for (int bits = 1; bits < 64; bits += 3) numbers.push_back(rng.next() >> bits);
  return numbers;
}

bool is_refused(const std::string& code) {
  try {
    deal_number(code);
    return false;
  } catch (const NotationError&) {
    return true;
  }
}

TEST(NumberedDeal, IsTheOneSpecified) {
  EXPECT_EQ(text(shuffled_cards({}, 42)),
            "2D 2S KD TC 6C 4S 6H 9H 4D QC 8S 8H 8D 7S AS 4H 6D 2H 5D 3D AC TS 5C 3H QD JS JD 9S "
            "5H AH 6S 3S JH QH 4C TH AD 2C KS 7C QS 3C KH TD KC 8C JC 9D 7D 9C 7H 5S");
  EXPECT_EQ(text(shuffled_cards({}, ~std::uint64_t{0})).substr(0, 20), "5C TD QD 4H QC 6C TS");
  EXPECT_EQ(text(shuffled_cards({.ranks = 4}, 1)),
            "2C 3C 3S 3D AH AD 4D 3H 4S AS 2S 2D 2H AC 4H 4C");
  EXPECT_EQ(text(shuffled_cards({.copies = 2}, 42)).substr(0, 20), "4C 4D 6D 5S AS QS AH");
}

TEST(NumberedDeal, HoldsTheWholeDeck) {
  for (const Deck deck : {Deck{}, Deck{.copies = 2}, Deck{.ranks = 3}, Deck{.ranks = 1}}) {
    for (const std::uint64_t number : some_numbers()) {
      std::vector<Card> cards = shuffled_cards(deck, number);
      std::vector<Card> sorted = sorted_cards(deck);
      std::ranges::sort(cards);
      std::ranges::sort(sorted);
      EXPECT_EQ(cards, sorted);
    }
  }
}

TEST(DealCode, IsTheOneSpecified) {
  const std::vector<std::pair<std::uint64_t, std::string>> codes{
      {0, "0-0"},
      {1, "1-2"},
      {2, "2-4"},
      {31, "Z-V"},
      {32, "10-4"},
      {42, "1A-G"},
      {1'000'000, "YGJ0-0"},
      {std::uint64_t{1} << 32, "4000000-T"},
      {std::uint64_t{1} << 63, "8000000000000-V"},
      {~std::uint64_t{0}, "FZZZZZZZZZZZZ-X"}};
  for (const auto& [number, code] : codes) {
    EXPECT_EQ(deal_code(number), code);
    EXPECT_EQ(deal_number(code), number);
  }
}

TEST(DealCode, ReadsWhatItWrites) {
  for (const std::uint64_t number : some_numbers())
    EXPECT_EQ(deal_number(deal_code(number)), number);
}

TEST(DealCode, IsReadInEitherCaseAndForgivesLookAlikes) {
  EXPECT_EQ(deal_number("1a-g"), 42U);
  EXPECT_EQ(deal_number("ia-g"), 42U);
  EXPECT_EQ(deal_number("LA-G"), 42U);
  EXPECT_EQ(deal_number("lO-4"), 32U);
  EXPECT_EQ(deal_number("YGJo-O"), 1'000'000U);
}

TEST(DealCode, RefusesEveryWrongCharacter) {
  for (const std::uint64_t number : some_numbers()) {
    const std::string code = deal_code(number);
    for (std::size_t i = 0; i < code.size(); ++i) {
      for (const char digit : code_digits) {
        std::string wrong = code;
        wrong[i] = digit;
        EXPECT_TRUE(wrong == code || is_refused(wrong)) << wrong << " for " << code;
      }
    }
  }
}

TEST(DealCode, RefusesEverySwapOfNeighbours) {
  for (const std::uint64_t number : some_numbers()) {
    const std::string code = deal_code(number);
    const std::size_t hyphen = code.size() - 2;
    for (std::size_t i = 0; i < hyphen; ++i) {
      std::string wrong = code;  // the last digit's neighbour is the check character
      std::swap(wrong[i], wrong[i + 1 == hyphen ? i + 2 : i + 1]);
      EXPECT_TRUE(wrong == code || is_refused(wrong)) << wrong << " for " << code;
    }
  }
}

TEST(DealCode, RefusesWhatHasNotItsForm) {
  for (const char* code :
       {"", "-", "42", "-G", "1A-", "1A-GG", "1AG", "1A--G", "1A-G-", "1A -G", " 1A-G", "1U-G",
        "1A-U", "1A-é", "00000000000000-0", "G000000000000-0", "ZZZZZZZZZZZZZ-0"}) {
    EXPECT_TRUE(is_refused(code)) << code;
  }
}

}  // namespace
}  // namespace harpan
