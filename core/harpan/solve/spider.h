#pragma once

#include "harpan/families/spider.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// What the search leaves out or takes together, each sound by itself (docs/solver-spider.md).
/// Switched off one by one in tests, where the verdicts must stay.
struct SpiderTricks {
  bool beam = true;          ///< searches in beams for a win before and beside the exhaustive one
  bool alike = true;         ///< without a stock the order of the columns does not matter
  bool one_empty = true;     ///< without a stock one empty column is as good as another
  bool whole_column = true;  ///< without a stock a column is not moved whole to an empty one
  bool too_few = true;       ///< a stock that can never be dealt loses
};

/// Searches a position for a win: in beams, which find most wins soon, and between them and at
/// last exhaustively.
Solution solve(const Spider& position, const Limits& limits, SpiderTricks tricks = {});

}  // namespace harpan
