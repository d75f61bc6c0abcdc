#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "harpan/solve/aces_up/state.h"
#include "harpan/solve/wide.h"

namespace harpan::aces_up {

/// The states that were entered: for each code of the firm cards, which cards were loose.
///
/// A state with more loose cards and else the same leads wherever one with fewer does, and makes it
/// known once its search has ended. Not before: its own search goes by way of the other.
class Met {
 public:
  enum class Found : std::uint8_t { added, known, full };

  explicit Met(std::size_t most_bytes) : most_bytes_(most_bytes), entries_(first_size) {}

  std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

  Found enter(Wide code, CardSet loose) {
    if (count_ + count_ / 2 >= entries_.size() && !grow()) return Found::full;
    std::size_t place = first_place(code);
    for (; entries_[place].code != 0; place = next(place)) {
      if (entries_[place].code == code && covers(entries_[place].loose, loose)) return Found::known;
    }
    entries_[place] = {code, loose | being_searched};
    ++count_;
    return Found::added;
  }

  /// The search of a state that was entered has ended.
  void leave(Wide code, CardSet loose) {
    std::size_t place = first_place(code);
    while (entries_[place].code != code || entries_[place].loose != (loose | being_searched)) {
      place = next(place);
    }
    entries_[place].loose = loose;
  }

 private:
  static constexpr std::size_t first_size = 1024;
  static constexpr CardSet being_searched = CardSet{1} << 63;

  struct Entry {
    Wide code = 0;
    CardSet loose = 0;
  };

  static bool covers(CardSet entered, CardSet loose) {
    if ((entered & being_searched) != 0) return entered == (loose | being_searched);
    return (loose & ~entered) == 0;
  }

  std::size_t first_place(Wide code) const {
    return static_cast<std::size_t>(code) & (entries_.size() - 1);
  }
  std::size_t next(std::size_t place) const { return (place + 1) & (entries_.size() - 1); }

  /// False when the old table and its double may not both be held.
  bool grow() {
    if (3 * bytes() > most_bytes_) return false;
    const auto old = std::exchange(entries_, std::vector<Entry>(2 * entries_.size()));
    for (const Entry& entry : old) {
      if (entry.code == 0) continue;
      std::size_t place = first_place(entry.code);
      while (entries_[place].code != 0) place = next(place);
      entries_[place] = entry;
    }
    return true;
  }

  std::size_t most_bytes_;
  std::vector<Entry> entries_;
  std::size_t count_ = 0;
};

}  // namespace harpan::aces_up
