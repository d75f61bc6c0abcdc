#include "harpan/solve/solve.h"

#include <stdexcept>

#include "harpan/notation.h"
#include "harpan/solve/plain.h"

namespace harpan {

namespace {

/// A family without a solver of its own yet.
template <Family F>
Solution solve(const F& position, const Limits& limits) {
  return PlainSearch<F>(position, limits).solve();
}

template <Family F>
bool wins(F position, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    if (!position.is_legal(move)) return false;
    position.apply(move);
  }
  return position.is_won();
}

}  // namespace

Solution solve(const Position& position, const Limits& limits) {
  return std::visit(
      [&](const auto& concrete) {
        Solution solution = solve(concrete, limits);
        if (solution.verdict == Verdict::winnable && !wins(concrete, solution.moves)) {
          throw std::logic_error("a solver's line does not win at " + text(position));
        }
        return solution;
      },
      position);
}

}  // namespace harpan
