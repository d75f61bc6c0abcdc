#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "harpan/families/pyramid.h"

namespace harpan::pyramid {

/// Cards, a bit each: the four of a rank lie side by side.
using CardSet = std::uint64_t;
/// Places of the pyramid, eight bits a row, so that the two below a place are 8 and 9 bits on.
using PlaceSet = std::uint64_t;
/// Cards of waste and stock in the order in which they are drawn, which never changes.
using TalonSet = std::uint32_t;

constexpr int last_of(TalonSet set) { return static_cast<int>(std::bit_width(set)) - 1; }

constexpr CardSet set_of(Card card) { return CardSet{1} << (card.code() - suit_count); }
constexpr Card lowest_of(CardSet set) {
  const int bit = std::countr_zero(set);
  return {bit / suit_count + 1, static_cast<Suit>(bit % suit_count)};
}
constexpr CardSet of_rank(int rank) { return CardSet{15} << (rank - 1) * suit_count; }
constexpr CardSet kings = of_rank(king);
/// The cards with which a card of the rank makes a pair; none for a king.
constexpr CardSet partners_of(int rank) { return rank == king ? 0 : of_rank(king - rank); }

constexpr PlaceSet uncovered(PlaceSet standing) {
  return standing & ~(standing >> 8 | standing >> 9);
}

/// What of a position changes.
struct State {
  CardSet left = 0;        ///< in pyramid, waste and stock
  std::uint64_t code = 0;  ///< of the pyramid's places, and how many of each rank the talon has
  PlaceSet standing = 0;
  TalonSet talon = 0;
  std::uint8_t drawn = 0;  ///< the waste is the talon before this index, and its last card is there
  std::uint8_t pass = 1;   ///< stays 1 where passes are unlimited

  TalonSet waste() const { return talon & ((TalonSet{1} << drawn) - 1); }
  TalonSet stock() const { return talon & ~((TalonSet{1} << drawn) - 1); }
};

/// What of a position stays: which card lies where, and the rules.
class Setting {
 public:
  explicit Setting(const Pyramid& position) : rules_(position.rules()) {
    lay_pyramid(position);
    for (const Card card : position.waste()) lay_talon(card);
    start_.drawn = static_cast<std::uint8_t>(talon_size_);
    for (const Card card : position.stock()) lay_talon(card);
    if (rules_.passes != PyramidRules::unlimited) {
      start_.pass = static_cast<std::uint8_t>(position.pass());
    }
  }

  const PyramidRules& rules() const { return rules_; }
  const State& start() const { return start_; }
  Card card_at(int place) const { return place_card_[at(place)]; }
  Card talon_card(int index) const { return talon_card_[at(index)]; }
  bool two_of_talon_pair() const {
    return rules_.waste_pairs != 0 || rules_.stock_top_playable != 0;
  }

  CardSet talon_cards() const { return talon_cards_; }

  bool is_won(const State& state) const {
    return (rules_.all_must_go != 0 ? state.left : state.standing) == 0;
  }

  /// Draws, or recycles where the stock is out; false where neither is left.
  bool turn(State& state) const {
    TalonSet stock = state.stock();
    if (stock == 0) return recycle(state);
    for (int count = rules_.draw; count != 0 && stock != 0; --count, stock &= stock - 1) {
      state.drawn = static_cast<std::uint8_t>(std::countr_zero(stock) + 1);
    }
    return true;
  }

  void take(State& state, Card card) const {
    state.left &= ~set_of(card);
    state.code -= weight_[card.code()];
  }
  State without_place(State state, int place) const {
    state.standing &= ~(PlaceSet{1} << place);
    take(state, card_at(place));
    return state;
  }

  State without_talon(State state, int index) const {
    state.talon &= ~(TalonSet{1} << index);
    take(state, talon_card(index));
    state.drawn = static_cast<std::uint8_t>(std::bit_width(state.waste()));
    return state;
  }

  /// The place as the rules engine numbers it.
  static Pile pile(int place) {
    const int row = place / 8;
    return {Role::pyramid, row * (row + 1) / 2 + place % 8};
  }

 private:
  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
  static constexpr int rows = 7;

  bool recycle(State& state) const {
    if (state.talon == 0 || !rules_.has_pass_after(state.pass)) return false;
    state.drawn = 0;
    if (rules_.passes != PyramidRules::unlimited) ++state.pass;
    return true;
  }

  /// A digit to the base of five for each rank that has partners.
  static constexpr std::uint64_t talon_weight(int rank) {
    std::uint64_t weight = rank == king ? 0 : 1;
    for (int digit = 1; digit < rank; ++digit) weight *= 5;
    return weight;
  }

  void add(Card card, std::uint64_t weight) {
    start_.left |= set_of(card);
    start_.code += weight;
    weight_[card.code()] = weight;
  }

  void lay_pyramid(const Pyramid& position) {
    for (int row = 0, number = 0; row < rows; ++row) {
      for (int i = 0; i <= row; ++i, ++number) {
        if ((position.standing() >> number & 1) == 0) continue;
        const int place = row * 8 + i;
        place_card_[at(place)] = position.card(number);
        start_.standing |= PlaceSet{1} << place;
        add(position.card(number), std::uint64_t{1} << (number + 28));
      }
    }
  }

  void lay_talon(Card card) {
    start_.talon |= TalonSet{1} << talon_size_;
    add(card, talon_weight(card.rank()));
    talon_cards_ |= set_of(card);
    talon_card_[at(talon_size_++)] = card;
  }

  PyramidRules rules_;
  std::array<Card, rows * 8> place_card_{};
  std::array<Card, 24> talon_card_{};
  std::array<std::uint64_t, 64> weight_{};  // of each card in the code of a state
  int talon_size_ = 0;
  CardSet talon_cards_ = 0;
  State start_;
};

}  // namespace harpan::pyramid
