#pragma once

#include <vector>

#include "harpan/family.h"

namespace harpan {

/// Moves that are chosen together: they show no card before the last.
using Block = std::vector<Move>;

/// Lists what may be done next, from what the player knows: `of(view)`. It may remember the game so
/// far, so as to offer nothing for ever.
template <Family F>
class Candidates;

}  // namespace harpan
