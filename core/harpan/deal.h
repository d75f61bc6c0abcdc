#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "harpan/card.h"
#include "harpan/deck.h"

namespace harpan {

/// The deck shuffled by number: the cards of most games' numbered deals in dealing order.
/// Specified, with test vectors, in docs/deals.md: uniform over all orders as far as 64 bits reach,
/// the same on every platform.
std::vector<Card> shuffled_cards(const Deck& deck, std::uint64_t number);

/// The code by which people pass a deal number on: base-32 digits, a hyphen, a check character.
std::string deal_code(std::uint64_t number);

/// The number of a code, in either case, with O read as 0 and I, L as 1.
/// Throws NotationError when it is no code or the check character does not agree.
std::uint64_t deal_number(std::string_view code);

}  // namespace harpan
