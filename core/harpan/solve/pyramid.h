#pragma once

#include "harpan/families/pyramid.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// What makes the search of Pyramid fast. Each can be left out without changing a verdict.
struct PyramidTricks {
  bool partners = true;    ///< give up where the cards that must go cannot all be paired
  bool forced = true;      ///< take at once what must go and only uncovers
  bool open_talon = true;  ///< give up where it is lost even if every talon card lay free
  bool earliest = true;    ///< of tables with the same cards, look only at the earliest
};

/// Searches for a line to the win of the rules. docs/solver-pyramid.md says how.
Solution solve(const Pyramid& position, const Limits& limits, PyramidTricks tricks = {});

}  // namespace harpan
