#pragma once

#include <optional>

#include "harpan/position.h"
#include "harpan/view.h"

namespace harpan {

/// Whether it is proven, from what the player knows and whatever lies hidden, that the game leads
/// nowhere any more. In Klondike: that no reachable position turns a card, plays one from the stock
/// or waste, or raises a foundation. In the other families: that no reachable position is won or
/// shows a card that is not known yet. False also when `most_positions`, or
/// as many as suit the family, did not settle it.
bool is_stuck(const AnyView& view, std::optional<int> most_positions = std::nullopt);

}  // namespace harpan
