#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "harpan/play/play.h"
#include "harpan/play/player.h"

namespace harpan {

/// Plays numbered deals of a game, one after the other. Asks `keep_going(games so far)` between
/// games and within long decisions; when it says no the games that are finished are answered. A
/// game depends on its number, the player and the terms only. Throws RulesError when the player
/// does not know the game, NotationError for a number that the game does not have.
std::vector<Played> play_deals(const Rules& rules, const Player& player,
                               std::span<const std::uint64_t> numbers, const PlayTerms& terms,
                               const std::function<bool(std::size_t)>& keep_going = {});

}  // namespace harpan
