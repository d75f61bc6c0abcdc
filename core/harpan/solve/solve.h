#pragma once

#include <optional>
#include <string_view>

#include "harpan/position.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// Searches a position whose cards are all known, under its rules, for a line to the win. A line
/// leaves here only after the rules engine has played it to the win.
Solution solve(const Position& position, const Limits& limits);

/// The most cards that can be up; nothing in a family that is not asked for it. The line leaves
/// here only after the rules engine has played it.
std::optional<Harvest> most_up(const Position& position, const Limits& limits);

/// `winnable`, `unwinnable` or `unknown`.
std::string_view name(Verdict verdict);

}  // namespace harpan
