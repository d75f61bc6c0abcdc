#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/code_table.h"
#include "harpan/solve/klondike/code.h"
#include "harpan/solve/klondike/hope.h"
#include "harpan/solve/klondike/ways.h"

namespace harpan::klondike_search {

/// Depth-first search over the ways that cards leave their places, each state once. A line has at
/// most as many ways as there are set cards.
template <int Decks, class Code>
class Search {
 public:
  Search(const Board<Decks>& board, const Numbering<Decks>& numbering, const Limits& limits,
         KlondikeTricks tricks, std::size_t most_heights)
      : board_(board),
        numbering_(numbering),
        ways_(board, tricks, most_heights),
        hope_(board),
        tricks_(tricks),
        budget_(limits),
        table_(limits.table_bytes, numbering.time_bits()) {}

  /// Searches for a win.
  Verdict solve() { return solve(board_.first()); }
  /// Searches for a win from a state of the board.
  Verdict solve(const State<Decks>& from) {
    goal_ = board_.start().rules().deck().size();
    return begin(from);
  }
  /// Searches for as many cards on the foundations as there can be; unwinnable means that best()
  /// is proven, winnable that all are up.
  Verdict find_most() { return find_most(board_.first()); }
  Verdict find_most(const State<Decks>& from) {
    goal_ = 0;
    is_for_most_ = true;
    return begin(from);
  }

  /// Whether heights were left out, so that nothing is proven by exhaustion.
  bool has_left_out() const { return ways_.has_left_out(); }
  /// The ways to the win, or to the most cards up.
  const std::vector<Way<Decks>>& line() const { return best_line_; }
  int best() const { return best_; }
  /// No more cards than this can be up.
  int bound() { return hope_.most_up(board_.first()); }
  const Heights<Decks>& best_heights() const { return best_heights_; }
  std::uint64_t nodes() const { return budget_.nodes(); }
  std::size_t bytes() const { return table_.bytes(); }

 private:
  using Found = typename CodeTable<Code>::Found;

  Verdict begin(const State<Decks>& first) {
    table_.insert(code(first));
    keep(first.heights, sum(first.heights));
    if (is_hopeless(first)) return Verdict::unwinnable;
    return visit(first);
  }

  Code code(const State<Decks>& state) const { return numbering_.template number<Code>(state); }

  /// Whether the state cannot bring what is sought.
  bool is_hopeless(const State<Decks>& state) {
    if (!tricks_.hope) return false;
    return is_for_most_ ? hope_.most_up(state) <= best_ : hope_.most_up(state) < goal_;
  }

  Verdict visit(const State<Decks>& state);
  Verdict go(std::size_t index);
  void sort(const State<Decks>& state, std::size_t begin);
  void note(const State<Decks>& state);
  void keep(const Heights<Decks>& heights, int up);
  static int sum(const Heights<Decks>& heights) {
    return std::accumulate(heights.begin(), heights.end(), 0);
  }

  const Board<Decks>& board_;
  const Numbering<Decks>& numbering_;
  Ways<Decks> ways_;
  Hope<Decks> hope_;
  KlondikeTricks tricks_;
  Budget budget_;
  CodeTable<Code> table_;
  int goal_ = 0;
  bool is_for_most_ = false;
  std::vector<Way<Decks>> list_;  ///< the ways of every state of the line, one after the other
  std::vector<Code> codes_;       ///< of the states that they lead to
  std::vector<Way<Decks>> line_;
  std::vector<Way<Decks>> best_line_;
  Heights<Decks> best_heights_{};
  int best_ = -1;
};

template <int Decks, class Code>
Verdict Search<Decks, Code>::visit(const State<Decks>& state) {
  if (board_.is_certain(state)) {
    keep(state.heights, board_.start().rules().deck().size());
    return Verdict::winnable;
  }
  if (!budget_.spend()) return Verdict::unknown;
  const std::size_t begin = list_.size();
  ways_.add(state, list_);
  if (is_for_most_) note(state);
  const std::size_t end = list_.size();
  if (tricks_.deep_first) sort(state, begin);
  for (std::size_t i = begin; i < end; ++i) {
    codes_.push_back(code(list_[i].after));
    table_.prefetch(codes_.back());
  }
  Verdict verdict = Verdict::unwinnable;
  for (std::size_t i = begin; i < end && verdict == Verdict::unwinnable; ++i) verdict = go(i);
  list_.resize(begin);
  codes_.resize(begin);
  return verdict;
}

/// Puts the ways of a state in the order that finds most wins soon: those that turn a card first,
/// where most are hidden first; then the talon from its end.
template <int Decks, class Code>
void Search<Decks, Code>::sort(const State<Decks>& state, std::size_t begin) {
  const auto order = [&](const Way<Decks>& way) {
    const bool turns = (state.locked >> way.place & 1) != 0;
    return turns ? -state.depth[at(board_.start().column_of(way.place))] : 256 - way.after.waste;
  };
  std::stable_sort(list_.begin() + static_cast<std::ptrdiff_t>(begin), list_.end(),
                   [&](const Way<Decks>& a, const Way<Decks>& b) { return order(a) < order(b); });
}

/// Goes the way at a place of the list, unless that is idle.
template <int Decks, class Code>
Verdict Search<Decks, Code>::go(std::size_t index) {
  switch (table_.insert(codes_[index])) {
    case Found::known: return Verdict::unwinnable;
    case Found::full: return Verdict::unknown;
    case Found::added: break;
  }
  const State<Decks> after = list_[index].after;
  if (is_hopeless(after)) return Verdict::unwinnable;
  line_.push_back(list_[index]);
  const Verdict verdict = visit(after);
  line_.pop_back();
  return verdict;
}

/// Looks whether more cards are up than ever before at some heights of the state.
template <int Decks, class Code>
void Search<Decks, Code>::note(const State<Decks>& state) {
  keep(state.heights, sum(state.heights));
  for (const Heights<Decks>& heights : ways_.heights()) keep(heights, sum(heights));
}

template <int Decks, class Code>
void Search<Decks, Code>::keep(const Heights<Decks>& heights, int up) {
  if (up <= best_) return;
  best_ = up;
  best_line_ = line_;
  best_heights_ = heights;
}

}  // namespace harpan::klondike_search
