#include "harpan/solve/freecell.h"

#include <optional>
#include <utility>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/freecell_ground.h"
#include "harpan/solve/freecell_line.h"
#include "harpan/solve/freecell_proof.h"
#include "harpan/solve/freecell_scout.h"
#include "harpan/solve/freecell_weights.h"

namespace harpan {

namespace freecell {
namespace {

std::optional<std::vector<Hop>> scout_out(const Ground& ground, Budget& budget,
                                          const Limits& limits, std::size_t& bytes) {
  Scout scout(ground, budget, limits.table_bytes);
  std::optional<std::vector<Hop>> hops;
  for (const Round& round : scout_rounds) {
    hops = scout.search(found_weights[round.weights], round.states);
    if (hops) break;
  }
  bytes = scout.bytes();
  return hops;
}

}  // namespace
}  // namespace freecell

Solution solve(const FreeCell& position, const Limits& limits, const freecell::Tricks& tricks) {
  Budget budget(limits);
  const freecell::Ground ground(position, tricks);
  Solution solution;
  if (tricks.scout) {
    const auto hops = freecell::scout_out(ground, budget, limits, solution.table_bytes);
    if (hops) {
      solution.verdict = Verdict::winnable;
      solution.moves = freecell::write_line(position, ground, *hops);
      solution.nodes = budget.nodes();
      return solution;
    }
  }
  freecell::Proof proof(ground, budget, limits.table_bytes);
  solution.verdict = proof.search();
  if (solution.verdict == Verdict::winnable) {
    solution.moves =
        freecell::write_line(position, ground, freecell::without_detours(ground, proof.line()));
  }
  solution.nodes = budget.nodes();
  solution.table_bytes = std::max(solution.table_bytes, proof.bytes());
  return solution;
}

}  // namespace harpan
