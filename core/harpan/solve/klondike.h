#pragma once

#include "harpan/families/klondike.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// What the search of Klondike leaves out because it proves nothing. Each can be switched off alone
/// and the verdicts stay the same; docs/solvers.md says why.
struct KlondikeTricks {
  bool safe_foundation = true;      ///< a card safe on the foundations goes there at once
  bool talon_to_foundation = true;  ///< so does a card of the talon that is in no other's way
  bool hope = true;                 ///< states that even a relaxed game loses are left
  bool open_talon = true;           ///< a long search asks whether drawing one at a time helps
  bool deep_first = false;          ///< goes first where it is likely that a win is found soon
  std::uint64_t nodes_before_open_talon = 30'000;  ///< how long that is
};

/// Solves a position whose cards are all known.
template <int Decks>
Solution solve(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks = {});

/// The most cards that can be on the foundations at once.
template <int Decks>
Harvest most_up(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks = {});

extern template Solution solve(const Klondike<1>&, const Limits&, KlondikeTricks);
extern template Solution solve(const Klondike<2>&, const Limits&, KlondikeTricks);
extern template Harvest most_up(const Klondike<1>&, const Limits&, KlondikeTricks);
extern template Harvest most_up(const Klondike<2>&, const Limits&, KlondikeTricks);

}  // namespace harpan
