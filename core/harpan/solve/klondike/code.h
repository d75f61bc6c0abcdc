#pragma once

#include <algorithm>
#include <bit>
#include <cmath>

#include "harpan/solve/klondike/state.h"

namespace harpan::klondike_search {

/// Numbers states without loss. While passes are counted, the lowest bits say how late a state is:
/// of two that are equal but for them, the earlier one can become the later one by drawing.
template <int Decks>
class Numbering {
 public:
  explicit Numbering(const Start<Decks>& start);

  /// Bits that the numbers need.
  int bits() const { return bits_; }
  int time_bits() const { return time_bits_; }

  template <class Code>
  Code number(const State<Decks>& state) const {
    Code code = 1;  // so that none is zero
    for (int suit = 0; suit < suit_count; ++suit) code = code * heights_ + heights(state, suit);
    for (int column = 0; column < start_.rules().columns; ++column) {
      code = code * (start_.column(column).size() + 1) + state.depth[at(column)];
    }
    code = (code << start_.talon().size()) | static_cast<Code>(state.talon);
    if (!start_.counts_passes()) return code * wastes_ + state.waste;
    return (code * wastes_ + phase(state)) << time_bits_ | time(state);
  }

 private:
  unsigned heights(const State<Decks>& state, int suit) const {
    const unsigned height = state.heights[at(suit)];
    if constexpr (Decks == 1) return height;
    return height * (height + 1) / 2 + state.heights[at(suit + suit_count)];
  }
  int draw_in(int pass) const { return start_.rules().draw_in(pass); }
  /// Cards in the waste beyond whole draws: what tells the cards within reach of a pass apart.
  int beyond(const State<Decks>& state) const {
    return state.waste == state.left ? 0 : state.waste % draw_in(state.pass);
  }
  unsigned phase(const State<Decks>& state) const;
  unsigned time(const State<Decks>& state) const;

  const Start<Decks>& start_;
  unsigned heights_;
  unsigned wastes_;
  unsigned draws_ = 1;  ///< more than the draws of any pass
  int time_bits_ = 0;
  int bits_ = 0;
};

template <int Decks>
Numbering<Decks>::Numbering(const Start<Decks>& start) : start_(start) {
  const KlondikeRules& rules = start.rules();
  const auto ranks = static_cast<unsigned>(rules.ranks) + 1;
  const auto size = static_cast<unsigned>(start.talon().size());
  heights_ = Decks == 1 ? ranks : ranks * (ranks + 1) / 2;
  wastes_ = size + 1;
  if (start.counts_passes()) {
    int least = draw_in(1);
    wastes_ = 1;
    for (int pass = 1; pass <= rules.passes; ++pass) {
      wastes_ += static_cast<unsigned>(draw_in(pass)) - 1;
      least = std::min(least, draw_in(pass));
    }
    draws_ = size / static_cast<unsigned>(least) + 2;
    time_bits_ = static_cast<int>(std::bit_width(draws_ * rules.passes));
  }
  double numbers = 2;  // the one before all others counts too
  for (int suit = 0; suit < suit_count; ++suit) numbers *= heights_;
  for (int column = 0; column < rules.columns; ++column) {
    numbers *= static_cast<double>(start.column(column).size() + 1);
  }
  numbers *= wastes_;
  bits_ = static_cast<int>(std::ceil(std::log2(numbers))) + static_cast<int>(size) + time_bits_;
}

template <int Decks>
unsigned Numbering<Decks>::phase(const State<Decks>& state) const {
  const int rest = beyond(state);
  if (rest == 0) return 0;
  auto phase = static_cast<unsigned>(rest);
  for (int pass = 1; pass < state.pass; ++pass) phase += static_cast<unsigned>(draw_in(pass)) - 1;
  return phase;
}

template <int Decks>
unsigned Numbering<Decks>::time(const State<Decks>& state) const {
  const int draw = draw_in(state.pass);
  const auto draws = static_cast<unsigned>((state.waste + draw - 1) / draw);
  return (state.pass - 1U) * draws_ + draws;
}

}  // namespace harpan::klondike_search
