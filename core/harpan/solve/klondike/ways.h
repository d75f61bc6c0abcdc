#pragma once

#include <algorithm>
#include <vector>

#include "harpan/solve/klondike.h"
#include "harpan/solve/klondike/talon_reach.h"

namespace harpan::klondike_search {

/// One way to go on for good: a set card leaves its place, or, where nothing may be taken back, a
/// loose card is raised.
template <int Decks>
struct Way {
  State<Decks> after;
  Heights<Decks> heights;  ///< of the foundations when it is gone
  std::uint8_t place = 0;
  bool to_foundation = false;
};

/// Finds the ways on from a state, from whatever heights of the foundations can be had without one.
template <int Decks>
class Ways {
 public:
  using Cards = Lanes<Decks>;
  using Set = typename Cards::Set;

  /// Looks at no more than so many heights of a state.
  Ways(const Board<Decks>& board, KlondikeTricks tricks, std::size_t most_heights)
      : board_(board), start_(board.start()), tricks_(tricks), most_heights_(most_heights) {}

  /// Adds the ways to the list; one alone when it is as good as any.
  void add(const State<Decks>& state, std::vector<Way<Decks>>& ways);

  /// The heights that were looked at for the last state, those of the state first, each after the
  /// one it was reached from.
  const std::vector<Heights<Decks>>& heights() const { return heights_; }
  /// Whether some state had more heights than were looked at, so that nothing is proven.
  bool has_left_out() const { return has_left_out_; }
  /// The place among heights() of the one that each was reached from.
  const std::vector<int>& origins() const { return origins_; }

 private:
  using List = std::vector<Way<Decks>>;

  bool add_safe(const State<Decks>& state, const Chances<Decks>& now, List& ways);
  bool add_from_talon(const State<Decks>& state, const Chances<Decks>& now, List& ways);
  int talon_card_to_raise(const State<Decks>& state, Set next) const;
  void add_reveals(const State<Decks>& state, const Chances<Decks>& now, List& ways);
  void add_talon(const State<Decks>& state, const Chances<Decks>& now, List& ways);
  void add_raises(const State<Decks>& state, const Chances<Decks>& now, List& ways);
  void add_heights(const State<Decks>& state, const Chances<Decks>& now);
  bool stays_up(const State<Decks>& state, const Heights<Decks>& heights, int index) const;
  void reach(const Heights<Decks>& heights);
  Way<Decks> way(const State<Decks>& state, int place, bool is_placed) const;
  void finish(Way<Decks>& way, List& ways);

