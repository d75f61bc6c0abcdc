#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace harpan {

/// SplitMix64 by Sebastiano Vigna (public domain, 2015): seeds the generator below and mixes
/// hashes.
class SplitMix64 {
 public:
  explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
  }

  constexpr std::uint64_t next() { return mix(state_ += 0x9E3779B97F4A7C15U); }

 private:
  std::uint64_t state_;
};

/// xoshiro256** 1.0 by David Blackman and Sebastiano Vigna (public domain, 2018), seeded by
/// SplitMix64. The same numbers on every platform: the deals of docs/deals.md rest on it.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    SplitMix64 seeder(seed);
    for (std::uint64_t& word : state_) word = seeder.next();
  }

  explicit constexpr Rng(const std::array<std::uint64_t, 4>& state) : state_(state) {}

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// A uniform number in 0 … bound − 1, without bias (Lemire, "Fast Random Integer Generation in
  /// an Interval", ACM TOMACS 29(1), 2019). `bound` is at least 1.
  constexpr std::uint64_t below(std::uint64_t bound) {
    Product m = multiply(next(), bound);
    if (m.low < bound) {
      const std::uint64_t threshold = (0 - bound) % bound;
      while (m.low < threshold) m = multiply(next(), bound);
    }
    return m.high;
  }

 private:
  struct Product {
    std::uint64_t high;
    std::uint64_t low;
  };

  /// The 128-bit product by 32-bit halves: plain C++, the same everywhere.
  static constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t mask = 0xFFFFFFFFU;
    const std::uint64_t low = (a & mask) * (b & mask);
    const std::uint64_t middle = (a >> 32) * (b & mask) + (low >> 32);
    const std::uint64_t cross = (a & mask) * (b >> 32) + (middle & mask);
    return {(a >> 32) * (b >> 32) + (middle >> 32) + (cross >> 32), a * b};
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace harpan
