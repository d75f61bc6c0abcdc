#pragma once

#include <array>

#include "harpan/solve/freecell_judge.h"

namespace harpan::freecell {

/// A search of the scout: how it judges, and how many states it may open.
struct Round {
  Weights weights;
  std::size_t states;
};

/// The rounds of the scout, found by trying weights on numbered deals; those after the first on the
/// deals that the rounds before leave.
inline constexpr std::array portfolio{
    Round{{.burden = 5, .stack = 9, .misfit = 0, .stacked = -2, .up = 8, .places = {111, 65, 38, 18, 0}, .depth = 7, .buried = -4, .next_depth = 0, .step = -1}, 400},
};

}  // namespace harpan::freecell
