#include "harpan/families/aces_up_rules.h"

#include "harpan/choices.h"

namespace harpan {

namespace {

using Rules = AcesUpRules;

constexpr std::array empty_columns{Choice{"any", Rules::any}, Choice{"ace", Rules::ace},
                                   Choice{"stock", Rules::stock}};
constexpr std::array option_specs{
    OptionSpec<Rules>{"empty_column", &Rules::empty_column, empty_columns},
    OptionSpec<Rules>{"ranks", &Rules::ranks, rank_choices},
};

}  // namespace

std::span<const OptionSpec<AcesUpRules>> AcesUpRules::specs() { return option_specs; }

}  // namespace harpan
