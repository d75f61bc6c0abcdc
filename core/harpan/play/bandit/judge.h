#pragma once

#include "harpan/play/bandit/world.h"
#include "harpan/play/policy.h"
#include "harpan/solve/klondike/search.h"

namespace harpan {

/// What a state of a world is worth to a player who would know its cards and look no further than
/// so many nodes: won or not, or the most cards found up. What is not found counts as lost, which
/// acts as a wish for worlds that are easy.
template <int Decks>
class Judge {
 public:
  Judge(Aim aim, std::uint64_t nodes) : aim_(aim), limits_{.nodes = nodes} {}

  double value(const World<Decks>& world, const klondike_search::State<Decks>& state) {
    if (Decks == 1 && world.numbering().bits() <= 64) return search<std::uint64_t>(world, state);
    return search<Wide>(world, state);
  }

  /// Nodes of all searches so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  /// With two decks a state's foundations may have thousands of heights: few do for most.
  static constexpr std::size_t most_heights = Decks == 1 ? 1024 : 3;

  template <class Code>
  double search(const World<Decks>& world, const klondike_search::State<Decks>& state) {
    klondike_search::Search<Decks, Code> search(world.board(), world.numbering(), limits_, {},
                                                most_heights);
    const double value = aim_ == Aim::win ? search.solve(state) == Verdict::winnable
                                          : (search.find_most(state), search.best());
    nodes_ += search.nodes();
    return value;
  }

  Aim aim_;
  Limits limits_;
  std::uint64_t nodes_ = 0;
};

}  // namespace harpan
