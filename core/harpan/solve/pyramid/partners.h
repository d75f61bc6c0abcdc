#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "harpan/solve/pyramid/state.h"

namespace harpan::pyramid {

/// Knows for every set of cards of two ranks that make pairs (eight cards, a bit each: four of the
/// lower rank, then four of the higher) whether those of them that must go can all be paired off,
/// one pair after the other, when nothing else stands in the way.
class Partners {
 public:
  explicit Partners(const Setting& setting) {
    for (int rank = 1; rank <= classes; ++rank) fill(setting, rank);
  }

  /// Whether all cards that must go can be paired off.
  bool suffice(CardSet left) const {
    for (int rank = 1; rank <= classes; ++rank) {
      if (!suffice(left, rank)) return false;
    }
    return true;
  }

  /// The same, where it was so before the cards of one removal went.
  bool suffice(CardSet left, CardSet gone) const {
    return (gone & kings) != 0 || suffice(left, std::countr_zero(gone) / suit_count + 1);
  }

  /// Whether two cards, of which the first must go, can go with each other only.
  bool is_only_pair(CardSet left, Card card, Card partner) const {
    const CardSet rest = left & ~set_of(card);
    for (CardSet others = partners_of(card.rank()) & rest & ~set_of(partner); others != 0;
         others &= others - 1) {
      const CardSet other = others & -others;
      if (suffice(rest & ~other, card.rank())) return false;
    }
    return true;
  }

 private:
  static constexpr int classes = 6;
  using Eight = std::uint8_t;

  bool suffice(CardSet left, int rank) const { return can_go_[index(rank)][eight(left, rank)]; }

  static int lower(int rank) { return rank <= classes ? rank : king - rank; }
  static std::size_t index(int rank) { return static_cast<std::size_t>(lower(rank) - 1); }

  /// The cards of a class out of a set.
  static Eight eight(CardSet set, int rank) {
    const int low = lower(rank);
    const CardSet lows = set >> (low - 1) * suit_count & 15;
    const CardSet highs = set >> (king - low - 1) * suit_count & 15;
    return static_cast<Eight>(lows | highs << suit_count);
  }

  struct Class {
    std::array<Eight, 8> over{};  ///< for each card those that cover it
    Eight in_pyramid = 0;
    Eight in_talon = 0;
    Eight must_go = 0;
  };

  static Class class_of(const Setting& setting, int rank);

  void fill(const Setting& setting, int rank) {
    const Class cards = class_of(setting, rank);
    const unsigned present = cards.in_pyramid | cards.in_talon;
    for (unsigned set = 0; set < can_go_[0].size(); ++set) {
      if ((set & ~present) != 0) continue;
      can_go_[index(rank)][set] =
          (set & cards.must_go) == 0 || first_pair(setting, cards, set, can_go_[index(rank)]);
    }
  }

  /// Whether some pair of the set has nothing of the set over it and leaves what can go.
  static bool first_pair(const Setting& setting, const Class& cards, unsigned set,
                         const std::array<bool, 256>& can_go) {
    unsigned free = 0;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(rest));
      if ((cards.over[i] & set) == 0) free |= 1U << i;
    }
    for (unsigned lows = free & 15; lows != 0; lows &= lows - 1) {
      const unsigned low = lows & -lows;
      for (unsigned highs = free & 0xF0; highs != 0; highs &= highs - 1) {
        const unsigned pair = low | (highs & -highs);
        const bool meets = setting.two_of_talon_pair() || (pair & cards.in_pyramid) != 0;
        if (meets && can_go[set & ~pair]) return true;
      }
    }
    return false;
  }

  std::array<std::array<bool, 256>, classes> can_go_{};
};

inline auto Partners::class_of(const Setting& setting, int rank) -> Class {
  Class cards;
  const PlaceSet standing = setting.start().standing;
  // Rows from the bottom up, so that the cones of the two below are known.
  std::array<Eight, 64> cone{};
  for (int place = 55; place >= 0; --place) {
    if ((standing >> place & 1) == 0) continue;
    const auto i = static_cast<std::size_t>(place);
    const Eight own = eight(set_of(setting.card_at(place)), rank);
    const auto over = static_cast<Eight>(place < 48 ? cone[i + 8] | cone[i + 9] : 0);
    cone[i] = over | own;
    cards.in_pyramid |= own;
    if (own != 0) cards.over[static_cast<std::size_t>(std::countr_zero(own))] = over;
  }
  for (TalonSet rest = setting.start().talon; rest != 0; rest &= rest - 1) {
    cards.in_talon |= eight(set_of(setting.talon_card(std::countr_zero(rest))), rank);
  }
  cards.must_go =
      setting.rules().all_must_go != 0 ? cards.in_pyramid | cards.in_talon : cards.in_pyramid;
  return cards;
}

}  // namespace harpan::pyramid
