#pragma once

#include <optional>

#include "harpan/families/pyramid.h"
#include "harpan/play/greedy/order.h"

namespace harpan {

/// Takes from the pyramid first, two cards before one; turns the stock else, until two recycles
/// had nothing between them. Pairs beside the pyramid only where all cards must go.
template <>
class GreedyOrder<Pyramid> {
 public:
  std::optional<Move> next(const Pyramid& position) {
    const auto move = lowest(position, [&](Move move) { return level(position, move); });
    if (!move) return std::nullopt;
    const bool recycles = position.turns_talon(*move) && move->target == Role::stock;
    if (!recycles) {
      if (!position.turns_talon(*move)) idle_recycles_ = 0;
    } else if (++idle_recycles_ > 1) {
      return std::nullopt;
    }
    return move;
  }

 private:
  static std::optional<int> level(const Pyramid& position, Move move) {
    if (position.turns_talon(move)) return 3;
    if (move.source.role() == Role::pyramid) {
      return move.target.role() == Role::stock || move.target.role() == Role::waste ? 1 : 0;
    }
    return position.rules().all_must_go != 0 ? std::optional(2) : std::nullopt;
  }

  int idle_recycles_ = 0;
};

}  // namespace harpan
