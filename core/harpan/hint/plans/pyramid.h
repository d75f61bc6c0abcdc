#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "harpan/families/pyramid.h"
#include "harpan/hint/plans/plans.h"
#include "harpan/play/block.h"
#include "harpan/view.h"

namespace harpan {

/// A gain takes cards away, or draws in the first pass; neither comes back. Draws and recycles lead
/// to cards that were seen, and to no place in the stock twice.
template <>
class Plans<Pyramid> {
 public:
  static std::vector<Block> of(const View<Pyramid>& view) {
    Pyramid position = view.known();
    std::vector<Block> plans;
    add_removals(position, {}, plans);
    Block draws;
    std::vector<Key> met{position.key()};
    while (const auto move = talon_move(position)) {
      draws.push_back(*move);
      position.apply(*move);
      Layout layout;
      position.lay_out(layout);
      if (shows_unknown(layout)) {
        plans.push_back(draws);
        break;
      }
      if (std::ranges::find(met, position.key()) != met.end() || draws.size() > longest) break;
      met.push_back(position.key());
      add_removals(position, draws, plans);
    }
    return plans;
  }

  static bool gains(const Pyramid& before, const Step& step) {
    const bool draws = step.move.source == Role::stock && step.pass == 1;
    return draws || !before.turns_talon(step.move);
  }

 private:
  /// Two passes with all that lies between.
  static constexpr std::size_t longest = 60;

  static std::optional<Move> talon_move(const Pyramid& position) {
    MoveList moves;
    position.legal_moves(moves);
    const auto* const found =
        std::ranges::find_if(moves, [&](const Move& move) { return position.turns_talon(move); });
    return found == moves.end() ? std::nullopt : std::optional(*found);
  }

  /// After draws only what they brought up is new.
  static void add_removals(const Pyramid& position, const Block& draws, std::vector<Block>& plans) {
    MoveList moves;
    position.legal_moves(moves);
    for (const Move& move : moves) {
      const bool within = move.source.role() == Role::pyramid && is_of_pyramid(move.target);
      if (position.turns_talon(move) || (within && !draws.empty())) continue;
      plans.push_back(draws);
      plans.back().push_back(move);
    }
  }

  static bool is_of_pyramid(Pile target) {
    return target.role() == Role::pyramid || target.role() == Role::discard;
  }
};

}  // namespace harpan
