#pragma once

#include <cstdint>

#include "harpan/card.h"
#include "harpan/solve/wide.h"

namespace harpan {

/// Sets of cards as words of bits in which cards that may bear each other lie at a fixed distance.
///
/// Cards of one rank and colour bear the same cards and lie on the same ones: together they are a
/// lane. The cards that lie on those of a lane have theirs `rank_width` bits below: ranks ascend,
/// and colours alternate within a strand. The lanes above the kings stand for the empty columns
/// that take them.
template <int Decks>
class Lanes;

template <>
class Lanes<1> {
 public:
  using Set = std::uint64_t;
  static constexpr int rank_width = 4;

  /// The bit of a card; each is one of a kind.
  static constexpr int place(Card card, int /*copy*/ = 0) {
    const int rank = card.rank();
    const int suit = card.suit_index();
    return rank * rank_width + ((suit ^ rank) & 1) * 2 + suit / 2;
  }

  /// The lanes with more cards among `bearers` than cards of `borne` lie on them.
  static constexpr Set exposed(Set bearers, Set borne) {
    const Set children = borne << rank_width;
    const Set one = (bearers | bearers >> 1) & ~(children | children >> 1);
    const Set two = (bearers & bearers >> 1) & ~(children & children >> 1);
    return ((one | two) & low) * 3;
  }

  /// How many cards of `borne` find no bearer; a king never does.
  static constexpr int without_bearer(Set bearers, Set borne) {
    const Set children = borne << rank_width;
    const Set one = (children | children >> 1) & ~(bearers | bearers >> 1) & low;
    const Set two = (children & children >> 1) & ~(bearers & bearers >> 1) & low;
    return count_bits(one | two << 1);
  }

 private:
  static constexpr Set low = 0x5555'5555'5555'5555;
};

template <>
class Lanes<2> {
 public:
  using Set = Wide;
  static constexpr int rank_width = 8;

  /// The bit of a card; the two copies of a card lie side by side.
  static constexpr int place(Card card, int copy = 0) {
    const int rank = card.rank();
    const int suit = card.suit_index();
    return rank * rank_width + ((suit ^ rank) & 1) * 4 + suit / 2 * 2 + copy;
  }

  static constexpr Set exposed(Set bearers, Set borne) {
    return full(more(counts(bearers), counts(borne << rank_width)));
  }

  static constexpr int without_bearer(Set bearers, Set borne) {
    const Set found = counts(bearers);
    const Set sought = counts(borne << rank_width);
    const Set lacking = full(more(sought, found));
    return sum((sought & lacking) - (found & lacking));
  }

 private:
  /// The same four bits in every lane.
  static constexpr Set all(unsigned bits) { return ~Set{0} / 15 * bits; }

  /// How many of each lane's bits are set.
  static constexpr Set counts(Set set) {
    const Set pairs = set - ((set >> 1) & all(5));
    return (pairs & all(3)) + ((pairs >> 2) & all(3));
  }
  /// A bit for each lane whose count is larger in `one`.
  static constexpr Set more(Set one, Set other) { return (one + all(7) - other) >> 3 & all(1); }
  static constexpr Set full(Set lanes) { return lanes * 15; }
  static constexpr int sum(Set counts) {
    return count_bits(counts & all(1)) + 2 * count_bits(counts & all(2)) +
           4 * count_bits(counts & all(4));
  }
};

}  // namespace harpan
