#pragma once

#include <optional>

#include "harpan/families/spider.h"
#include "harpan/play/greedy/order.h"

namespace harpan {

/// Moves runs to where they lie better: same suit before other suits, turning a card or emptying a
/// column before neither, longer runs first. Each such move makes more neighbours that follow each
/// other, or turns a card, so it cannot go in circles. An empty column takes a run that lies on no
/// card it follows. Deals a row else, and where that needs the empty columns filled fills them
/// first, with nothing between.
template <>
class GreedyOrder<Spider> {
 public:
  std::optional<Move> next(const Spider& position) {
    const auto move = lowest(position, [&](Move move) {
      const auto at = level(position, move);
      return filling_ && at < filling ? std::nullopt : at;
    });
    filling_ = move && move->source != Role::stock && level(position, *move) >= filling;
    return move;
  }

 private:
  enum Level : int {
    in_suit = 0,
    turning = 100,
    joining = 200,
    to_empty = 300,
    filling = 400,
    dealing = 500
  };

  /// How well a run lies on a card: 2 on its own suit, 1 on another, 0 on none that it follows.
  static int fit(Card head, Card below) {
    if (below.rank() != head.rank() + 1) return 0;
    return below.suit() == head.suit() ? 2 : 1;
  }

  static std::optional<int> level(const Spider& position, Move move) {
    if (move.source == Role::stock) return dealing;
    const auto& columns = position.columns();
    const int source = move.source.index();
    const int target = move.target.index();
    const int below = columns.height(source) - move.count - 1;
    const Card head = columns.card(source, below + 1);
    const bool opens = below < columns.hidden(source);
    const int before = opens ? 0 : fit(head, columns.card(source, below));
    const int shorter = king - move.count;
    if (columns.is_empty(target)) return empty_level(position, move, below, before);
    const int after = fit(head, columns.top(target));
    if (after <= before) return std::nullopt;
    if (after == 2) return in_suit + shorter + (opens ? 0 : 20);
    return (opens ? turning + columns.hidden(source) : joining) + shorter;
  }

  static std::optional<int> empty_level(const Spider& position, Move move, int below, int before) {
    const int hidden = position.columns().hidden(move.source.index());
    if (below < 0) return std::nullopt;
    if (before == 0) return to_empty + hidden + (hidden > below ? 0 : 50);
    if (position.stock().empty()) return std::nullopt;
    return filling + king - move.count + (before == 2 ? 50 : 0);
  }

  bool filling_ = false;
};

}  // namespace harpan
