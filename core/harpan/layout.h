#pragma once

#include <vector>

#include "harpan/card.h"
#include "harpan/move.h"

namespace harpan {

/// One card's place on the table. A card that lies face down may still be known to the player.
struct Slot {
  Card card{};
  bool face_up = false;
};

/// A pile with its cards from the bottom to the top; the stock's last is drawn next.
struct LaidPile {
  Pile pile{};
  std::vector<Slot> slots{};
};

/// The table as a list of piles: what text, wire and language bindings read.
struct Layout {
  std::vector<LaidPile> piles;
  int pass = 0;  ///< the pass through the stock, from 1; 0 in a game without passes
};

/// Throws NotationError when the pile has more than `most` cards.
void check_height(const LaidPile& pile, int most);

/// Whether an open place holds the unknown card.
bool shows_unknown(const Layout& layout);

}  // namespace harpan
