#pragma once

#include <array>
#include <cstddef>

#include "harpan/solve/freecell_judge.h"

namespace harpan::freecell {

/// Weights found by trying on numbered deals above 100,000: the first on all of them, each of the
/// others on those that the rounds before it leave.
inline constexpr std::array found_weights{
    Weights{{4, 7, 4, 0, 5, 84, 55, 30, 16, 10, 3, -2, 0, -6, 5, 6}},
    Weights{{4, 3, 1, -1, 14, 41, 28, 19, 9, -5, 3, 0, -1, -3, -14, 5}},
    Weights{{0, 8, 2, 1, 5, 63, 40, 29, 20, 16, 3, 5, 4, 0, -4, 8}},
    Weights{{4, 8, 10, -2, 2, 104, 79, 45, 22, 11, 1, -10, -5, 0, 5, 4}},
    Weights{{2, 10, 6, -1, 3, 57, 42, 23, 15, 4, 6, -5, 1, -6, 6, 20}},
    Weights{{7, -1, 8, 2, 6, 195, 103, 29, 20, 5, 11, 1, 3, -9, 2, 2}},
};

/// A search of the scout: which weights it judges by, and how many states it may open.
struct Round {
  std::size_t weights;
  std::size_t states;
};

/// The rounds of the scout. The small ones come first, for a search that does not win soon seldom
/// wins a little later; the weights in the fifth, which heed the length of the way most, do.
inline constexpr std::array scout_rounds{
    Round{0, 200},   Round{1, 200},   Round{2, 240},   Round{3, 320},   Round{4, 2000},
    Round{5, 560},   Round{1, 560},   Round{0, 860},   Round{3, 2000},  Round{2, 1000},
    Round{4, 5000},  Round{5, 5000},  Round{1, 5000},  Round{0, 5000},  Round{3, 5000},
    Round{4, 20000}, Round{5, 20000}, Round{1, 20000}, Round{0, 20000}, Round{3, 20000},
};

}  // namespace harpan::freecell
