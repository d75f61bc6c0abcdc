#include "harpan/rules.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "harpan/error.h"
#include "tests/samples.h"

namespace harpan {
namespace {

std::string error_code(std::string_view words) {
  try {
    parse_rules(words);
    return "none";
  } catch (const RulesError& error) {
    return error.code();
  }
}

KlondikeRules klondike(std::string_view words) {
  return std::get<KlondikeRules>(parse_rules(words));
}

TEST(Rules, HaveDefaults) {
  const KlondikeRules rules = klondike("klondike");
  EXPECT_EQ(rules.draw, 1);
  EXPECT_EQ(rules.passes, KlondikeRules::unlimited);
  EXPECT_EQ(rules.any_in_empty, 0);
  EXPECT_EQ(rules.taking_back, 1);
  EXPECT_EQ(rules.face_up, 0);
  EXPECT_EQ(rules.decks, 1);
  EXPECT_EQ(rules.columns, 7);
  EXPECT_EQ(rules.stock_size(), 24);
  EXPECT_EQ(klondike("klondike:decks=2").columns, 9);
  EXPECT_EQ(klondike("klondike:decks=2").stock_size(), 59);
}

TEST(Rules, AreWrittenWithoutDefaultsInFixedOrder) {
  EXPECT_EQ(text(parse_rules("klondike:passes=3,draw=3,columns=7")), "klondike:draw=3,passes=3");
  EXPECT_EQ(text(parse_rules("klondike:columns=9,decks=2")), "klondike:decks=2");
  EXPECT_EQ(text(parse_rules("klondike:columns=9,decks=1")), "klondike:columns=9");
  for (const std::string_view words : sample_rules) EXPECT_EQ(text(parse_rules(words)), words);
}

/// Whether the rules of the contract allow so many columns.
bool columns_fit(int decks, int columns, int ranks) {
  const int cards = 4 * ranks * decks;
  const int dealt = columns * (columns + 1) / 2;
  const int most_stock = decks == 1 ? 24 : 76;
  const int most_columns = decks == 1 ? 9 : 13;
  const int least_columns = ranks == 13 ? 7 : 1;
  return columns >= least_columns && columns <= most_columns && dealt <= cards &&
         cards - dealt <= most_stock;
}

void check_combination(const std::string& words, bool allowed) {
  try {
    const Rules rules = parse_rules(words);
    EXPECT_TRUE(allowed) << words;
    EXPECT_EQ(parse_rules(text(rules)), rules) << words;
  } catch (const RulesError& error) {
    EXPECT_FALSE(allowed) << words << ": " << error.what();
  }
}

TEST(Rules, AllowExactlyThePossibleColumns) {
  for (int decks = 1; decks <= 2; ++decks) {
    for (int columns = 1; columns <= 13; ++columns) {
      for (int ranks = 1; ranks <= 13; ++ranks) {
        check_combination("klondike:decks=" + std::to_string(decks) + ",columns=" +
                              std::to_string(columns) + ",ranks=" + std::to_string(ranks),
                          columns_fit(decks, columns, ranks));
      }
    }
  }
}

TEST(Rules, AllowThreeTwoOneWithThreePassesOnly) {
  for (const std::string draw : {"1", "2", "3", "3-2-1"}) {
    for (const std::string passes : {"unlimited", "1", "2", "3"}) {
      for (const std::string_view rest :
           {"", ",empty_column=any", ",taking_back=no", ",face_up=yes", ",decks=2",
            ",empty_column=any,taking_back=no,decks=2"}) {
        check_combination("klondike:draw=" + draw + ",passes=" + passes + std::string(rest),
                          draw != "3-2-1" || passes == "3");
      }
    }
  }
}

TEST(Rules, AllowRedealsInKlondikeOnly) {
  EXPECT_EQ(redeals(parse_rules("klondike")), 0);
  for (int count = 0; count <= 9; ++count) {
    const std::string value = std::to_string(count);
    EXPECT_EQ(redeals(parse_rules("klondike:draw=3,redeals=" + value)), count);
  }
  EXPECT_EQ(text(parse_rules("klondike:redeals=2,columns=8")), "klondike:columns=8,redeals=2");
  EXPECT_EQ(error_code("klondike:redeals=10"), "unknown_value");
  for (const std::string family : {"spider", "freecell", "pyramid", "aces-up"}) {
    EXPECT_EQ(redeals(parse_rules(family)), 0);
    EXPECT_EQ(error_code(family + ":redeals=1"), "unknown_option");
  }
}

TEST(Rules, SayWhichRuleIsBroken) {
  EXPECT_EQ(error_code("klondike"), "none");
  EXPECT_EQ(error_code("klondike:draw=3-2-1"), "needs_three_passes");
  EXPECT_EQ(error_code("klondike:columns=6"), "bad_columns");
  EXPECT_EQ(error_code("klondike:decks=2,columns=6"), "bad_columns");
  EXPECT_EQ(error_code("klondike:draw=4"), "unknown_value");
  EXPECT_EQ(error_code("klondike:draw="), "unknown_value");
  EXPECT_EQ(error_code("klondike:speed=3"), "unknown_option");
  EXPECT_EQ(error_code("klondike:draw"), "bad_option");
  EXPECT_EQ(error_code("klondike:"), "bad_option");
  EXPECT_EQ(error_code("klondike:draw=3,"), "bad_option");
  EXPECT_EQ(error_code("klondike:draw=3,draw=3"), "option_twice");
  EXPECT_EQ(error_code(""), "unknown_family");
  EXPECT_EQ(error_code("patience"), "unknown_family");
  EXPECT_EQ(error_code("Klondike"), "unknown_family");
  EXPECT_EQ(error_code("klondike "), "unknown_family");
}

TEST(Rules, SayWhatIsAllowed) {
  try {
    parse_rules("klondike:draw=4");
    FAIL();
  } catch (const RulesError& error) {
    EXPECT_STREQ(error.what(), "option draw: expected 1, 2, 3 or 3-2-1, got '4'");
  }
}

TEST(Rules, ChangeByName) {
  const Rules vegas = parse_rules("klondike:passes=1");
  EXPECT_EQ(text(replace(vegas, {{"draw", "3"}, {"passes", "3"}})), "klondike:draw=3,passes=3");
  EXPECT_EQ(text(replace(vegas, {{"passes", "3"}, {"draw", "3-2-1"}})),
            "klondike:draw=3-2-1,passes=3");
  EXPECT_THROW(replace(vegas, {{"draw", "3-2-1"}}), RulesError);
}

TEST(Rules, KeepTheUsualColumnsWhenTheDecksChange) {
  EXPECT_EQ(text(replace(parse_rules("klondike"), {{"decks", "2"}})), "klondike:decks=2");
  EXPECT_EQ(text(replace(parse_rules("klondike:decks=2"), {{"decks", "1"}})), "klondike");
  EXPECT_EQ(text(replace(parse_rules("klondike:decks=2,columns=8"), {{"decks", "1"}})),
            "klondike:columns=8");
}

TEST(Rules, ListTheirOptions) {
  const std::vector<Option> listed = options(parse_rules("klondike:draw=3"));
  ASSERT_EQ(listed.size(), 9U);
  EXPECT_EQ(listed[0].name, "draw");
  EXPECT_EQ(listed[0].value, "3");
  EXPECT_EQ(listed[0].allowed, (std::vector<std::string>{"1", "2", "3", "3-2-1"}));
  EXPECT_EQ(listed[1].name, "passes");
  EXPECT_EQ(listed[1].value, "unlimited");
}

TEST(Rules, NameFamilyVersionAndDeck) {
  const Rules rules = parse_rules("klondike:decks=2");
  EXPECT_EQ(family_name(rules), "klondike");
  EXPECT_EQ(rules_version(rules), 1);
  EXPECT_EQ(deck(rules).size(), 104);
}

TEST(Rules, GiveTheCardsOfADrawByPass) {
  const KlondikeRules rules = klondike("klondike:draw=3-2-1,passes=3");
  EXPECT_EQ(rules.draw_in(1), 3);
  EXPECT_EQ(rules.draw_in(2), 2);
  EXPECT_EQ(rules.draw_in(3), 1);
  EXPECT_EQ(klondike("klondike:draw=2").draw_in(7), 2);
}

}  // namespace
}  // namespace harpan
