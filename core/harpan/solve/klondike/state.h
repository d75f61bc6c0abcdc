#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "harpan/solve/klondike/start.h"

namespace harpan::klondike_search {

/// A position as the search sees it: which cards have left their places, how high the foundations
/// are, and how far the talon is turned.
///
/// How the loose cards lie in the columns is left open. Runs move freely, so that any arrangement
/// that is needed can be made and unmade: only how many cards of a lane are there to bear others,
/// and how many lie on them, says what can be moved.
template <int Decks>
struct State {
  typename Lanes<Decks>::Set loose;
  typename Lanes<Decks>::Set locked;
  typename Lanes<Decks>::Set talon;  ///< what is left of the talon, bits in its order at the start
  Heights<Decks> heights;
  std::array<std::uint8_t, Klondike<Decks>::most_columns> depth;  ///< set cards of each column
  std::uint8_t waste;  ///< how many of the talon's cards lie in the waste
  std::uint8_t left;   ///< the talon's cards
  std::uint8_t pass;
};

/// What the cards of a state can do at some heights of the foundations.
template <int Decks>
struct Chances {
  typename Lanes<Decks>::Set down;     ///< loose cards that lie in the columns
  typename Lanes<Decks>::Set exposed;  ///< lanes of which a card can be laid bare
  typename Lanes<Decks>::Set placed;   ///< cards that can be laid on a column
  typename Lanes<Decks>::Set next;     ///< cards that the foundations take
};

/// The rules of the game over states.
template <int Decks>
class Board {
 public:
  using Cards = Lanes<Decks>;
  using Set = typename Cards::Set;

  explicit Board(const Start<Decks>& start) : start_(start) {}

  const Start<Decks>& start() const { return start_; }

  State<Decks> first() const;

  Chances<Decks> chances(const State<Decks>& state, const Heights<Decks>& heights) const {
    const Set lying = down(state.loose, heights);
    const Set exposed = bare(lying | state.locked, lying, count_bits(state.locked));
    return {lying, exposed, exposed >> Cards::rank_width, next(heights)};
  }

  /// The lanes of which a card can be laid bare, when cards of `open` bear those of `borne` and so
  /// many columns are locked. Spare columns count for what they may bear.
  Set bare(Set open, Set borne, int locked) const {
    const Set exposed = Cards::exposed(open, borne);
    const int spare = start_.rules().columns - locked - Cards::without_bearer(open, borne);
    return spare > 0 ? exposed | start_.empty_columns() : exposed;
  }

  /// The cards among `loose` that are not on the foundations.
  Set down(Set loose, const Heights<Decks>& heights) const {
    Set once = 0;
    for (int suit = 0; suit < suit_count; ++suit) once |= start_.up_to(heights[at(suit)], suit);
    if constexpr (Decks == 1) {
      return loose & ~once;
    } else {
      Set twice = 0;
      for (int suit = 0; suit < suit_count; ++suit) {
        twice |= start_.up_to(heights[at(suit + suit_count)], suit);
      }
      return loose & ~(twice | one_of_each(loose & once));
    }
  }

  /// The cards that the foundations take next.
  Set next(const Heights<Decks>& heights) const {
    Set cards = 0;
    for (int index = 0; index < suit_count * Decks; ++index) {
      cards |= start_.copies(heights[at(index)] + 1, index % suit_count);
    }
    return cards;
  }

  /// The foundation that takes a card.
  static int foundation_for(const Heights<Decks>& heights, Card card) {
    const int index = card.suit_index();
    return Decks == 2 && heights[at(index)] + 1 != card.rank() ? index + suit_count : index;
  }
  void lift(Heights<Decks>& heights, int place) const {
    ++heights[at(foundation_for(heights, start_.card(place)))];
  }

  /// The top card of a foundation, of any copy; -1 when it cannot come down there.
  int top(const Heights<Decks>& heights, int index) const {
    const int rank = heights[at(index)];
    const bool is_double =
        Decks == 2 && index < suit_count && rank == heights[at(index + suit_count)];
    if (rank == 0 || is_double) return -1;
    return Cards::place(Card(rank, static_cast<Suit>(index % suit_count)));
  }

