#pragma once

#include <cstdint>
#include <span>

#include "harpan/card.h"
#include "harpan/rng.h"

namespace harpan {

/// A 128-bit fingerprint of what matters for the future of a position: equal positions have equal
/// keys, and 128 bits are wide enough to take equal keys for equal positions in a proof.
struct Key {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  /// Joins two keys so that the order of the joined does not matter.
  constexpr Key& operator+=(const Key& other) {
    high += other.high;
    low += other.low;
    return *this;
  }

  friend constexpr bool operator==(const Key&, const Key&) = default;
};

/// Builds a key from numbers whose order matters.
class KeyBuilder {
 public:
  explicit constexpr KeyBuilder(std::uint64_t salt) { add(salt); }

  constexpr KeyBuilder& add(std::uint64_t value) {
    key_.high = SplitMix64::mix(key_.high * 3 + value + 0x9E3779B97F4A7C15U);
    key_.low = SplitMix64::mix((key_.low ^ value) + 0xD1B54A32D192ED03U);
    return *this;
  }

  constexpr KeyBuilder& add_cards(std::span<const Card> cards) {
    for (const Card card : cards) add(card.code());
    return *this;
  }

  constexpr Key key() const { return key_; }

 private:
  Key key_{0x243F6A8885A308D3U, 0x13198A2E03707344U};
};

struct KeyHash {
  std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.low); }
};

}  // namespace harpan
