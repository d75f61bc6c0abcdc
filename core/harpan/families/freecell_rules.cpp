#include "harpan/families/freecell_rules.h"

#include <string>

#include "harpan/choices.h"

namespace harpan {

namespace {

using Rules = FreeCellRules;

constexpr std::array cells{Choice{"4", 4}, Choice{"0", 0}, Choice{"1", 1}, Choice{"2", 2},
                           Choice{"3", 3}, Choice{"5", 5}, Choice{"6", 6}};
constexpr std::array empty_columns{Choice{"any", 0}, Choice{"king", 1}};
constexpr std::array columns{Choice{"8", 8}, Choice{"2", 2}, Choice{"3", 3}, Choice{"4", 4},
                             Choice{"5", 5}, Choice{"6", 6}, Choice{"7", 7}};
constexpr std::array option_specs{
    OptionSpec<Rules>{"cells", &Rules::cells, cells},
    OptionSpec<Rules>{"empty_column", &Rules::king_in_empty, empty_columns},
    OptionSpec<Rules>{"taking_back", &Rules::taking_back, no_yes},
    OptionSpec<Rules>{"columns", &Rules::columns, columns},
    OptionSpec<Rules>{"ranks", &Rules::ranks, rank_choices},
};

}  // namespace

std::span<const OptionSpec<FreeCellRules>> FreeCellRules::specs() { return option_specs; }

std::optional<RulesError> FreeCellRules::objection() const {
  if (ranks < king || columns == 8) return std::nullopt;
  return RulesError("bad_columns",
                    "columns: expected 8 with a full deck, got " + std::to_string(columns),
                    {{"least", "8"}, {"most", "8"}, {"got", std::to_string(columns)}});
}

}  // namespace harpan