  /// Whether a card of no more use in a column is the next or the top one of a foundation: whatever
  /// could lie on it can go up itself, and what could lie on that as well.
  /// Source: Blake & Gent, The Winnability of Klondike Solitaire, JAIR 85:21, 2026.
  static bool is_safe(const Heights<Decks>& heights, int index, int rank) {
    for (int other = 0; other < suit_count * Decks; ++other) {
      const bool same_colour = ((other ^ index) & 1) == 0;
      if (other != index && heights[at(other)] < rank - (same_colour ? 3 : 2)) return false;
    }
    return true;
  }
  /// Whether a card that can be raised is safe there. Of two copies of which only one can be raised
  /// neither is: they lie in different places.
  bool is_safe(const Heights<Decks>& heights, int place) const {
    const Card card = start_.card(place);
    const int index = foundation_for(heights, card);
    if constexpr (Decks == 2) {
      if (index < suit_count && heights[at(index + suit_count)] + 1 < card.rank()) return false;
    }
    return is_safe(heights, index, card.rank());
  }

  /// Raises the foundations by every loose card that can go up; it can come down again.
  void raise(const State<Decks>& state, Heights<Decks>& heights) const {
    for (;;) {
      const Chances<Decks> now = chances(state, heights);
      const Set rising = now.down & now.exposed & now.next;
      if (rising == 0) return;
      lift(heights, lowest_bit(rising));
    }
  }

  /// Unlocks a column's locked card, which leaves it.
  void unlock(State<Decks>& state, int column) const;
  /// Takes a card out of the talon, which the waste ended with.
  static void take_from_talon(State<Decks>& state, int index, int position, int pass) {
    state.talon &= ~(Set{1} << index);
    state.waste = static_cast<std::uint8_t>(position);
    state.pass = static_cast<std::uint8_t>(pass);
    --state.left;
  }

  /// Brings a state into the form that equal ones share.
  void settle(State<Decks>& state) const;

  /// Nothing is locked and every card of the talon is at hand: the lowest card can always go up.
  bool is_certain(const State<Decks>& state) const {
    const KlondikeRules& rules = start_.rules();
    return state.locked == 0 &&
           (state.left == 0 || (rules.draw == 1 && rules.passes == KlondikeRules::unlimited));
  }

 private:
  /// One of the copies of each card, if there is one.
  static Set one_of_each(Set cards) {
    constexpr Set first_copies = ~Set{0} / 3;
    const Set first = cards & first_copies;
    return first | (cards & ~first_copies & ~(first << 1));
  }
  void show_last(State<Decks>& state, int column) const;

  const Start<Decks>& start_;
};

template <int Decks>
State<Decks> Board<Decks>::first() const {
  State<Decks> state{};
  state.loose = start_.loose();
  state.heights = start_.heights();
  state.left = static_cast<std::uint8_t>(start_.talon().size());
  state.talon = state.left == 0 ? Set{0} : ~Set{0} >> (Start<Decks>::places - state.left);
  state.waste = static_cast<std::uint8_t>(start_.waste_size());
  state.pass = start_.counts_passes() ? static_cast<std::uint8_t>(start_.pass()) : 1;
  for (int column = 0; column < start_.rules().columns; ++column) {
    state.depth[at(column)] = static_cast<std::uint8_t>(start_.column(column).size());
    show_last(state, column);
  }
  settle(state);
  return state;
}

template <int Decks>
void Board<Decks>::show_last(State<Decks>& state, int column) const {
  auto& depth = state.depth[at(column)];
  if (depth == 0) return;
  const int place = start_.column(column)[at(depth - 1)];
  if (depth == 1 && start_.needs_no_bearer(place)) {
    depth = 0;
    state.loose |= Start<Decks>::bit(place);
  } else {
    state.locked |= Start<Decks>::bit(place);
  }
}

template <int Decks>
void Board<Decks>::unlock(State<Decks>& state, int column) const {
  const int place = start_.column(column)[at(--state.depth[at(column)])];
  state.locked &= ~Start<Decks>::bit(place);
  state.loose |= Start<Decks>::bit(place);
  show_last(state, column);
}

template <int Decks>
void Board<Decks>::settle(State<Decks>& state) const {
  if (start_.rules().taking_back != 0) raise(state, state.heights);
  // While passes are unlimited, a waste of whole draws shows no more than none.
  if (start_.counts_passes()) return;
  if (state.waste % start_.rules().draw == 0 || state.waste == state.left) state.waste = 0;
}

}  // namespace harpan::klondike_search
