#pragma once

#include <vector>

#include "harpan/move.h"
#include "harpan/solve/aces_up/moves.h"
#include "harpan/solve/aces_up/state.h"

namespace harpan::aces_up {

/// A line of the search as the rules engine plays it: beaten cards go when they were loosened, or
/// stay, and cards of a pool change places as was decided later.
std::vector<Move> written(const Setting& setting, const std::vector<Event>& line);

}  // namespace harpan::aces_up
