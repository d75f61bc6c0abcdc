#include "harpan/layout_check.h"

#include <algorithm>
#include <string>

#include "harpan/layout_text.h"
#include "harpan/notation.h"

namespace harpan {

void check_open_top(const LaidPile& pile) {
  if (!pile.slots.empty() && !pile.slots.back().face_up) {
    refuse_position("expected an open card on top of " + text(pile.pile));
  }
}

void check_hidden(const LaidPile& pile, int most) {
  const auto hidden = std::ranges::count(pile.slots, false, &Slot::face_up);
  if (hidden <= most) return;
  refuse_position("expected at most " + std::to_string(most) + " hidden cards in " +
                  text(pile.pile) + ", got " + std::to_string(hidden));
}

void check_all_open(const LaidPile& pile) {
  for (const Slot& slot : pile.slots) {
    if (!slot.face_up) refuse_position("expected only open cards in " + text(pile.pile));
  }
}

void check_alternating_run(const LaidPile& pile) {
  check_open_top(pile);
  for (std::size_t i = 1; i < pile.slots.size(); ++i) {
    const Card card = pile.slots[i].card;
    const Card below = pile.slots[i - 1].card;
    if (!pile.slots[i - 1].face_up || card.fits_on(below)) continue;
    refuse_position("expected a run that falls by one and alternates in " + text(pile.pile) +
                    ", got " + text(card) + " on " + text(below));
  }
}

void check_room(const LaidPile& pile, int most, int ranks, int deals) {
  int tallest = 0;
  int row = 0;
  for (const Slot& slot : pile.slots) {
    tallest = std::max(tallest, row++ + (slot.face_up ? slot.card.rank() : ranks));
  }
  if (tallest + deals * ranks > most) {
    refuse_position("expected fewer cards in " + text(pile.pile) + ", which grows to " +
                    std::to_string(most) + " at most, got " + std::to_string(pile.slots.size()));
  }
}

std::uint8_t foundation_height(const LaidPile& pile) {
  if (pile.slots.empty()) return 0;
  const Card top = pile.slots.back().card;
  if (top.suit_index() != pile.pile.index() % suit_count) {
    refuse_position("expected foundations in the order ♠ ♥ ♣ ♦, got " + text(top) + " on " +
                    text(pile.pile));
  }
  return static_cast<std::uint8_t>(top.rank());
}

std::vector<Card> ace_up_to(Card top) {
  std::vector<Card> cards;
  for (int rank = 1; rank <= top.rank(); ++rank) cards.emplace_back(rank, top.suit());
  return cards;
}

}  // namespace harpan
