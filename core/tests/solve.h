#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

#include "harpan/notation.h"
#include "harpan/solve/plain.h"
#include "harpan/solve/solve.h"
#include "tests/samples.h"

namespace harpan {

/// Compares a solver with the exhaustive search over the rules engine on small decks: calls
/// solver(position) for `deals` numbered deals of the rules and expects equal verdicts.
template <class F, std::invocable<const F&> Solver>
void expect_same_verdicts(std::string_view words, std::uint64_t deals, Solver solver) {
  SCOPED_TRACE(words);
  const auto rules = std::get<typename F::Rules>(parse_rules(words));
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const F position = numbered<F>(rules, number);
    const Verdict plain = PlainSearch<F>(position, {}).solve().verdict;
    const Solution solution = solver(position);
    EXPECT_EQ(solution.verdict, plain) << text(Position(position));
  }
}

}  // namespace harpan
