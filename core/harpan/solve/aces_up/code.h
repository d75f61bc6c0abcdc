#pragma once

#include <array>
#include <cstdint>

#include "harpan/rng.h"
#include "harpan/solve/aces_up/state.h"
#include "harpan/solve/wide.h"

namespace harpan::aces_up {

constexpr Wide joined(std::uint64_t high, std::uint64_t low) { return Wide{high} << 64 | low; }

/// Where a card may lie for all that matters: in a column, in the pool of which that is the lowest
/// column, or in any of the columns that can change contents.
constexpr int movable_place = 2 * columns;
constexpr int pool_place(int lowest) { return columns + lowest; }

inline constexpr auto place_codes = [] {
  std::array<std::array<Wide, 2 * columns + 1>, 64> codes{};
  SplitMix64 numbers(52);
  for (auto& card : codes) {
    for (Wide& code : card) {
      const std::uint64_t high = numbers.next();
      code = joined(high, numbers.next());
    }
  }
  return codes;
}();

inline Wide code_of_set(CardSet cards, int place) {
  Wide code = 0;
  for (; cards != 0; cards &= cards - 1) {
    code += place_codes[State::at(lowest_bit(cards))][State::at(place)];
  }
  return code;
}

inline int lowest_of_pool(const State& state, int column) {
  int lowest = 0;
  while (!state.has_pool(lowest) ||
         state.cards[State::at(lowest)][0] != state.cards[State::at(column)][0]) {
    ++lowest;
  }
  return lowest;
}

/// Of the column of a pool and of the pool.
inline Wide code_of_pool(const State& state, int column) {
  const int lowest = lowest_of_pool(state, column);
  const auto mark = first_pool + State::at(column);
  const Wide code = place_codes[mark][State::at(pool_place(lowest))];
  return code + code_of_set(state.pool(column), pool_place(lowest));
}

inline Wide code_of(const Setting& setting, const State& state, int column, int from) {
  const auto mark = first_pool + State::at(column);
  if (state.is_movable(column)) {
    return place_codes[mark][movable_place] + code_of_set(state.column_set(column), movable_place);
  }
  Wide code = from > 0 ? place_codes[mark][State::at(column)] : 0;
  for (int row = from; row < state.height[State::at(column)]; ++row) {
    const CardNumber card = state.cards[State::at(column)][State::at(row)];
    if (card >= first_pool) {
      code += code_of_pool(state, column);
    } else if (!state.is_loose(card) || column != setting.home(card)) {
      code += place_codes[card][State::at(column)];
    }
  }
  return code;
}

/// A fingerprint of 128 bits of all that matters but the loose cards in their home columns. Which
/// cards lie in a column says in which order: that of the deal.
inline Wide code_of(const Setting& setting, const State& state, const Matter& matter) {
  const std::uint64_t kind = state.dealt | std::uint64_t{matter.finishers} << 8U;
  Wide code = joined(SplitMix64::mix(kind + 1U), kind);
  for (int column = 0; column < columns; ++column) {
    code += code_of(setting, state, column, matter.from[State::at(column)]);
  }
  return code;
}

}  // namespace harpan::aces_up
