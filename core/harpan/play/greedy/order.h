#pragma once

#include <optional>

#include "harpan/family.h"

namespace harpan {

/// The order of kinds of move by which a greedy player of the family goes. `next(position)` reads
/// only what lies open, so it plays a position whose every card is set, a sampled world, as it
/// plays one whose hidden cards are unknown. It remembers what it needs of the game so far.
template <Family F>
class GreedyOrder;

/// The legal move of the lowest level, the first of several; `level` answers nothing for a move
/// that is never made.
template <Family F, class Level>
std::optional<Move> lowest(const F& position, Level level) {
  MoveList moves;
  position.legal_moves(moves);
  std::optional<Move> best;
  int least = 0;
  for (const Move& move : moves) {
    const std::optional<int> at = level(move);
    if (!at || (best && *at >= least)) continue;
    best = move;
    least = *at;
  }
  return best;
}

}  // namespace harpan
