#pragma once

#include <cstdint>

#include "harpan/family.h"

namespace harpan {

/// The number of sequences of `depth` legal moves from a position. Every move is made and taken
/// back, those of the last ply too, so that the count exercises the whole of the rules.
template <Family F>
std::uint64_t perft(F& position, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  position.legal_moves(moves);
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    const Step step = position.apply(move);
    leaves += perft(position, depth - 1);
    position.undo(step);
  }
  return leaves;
}

}  // namespace harpan
