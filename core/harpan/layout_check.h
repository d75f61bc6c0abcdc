#pragma once

#include <cstdint>
#include <vector>

#include "harpan/card.h"
#include "harpan/layout.h"

namespace harpan {

// What a position read from text must keep to. Each throws NotationError.

/// The top card of a column is open, and its open cards fall by one in alternating colours.
void check_alternating_run(const LaidPile& pile);

/// The top card of a column is open.
void check_open_top(const LaidPile& pile);

/// At most `most` cards of the pile are hidden.
void check_hidden(const LaidPile& pile, int most);

/// Every card of the pile is open.
void check_all_open(const LaidPile& pile);

/// The column has room to grow. On each of its cards, once it is the last, all lower ones may come
/// to lie, and `ranks` cards for each time that it is still dealt to; it holds `most`.
void check_room(const LaidPile& pile, int most, int ranks, int deals = 0);

/// The cards of an ace-to-king foundation are of its own suit; returns how many they are.
std::uint8_t foundation_height(const LaidPile& pile);

/// Ace to `top` in its suit.
std::vector<Card> ace_up_to(Card top);

}  // namespace harpan
