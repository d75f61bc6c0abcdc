#pragma once

#include <unordered_set>
#include <vector>

#include "harpan/family.h"
#include "harpan/solve/budget.h"
#include "harpan/solve/solution.h"

namespace harpan {

/// Depth-first search over the moves of the rules engine, without any trick: every position once.
/// Slow, and the measure of what the solvers may prune.
template <Family F>
class PlainSearch {
 public:
  PlainSearch(const F& position, const Limits& limits)
      : position_(position), limits_(limits), budget_(limits_) {}

  /// Searches until a won position.
  Solution solve() {
    const Verdict verdict = search(true);
    return {verdict, line_, budget_.nodes(), bytes()};
  }

  /// Searches all there is for the most cards up.
  Harvest most_up() {
    const bool exhausted = search(false) == Verdict::unwinnable;
    return {best_, exhausted ? best_ : position_.rules().deck().size(), best_line_, budget_.nodes(),
            bytes()};
  }

 private:
  struct Level {
    std::vector<Move> moves;
    Step step;  ///< that led here
  };

  std::size_t bytes() const { return met_.size() * (sizeof(Key) + 2 * sizeof(void*)); }

  void open(const Step& step) {
    MoveList moves;
    position_.legal_moves(moves);
    levels_.push_back({{moves.begin(), moves.end()}, step});
    if (position_.up() <= best_) return;
    best_ = position_.up();
    best_line_ = line_;
  }

  void close() {
    const Step step = levels_.back().step;
    levels_.pop_back();
    if (levels_.empty()) return;
    position_.undo(step);
    line_.pop_back();
  }

  Verdict search(bool stop_at_win) {
    met_.insert(position_.key());
    open({});
    while (!levels_.empty()) {
      if (stop_at_win && position_.is_won()) return Verdict::winnable;
      if (levels_.back().moves.empty()) {
        close();
        continue;
      }
      if (!budget_.spend() || bytes() > limits_.table_bytes) return Verdict::unknown;
      const Move move = levels_.back().moves.back();
      levels_.back().moves.pop_back();
      const Step step = position_.apply(move);
      if (!met_.insert(position_.key()).second) {
        position_.undo(step);
        continue;
      }
      line_.push_back(move);
      open(step);
    }
    return Verdict::unwinnable;
  }

  F position_;
  Limits limits_;
  Budget budget_;
  std::unordered_set<Key, KeyHash> met_;
  std::vector<Level> levels_;
  std::vector<Move> line_;
  std::vector<Move> best_line_;
  int best_ = -1;
};

}  // namespace harpan
