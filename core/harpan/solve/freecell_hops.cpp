#include "harpan/solve/freecell_hops.h"

#include <algorithm>

namespace harpan::freecell {

namespace {

/// Lists the hops of one state.
class Lister {
 public:
  Lister(const Ground& ground, const State& state, Hops& hops)
      : ground_(ground), state_(state), hops_(hops) {
    for (std::size_t column = 0; column < state.run.size(); ++column) {
      const Cards run = state.run[column];
      // The bits that no card has stand in for an empty run.
      see(highest(run | bit(no_head)), column);
      see(lowest(run | bit(no_top)), column);
      tops_ |= lowest_bit(run);
      heads_ |= bit(highest(run | bit(no_head)));
    }
    heads_ &= ~bit(no_head);
    bases_ = ground.bases(state);
    movable_ = tops_ | state.loose;
  }

  void single() {
    up();
    for_each_place(all_cards, [&](int onto, int column) {
      for_each(children(onto) & movable_, [&](int card) { add(card, onto, column); });
      take_back_onto(onto, column);
    });
    if (ground_.free_places(state_) > 0) to_loose(tops_);
    if (state_.spare == 0) return;
    if (!ground_.merges()) single_to_floor();
    take_back_to_floor();
  }

  void likely(Cards settled) {
    up();
    see_below_wanted();
    const Cards likely = state_.loose | heads_ | below_wanted_;
    for_each_place(all_parents(likely), [&](int onto, int column) {
      for_each(children(onto) & likely, [&](int card) {
        if (can_move(card, onto)) add(card, onto, column);
      });
    });
    const Cards housed = all_children(tops_ | bases_);
    if (ground_.free_places(state_) > 0) to_loose(tops_ & ~housed & ~settled);
    if (state_.spare > 0) runs_to_floor();
  }

 private:
  template <class Action>
  static void for_each(Cards cards, Action action) {
    for (; cards != 0; cards &= cards - 1) action(lowest(cards));
  }

  static std::size_t at(int index) { return static_cast<unsigned>(index); }

  bool is_loose(int card) const { return (state_.loose & bit(card)) != 0; }

  void see(int card, std::size_t column) {
    column_[at(card) % most_cards] = static_cast<std::uint8_t>(column);
  }
  int column_of(int card) const { return column_[at(card)]; }

  void add(int card, int onto, int target) {
    hops_.add(card, onto, is_loose(card) ? int{from_loose} : column_of(card), target);
  }

  /// Calls action(card, column) for those of the cards that may be built on, with their columns, or
  /// those that loose cards come to lie in.
  template <class Action>
  void for_each_place(Cards cards, Action action) const {
    for_each(tops_ & cards, [&](int card) { action(card, column_of(card)); });
    for_each(bases_ & cards, [&](int card) { action(card, state_.unused_column()); });
  }

  void to_loose(Cards tops) {
    for_each(tops, [&](int card) { hops_.add(card, loose_place, column_of(card), 0); });
  }

  void up() {
    for_each(state_.wanted() & movable_, [&](int card) { add(card, up_place, 0); });
  }

  // ---- single cards -----------------------------------------------------------------------------

  bool is_up(int card) const {
    return rank_of(card) > 0 && state_.up[at(suit_of(card))] == rank_of(card);
  }

  void take_back_onto(int onto, int column) {
    if (ground_.rules().taking_back == 0) return;
    for_each(children(onto), [&](int card) {
      if (is_up(card)) hops_.add(card, onto, from_up, column);
    });
  }

  void take_back_to_floor() {
    if (ground_.rules().taking_back == 0) return;
    if (ground_.merges() && ground_.free_places(state_) == 0) return;
    const Place place = ground_.merges() ? loose_place : floor_place;
    for (int suit = 0; suit < suit_count; ++suit) {
      const int card = state_.up[at(suit)] * suit_count + suit;
      if (!is_up(card) || !ground_.floor_takes(card)) continue;
      hops_.add(card, place, from_up, state_.unused_column());
    }
  }

  bool lies_alone(int card) const {
    if (is_loose(card)) return false;
    const int column = column_of(card);
    return state_.under[at(column)] == 0 && is_single(state_.run[at(column)]);
  }

  void single_to_floor() {
    for_each(movable_, [&](int card) {
      if (ground_.floor_takes(card) && !lies_alone(card)) {
        add(card, floor_place, state_.unused_column());
      }
    });
  }

  // ---- likely hops ------------------------------------------------------------------------------

  /// Finds the cards that lie on a wanted one in its run.
  void see_below_wanted() {
    for_each(state_.wanted() & state_.runs() & ~tops_, [&](int wanted) {
      const int column = state_.column_of(wanted);
      const int card = highest(state_.run[at(column)] & (bit(wanted) - 1));
      see(card, at(column));
      below_wanted_ |= bit(card);
    });
  }

  bool can_move(int card, int onto) const {
    if ((movable_ & bit(card)) != 0) return true;
    const Cards run = state_.run[at(column_of(card))];
    const int length = rank_of(card) - rank_of(lowest(run)) + 1;
    return length <= ground_.most_at_once(state_, onto);
  }

  void runs_to_floor() {
    const int most = ground_.most_at_once(state_, floor_place);
    for (int column = 0; column < State::most_columns; ++column) {
      const Cards run = state_.run[at(column)];
      if (run == 0 || state_.under[at(column)] == 0) continue;
      const int length = rank_of(highest(run)) - rank_of(lowest(run)) + 1;
      const bool is_loose_hop = ground_.merges() && length == 1;
      if (length > most || is_loose_hop || !ground_.floor_takes(highest(run))) continue;
      hops_.add(highest(run), floor_place, column, state_.unused_column());
    }
    if (ground_.merges()) return;
    for_each(state_.loose, [&](int card) {
      if (!ground_.floor_takes(card)) return;
      hops_.add(card, floor_place, from_loose, state_.unused_column());
    });
  }

  static constexpr int no_head = 0;
  static constexpr int no_top = most_cards - 1;
  static constexpr Cards all_cards = ~Cards{0};

  const Ground& ground_;
  const State& state_;
  Hops& hops_;
  Cards tops_ = 0;
  Cards heads_ = 0;         ///< the cards of the runs that lie lowest
  Cards below_wanted_ = 0;  ///< once they were looked for
  Cards bases_ = 0;
  Cards movable_ = 0;
  std::array<std::uint8_t, most_cards> column_;  ///< of the cards in the sets, unless loose
};

}  // namespace

void single_hops(const Ground& ground, const State& state, Hops& hops) {
  Lister(ground, state, hops).single();
}

void likely_hops(const Ground& ground, const State& state, Cards settled, Hops& hops) {
  Lister(ground, state, hops).likely(settled);
}

}  // namespace harpan::freecell
