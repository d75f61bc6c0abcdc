#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "harpan/families/freecell.h"
#include "harpan/play/greedy/order.h"

namespace harpan {

/// Up to the foundations; from a cell to a column; a run to where it follows, from where it does
/// not; else digs for the lowest cards that are not up, by the column that has least above one, to
/// a column where it fits, an empty column or a cell. A position that was met is not gone back to,
/// and when so many moves brought nothing up the player gives up.
template <>
class GreedyOrder<FreeCell> {
 public:
  std::optional<Move> next(const FreeCell& position) {
    if (position.up() != up_) {
      up_ = position.up();
      met_.clear();
    }
    if (met_.size() == most_idle) return std::nullopt;
    met_.push_back(position.key());
    MoveList moves;
    position.legal_moves(moves);
    std::optional<Move> found;
    int least = std::numeric_limits<int>::max();
    for (const Move& move : moves) {
      const auto at = level(position, move);
      if (!at || *at >= least || !is_new(position, move)) continue;
      least = *at;
      found = move;
    }
    return found;
  }

 private:
  static constexpr std::size_t most_idle = 40;

  enum Level : int { to_foundation, from_cell, joining, digging = 100, giving_up = 1000 };

  bool is_new(FreeCell position, Move move) const {
    position.apply(move);
    return std::ranges::find(met_, position.key()) == met_.end();
  }

  static std::optional<int> level(const FreeCell& position, Move move) {
    const Role target = move.target.role();
    if (target == Role::foundation) return to_foundation;
    if (move.source.role() == Role::foundation) return std::nullopt;
    const bool to_empty = target == Role::column && position.column(move.target.index()).empty();
    if (move.source.role() == Role::cell) return to_empty ? giving_up : from_cell;
    return column_level(position, move, to_empty);
  }

  static std::optional<int> column_level(const FreeCell& position, Move move, bool to_empty) {
    const auto cards = position.column(move.source.index());
    const std::size_t rest = cards.size() - move.count;
    if (rest == 0 && (to_empty || move.target.role() == Role::cell)) return std::nullopt;
    const bool lies_well = rest > 0 && cards[rest].fits_on(cards[rest - 1]);
    const bool joins = move.target.role() == Role::column && !to_empty;
    if (joins && !lies_well) return joining;
    const int worth = 4 * above_wanted(position, move.source.index());
    return digging + worth + (joins ? 0 : to_empty ? 2 : 3) + (lies_well ? 1 : 0);
  }

  /// Cards above the card of the column that goes up next of all its cards.
  static int above_wanted(const FreeCell& position, int column) {
    const auto cards = position.column(column);
    int least = king * 2;
    int above = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const int wait = cards[i].rank() - position.foundation(cards[i].suit_index());
      if (wait > least) continue;
      least = wait;
      above = static_cast<int>(cards.size() - 1 - i);
    }
    return above + 4 * least;
  }

  int up_ = 0;
  std::vector<Key> met_;  ///< since a card went up
};

}  // namespace harpan
