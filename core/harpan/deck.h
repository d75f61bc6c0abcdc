#pragma once

#include <vector>

#include "harpan/card.h"

namespace harpan {

/// The cards of a game: `copies` packs of the first `suits` suits, ace up to `ranks`.
/// Small decks are for tests, which can search them to the end.
struct Deck {
  int ranks = king;
  int suits = suit_count;
  int copies = 1;

  constexpr int size() const { return ranks * suits * copies; }

  /// The card at `index` when pack after pack lies sorted by suit, then rank.
  constexpr Card card(int index) const {
    const int within = index % (ranks * suits);
    return {within % ranks + 1, static_cast<Suit>(within / ranks)};
  }

  friend constexpr bool operator==(const Deck&, const Deck&) = default;
};

/// Every card of the deck in sorted order.
std::vector<Card> sorted_cards(const Deck& deck);

}  // namespace harpan
