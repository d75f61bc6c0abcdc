#pragma once

#include "harpan/position.h"
#include "harpan/view.h"

namespace harpan {

/// Whether it is proven, from what the player knows and whatever lies hidden, that the game leads
/// nowhere any more. In Klondike: that no reachable position turns a card, plays one from the stock
/// or waste, or raises a foundation. In the other families: that no reachable position is won or
/// shows a card that is not known yet. False also when `most_positions` did not settle it.
template <int Decks>
bool is_stuck(const View<Klondike<Decks>>& view, int most_positions = 20'000);

template <Family F>
bool is_stuck(const View<F>& view, int most_positions = 500);

extern template bool is_stuck(const View<Klondike<1>>&, int);
extern template bool is_stuck(const View<Klondike<2>>&, int);
extern template bool is_stuck(const View<Spider>&, int);
extern template bool is_stuck(const View<FreeCell>&, int);
extern template bool is_stuck(const View<Pyramid>&, int);
extern template bool is_stuck(const View<AcesUp>&, int);

}  // namespace harpan
