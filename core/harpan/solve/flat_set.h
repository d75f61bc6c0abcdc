#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "harpan/key.h"

namespace harpan {

/// A set of keys, in one array of twice their number or more. The keys are hashes already.
template <class K>
class FlatSet {
 public:
  void clear() {
    slots_.assign(least, K{});
    size_ = 0;
  }

  bool contains(K key) const { return slots_[find(stored(key))] != K{}; }

  /// False when it was there.
  bool insert(K key) {
    if (is_at_its_limit()) grow();
    K& slot = slots_[find(stored(key))];
    if (slot != K{}) return false;
    slot = stored(key);
    ++size_;
    return true;
  }

  std::size_t bytes() const { return slots_.capacity() * sizeof(K); }
  /// The most that so many insertions take, while they move to a larger array.
  std::size_t bytes_to_insert(std::size_t count) const {
    const std::size_t slots = std::bit_ceil((size_ + count) * 2);
    return slots <= slots_.size() ? bytes() : (slots + slots / 2) * sizeof(K);
  }

 private:
  static constexpr std::size_t least = 64;

  static std::uint64_t hash(std::uint64_t key) { return key; }
  static std::uint64_t hash(const Key& key) { return key.low; }
  static std::uint64_t other_than_zero(std::uint64_t) { return 1; }
  static Key other_than_zero(const Key&) { return {0, 1}; }
  /// Zero marks a free slot, so a key of zero is stored as another.
  static K stored(K key) { return key == K{} ? other_than_zero(key) : key; }

  bool is_at_its_limit() const { return size_ * 2 >= slots_.size(); }

  std::size_t find(K key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t place = static_cast<std::size_t>(hash(key)) & mask;
    while (slots_[place] != K{} && slots_[place] != key) place = (place + 1) & mask;
    return place;
  }

  void grow() {
    std::vector<K> old(slots_.size() * 2, K{});
    old.swap(slots_);
    for (const K& key : old) {
      if (key != K{}) slots_[find(key)] = key;
    }
  }

  std::vector<K> slots_ = std::vector<K>(least, K{});
  std::size_t size_ = 0;
};

}  // namespace harpan
