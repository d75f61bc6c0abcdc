#pragma once

#include "harpan/position.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// Searches a position whose cards are all known, under its rules, for a line to the win. A line
/// leaves here only after the rules engine has played it to the win.
Solution solve(const Position& position, const Limits& limits);

}  // namespace harpan
