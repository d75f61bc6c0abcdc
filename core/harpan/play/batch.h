#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
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

/// The information model in force, to be named with every figure. `open`: every card is known from
/// the start. `seen`: what lies open, and whatever was shown before. The waste lies fanned, so each
/// card that is drawn is seen, and after one pass the whole stock is known.
std::string_view information(const Rules& rules);

}  // namespace harpan
