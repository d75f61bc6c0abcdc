#pragma once

#include <numeric>

#include "harpan/play/bandit/world.h"
#include "harpan/play/policy.h"
#include "harpan/solve/klondike/search.h"

namespace harpan {

/// What a state of a world is worth to a player who would know its cards and hardly search: won or
/// not, or the most cards found up. The search may use a node for each card that must leave its
/// place, as a line to the win does, and so many more. What is not found counts as lost, which acts
/// as a wish for worlds that are easy.
template <int Decks>
class Judge {
 public:
  Judge(Aim aim, std::uint64_t spare_nodes) : aim_(aim), spare_nodes_(spare_nodes) {}

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
    const Limits limits{.nodes = spare_nodes_ + to_leave(state)};
    klondike_search::Search<Decks, Code> search(world.board(), world.numbering(), limits,
                                                {.deep_first = true}, most_heights);
    const double value = aim_ == Aim::win ? search.solve(state) == Verdict::winnable
                                          : (search.find_most(state), search.best());
    nodes_ += search.nodes();
    return value;
  }

  /// Cards that must leave their places.
  static std::uint64_t to_leave(const klondike_search::State<Decks>& state) {
    return std::accumulate(state.depth.begin(), state.depth.end(), std::uint64_t{state.left});
  }

  Aim aim_;
  std::uint64_t spare_nodes_;
  std::uint64_t nodes_ = 0;
};

}  // namespace harpan
