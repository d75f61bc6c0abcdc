#include "harpan/solve/solve.h"

#include <array>
#include <concepts>
#include <stdexcept>
#include <string>

#include "harpan/family.h"
#include "harpan/notation.h"
#include "harpan/solve/aces_up.h"
#include "harpan/solve/freecell.h"
#include "harpan/solve/klondike.h"
#include "harpan/solve/pyramid.h"
#include "harpan/solve/spider.h"

namespace harpan {

namespace {

/// Plays a line; throws what is a fault of this program.
template <Family F>
F played(const F& start, const std::vector<Move>& moves) {
  F position = start;
  for (const Move& move : moves) {
    if (!position.is_legal(move)) {
      throw std::logic_error("a solver plays " + text(move) + ", which is illegal, from " +
                             text(Position(start)));
    }
    position.apply(move);
  }
  return position;
}

}  // namespace

Solution solve(const Position& position, const Limits& limits) {
  return std::visit(
      [&](const auto& concrete) {
        Solution solution = solve(concrete, limits);
        if (solution.verdict == Verdict::winnable && !played(concrete, solution.moves).is_won()) {
          throw std::logic_error("a solver's line does not win from " + text(position));
        }
        return solution;
      },
      position);
}

std::optional<Harvest> most_up(const Position& position, const Limits& limits) {
  return std::visit(
      [&]<class F>(const F& concrete) -> std::optional<Harvest> {
        if constexpr (requires {
                        { most_up(concrete, limits) } -> std::same_as<Harvest>;
                      }) {
          Harvest harvest = most_up(concrete, limits);
          if (played(concrete, harvest.moves).up() != harvest.least) {
            throw std::logic_error("a solver's line brings another number up from " +
                                   text(position));
          }
          return harvest;
        } else {
          return std::nullopt;
        }
      },
      position);
}

std::string_view name(Verdict verdict) {
  static constexpr std::array<std::string_view, 3> names{"winnable", "unwinnable", "unknown"};
  return names[static_cast<std::size_t>(verdict)];
}

}  // namespace harpan
