#pragma once

#include <bit>
#include <cstdint>

namespace harpan {

/// 128 bits, for the codes and card sets of two decks.
__extension__ using Wide = unsigned __int128;

/// Written out, since std::popcount is a call where the oldest processors are built for.
constexpr int count_bits(std::uint64_t bits) {
  bits -= (bits >> 1) & 0x5555'5555'5555'5555;
  bits = (bits & 0x3333'3333'3333'3333) + ((bits >> 2) & 0x3333'3333'3333'3333);
  bits = (bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
  return static_cast<int>((bits * 0x0101'0101'0101'0101) >> 56);
}
constexpr int count_bits(Wide bits) {
  return count_bits(static_cast<std::uint64_t>(bits)) +
         count_bits(static_cast<std::uint64_t>(bits >> 64));
}

/// The place of the lowest bit that is set; there must be one.
constexpr int lowest_bit(std::uint64_t bits) { return std::countr_zero(bits); }
constexpr int lowest_bit(Wide bits) {
  const auto low = static_cast<std::uint64_t>(bits);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}

}  // namespace harpan
