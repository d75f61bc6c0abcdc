#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "harpan/key.h"

namespace harpan::freecell {

/// The states met, as keys, in a flat table that doubles while its memory lasts. The key of zeros,
/// which no state has, counts as met.
class KeySet {
 public:
  enum class Answer : std::uint8_t { is_new, is_old, is_full };

  explicit KeySet(std::size_t most_bytes) : most_bytes_(most_bytes), keys_(first_size) {}

  std::size_t bytes() const { return keys_.size() * sizeof(Key); }

  /// Brings the place of the key near, for an insertion soon.
  void prefetch(const Key& key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&keys_[key.low & (keys_.size() - 1)]);
#endif
  }

  Answer insert(const Key& key) {
    std::size_t place = find(key);
    if (keys_[place] == key) return Answer::is_old;
    if (count_ >= most_count()) {
      if (!grow()) return Answer::is_full;
      place = find(key);
    }
    keys_[place] = key;
    ++count_;
    return Answer::is_new;
  }

 private:
  static constexpr std::size_t first_size = 1024;
  static constexpr Key none{};

  std::size_t most_count() const { return keys_.size() / 8 * (may_grow() ? 5 : 7); }
  /// While it grows, the old table is there beside the new one.
  bool may_grow() const { return bytes() * 3 <= most_bytes_; }

  std::size_t find(const Key& key) const {
    const std::size_t mask = keys_.size() - 1;
    std::size_t place = key.low & mask;
    while (keys_[place] != none && keys_[place] != key) place = (place + 1) & mask;
    return place;
  }

  bool grow() {
    if (!may_grow()) return false;
    std::vector<Key> old(keys_.size() * 2);
    old.swap(keys_);
    for (const Key& key : old) {
      if (key != none) keys_[find(key)] = key;
    }
    return true;
  }

  std::size_t most_bytes_;
  std::vector<Key> keys_;
  std::size_t count_ = 0;
};

}  // namespace harpan::freecell
