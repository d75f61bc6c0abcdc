#pragma once

#include <vector>

#include "harpan/move.h"
#include "harpan/solve/freecell_ground.h"

namespace harpan::freecell {

/// The hops without detours: wherever a hop leads from a state of the line to a later one, what is
/// between is left out.
std::vector<Hop> without_detours(const Ground& ground, const std::vector<Hop>& hops);

/// The moves of the rules engine that do what the hops do from the position, and then lay up all
/// that is left.
std::vector<Move> write_line(const FreeCell& position, const Ground& ground,
                             const std::vector<Hop>& hops);

}  // namespace harpan::freecell
