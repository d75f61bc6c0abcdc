#pragma once

#include <bit>
#include <cstdint>

#include "harpan/card.h"

namespace harpan::freecell {

/// A set of cards: a bit for each card's code.
using Cards = std::uint64_t;

/// Codes are below this.
inline constexpr int most_cards = 64;

constexpr Cards bit(int card) { return Cards{1} << card; }
constexpr Cards lowest_bit(Cards cards) { return cards & (0 - cards); }
constexpr int lowest(Cards cards) { return std::countr_zero(cards); }
constexpr int highest(Cards cards) { return 63 - std::countl_zero(cards); }
constexpr bool is_single(Cards cards) { return (cards & (cards - 1)) == 0; }

/// Codes of one rank are neighbours, and the odd ones are red.
constexpr Cards other_colour(int card) { return (card & 1) != 0 ? 0b0101 : 0b1010; }
constexpr int rank_of(int card) { return card / suit_count; }
constexpr int suit_of(int card) { return card % suit_count; }

/// The cards that may be laid on this one, and those that it may be laid on.
constexpr Cards children(int card) {
  return other_colour(card) << ((rank_of(card) - 1) * suit_count);
}
constexpr Cards parents(int card) {
  return other_colour(card) << ((rank_of(card) + 1) * suit_count);
}

/// The cards of the other colour in each rank where there are any of the cards.
constexpr Cards all_other_colour(Cards cards) {
  constexpr Cards one = 0x1111'1111'1111'1111;
  const Cards black = (cards | cards >> 2) & one;
  const Cards red = (cards >> 1 | cards >> 3) & one;
  return black * 0b1010 | red * 0b0101;
}

/// The children of any of the cards, and the parents.
constexpr Cards all_children(Cards cards) { return all_other_colour(cards) >> suit_count; }
constexpr Cards all_parents(Cards cards) { return all_other_colour(cards) << suit_count; }

/// The card and the cards of lower rank, those of a run that lie on it.
constexpr Cards up_to(int card) { return bit(card) | (bit(card) - 1); }

}  // namespace harpan::freecell
