#include "harpan/families/klondike_rules.h"

#include <array>

#include "harpan/choices.h"

namespace harpan {

namespace {

using Rules = KlondikeRules;

constexpr std::array draws{Choice{"1", 1}, Choice{"2", 2}, Choice{"3", 3},
                           Choice{"3-2-1", Rules::three_two_one}};
constexpr std::array empty_columns{Choice{"king", 0}, Choice{"any", 1}};
constexpr std::array decks{Choice{"1", 1}, Choice{"2", 2}};
constexpr std::array columns{Choice{"7", 7},   Choice{"8", 8},   Choice{"9", 9},   Choice{"10", 10},
                             Choice{"11", 11}, Choice{"12", 12}, Choice{"13", 13}, Choice{"1", 1},
                             Choice{"2", 2},   Choice{"3", 3},   Choice{"4", 4},   Choice{"5", 5},
                             Choice{"6", 6}};
constexpr std::array redeals{Choice{"0", 0}, Choice{"1", 1}, Choice{"2", 2}, Choice{"3", 3},
                             Choice{"4", 4}, Choice{"5", 5}, Choice{"6", 6}, Choice{"7", 7},
                             Choice{"8", 8}, Choice{"9", 9}};
constexpr std::array option_specs{
    OptionSpec<Rules>{"draw", &Rules::draw, draws},
    OptionSpec<Rules>{"passes", &Rules::passes, passes_from_unlimited},
    OptionSpec<Rules>{"empty_column", &Rules::any_in_empty, empty_columns},
    OptionSpec<Rules>{"taking_back", &Rules::taking_back, yes_no},
    OptionSpec<Rules>{"face_up", &Rules::face_up, no_yes},
    OptionSpec<Rules>{"decks", &Rules::decks, decks},
    OptionSpec<Rules>{"columns", &Rules::columns, columns},
    OptionSpec<Rules>{"redeals", &Rules::redeals, redeals},
    OptionSpec<Rules>{"ranks", &Rules::ranks, rank_choices},
};

std::string number(int value) { return std::to_string(value); }

/// Standard decks keep to the columns of the games people play; the layout of a position holds
/// at most nine columns and 24 stock cards of one deck, thirteen and 76 of two.
std::optional<RulesError> column_objection(const Rules& rules) {
  const int least = rules.ranks == king ? 7 : 1;
  const int most = rules.decks == 1 ? 9 : 13;
  const int most_stock = rules.decks == 1 ? 24 : 76;
  std::string expected;
  if (rules.columns < least || rules.columns > most) {
    expected = number(least) + " to " + number(most) + " with " +
               (rules.decks == 1 ? "one deck" : "two decks");
  } else if (rules.stock_size() < 0) {
    expected = "as many as " + number(rules.deck().size()) + " cards fill";
  } else if (rules.stock_size() > most_stock) {
    expected = "enough that at most " + number(most_stock) + " cards are left for the stock";
  } else {
    return std::nullopt;
  }
  return RulesError(
      "bad_columns", "columns: expected " + expected + ", got " + number(rules.columns),
      {{"least", number(least)}, {"most", number(most)}, {"got", number(rules.columns)}});
}

}  // namespace

std::span<const OptionSpec<KlondikeRules>> KlondikeRules::specs() { return option_specs; }

KlondikeRules KlondikeRules::defaults() const {
  KlondikeRules usual;
  usual.columns = decks == 1 ? 7 : 9;
  return usual;
}

std::optional<RulesError> KlondikeRules::objection() const {
  if (draw == three_two_one && passes != 3) {
    const std::string got = passes == unlimited ? "unlimited" : number(passes);
    return RulesError("needs_three_passes",
                      "draw=3-2-1 has three passes: expected passes=3, got passes=" + got,
                      {{"passes", got}});
  }
  return column_objection(*this);
}

}  // namespace harpan
