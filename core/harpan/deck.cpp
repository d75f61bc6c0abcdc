#include "harpan/deck.h"

namespace harpan {

std::vector<Card> sorted_cards(const Deck& deck) {
  std::vector<Card> cards;
  cards.reserve(static_cast<std::size_t>(deck.size()));
  for (int i = 0; i < deck.size(); ++i) cards.push_back(deck.card(i));
  return cards;
}

}  // namespace harpan
