#pragma once

#include <array>

#include "harpan/option.h"

namespace harpan {

// Values that several games' options have. Not inline: the checking standard library compares their
// addresses with null, which GCC 12 cannot do for an inline variable at compile time.

[[maybe_unused]] constexpr std::array yes_no{Choice{"yes", 1}, Choice{"no", 0}};
[[maybe_unused]] constexpr std::array no_yes{Choice{"no", 0}, Choice{"yes", 1}};

/// 0 stands for no limit.
inline constexpr int unlimited_passes = 0;
[[maybe_unused]] constexpr std::array passes_from_unlimited{
    Choice{"unlimited", unlimited_passes}, Choice{"1", 1}, Choice{"2", 2}, Choice{"3", 3}};
[[maybe_unused]] constexpr std::array passes_from_three{
    Choice{"3", 3}, Choice{"1", 1}, Choice{"2", 2}, Choice{"unlimited", unlimited_passes}};

/// Ranks a suit: the whole one, and those of small decks.
[[maybe_unused]] constexpr std::array rank_choices{
    Choice{"13", 13}, Choice{"1", 1},   Choice{"2", 2},  Choice{"3", 3}, Choice{"4", 4},
    Choice{"5", 5},   Choice{"6", 6},   Choice{"7", 7},  Choice{"8", 8}, Choice{"9", 9},
    Choice{"10", 10}, Choice{"11", 11}, Choice{"12", 12}};

}  // namespace harpan
