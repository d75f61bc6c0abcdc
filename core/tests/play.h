#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "harpan/play/batch.h"
#include "tests/samples.h"

namespace harpan {

/// Every player, with few samples where it samples.
inline std::vector<Player> quick_players() {
  std::vector<Player> quick;
  for (const Player& player : players()) {
    bool samples = false;
    for (const PlayerOption& option : options(player))
      samples = samples || option.name == "samples";
    quick.push_back(samples ? parse_player(text(player) + ":samples=3") : player);
  }
  return quick;
}

/// Calls visit(make) for every player that knows the family; make() is a new policy of it.
template <class F, class Visit>
void each_policy(Visit visit) {
  for (const Player& player : quick_players()) {
    SCOPED_TRACE(text(player));
    std::visit(
        [&]<class Settings>(const Settings& settings) {
          if constexpr (Settings::template plays<F>) {
            visit([&] { return typename Settings::template Policy<F>(settings, Terms{}); });
          }
        },
        player);
  }
}

}  // namespace harpan
