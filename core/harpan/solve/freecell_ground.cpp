#include "harpan/solve/freecell_ground.h"

#include <algorithm>

namespace harpan::freecell {

namespace {

/// What a card lies on, as far as keys tell it: on one of the two cards it fits on, on the card
/// that it lay on at the start and does not fit on, and so on.
enum Lies : std::uint8_t { on_first, on_second, untouched, loose, floor, up, kinds };

using Keys = std::array<std::array<Key, kinds>, most_cards>;

constexpr Keys make_keys() {
  Keys keys;
  SplitMix64 random(0xF4EE);
  for (auto& card : keys) {
    for (Key& key : card) key = {random.next(), random.next()};
  }
  return keys;
}

constexpr Keys keys = make_keys();

void turn(Key& key, Key other) {
  key.high ^= other.high;
  key.low ^= other.low;
}

void turn(Key& key, int card, Lies lies) { turn(key, keys[static_cast<unsigned>(card)][lies]); }

Lies on(int parent) { return (parent & 2) != 0 ? on_second : on_first; }

Key pinned_key(Cards pinned) { return pinned == 0 ? Key{} : KeyBuilder(kinds).add(pinned).key(); }

}  // namespace

Ground::Ground(const FreeCell& position, const Tricks& tricks)
    : rules_(position.rules()),
      merges_(tricks.merge_loose && rules_.king_in_empty == 0),
      lifts_safe_(tricks.lift_safe) {
  end_[0] = {0, 0};
  card_[0] = 0;
  stack_of_.fill(no_stack);
  start_.key = KeyBuilder(kinds).key();  // no state has the key of zeros: that is none
  start_.spare = static_cast<std::uint8_t>(rules_.columns);
  for (int suit = 0; suit < suit_count; ++suit) {
    start_.up[at(suit)] = static_cast<std::uint8_t>(position.foundation(suit));
  }
  for (int column = 0; column < rules_.columns; ++column) {
    lay_column(position.column(column), column);
  }
  read_cells(position);
  if (lifts_safe_) lift_safe(start_);
  settle(start_, 0);
}

void Ground::lay_column(std::span<const Card> cards, int column) {
  int below = 0;
  for (const Card card : cards) {
    const int code = card.code();
    const int stack = ++stacks_;
    const bool fits = below != 0 && (parents(code) & bit(card_[at(below)])) != 0;
    card_[at(stack)] = card.code();
    below_[at(stack)] = static_cast<std::uint8_t>(below);
    stack_of_[at(code)] = static_cast<std::uint8_t>(stack);
    column_of_[at(code)] = static_cast<std::uint8_t>(column);
    end_[at(stack)] = fits ? End{end_[at(below)].run | bit(code), end_[at(below)].under}
                           : End{bit(code), static_cast<std::uint8_t>(below)};
    below = stack;
  }
  if (cards.empty()) return;
  --start_.spare;
  start_.run[at(column)] = end_[at(stacks_)].run;
  start_.under[at(column)] = end_[at(stacks_)].under;
  open_column(start_, column);
}

void Ground::read_cells(const FreeCell& position) {
  for (int i = 0; i < rules_.cells; ++i) {
    if (!position.cell(i).is_known()) continue;
    start_.loose |= bit(position.cell(i).code());
    ++start_.held;
  }
}

int Ground::most_at_once(const State& state, int onto) const {
  const bool onto_loose = onto != floor_place && (state.loose & bit(onto)) != 0;
  const int held = state.held - (onto_loose ? 1 : 0);
  const int spare = state.spare - (onto_loose || onto == floor_place ? 1 : 0);
  const int in_cells = std::min<int>(held, rules_.cells);
  const int most = rules_.cells - in_cells + 1;
  if (rules_.king_in_empty != 0) return most;
  const int empty = spare - (held - in_cells);
  return empty >= 0 ? most << empty : 0;
}

bool Ground::is_safe(const State& state, int card) const {
  const int suit = suit_of(card);
  const int rank = rank_of(card);
  const int others = std::min(state.up[at(suit ^ 1)], state.up[at(suit ^ 3)]);
  if (rules_.taking_back == 0 && others >= rank - 1) return true;
  return others >= rank - 2 && state.up[at(suit ^ 2)] >= rank - 3;
}

// ---- hops ---------------------------------------------------------------------------------------

/// What is to be seen to when a column shows its next run.
void Ground::open_column(State& state, int column) const {
  Cards& run = state.run[at(column)];
  if (run == 0) {
    ++state.spare;
  } else if (merges_ && state.under[at(column)] == 0 && is_single(run)) {
    state.loose |= run;
    state.pinned |= run;
    run = 0;
    ++state.spare;
    ++state.held;
  }
}

Cards Ground::take_run(State& state, int column, int card) const {
  Cards& run = state.run[at(column)];
  std::uint8_t& under = state.under[at(column)];
  const Cards part = run & up_to(card);
  const Cards rest = run ^ part;
  if (rest != 0) {
    turn(state.key, card, on(lowest(rest)));
    run = rest;
  } else {
    turn(state.key, card, under != 0 ? untouched : merges_ ? loose : floor);
    run = end_[under].run;
    under = end_[under].under;
  }
  open_column(state, column);
  return part;
}

Cards Ground::take(State& state, Hop hop) const {
  if (hop.source < from_loose) return take_run(state, hop.source, hop.card);
  if (hop.source == from_loose) {
    state.loose ^= bit(hop.card);
    --state.held;
    turn(state.key, hop.card, loose);
  } else {
    --state.up[at(suit_of(hop.card))];
    turn(state.key, hop.card, up);
  }
  return bit(hop.card);
}

void Ground::put(State& state, Hop hop, Cards cards) const {
  Cards& run = state.run[hop.target];
  switch (hop.onto) {
    case loose_place:
      state.loose |= cards;
      ++state.held;
      if (hop.source == from_up) state.pinned |= cards;
      turn(state.key, hop.card, loose);
      break;
    case up_place:
      ++state.up[at(suit_of(hop.card))];
      turn(state.key, hop.card, up);
      break;
    case floor_place:
      run = cards;
      --state.spare;
      turn(state.key, hop.card, merges_ ? loose : floor);
      break;
    default:
      turn(state.key, hop.card, on(hop.onto));
      if (run == 0) {
        run = bit(hop.onto);
        state.loose ^= run;
        --state.held;
        --state.spare;
      }
      run |= cards;
  }
}

void Ground::lift(State& state, int card) const {
  const bool is_loose = (state.loose & bit(card)) != 0;
  const int source = is_loose ? int{from_loose} : state.column_of(card);
  const Hop hop{static_cast<std::uint8_t>(card), up_place, static_cast<std::uint8_t>(source)};
  put(state, hop, take(state, hop));
}

void Ground::lift_safe(State& state) const {
  Cards ready = state.wanted() & (state.tops() | state.loose);
  while (ready != 0) {
    const int card = lowest(ready);
    ready &= ready - 1;
    if (!is_safe(state, card)) continue;
    lift(state, card);
    ready = state.wanted() & (state.tops() | state.loose);
  }
}

/// Cards are known to lie in columns only as long as no place is free to move them.
void Ground::settle(State& state, Cards pinned_before) const {
  state.pinned = free_places(state) > 0 ? 0 : state.pinned & state.loose;
  if (state.pinned == pinned_before) return;
  turn(state.key, pinned_key(pinned_before));
  turn(state.key, pinned_key(state.pinned));
}

void Ground::play(State& state, Hop hop) const {
  const Cards pinned = state.pinned;
  const Cards loose = state.loose;
  put(state, hop, take(state, hop));
  // What lay open before the hop was not safe, and only a card that goes up can make it so.
  Cards bared = state.loose & ~loose;
  if (hop.source < from_loose) bared |= lowest_bit(state.run[hop.source]);
  if (hop.source == from_up) bared |= bit(hop.card);
  const bool may_lift = hop.onto == up_place || (bared & state.wanted()) != 0;
  if (lifts_safe_ && may_lift) lift_safe(state);
  settle(state, pinned);
}

}  // namespace harpan::freecell
