#include <cstdio>
#include <cstdlib>
#include "harpan/solve/aces_up.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <ranges>
#include <vector>

#include "harpan/rng.h"
#include "harpan/solve/aces_up/code.h"
#include "harpan/solve/aces_up/line.h"
#include "harpan/solve/aces_up/met.h"
#include "harpan/solve/aces_up/moves.h"
#include "harpan/solve/aces_up/outlook.h"
#include "harpan/solve/aces_up/state.h"
#include "harpan/solve/budget.h"
#include "harpan/solve/wide.h"

namespace harpan {

namespace aces_up {
namespace {

/// Depth-first search for more discards than `floor`, each state once. Every step takes a card off
/// the stock, a column or the open choices, or an empty column: so lines stay short.
class Search {
 public:
  Search(const Setting& setting, const Limits& limits, AcesUpTricks tricks, int floor, bool eager)
      : setting_(&setting),
        tricks_(tricks),
        moves_(setting, tricks, eager),
        outlook_(setting, tricks),
        met_(limits.table_bytes),
        budget_(limits),
        goal_(goal(setting)),
        most_(floor) {}

  /// How many cards go where all go that can: all but the aces.
  static int goal(const Setting& setting) {
    return setting.card_count() - std::popcount(setting.all_cards() & aces);
  }

  /// Winnable when the goal is reached, unwinnable when nothing is left to search.
  Verdict run() { return search(setting_->start()); }

  /// The most discards found, or the floor.
  int most() const { return most_; }
  const std::vector<Event>& line() const { return best_line_; }
  std::uint64_t nodes() const { return budget_.nodes(); }
  std::size_t bytes() const { return met_.bytes(); }
  /// Whether an exhausted search is a proof.
  bool is_exact() const { return is_exact_; }

 private:
  Verdict search(State state) {
    const std::size_t before = line_.size();
    moves_.settle(state, line_);
    const Verdict verdict = explore(state);
    line_.resize(before);
    return verdict;
  }

  Verdict explore(const State& state) {
    remember(state);
    if (most_ == goal_) return Verdict::winnable;
    if (!budget_.spend()) return Verdict::unknown;
    Matter matter{state.loose};
    if (tricks_.outlook && !is_promising(state, matter)) return Verdict::unwinnable;
    const Wide code = code_of(*setting_, state, matter);
    switch (met_.enter(code, matter.loose)) {
      case Met::Found::known: return Verdict::unwinnable;
      case Met::Found::full: return Verdict::unknown;
      case Met::Found::added: break;
    }
    const Verdict verdict = follow_all(state);
    if (verdict == Verdict::unwinnable) met_.leave(code, matter.loose);
    return verdict;
  }

  /// Whether there may be more discards than the most found, and what matters for that.
  bool is_promising(const State& state, Matter& matter) {
    if (most_ < goal_ - 1) return gone(state) + outlook_.most(state) > most_;
    if (!outlook_.may_win(state)) return false;
    if (tricks_.buried && setting_->takes_any()) {
      if (setting_->is_last_phase(state)) is_exact_ = false;
      matter = outlook_.matter(state);
    }
    return true;
  }

  Verdict follow_all(const State& state) {
    const std::size_t first = events_.size();
    moves_.list(state, events_);
    for (std::size_t i = first; i < events_.size(); ++i) {
      State next = state;
      moves_.apply(next, events_[i]);
      line_.push_back(events_[i]);
      const Verdict verdict = search(next);
      line_.pop_back();
      if (verdict != Verdict::unwinnable) return verdict;
    }
    events_.resize(first);
    return Verdict::unwinnable;
  }

  /// Cards that have left columns and stock since the start.
  int gone(const State& state) const {
    return setting_->card_count() - count_bits(setting_->left(state));
  }

  void remember(const State& state) {
    const int up = gone(state) + count_bits(state.loose);
    if (up <= most_) return;
    most_ = up;
    best_line_ = line_;
  }

  const Setting* setting_;
  AcesUpTricks tricks_;
  Moves moves_;
  Outlook outlook_;
  Met met_;
  Budget budget_;
  int goal_;
  int most_;
  bool is_exact_ = true;
  std::vector<Event> events_;
  std::vector<Event> line_;
  std::vector<Event> best_line_;
};

}  // namespace
}  // namespace aces_up

namespace aces_up {
namespace {

/// The eager search is only to find something soon, so it may not take long.
constexpr std::uint64_t most_eager_nodes = 4000;

/// The best line that beats `floor`, what is proven, and the cost.
struct Outcome {
  Verdict verdict = Verdict::unknown;
  int most = 0;
  std::vector<Event> line;
  std::uint64_t nodes = 0;
  std::size_t bytes = 0;
};

Outcome run(Search search) {
  const Verdict found = search.run();
  const bool is_proof = found != Verdict::unwinnable || search.is_exact();
  return {is_proof ? found : Verdict::unknown, search.most(), search.line(), search.nodes(),
          search.bytes()};
}

/// An eager search, and where it did not reach the goal the whole one, if need be without what may
/// spoil the proof.
Outcome search_for(const Setting& setting, const Limits& limits, AcesUpTricks tricks, int floor) {
  Outcome total;
  total.most = floor;
  const auto add = [&](std::uint64_t most_nodes, AcesUpTricks with, bool eager) {
    Limits rest = limits;
    rest.nodes = std::min(limits.nodes - total.nodes, most_nodes);
    const Outcome found = run(Search(setting, rest, with, total.most, eager));
    if (!found.line.empty()) total.line = found.line;
    total.most = found.most;
    total.nodes += found.nodes;
    total.bytes = std::max(total.bytes, found.bytes);
    total.verdict = found.verdict;
    return found.verdict;
  };
  if (tricks.eager && add(most_eager_nodes, tricks, true) == Verdict::winnable) return total;
  if (add(limits.nodes, tricks, false) != Verdict::unknown) return total;
  if (getenv("LN")) fprintf(stderr, "again after %ld\n", (long)total.nodes);
  tricks.buried = false;
  add(limits.nodes, tricks, false);
  return total;
}

}  // namespace
}  // namespace aces_up

Solution solve(const AcesUp& position, const Limits& limits, AcesUpTricks tricks) {
  const aces_up::Setting setting(position, tricks.pools);
  const int floor = aces_up::Search::goal(setting) - 1;
  const auto found = aces_up::search_for(setting, limits, tricks, floor);
  return {found.verdict, aces_up::written(setting, found.line), found.nodes, found.bytes};
}

Harvest most_up(const AcesUp& position, const Limits& limits, AcesUpTricks tricks) {
  const aces_up::Setting setting(position, tricks.pools);
  const auto found = aces_up::search_for(setting, limits, tricks, 0);
  const int least = position.up() + found.most;
  const bool proven = found.verdict != Verdict::unknown;
  const int most =
      proven ? least : position.up() + aces_up::Outlook(setting, tricks).most(setting.start());
  return {least, most, aces_up::written(setting, found.line), found.nodes, found.bytes};
}

}  // namespace harpan
