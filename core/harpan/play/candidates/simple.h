#pragma once

#include <vector>

#include "harpan/families/aces_up.h"
#include "harpan/families/freecell.h"
#include "harpan/families/pyramid.h"
#include "harpan/play/block.h"
#include "harpan/view.h"

namespace harpan {

template <>
class Candidates<AcesUp> {
 public:
  /// Every move but that of a column's only card to another empty column.
  static std::vector<Block> of(const View<AcesUp>& view) {
    MoveList moves;
    view.known().legal_moves(moves);
    std::vector<Block> blocks;
    for (const Move& move : moves) {
      const bool shifts = move.source != Role::stock && move.target != Role::discard;
      if (shifts && view.known().column(move.source.index()).size() == 1) continue;
      blocks.push_back({move});
    }
    return blocks;
  }
};

template <>
class Candidates<Pyramid> {
 public:
  /// Every move; nothing once the stock was turned over twice with no card taken.
  std::vector<Block> of(const View<Pyramid>& view) {
    const Pyramid& position = view.known();
    if (position.up() != up_) recycled_at_ = -1;
    up_ = position.up();
    MoveList moves;
    position.legal_moves(moves);
    std::vector<Block> blocks;
    for (const Move& move : moves) {
      const bool recycles = position.turns_talon(move) && move.target == Role::stock;
      if (recycles && recycled_at_ >= 0 && position.pass() > recycled_at_) continue;
      if (recycles) recycled_at_ = position.pass();
      blocks.push_back({move});
    }
    return blocks;
  }

 private:
  int up_ = 0;
  int recycled_at_ = -1;
};

template <>
class Candidates<FreeCell> {
 public:
  /// Every move.
  static std::vector<Block> of(const View<FreeCell>& view) {
    MoveList moves;
    view.known().legal_moves(moves);
    std::vector<Block> blocks;
    for (const Move& move : moves) blocks.push_back({move});
    return blocks;
  }
};

}  // namespace harpan
