#include "harpan/solve/klondike.h"

#include "harpan/solve/klondike/line.h"
#include "harpan/solve/klondike/search.h"

namespace harpan {

namespace {

using namespace klondike_search;

/// Calls action(search, board) with a search whose codes are as wide as the position needs.
template <int Decks, class Action>
auto with_search(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks,
                 Action action) {
  const Start<Decks> start(position);
  const Board<Decks> board(start);
  const Numbering<Decks> numbering(start);
  if constexpr (Decks == 1) {
    if (numbering.bits() <= 64) {
      return action(Search<Decks, std::uint64_t>(board, numbering, limits, tricks), board);
    }
  }
  return action(Search<Decks, Wide>(board, numbering, limits, tricks), board);
}

}  // namespace

template <int Decks>
Solution solve(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks) {
  return with_search(position, limits, tricks, [&](auto search, const Board<Decks>& board) {
    Solution solution{search.solve(), {}, search.nodes(), search.bytes()};
    if (solution.verdict == Verdict::winnable) {
      solution.moves = Line<Decks>(board, tricks).write(search.line(), search.best_heights());
    }
    return solution;
  });
}

template <int Decks>
Harvest most_up(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks) {
  return with_search(position, limits, tricks, [&](auto search, const Board<Decks>& board) {
    const bool is_proven = search.find_most() != Verdict::unknown;
    return Harvest{search.best(), is_proven ? search.best() : search.bound(),
                   Line<Decks>(board, tricks).write(search.line(), search.best_heights()),
                   search.nodes(), search.bytes()};
  });
}

template Solution solve(const Klondike<1>&, const Limits&, KlondikeTricks);
template Solution solve(const Klondike<2>&, const Limits&, KlondikeTricks);
template Harvest most_up(const Klondike<1>&, const Limits&, KlondikeTricks);
template Harvest most_up(const Klondike<2>&, const Limits&, KlondikeTricks);

}  // namespace harpan