  const Board<Decks>& board_;
  const Start<Decks>& start_;
  KlondikeTricks tricks_;
  std::size_t most_heights_;
  std::vector<Heights<Decks>> heights_;
  std::vector<int> origins_;
  bool has_left_out_ = false;
  int here_ = 0;           ///< the heights that are looked at
  std::size_t first_ = 0;  ///< the first way of the state
};

template <int Decks>
void Ways<Decks>::add(const State<Decks>& state, List& ways) {
  heights_.assign(1, state.heights);
  origins_.assign(1, 0);
  here_ = 0;
  first_ = ways.size();
  const Chances<Decks> now = board_.chances(state, state.heights);
  if (add_safe(state, now, ways) || add_from_talon(state, now, ways)) return;
  for (; here_ < static_cast<int>(heights_.size()); ++here_) {
    const Chances<Decks> here = board_.chances(state, heights_[at(here_)]);
    add_reveals(state, here, ways);
    add_talon(state, here, ways);
    if (start_.rules().taking_back != 0) {
      add_heights(state, here);
    } else {
      add_raises(state, here, ways);
    }
  }
}

/// A card that is safe on the foundations goes there at once.
template <int Decks>
bool Ways<Decks>::add_safe(const State<Decks>& state, const Chances<Decks>& now, List& ways) {
  if (!tricks_.safe_foundation) return false;
  for (Set up = (state.locked | now.down) & now.exposed & now.next; up != 0; up &= up - 1) {
    const int place = lowest_bit(up);
    if (!board_.is_safe(state.heights, place)) continue;
    Way<Decks> only = way(state, place, false);
    if ((state.locked & Start<Decks>::bit(place)) != 0) {
      board_.unlock(only.after, start_.column_of(place));
    }
    finish(only, ways);
    return true;
  }
  return false;
}

/// So does a card of the talon, if its leaving hides no other.
template <int Decks>
bool Ways<Decks>::add_from_talon(const State<Decks>& state, const Chances<Decks>& now, List& ways) {
  if (!tricks_.talon_to_foundation || state.left == 0) return false;
  const int place = talon_card_to_raise(state, now.next);
  if (place < 0) return false;
  Chances<Decks> only = now;
  only.placed = 0;
  only.next = Start<Decks>::bit(place);
  add_talon(state, only, ways);
  return true;
}

/// Any card while each can be had at any time; the top of the waste where one card is drawn, since
/// it only hides others; the last card while whole draws show it.
template <int Decks>
int Ways<Decks>::talon_card_to_raise(const State<Decks>& state, Set next) const {
  const auto& talon = start_.talon();
  const bool is_counted = start_.counts_passes();
  if (start_.rules().draw != 1 && (is_counted || state.waste != 0)) return -1;
  if (is_counted && state.waste == 0) return -1;
  int position = 0;
  for (Set left = state.talon; left != 0; left &= left - 1, ++position) {
    const int place = talon[at(lowest_bit(left))];
    if ((next >> place & 1) == 0 || !board_.is_safe(state.heights, place)) continue;
    if (is_counted && position + 1 != state.waste) continue;
    if (start_.rules().draw != 1 && position + 1 != state.left) continue;
    return place;
  }
  return -1;
}

template <int Decks>
Way<Decks> Ways<Decks>::way(const State<Decks>& state, int place, bool is_placed) const {
  return {state, heights_[at(here_)], static_cast<std::uint8_t>(place), !is_placed};
}

template <int Decks>
void Ways<Decks>::add_reveals(const State<Decks>& state, const Chances<Decks>& now, List& ways) {
  Set leaving = state.locked & (now.placed | (now.next & now.exposed));
  for (; leaving != 0; leaving &= leaving - 1) {
    const int place = lowest_bit(leaving);
    Way<Decks> next = way(state, place, (now.placed >> place & 1) != 0);
    board_.unlock(next.after, start_.column_of(place));
    finish(next, ways);
  }
}

template <int Decks>
void Ways<Decks>::add_talon(const State<Decks>& state, const Chances<Decks>& now, List& ways) {
  each_within_reach(start_, state, now.placed | now.next,
                    [&](int place, int index, int position, const Round& round) {
                      Way<Decks> next = way(state, place, (now.placed >> place & 1) != 0);
                      next.after.loose |= Start<Decks>::bit(place);
                      Board<Decks>::take_from_talon(next.after, index, position, round.pass);
                      finish(next, ways);
                    });
}

template <int Decks>
void Ways<Decks>::add_raises(const State<Decks>& state, const Chances<Decks>& now, List& ways) {
  for (Set up = now.down & now.exposed & now.next; up != 0; up &= up - 1) {
    Way<Decks> next = way(state, lowest_bit(up), false);
    finish(next, ways);
  }
}

/// The heights that one loose card makes that is raised or taken back.
template <int Decks>
void Ways<Decks>::add_heights(const State<Decks>& state, const Chances<Decks>& now) {
  const Heights<Decks> heights = heights_[at(here_)];
  for (Set up = now.down & now.exposed & now.next; up != 0; up &= up - 1) {
    Heights<Decks> higher = heights;
    board_.lift(higher, lowest_bit(up));
    reach(higher);
  }
  for (int index = 0; index < suit_count * Decks; ++index) {
    const int place = board_.top(heights, index);
    if (place < 0 || (now.placed >> place & 1) == 0) continue;
    if (stays_up(state, heights, index)) continue;
    Heights<Decks> lower = heights;
    --lower[at(index)];
    reach(lower);
  }
}

/// A safe card would go up again at once, if not its copy in its stead.
template <int Decks>
bool Ways<Decks>::stays_up(const State<Decks>& state, const Heights<Decks>& heights,
                           int index) const {
  const int rank = heights[at(index)];
  const Set copies = start_.copies(rank, index % suit_count);
  return tricks_.safe_foundation && (copies & ~state.loose) == 0 &&
         Board<Decks>::is_safe(heights, index, rank);
}

template <int Decks>
void Ways<Decks>::reach(const Heights<Decks>& heights) {
  for (const Heights<Decks>& other : heights_) {
    if (packed<Decks>(other) == packed<Decks>(heights)) return;
  }
  if (heights_.size() == most_heights_) {
    has_left_out_ = true;
    return;
  }
  heights_.push_back(heights);
  origins_.push_back(here_);
}

/// Different heights may lead to the same: one way of each kind is enough.
template <int Decks>
void Ways<Decks>::finish(Way<Decks>& way, List& ways) {
  State<Decks>& after = way.after;
  after.heights = way.heights;
  if (way.to_foundation) board_.lift(after.heights, way.place);
  board_.settle(after);
  for (std::size_t i = first_; i < ways.size(); ++i) {
    const Way<Decks>& other = ways[i];
    if (other.place == way.place &&
        packed<Decks>(other.after.heights) == packed<Decks>(after.heights) &&
        other.after.pass == after.pass && other.after.waste == after.waste) {
      return;
    }
  }
  ways.push_back(way);
}

}  // namespace harpan::klondike_search
