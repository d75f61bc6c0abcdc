#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "harpan/play/bandit.h"
#include "harpan/play/greedy.h"
#include "harpan/play/monte_carlo.h"
#include "harpan/play/random.h"
#include "harpan/play/rules_player.h"
#include "harpan/rules.h"

namespace harpan {

/// A simulated player: which one, and its options. A closed set, visited once at the edge. Each
/// names its `Policy` for the families that it `plays`.
using Player =
    std::variant<RandomPlayer, GreedyPlayer, MonteCarloPlayer, RulesPlayer, BanditPlayer>;

/// Reads a text such as `greedy` or `monte-carlo:samples=100`; options not named have their usual
/// value. Throws RulesError, which says what is allowed.
Player parse_player(std::string_view text);

/// The canonical text: the name, and the options that differ from their usual value.
std::string text(const Player& player);

/// Names the streams of the player with this text: see StreamKey.
std::uint64_t stream_name(std::string_view player);

/// An option of a player as the outside sees it.
struct PlayerOption {
  std::string name;
  std::string value;
  std::string allowed;  ///< its values, or the least and the largest number
};

std::vector<PlayerOption> options(const Player& player);

/// Every player with its usual options.
std::vector<Player> players();

/// Whether the player knows games of these rules.
bool plays(const Player& player, const Rules& rules);

/// Throws RulesError when the player does not know games of these rules.
void check_plays(const Player& player, const Rules& rules);

}  // namespace harpan
