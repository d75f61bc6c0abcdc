#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "harpan/families/spider.h"
#include "harpan/hint/plans/plans.h"
#include "harpan/play/advice/spider.h"
#include "harpan/play/block.h"
#include "harpan/play/greedy/order.h"
#include "harpan/view.h"

namespace harpan {

/// A gain turns a card, brings a run home or deals a row, which no move undoes; or it lays a run
/// where it fits better than it lay, or one that fits nowhere into an empty column. Those last two
/// make more neighbours that follow each other, or as many and one empty column fewer, so they come
/// to an end. To fill empty columns for a deal is no gain, and leads on to the deal; it breaks what
/// was joined, and so it avoids what was met since something was learnt.
template <>
class Plans<Spider> {
 public:
  static std::vector<Block> of(const View<Spider>& view, const std::vector<Key>& met) {
    const Spider& position = view.known();
    MoveList moves;
    position.legal_moves(moves);
    std::vector<Block> plans;
    for (const Move& move : moves) {
      if (is_gain(position, move)) plans.push_back({move});
    }
    if (auto deal = filled_deal(position, met); deal.size() > 1) plans.push_back(std::move(deal));
    return plans;
  }

  static bool gains(const Spider& before, const Step& step) {
    return step.turned != 0 || step.home != 0 || is_gain(before, step.move);
  }

 private:
  static std::optional<int> level(const Spider& position, Move move) {
    if (move.source == Role::stock) return std::nullopt;
    const auto kind = spider_advice::kind(position, spider_advice::Shift(position, move));
    return kind ? std::optional(*kind * king - move.count) : std::nullopt;
  }

  static bool is_gain(const Spider& position, Move move) {
    if (move.source == Role::stock) return true;
    const auto kind = spider_advice::kind(position, spider_advice::Shift(position, move));
    return kind && *kind < spider_advice::filling;
  }

  static bool is_new(Spider position, Move move, const std::vector<Key>& met) {
    position.apply(move);
    return std::ranges::find(met, position.key()) == met.end();
  }

  /// The next row, and before it the moves that fill the empty columns; nothing where they cannot
  /// be filled by moves to new positions.
  static Block filled_deal(Spider position, const std::vector<Key>& met) {
    const Move deal{
        Role::stock, {Role::column, 0}, static_cast<std::uint8_t>(position.rules().columns)};
    Block plan;
    while (!position.stock().empty() && !position.is_legal(deal)) {
      const auto move = lowest(position, [&](Move move) {
        const bool fills =
            move.source != Role::stock && position.columns().is_empty(move.target.index());
        return fills && is_new(position, move, met) ? level(position, move) : std::nullopt;
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
