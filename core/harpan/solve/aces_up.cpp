#include "harpan/solve/aces_up.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <ranges>
#include <vector>

#include "harpan/rng.h"
#include "harpan/solve/aces_up/met.h"
#include "harpan/solve/aces_up/moves.h"
#include "harpan/solve/aces_up/outlook.h"
#include "harpan/solve/aces_up/state.h"
#include "harpan/solve/budget.h"
#include "harpan/solve/wide.h"

namespace harpan {

namespace aces_up {
namespace {

constexpr Wide joined(std::uint64_t high, std::uint64_t low) { return Wide{high} << 64 | low; }

constexpr auto place_codes = [] {
  std::array<std::array<Wide, columns>, 52> codes{};
  SplitMix64 numbers(52);
  for (auto& card : codes) {
    for (Wide& code : card) {
      const std::uint64_t high = numbers.next();
      code = joined(high, numbers.next());
    }
  }
  return codes;
}();

/// A fingerprint of 128 bits of all but the loose cards in their home columns. Which cards lie in a
/// column says in which order: that of the deal.
Wide code_of(const Setting& setting, const State& state) {
  Wide code = joined(SplitMix64::mix(state.dealt + 1U), state.dealt);
  for (int column = 0; column < columns; ++column) {
    for (int row = 0; row < state.height[State::at(column)]; ++row) {
      const CardNumber card = state.cards[State::at(column)][State::at(row)];
      if (!state.is_loose(card)) {
        code ^= place_codes[card][State::at(column)];
      } else if (column != setting.home(card)) {
        code += place_codes[card][State::at(column)];
      }
    }
  }
  return code;
}

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
    const Wide code = code_of(*setting_, state);
    switch (met_.enter(code, state.loose)) {
      case Met::Found::known: return Verdict::unwinnable;
      case Met::Found::full: return Verdict::unknown;
      case Met::Found::added: break;
    }
    const Verdict verdict = is_hopeless(state) ? Verdict::unwinnable : follow_all(state);
    if (verdict == Verdict::unwinnable) met_.leave(code, state.loose);
    return verdict;
  }

  bool is_hopeless(const State& state) {
    if (!tricks_.outlook) return false;
    if (most_ == goal_ - 1) return !outlook_.may_win(state);
    return gone(state) + outlook_.most(state) <= most_;
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
    int left = setting_->stock_size() - state.dealt;
    for (const int height : state.height) left += height;
    return setting_->card_count() - left;
  }

  void remember(const State& state) {
    const int up = gone(state) + std::popcount(state.loose);
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
  std::vector<Event> events_;
  std::vector<Event> line_;
  std::vector<Event> best_line_;
};

/// The events of a line that are moves: a card is discarded when it was loosened, unless the next
/// word about it is that it was kept.
std::vector<Event> played(const std::vector<Event>& line) {
  std::vector<Event> result;
  CardSet kept = 0;
  for (const Event& event : std::views::reverse(line)) {
    switch (event.kind) {
      case Event::keep: kept |= bit(event.card); break;
      case Event::drop: kept &= ~bit(event.card); break;
      case Event::loosen:
        if ((kept & bit(event.card)) == 0) result.push_back(event);
        kept &= ~bit(event.card);
        break;
      default: result.push_back(event);
    }
  }
  std::ranges::reverse(result);
  return result;
}

/// The line as the rules engine plays it.
std::vector<Move> written(const AcesUp& position, const std::vector<Event>& line) {
  std::vector<Move> moves;
  auto left = static_cast<int>(position.stock().size());
  for (const Event& event : played(line)) {
    const Pile column(Role::column, event.column);
    switch (event.kind) {
      case Event::deal: {
        const int row = std::min(left, columns);
        left -= row;
        moves.push_back({Role::stock, Pile(Role::column, 0), static_cast<std::uint8_t>(row)});
        break;
      }
      case Event::shift: moves.push_back({column, Pile(Role::column, event.target)}); break;
      case Event::discard: --left; [[fallthrough]];
      default: moves.push_back({column, Role::discard});
    }
  }
  return moves;
}

}  // namespace
}  // namespace aces_up

namespace aces_up {
namespace {

/// The eager search is only to find something soon, so it may not take long.
constexpr std::uint64_t most_eager_nodes = 20000;

/// The best line that beats `floor`, what is proven, and the cost.
struct Outcome {
  Verdict verdict = Verdict::unknown;
  int most = 0;
  std::vector<Event> line;
  std::uint64_t nodes = 0;
  std::size_t bytes = 0;
};

Outcome run(Search search) {
  const Verdict verdict = search.run();
  return {verdict, search.most(), search.line(), search.nodes(), search.bytes()};
}

/// An eager search, and where it did not reach the goal the whole one.
Outcome search_for(const Setting& setting, const Limits& limits, AcesUpTricks tricks, int floor) {
  Outcome eager;
  eager.most = floor;
  if (tricks.eager) {
    Limits few = limits;
    few.nodes = std::min(limits.nodes, most_eager_nodes);
    eager = run(Search(setting, few, tricks, floor, true));
    if (eager.verdict == Verdict::winnable) return eager;
  }
  Limits rest = limits;
  rest.nodes -= eager.nodes;
  Outcome whole = run(Search(setting, rest, tricks, eager.most, false));
  if (whole.line.empty()) whole.line = eager.line;
  whole.nodes += eager.nodes;
  whole.bytes = std::max(whole.bytes, eager.bytes);
  return whole;
}

}  // namespace
}  // namespace aces_up

Solution solve(const AcesUp& position, const Limits& limits, AcesUpTricks tricks) {
  const aces_up::Setting setting(position);
  const int floor = aces_up::Search::goal(setting) - 1;
  const auto found = aces_up::search_for(setting, limits, tricks, floor);
  return {found.verdict, aces_up::written(position, found.line), found.nodes, found.bytes};
}

Harvest most_up(const AcesUp& position, const Limits& limits, AcesUpTricks tricks) {
  const aces_up::Setting setting(position);
  const auto found = aces_up::search_for(setting, limits, tricks, 0);
  const int least = position.up() + found.most;
  const bool proven = found.verdict != Verdict::unknown;
  const int most =
      proven ? least : position.up() + aces_up::Outlook(setting, tricks).most(setting.start());
  return {least, most, aces_up::written(position, found.line), found.nodes, found.bytes};
}

}  // namespace harpan
