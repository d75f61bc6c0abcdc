#pragma once

#include "harpan/families/freecell.h"
#include "harpan/solve/solution.h"

namespace harpan {

namespace freecell {

/// What makes the search faster and may be left out without changing a verdict.
struct Tricks {
  bool scout = true;        ///< look for a win where it seems near before searching everything
  bool lift_safe = true;    ///< lay cards up at once where that loses nothing
  bool merge_loose = true;  ///< take a card in a cell for the same as one alone in a column
};

}  // namespace freecell

/// First a best-first search that finds nearly every win, then, where it gives up, a search of
/// everything. docs/solvers.md has the reasons.
Solution solve(const FreeCell& position, const Limits& limits, const freecell::Tricks& tricks = {});

}  // namespace harpan
