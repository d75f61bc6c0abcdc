#pragma once

#include <optional>

#include "harpan/families/aces_up.h"
#include "harpan/play/greedy/order.h"

namespace harpan {

/// Discards what can go; then fills an empty column by the highest card that has others below it;
/// then deals.
template <>
class GreedyOrder<AcesUp> {
 public:
  static std::optional<Move> next(const AcesUp& position) {
    return lowest(position, [&](Move move) { return level(position, move); });
  }

 private:
  static constexpr int fill = 1;
  static constexpr int deal = fill + king + 1;

  static std::optional<int> level(const AcesUp& position, Move move) {
    if (move.target == Role::discard) return 0;
    if (move.source == Role::stock) return deal;
    const auto cards = position.column(move.source.index());
    if (cards.size() == 1) return std::nullopt;
    const int rank = cards.back().rank();
    return fill + (rank == 1 ? 0 : king + 1 - rank);
  }
};

}  // namespace harpan
