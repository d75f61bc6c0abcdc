#pragma once

#include <bit>
#include <cstdint>

namespace harpan {

/// 128 bits, for the codes and card sets of two decks.
__extension__ using Wide = unsigned __int128;

constexpr int count_bits(std::uint64_t bits) { return std::popcount(bits); }
constexpr int count_bits(Wide bits) {
  return std::popcount(static_cast<std::uint64_t>(bits)) +
         std::popcount(static_cast<std::uint64_t>(bits >> 64));
}

/// The place of the lowest bit that is set; there must be one.
constexpr int lowest_bit(std::uint64_t bits) { return std::countr_zero(bits); }
constexpr int lowest_bit(Wide bits) {
  const auto low = static_cast<std::uint64_t>(bits);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}

}  // namespace harpan
