#pragma once

#include "harpan/solve/klondike/state.h"

namespace harpan::klondike_search {

/// One way through the talon: the rest of the pass, or a pass that comes.
struct Round {
  int pass;
  int waste;  ///< cards in the waste when it begins
  int draw;

  /// Whether the card at a position among `left` comes to lie on top of the waste.
  bool shows(int position, int left) const {
    const int drawn = position + 1 - waste;
    if (drawn == 0) return waste != 0;
    return drawn > 0 && (drawn % draw == 0 || position + 1 == left);
  }
};

/// The rounds that are still to come, that of the present pass first.
template <int Decks>
class Rounds {
 public:
  Rounds(const Start<Decks>& start, const State<Decks>& state) {
    const KlondikeRules& rules = start.rules();
    add({state.pass, state.waste, rules.draw_in(state.pass)});
    if (!start.counts_passes()) {
      if (state.waste != 0) add({state.pass, 0, rules.draw});
      return;
    }
    for (int pass = state.pass + 1; pass <= rules.passes; ++pass) {
      add({pass, 0, rules.draw_in(pass)});
    }
  }

  const Round* begin() const { return rounds_.data(); }
  const Round* end() const { return rounds_.data() + size_; }

 private:
  void add(const Round& round) { rounds_[size_++] = round; }

  std::array<Round, 3> rounds_;
  std::size_t size_ = 0;
};

/// Calls visit(place, index, position, round) for every card of the talon among `wanted` that can
/// come to lie on top of the waste: its index in the talon at the start and its position now.
template <int Decks, class Visit>
void each_within_reach(const Start<Decks>& start, const State<Decks>& state,
                       typename Lanes<Decks>::Set wanted, Visit visit) {
  const Rounds<Decks> rounds(start, state);
  int position = 0;
  for (auto left = state.talon; left != 0; left &= left - 1, ++position) {
    const int index = lowest_bit(left);
    const int place = start.talon()[at(index)];
    if ((wanted >> place & 1) == 0) continue;
    for (const Round& round : rounds) {
      if (round.shows(position, state.left)) visit(place, index, position, round);
    }
  }
}

}  // namespace harpan::klondike_search
