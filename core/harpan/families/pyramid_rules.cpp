#include "harpan/families/pyramid_rules.h"

namespace harpan {

namespace {

using Rules = PyramidRules;

constexpr std::array draws{Choice{"1", 1}, Choice{"3", 3}};
constexpr std::array covered{Choice{"open", 0}, Choice{"hidden", 1}};
constexpr std::array goals{Choice{"pyramid", 0}, Choice{"all", 1}};
constexpr std::array option_specs{
    OptionSpec<Rules>{"passes", &Rules::passes, passes_from_three},
    OptionSpec<Rules>{"draw", &Rules::draw, draws},
    OptionSpec<Rules>{"covered", &Rules::covered_hidden, covered},
    OptionSpec<Rules>{"waste_pairs", &Rules::waste_pairs, no_yes},
    OptionSpec<Rules>{"stock_top_playable", &Rules::stock_top_playable, no_yes},
    OptionSpec<Rules>{"goal", &Rules::all_must_go, goals},
};

}  // namespace

std::span<const OptionSpec<PyramidRules>> PyramidRules::specs() { return option_specs; }

}  // namespace harpan
