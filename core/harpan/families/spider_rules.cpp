#include "harpan/families/spider_rules.h"

#include <string>

#include "harpan/choices.h"

namespace harpan {

namespace {

using Rules = SpiderRules;

constexpr std::array suits{Choice{"4", 4}, Choice{"2", 2}, Choice{"1", 1}};
constexpr std::array columns{Choice{"10", 10}, Choice{"4", 4}, Choice{"5", 5}, Choice{"6", 6},
                             Choice{"7", 7},   Choice{"8", 8}, Choice{"9", 9}};
constexpr std::array option_specs{
    OptionSpec<Rules>{"suits", &Rules::suits, suits},
    OptionSpec<Rules>{"deal_over_empty", &Rules::deal_over_empty, no_yes},
    OptionSpec<Rules>{"columns", &Rules::columns, columns},
    OptionSpec<Rules>{"ranks", &Rules::ranks, rank_choices},
};

}  // namespace

std::span<const OptionSpec<SpiderRules>> SpiderRules::specs() { return option_specs; }

std::optional<RulesError> SpiderRules::objection() const {
  if (ranks == king && columns != 10) {
    return RulesError("bad_columns",
                      "columns: expected 10 with a full deck, got " + std::to_string(columns),
                      {{"least", "10"}, {"most", "10"}, {"got", std::to_string(columns)}});
  }
  if (deck().size() < columns) {
    return RulesError("bad_columns",
                      "columns: expected as many as " + std::to_string(deck().size()) +
                          " cards fill, got " + std::to_string(columns),
                      {{"least", "4"},
                       {"most", std::to_string(deck().size())},
                       {"got", std::to_string(columns)}});
  }
  SpiderRules wider = *this;
  while (wider.tallest() > most_in_column) ++wider.columns;
  if (wider.columns != columns) {
    const std::string least = std::to_string(wider.columns);
    return RulesError("bad_columns",
                      "columns: expected " + least + " or more for " + std::to_string(ranks) +
                          " ranks, got " + std::to_string(columns),
                      {{"least", least}, {"most", "10"}, {"got", std::to_string(columns)}});
  }
  return std::nullopt;
}

}  // namespace harpan
