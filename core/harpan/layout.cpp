#include "harpan/layout.h"

#include <algorithm>

#include "harpan/error.h"
#include "harpan/notation.h"

namespace harpan {

void check_height(const LaidPile& pile, int most) {
  if (static_cast<int>(pile.slots.size()) <= most) return;
  throw NotationError("bad_position", "expected at most " + std::to_string(most) + " cards in " +
                                          text(pile.pile) + ", got " +
                                          std::to_string(pile.slots.size()));
}

bool shows_unknown(const Layout& layout) {
  return std::ranges::any_of(layout.piles, [](const LaidPile& pile) {
    return std::ranges::any_of(
        pile.slots, [](const Slot& slot) { return slot.face_up && !slot.card.is_known(); });
  });
}

}  // namespace harpan
