#include "harpan/solve/klondike.h"

#include <algorithm>
#include <array>
#include <utility>

#include "harpan/solve/klondike/line.h"
#include "harpan/solve/klondike/search.h"

namespace harpan {

namespace {

using namespace klondike_search;

/// How many heights of a state are looked at, in one search after the other. One deck has not so
/// many; the eight foundations of two may have millions, of which a few mostly do.
template <int Decks>
constexpr std::array<std::size_t, 1> most_heights{1024};
template <>
constexpr std::array<std::size_t, 2> most_heights<2>{3, 1024};

/// What a search may still cost.
Limits rest(const Limits& limits, std::uint64_t nodes) {
  Limits rest = limits;
  rest.nodes -= std::min(nodes, rest.nodes);
  return rest;
}

/// What a proof with the talon open may cost.
constexpr std::uint64_t most_nodes_of_open_talon = 5'000'000;

template <int Decks, class Code>
class Solver {
 public:
  Solver(const Klondike<Decks>& position, Limits limits, KlondikeTricks tricks)
      : start_(position), limits_(std::move(limits)), tricks_(tricks) {}

  int code_bits() const { return numbering_.bits(); }

  /// What is lost even with every card of the talon at hand at any time takes far fewer states to
  /// prove, so that is tried as soon as the search turns out long.
  Solution solve() {
    if (!may_open_talon()) return search_all();
    const Limits all = limits_;
    limits_.nodes = std::min(all.nodes, tricks_.nodes_before_open_talon);
    Solution begun = search_all();
    const bool is_long = begun.verdict == Verdict::unknown && begun.nodes == limits_.nodes;
    limits_ = rest(all, begun.nodes);
    if (!is_long || limits_.nodes == 0) return begun;
    Solution open = search_open_talon();
    add_cost(open, begun);
    limits_ = rest(all, open.nodes);
    if (open.verdict == Verdict::unwinnable) return open;
    Solution whole = search_all();
    add_cost(whole, open);
    return whole;
  }

  Harvest most_up() {
    Harvest harvest;
    for (const std::size_t most : most_heights<Decks>) {
      const Limits limits = rest(limits_, harvest.nodes);
      Search<Decks, Code> search(board_, numbering_, limits, tricks_, most);
      const Verdict verdict = search.find_most();
      add_cost(harvest, search);
      const bool is_proven = verdict == Verdict::winnable ||
                             (verdict == Verdict::unwinnable && !search.has_left_out());
      if (search.best() > harvest.least || harvest.moves.empty()) {
        harvest.least = search.best();
        harvest.moves = line(search, most);
      }
      harvest.most = is_proven ? harvest.least : search.bound();
      if (is_proven || verdict == Verdict::unknown) break;
    }
    return harvest;
  }

 private:
  /// Not where passes are limited: there it is the limit that loses most deals.
  bool may_open_talon() const {
    return Decks == 1 && tricks_.open_talon && start_.rules().draw > 1 && !start_.counts_passes();
  }

  Solution search_all() {
    Solution solution;
    for (const std::size_t most : most_heights<Decks>) {
      const Limits limits = rest(limits_, solution.nodes);
      Search<Decks, Code> search(board_, numbering_, limits, tricks_, most);
      solution.verdict = search.solve();
      add_cost(solution, search);
      if (solution.verdict == Verdict::winnable) solution.moves = line(search, most);
      if (solution.verdict != Verdict::unwinnable || !search.has_left_out()) return solution;
    }
    solution.verdict = Verdict::unknown;
    return solution;
  }

  /// Unwinnable, or nothing.
  Solution search_open_talon() const {
    KlondikeRules rules = start_.rules();
    rules.draw = 1;
    const Start<Decks> start(start_.position(), rules);
    const Board<Decks> board(start);
    const Numbering<Decks> numbering(start);
    Limits limits = limits_;
    limits.nodes = std::min(limits.nodes, most_nodes_of_open_talon);
    Search<Decks, Code> search(board, numbering, limits, tricks_, most_heights<Decks>.back());
    const bool is_lost = search.solve() == Verdict::unwinnable && !search.has_left_out();
    return {is_lost ? Verdict::unwinnable : Verdict::unknown, {}, search.nodes(), search.bytes()};
  }

  template <class Found>
  static void add_cost(Found& found, const Search<Decks, Code>& search) {
    found.nodes += search.nodes();
    found.table_bytes = std::max(found.table_bytes, search.bytes());
  }
  static void add_cost(Solution& solution, const Solution& other) {
    solution.nodes += other.nodes;
    solution.table_bytes = std::max(solution.table_bytes, other.table_bytes);
  }

  std::vector<Move> line(const Search<Decks, Code>& search, std::size_t most) const {
    return Line<Decks>(board_, tricks_, most).write(search.line(), search.best_heights());
  }

  Start<Decks> start_;
  Board<Decks> board_{start_};
  Numbering<Decks> numbering_{start_};
  Limits limits_;
  KlondikeTricks tricks_;
};

/// Calls action(solver) with codes as wide as the position needs.
template <int Decks, class Action>
auto with_solver(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks,
                 Action action) {
  if constexpr (Decks == 1) {
    Solver<Decks, std::uint64_t> solver(position, limits, tricks);
    if (solver.code_bits() <= 64) return action(solver);
  }
  Solver<Decks, Wide> solver(position, limits, tricks);
  return action(solver);
}

}  // namespace

template <int Decks>
Solution solve(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks) {
  return with_solver(position, limits, tricks, [](auto& solver) { return solver.solve(); });
}

template <int Decks>
Harvest most_up(const Klondike<Decks>& position, const Limits& limits, KlondikeTricks tricks) {
  return with_solver(position, limits, tricks, [](auto& solver) { return solver.most_up(); });
}

template Solution solve(const Klondike<1>&, const Limits&, KlondikeTricks);
template Solution solve(const Klondike<2>&, const Limits&, KlondikeTricks);
template Harvest most_up(const Klondike<1>&, const Limits&, KlondikeTricks);
template Harvest most_up(const Klondike<2>&, const Limits&, KlondikeTricks);

}  // namespace harpan
