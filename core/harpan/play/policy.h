#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>

#include "harpan/rng.h"
#include "harpan/scoring.h"
#include "harpan/view.h"

namespace harpan {

/// What is played for.
enum class Aim : std::uint8_t {
  win,    ///< to win; cards up only where that is equal
  cards,  ///< as many cards up as may be on average: in Las Vegas each has its price
};

inline Aim aim(const Scoring& scoring) {
  return std::holds_alternative<VegasScoring>(scoring) ? Aim::cards : Aim::win;
}

/// What a policy is told when a game begins.
struct Terms {
  Aim aim = Aim::win;
  /// Asked now and then in a decision that takes long; false ends it, and its game is thrown away.
  /// The core has no clock and no threads: stopping comes in here.
  std::function<bool()> keep_going = {};

  bool go_on() const { return !keep_going || keep_going(); }
};

/// Chooses the moves of one game, from what its player knows; nothing when it gives up. It is made
/// for each game from the player's options and the terms, and may remember what it was shown.
template <class P, class F>
concept Policy = requires(P& policy, const P& fixed, const View<F>& view, Rng& rng) {
  { policy.choose(view, rng) } -> std::same_as<std::optional<Move>>;
  /// Positions that it has looked at in search or sampling.
  { fixed.nodes() } -> std::same_as<std::uint64_t>;
};

}  // namespace harpan
