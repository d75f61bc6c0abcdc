#pragma once

#include "harpan/families/aces_up.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// What makes the search of Aces Up fast. Each can be left out without changing an answer.
struct AcesUpTricks {
  bool eager = true;     ///< try first what is found by discarding whatever can be
  bool outlook = true;   ///< give up where too many cards can never be beaten
  bool harmless = true;  ///< discard at once what is of no more use
  bool suits = true;     ///< count with one suit not being seen while anything goes
  bool finish = true;    ///< give up where no suit can have gone but its ace before the last row
  bool effect = true;    ///< take a card for gone only where that changes something
};

/// Searches for a line to the win of the rules. docs/solver-aces-up.md says how.
Solution solve(const AcesUp& position, const Limits& limits, AcesUpTricks tricks = {});

/// Searches for the most cards that can be discarded.
Harvest most_up(const AcesUp& position, const Limits& limits, AcesUpTricks tricks = {});

}  // namespace harpan
