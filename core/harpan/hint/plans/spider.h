#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "harpan/families/spider.h"
#include "harpan/hint/plans/plans.h"
#include "harpan/hint/plans/spider_lines.h"
#include "harpan/play/advice/spider.h"
#include "harpan/play/block.h"
#include "harpan/play/greedy/order.h"
#include "harpan/view.h"

namespace harpan {

/// A gain turns a card, brings a run home or deals a row, which no move undoes. Where the lines
/// that were looked at lead to none, a plan is one move that lays a run where it fits better, or
/// one that fits nowhere into an empty column; or it fills the empty columns and deals. None comes
/// to a position that was met since something was learnt.
template <>
class Plans<Spider> {
 public:
  static std::vector<Block> of(const View<Spider>& view, const std::vector<Key>& met) {
    std::vector<Block> plans = spider::Lines(view.known(), met).plans();
    if (plans.empty()) plans = small_plans(view.known(), met);
    return plans;
  }

  static bool gains(const Spider&, const Step& step) {
    return step.turned != 0 || step.home != 0 || spider::is_row(step.move);
  }

 private:
  static std::vector<Block> small_plans(const Spider& position, const std::vector<Key>& met) {
    MoveList moves;
    position.legal_moves(moves);
    std::vector<Block> plans;
    for (const Move& move : moves) {
      const auto kind = kind_of(position, move);
      if (kind && *kind < spider_advice::filling) plans.push_back({move});
    }
    if (plans.empty()) plans.push_back(filled_deal(position, met));
    std::erase(plans, Block{});
    return plans;
  }

  static std::optional<int> kind_of(const Spider& position, Move move) {
    if (spider::is_row(move)) return std::nullopt;
    return spider_advice::kind(position, spider_advice::Shift(position, move));
  }

  static bool is_new(Spider position, Move move, const std::vector<Key>& met) {
    position.apply(move);
    return std::ranges::find(met, position.key()) == met.end();
  }

  /// The next row, and before it the moves that fill the empty columns; nothing where they cannot
  /// be filled by moves to new positions.
  static Block filled_deal(Spider position, const std::vector<Key>& met) {
    if (position.stock().empty()) return {};
    const Move deal = spider::row_move(spider::Setting(position));
    Block plan;
    while (!position.is_legal(deal)) {
      const auto move = lowest(position, [&](Move move) -> std::optional<int> {
        const auto kind = kind_of(position, move);
        const bool fills = kind && position.columns().is_empty(move.target.index());
        if (!fills || !is_new(position, move, met)) return std::nullopt;
        return *kind * king - move.count;
      });
      if (!move) return {};
      plan.push_back(*move);
      position.apply(*move);
    }
    plan.push_back(deal);
    return plan;
  }
};

}  // namespace harpan
