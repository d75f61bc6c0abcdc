#pragma once

#include <algorithm>
#include <cstddef>

#include "harpan/families/spider.h"
#include "harpan/play/policy.h"
#include "harpan/play/rollout.h"
#include "harpan/solve/spider_beam.h"

namespace harpan {

/// What a world is worth: how the greedy order fares in it.
template <Family F>
double outlook(const F& world, Aim aim) {
  return value(rollout(world, [](Move) {}), aim);
}

/// In Spider, how far a search comes that keeps one position at each depth. Its order is better
/// than the greedy one's; a wider search would win by what no player can know, and told plans apart
/// less well.
inline double outlook(const Spider& world, Aim) {
  constexpr double win = 100'000;
  constexpr std::size_t most_bytes = std::size_t{1} << 20;
  const spider::Setting setting(world);
  const Limits limits;
  Budget budget(limits);
  spider::Beam beam(setting, {.width = 1, .patience = 3}, budget, most_bytes);
  if (beam.search(spider::State(world, setting))) return win;
  // Where the last row leaves no move nothing is reached; that is bad, not worse than all wins.
  return std::max(beam.reached(), 0);
}

}  // namespace harpan
