#pragma once

#include <cstdint>
#include <vector>

#include "harpan/card.h"
#include "harpan/deck.h"

namespace harpan {

inline constexpr std::uint64_t least_freecell_number = 1;
inline constexpr std::uint64_t largest_freecell_number = 8'589'934'591;

/// The deal of a Microsoft FreeCell number in dealing order, row by row to the columns. Numbers
/// below 2³¹ are those of Windows; up to 2³² and above they go on as in FreeCell Pro. The order of
/// the sorted deck, its suits and the generator are specified in docs/deals.md.
std::vector<Card> freecell_cards(const Deck& deck, std::uint64_t number);

}  // namespace harpan
