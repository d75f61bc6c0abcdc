#pragma once

#include <optional>
#include <vector>

#include "harpan/families/freecell.h"
#include "harpan/hint/plans/plans.h"
#include "harpan/play/block.h"
#include "harpan/play/greedy/freecell.h"
#include "harpan/view.h"

namespace harpan {

/// A gain brings a card to its foundation, and no plan takes one back. A plan is a move and what
/// the greedy order makes of it until a card goes up, without a position that was met on the way.
template <>
class Plans<FreeCell> {
 public:
  static std::vector<Block> of(const View<FreeCell>& view) {
    const FreeCell& position = view.known();
    MoveList moves;
    position.legal_moves(moves);
    std::vector<Block> plans;
    for (const Move& move : moves) {
      if (move.source.role() == Role::foundation) continue;
      if (auto plan = plan_after(position, move)) plans.push_back(*plan);
    }
    return plans;
  }

  static bool gains(const FreeCell&, const Step& step) {
    return step.move.target.role() == Role::foundation;
  }

 private:
  static std::optional<Block> plan_after(const FreeCell& start, Move first) {
    FreeCell position = start;
    GreedyOrder<FreeCell> order;
    Block plan;
    for (std::optional<Move> move = first; move; move = order.next(position)) {
      plan.push_back(*move);
      position.apply(*move);
      if (move->target.role() == Role::foundation) return plan;
      if (position.key() == start.key()) return std::nullopt;
    }
    return std::nullopt;
  }
};

}  // namespace harpan
