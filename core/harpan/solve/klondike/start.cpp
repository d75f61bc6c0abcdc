#include "harpan/solve/klondike/start.h"

#include <algorithm>
#include <utility>

namespace harpan::klondike_search {

template <int Decks>
Start<Decks>::Start(const Klondike<Decks>& position, const KlondikeRules& rules)
    : position_(position),
      rules_(rules),
      pass_(position.pass()),
      waste_size_(static_cast<int>(position.waste().size())) {
  name_cards();
  read_talon();
  read_foundations();
  for (int column = 0; column < rules_.columns; ++column) read_column(column);
}

template <int Decks>
void Start<Decks>::name_cards() {
  for (int suit = 0; suit < suit_count; ++suit) {
    for (int rank = 1; rank <= rules_.ranks; ++rank) {
      const Card card(rank, static_cast<Suit>(suit));
      for (int copy = 0; copy < Decks; ++copy) {
        copies_[at(suit)][at(rank)] |= bit(Cards::place(card, copy));
      }
      up_to_[at(suit)][at(rank)] = up_to_[at(suit)][at(rank - 1)] | copies_[at(suit)][at(rank)];
    }
  }
  empty_columns_ = rules_.any_in_empty != 0
                       ? ~Set{0}
                       : (bit(Cards::rank_width) - 1) << (rules_.ranks + 1) * Cards::rank_width;
}

template <int Decks>
int Start<Decks>::new_place(Card card) {
  int place = Cards::place(card);
  if (cards_[at(place)].is_known()) place = Cards::place(card, 1);
  cards_[at(place)] = card;
  return place;
}

template <int Decks>
void Start<Decks>::read_talon() {
  for (const Card card : position_.waste()) talon_.push_back(new_place(card));
  for (const Card card : position_.stock()) talon_.push_back(new_place(card));
}

template <int Decks>
void Start<Decks>::read_foundations() {
  for (int index = 0; index < Klondike<Decks>::foundations; ++index) {
    const int height = position_.foundation(index);
    for (int rank = 1; rank <= height; ++rank) {
      loose_ |= bit(new_place(Card(rank, static_cast<Suit>(index % suit_count))));
    }
    heights_[at(index)] = static_cast<std::uint8_t>(height);
  }
  if constexpr (Decks == 2) {
    for (int suit = 0; suit < suit_count; ++suit) {
      auto& higher = heights_[at(suit)];
      auto& lower = heights_[at(suit + suit_count)];
      if (higher < lower) std::swap(higher, lower);
    }
  }
}

template <int Decks>
void Start<Decks>::read_column(int column) {
  const auto cards = position_.columns().cards(column);
  const int set = position_.columns().hidden(column) + 1;
  for (int row = 0; row < static_cast<int>(cards.size()); ++row) {
    const int place = new_place(cards[at(row)]);
    column_of_[at(place)] = static_cast<std::uint8_t>(column);
    if (row < set) {
      columns_[at(column)].push_back(place);
    } else {
      loose_ |= bit(place);
    }
  }
}

template class Start<1>;
template class Start<2>;

}  // namespace harpan::klondike_search
