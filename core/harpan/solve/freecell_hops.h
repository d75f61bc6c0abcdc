#pragma once

#include <array>
#include <cstddef>

#include "harpan/solve/freecell_ground.h"

namespace harpan::freecell {

/// The hops from a state.
class Hops {
 public:
  void clear() { size_ = 0; }
  void add(int card, int onto, int source, int target) {
    hops_[size_++] = {static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(onto),
                      static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(target)};
  }
  const Hop* begin() const { return hops_.data(); }
  const Hop* end() const { return hops_.data() + size_; }

 private:
  /// At most fourteen cards can be built on, each by two cards and by two that are taken back;
  /// then there are fourteen cards to loose places or the floor, and four each way to and from the
  /// foundations.
  static constexpr std::size_t most = 128;
  std::array<Hop, most> hops_;
  std::size_t size_ = 0;
};

/// Every hop of a single card. A move of more cards is made of these.
void single_hops(const Ground& ground, const State& state, Hops& hops);

/// The hops that a player would look at: whole runs move at once, a run parts only when the card it
/// uncovers can go up, nothing is taken back, and to a loose place go only top cards that have no
/// place in a column and are not of `settled`.
void likely_hops(const Ground& ground, const State& state, Cards settled, Hops& hops);

}  // namespace harpan::freecell
