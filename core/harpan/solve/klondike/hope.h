#pragma once

#include <algorithm>

#include "harpan/solve/klondike/talon_reach.h"

namespace harpan::klondike_search {

/// A game in which whatever was possible stays possible: cards that could be laid on a column or
/// raised have been, and still bear others. What cannot be reached here cannot be reached in play.
///
/// One thing stays as it is: a loose card that can never be raised keeps lying on a card of the
/// lane above it, which then bears nothing else. That is what makes the test sharp.
template <int Decks>
class Hope {
 public:
  using Cards = Lanes<Decks>;
  using Set = typename Cards::Set;

  explicit Hope(const Board<Decks>& board);

  /// The most cards that can be on the foundations at once.
  int most_up(const State<Decks>& state);

 private:
  void begin(const State<Decks>& state);
  bool is_all_within_reach() const { return tops_ == 0 && reached_ == talon_; }
  /// Does what is possible; whether there was anything.
  bool go_on(const State<Decks>& state);
  bool raise(Set rising);
  void read_foundations(const State<Decks>& state) {
    stuck_ = board_.down(loose_, heights_);
    next_ = Decks == 1 ? board_.next(heights_) : raisable(state.heights);
  }
  Set raisable(const Heights<Decks>& before) const;
  void uncover(Set leaving);
  void read_talon(const State<Decks>& state);
  /// How many cards may be gone before each of the talon.
  using Gone = std::array<std::uint8_t, Start<Decks>::places>;
  /// The talon's cards that one pass brings to the top.
  Set drawn(const Round& round, const Gone& gone) const;
  /// The talon's cards within reach when the playable ones may be gone.
  Set within_reach(const State<Decks>& state, Set playable) const;

  const Board<Decks>& board_;
  const Start<Decks>& start_;
  std::array<Set, Start<Decks>::places> below_{};  ///< the set card under a set card, or none
  Set bottoms_ = 0;                                ///< set cards that are as good as loose
  Set bottom_kings_ = 0;                           ///< kings among them

