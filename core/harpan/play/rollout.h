#pragma once

#include "harpan/families/aces_up.h"
#include "harpan/families/spider.h"
#include "harpan/play/greedy.h"
#include "harpan/play/policy.h"

namespace harpan {

/// How far a position has come, where it was not won.
template <Family F>
double progress(const F& position) {
  return position.up();
}

inline double progress(const Spider& position) {
  double turned = 0;
  for (int column = 0; column < position.rules().columns; ++column) {
    turned -= 3 * position.columns().hidden(column);
    turned += position.columns().is_empty(column) ? 5 : position.run(column) - 1;
  }
  return 2 * position.up() + turned;
}

/// What a win is worth in cards: it outweighs all that could be up without one. In Aces Up sampled
/// worlds show too few wins to tell plans apart; there cards count, and a win as much as all cards.
template <Family F>
inline constexpr double win_worth = 10'000;
template <>
inline constexpr double win_worth<AcesUp> = 50;

/// What the end of a game is worth.
template <Family F>
double value(const F& end, Aim aim) {
  return progress(end) + (aim == Aim::win && end.is_won() ? win_worth<F> : 0);
}

/// Plays a world to its end by the greedy order and calls visit(move) before each move.
template <Family F, class Visit>
F rollout(F position, Visit visit) {
  constexpr int most_moves = 2'000;
  GreedyOrder<F> order;  // NOLINT(misc-const-correctness): most families remember
  for (int i = 0; i < most_moves && !position.is_won(); ++i) {
    const auto move = order.next(position);
    if (!move) break;
    visit(*move);
    position.apply(*move);
  }
  return position;
}

}  // namespace harpan
