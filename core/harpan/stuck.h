#pragma once

#include "harpan/families/klondike.h"
#include "harpan/view.h"

namespace harpan {

/// Whether it is proven, from what the player knows and whatever lies hidden, that no reachable
/// position turns a card, plays one from the stock or waste, or raises a foundation. False also
/// when `most_positions` arrangements did not settle it.
template <int Decks>
bool is_stuck(const View<Klondike<Decks>>& view, int most_positions = 20'000);

extern template bool is_stuck(const View<Klondike<1>>&, int);
extern template bool is_stuck(const View<Klondike<2>>&, int);

}  // namespace harpan