  Set open_ = 0;     ///< cards that may come to lie open in the columns
  Set loose_ = 0;    ///< cards that lie there for certain as long as they are not raised
  Set tops_ = 0;     ///< set cards that were not uncovered
  Set stuck_ = 0;    ///< those that were not raised
  Set next_ = 0;     ///< cards that the foundations take
  Set up_ = 0;       ///< cards of the foundations
  Set talon_ = 0;    ///< cards of the talon
  Set reached_ = 0;  ///< those within reach
  Set played_ = 0;   ///< those that may have left it
  Heights<Decks> heights_{};
  std::array<Set, Start<Decks>::places> seats_;  ///< the talon's cards in its order
  int seat_count_ = 0;
};

template <int Decks>
Hope<Decks>::Hope(const Board<Decks>& board) : board_(board), start_(board.start()) {
  for (int column = 0; column < start_.rules().columns; ++column) {
    const auto& places = start_.column(column);
    for (std::size_t i = 1; i < places.size(); ++i) {
      below_[at(places[i])] = Start<Decks>::bit(places[i - 1]);
    }
    if (places.empty() || !start_.needs_no_bearer(places.front())) continue;
    const Set bottom = Start<Decks>::bit(places.front());
    bottoms_ |= bottom;
    if (start_.card(places.front()).rank() == start_.rules().ranks) bottom_kings_ |= bottom;
  }
}

template <int Decks>
int Hope<Decks>::most_up(const State<Decks>& state) {
  begin(state);
  while (!is_all_within_reach()) {
    if (go_on(state)) continue;
    int sum = 0;
    for (const auto height : heights_) sum += height;
    return sum;
  }
  return start_.rules().deck().size();
}

template <int Decks>
void Hope<Decks>::begin(const State<Decks>& state) {
  heights_ = state.heights;
  loose_ = state.loose;
  read_foundations(state);
  up_ = loose_ & ~stuck_;
  tops_ = state.locked;
  open_ = stuck_ | tops_;
  talon_ = reached_ = played_ = 0;
  if (state.left != 0) read_talon(state);
}

template <int Decks>
void Hope<Decks>::read_talon(const State<Decks>& state) {
  seat_count_ = 0;
  for (Set left = state.talon; left != 0; left &= left - 1) {
    const Set bit = Start<Decks>::bit(start_.talon()[at(lowest_bit(left))]);
    talon_ |= bit;
    seats_[at(seat_count_++)] = bit;
  }
  reached_ = start_.rules().draw == 1 && !start_.counts_passes() ? talon_ : within_reach(state, 0);
}

template <int Decks>
bool Hope<Decks>::go_on(const State<Decks>& state) {
  const Set exposed = board_.bare(open_, stuck_, count_bits(tops_));
  const Set placed = exposed >> Cards::rank_width;
  const Set rising = next_ & ((open_ & exposed) | reached_);
  const Set leaving = tops_ & (placed | (next_ & exposed));
  const Set returning = start_.rules().taking_back != 0 ? up_ : Set{0};
  const Set landing = (reached_ | returning) & placed & ~open_;
  const Set played = reached_ & (placed | next_) & ~played_;
  open_ |= landing;
  const bool has_raised = raise(rising);
  uncover(leaving);
  if (has_raised || leaving != 0) read_foundations(state);
  if (played != 0) {
    played_ |= played;
    if (reached_ != talon_) reached_ |= within_reach(state, played_);
  }
  return has_raised || (leaving | landing | played) != 0;
}

/// With two decks, the other copy of a card that has been raised might be there in its stead.
template <int Decks>
typename Hope<Decks>::Set Hope<Decks>::raisable(const Heights<Decks>& before) const {
  Set cards = 0;
  for (int index = 0; index < suit_count * Decks; ++index) {
    const int suit = index % suit_count;
    const int next = std::min<int>(heights_[at(index)] + 1, start_.rules().ranks);
    cards |= start_.up_to(next, suit) & ~start_.up_to(before[at(index)], suit);
  }
  return cards;
}

template <int Decks>
bool Hope<Decks>::raise(Set rising) {
  if (rising == 0) return false;
  const Heights<Decks> before = heights_;
  for (int index = 0; index < suit_count * Decks; ++index) {
    const Set copies = start_.copies(before[at(index)] + 1, index % suit_count);
    // The second of two foundations needs both copies, of which one may be up.
    const bool rises = index < suit_count ? (rising & copies) != 0
                                          : copies != 0 && (copies & ~(rising | up_)) == 0;
    if (rises) ++heights_[at(index)];
  }
  return packed<Decks>(heights_) != packed<Decks>(before);
}

template <int Decks>
void Hope<Decks>::uncover(Set leaving) {
  for (; leaving != 0; leaving &= leaving - 1) {
    const int place = lowest_bit(leaving);
    const Set below = below_[at(place)];
    tops_ &= ~Start<Decks>::bit(place);
    tops_ |= below & ~bottoms_;
    open_ |= below;
    // A king goes on filling the column; another card might have lain on a bearer all the same.
    loose_ |= below & bottom_kings_;
  }
}

template <int Decks>
typename Hope<Decks>::Set Hope<Decks>::drawn(const Round& round, const Gone& gone) const {
  Set cards = 0;
  int over = round.waste == 0 ? 1 : 0;  // beyond whole draws, of which the cards gone skip some
  for (int position = std::max(round.waste - 1, 0); position < seat_count_; ++position) {
    if (over == round.draw) over = 0;
    if (over <= gone[at(position)]) cards |= seats_[at(position)];
    ++over;
  }
  return cards;
}

template <int Decks>
typename Hope<Decks>::Set Hope<Decks>::within_reach(const State<Decks>& state, Set playable) const {
  Gone gone;
  int count = 0;
  for (int position = 0; position < seat_count_; ++position) {
    gone[at(position)] = static_cast<std::uint8_t>(count);
    if ((playable & seats_[at(position)]) != 0) ++count;
  }
  Set cards = 0;
  for (const Round& round : Rounds<Decks>(start_, state)) cards |= drawn(round, gone);
  bool is_uncovered = true;  // every card behind is gone, or the next one lay on top of the waste
  for (int position = seat_count_ - 1; position >= 0; --position) {
    const Set bit = seats_[at(position)];
    if (is_uncovered) cards |= bit;
    is_uncovered = (cards & playable & bit) != 0;
  }
  return cards;
}

}  // namespace harpan::klondike_search
