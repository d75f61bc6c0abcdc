#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

#include "harpan/notation.h"
#include "harpan/solve/plain.h"
#include "harpan/solve/solve.h"
#include "tests/samples.h"

namespace harpan {

template <class F>
bool wins(F position, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    if (!position.is_legal(move)) return false;
    position.apply(move);
  }
  return position.is_won();
}

/// What the exhaustive search over the rules engine may cost before a deal is left out.
inline Limits exhaustive_limits() { return {.nodes = 100'000}; }

/// Compares a solver with the exhaustive search over the rules engine on small decks: calls
/// solver(position) for `deals` numbered deals of the rules and expects equal verdicts.
template <class F, std::invocable<const F&> Solver>
void expect_same_verdicts(std::string_view words, std::uint64_t deals, Solver solver) {
  SCOPED_TRACE(words);
  const auto rules = std::get<typename F::Rules>(parse_rules(words));
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const F position = numbered<F>(rules, number);
    const Verdict plain = PlainSearch<F>(position, exhaustive_limits()).solve().verdict;
    if (plain == Verdict::unknown) continue;
    const Solution solution = solver(position);
    EXPECT_EQ(solution.verdict, plain) << text(Position(position));
    if (solution.verdict == Verdict::winnable) {
      EXPECT_TRUE(wins(position, solution.moves)) << text(Position(position));
    }
  }
}

}  // namespace harpan
