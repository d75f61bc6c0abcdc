#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "harpan/solve/freecell_judge.h"

namespace harpan::freecell {

/// Weights found by trying on numbered deals above 100,000: the first on all of them, each of the
/// others on those that the ones before it leave.
inline constexpr std::array found_weights{
    Weights{{3, 6, 4, 0, 5, 87, 54, 30, 13, 1, 3, -2, 0, -3, 0, 2}},
    Weights{{7, 5, 1, -1, 13, 91, 28, 17, 8, 3, 3, 1, -1, -3, -5, 4}},
    Weights{{0, 8, 2, 1, 5, 63, 40, 29, 20, 16, 3, 5, 4, 0, -4, 8}},
    Weights{{7, 12, 9, -2, 8, 109, 66, 45, 17, 9, 6, -17, -5, -4, 5, 3}},
    Weights{{5, -1, 7, 3, 5, 111, 61, 33, 17, 7, 10, 0, 1, -9, 4, 2}},
};

constexpr Weights between(const Weights& a, const Weights& b) {
  Weights result{};
  for (std::size_t i = 0; i < result.values.size(); ++i) {
    result.values[i] = std::midpoint(a.values[i], b.values[i]);
  }
  return result;
}

/// A search of the scout: how it judges, and how many states it may open.
struct Round {
  Weights weights;
  std::size_t states;
};

constexpr auto make_rounds() {
  constexpr std::size_t count = found_weights.size();
  std::array<Round, count*(count - 1) / 2 + 4 * count> rounds{};
  std::size_t size = 0;
  for (const Weights& weights : found_weights) rounds[size++] = {weights, 200};
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      rounds[size++] = {between(found_weights[i], found_weights[j]), 400};
    }
  }
  for (const std::size_t states : std::to_array<std::size_t>({1500, 5000, 20000})) {
    for (const Weights& weights : found_weights) rounds[size++] = {weights, states};
  }
  return rounds;
}

/// The rounds of the scout: many small ones before the first that is large, for a search that does
/// not win soon seldom wins a little later.
inline constexpr auto scout_rounds = make_rounds();

}  // namespace harpan::freecell
