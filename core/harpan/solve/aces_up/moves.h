#pragma once

#include <vector>

#include "harpan/solve/aces_up.h"
#include "harpan/solve/aces_up/state.h"

namespace harpan::aces_up {

/// A step of the search.
struct Event {
  enum Kind : std::uint8_t {
    loosen,   ///< a beaten card may go from now on
    drop,     ///< the loose top of a column is taken for gone since it was loosened
    keep,     ///< the loose top of a column is taken for still there
    discard,  ///< the beaten last card of a column goes and the stock fills the column
    shift,    ///< the top goes to an empty column
    deal,
  };
  Kind kind = deal;
  CardNumber card = 0;
  std::uint8_t column = 0;
  std::uint8_t target = 0;
};

/// Finds and makes the steps of the search.
class Moves {
 public:
  Moves(const Setting& setting, AcesUpTricks tricks, bool eager)
      : setting_(&setting), tricks_(tricks), eager_(eager) {}

  void apply(State& state, Event event) const {
    switch (event.kind) {
      case Event::loosen: state.loose |= bit(event.card); break;
      case Event::drop: state.pop(event.column); break;
      case Event::keep: state.loose &= ~bit(event.card); break;
      case Event::discard:
        state.pop(event.column);
        state.push(event.column, setting_->stock_card(state.dealt++));
        break;
      case Event::shift: state.push(event.target, state.pop(event.column)); break;
      case Event::deal: setting_->deal_row(state); break;
    }
  }

  /// Loosens every beaten card and drops what can do no harm, and adds what was done.
  void settle(State& state, std::vector<Event>& line) const {
    bool again = true;
    while (again) {
      again = false;
      for (int column = 0; column < columns; ++column) again |= settle(state, column, line);
    }
  }

  /// Adds the steps that may be taken from a settled state, likely ones first.
  void list(const State& state, std::vector<Event>& events) const {
    if (!setting_->is_last_phase(state)) events.push_back({});
    for (int column = 0; column < columns; ++column) {
      if (!state.is_empty(column)) list_column(state, column, events);
    }
    list_shifts(state, events);
  }

 private:
  static Event event(Event::Kind kind, const State& state, int column, int target = 0) {
    return {kind, state.top(column), static_cast<std::uint8_t>(column),
            static_cast<std::uint8_t>(target)};
  }

  static CardSet firm_tops(const State& state) {
    CardSet tops = 0;
    for (int column = 0; column < columns; ++column) {
      if (!state.is_empty(column)) tops |= bit(state.top(column));
    }
    return tops & ~state.loose;
  }

  static bool is_beaten(const State& state, int column) {
    return (higher(state.top(column)) & firm_tops(state)) != 0;
  }

  bool settle(State& state, int column, std::vector<Event>& line) const {
    if (state.is_empty(column) || setting_->would_fill(state, column)) return false;
    const CardNumber top = state.top(column);
    const bool loosens = !state.is_loose(top) && is_beaten(state, column);
    if (loosens) make(state, event(Event::loosen, state, column), line);
    const bool drops =
        state.is_loose(top) && (eager_ || (tricks_.harmless && is_harmless_to_drop(state, column)));
    if (drops) make(state, event(Event::drop, state, column), line);
    return loosens || drops;
  }

  void make(State& state, Event event, std::vector<Event>& line) const {
    apply(state, event);
    line.push_back(event);
  }

  /// Whether a loose top can be of no more use. docs/solver-aces-up.md has the reasons.
  bool is_harmless_to_drop(const State& state, int column) const {
    if (setting_->takes_any() && (state.column_set(column) & ~state.loose) == 0) return true;
    if (setting_->is_last_phase(state) && is_beaten(state, column)) return true;
    CardSet left = setting_->undealt(state);
    for (int other = 0; other < columns; ++other) {
      if (other != column || setting_->takes_any()) left |= state.column_set(other);
    }
    return (left & lower(state.top(column)) & ~state.loose) == 0;
  }

  void list_column(const State& state, int column, std::vector<Event>& events) const {
    const CardNumber top = state.top(column);
    if (setting_->would_fill(state, column)) {
      if (is_beaten(state, column)) events.push_back(event(Event::discard, state, column));
      return;
    }
    if (!state.is_loose(top)) return;
    if (!tricks_.effect || has_effect(state, column)) {
      events.push_back(event(Event::drop, state, column));
    }
    if ((lower(top) & firm_tops(state)) != 0) {
      events.push_back(event(Event::keep, state, column));
    }
  }

  /// The cards of a column that may be its top, when loose ones are taken for gone.
  struct Tops {
    CardSet all = 0;
    CardSet firm = 0;
    bool none = false;  ///< it may be empty
  };

  static Tops possible_tops(const State& state, int column, int height) {
    Tops tops;
    for (int row = height - 1; row >= 0; --row) {
      const CardNumber card = state.cards[State::at(column)][State::at(row)];
      tops.all |= bit(card);
      if (state.is_loose(card)) continue;
      tops.firm |= bit(card);
      return tops;
    }
    tops.none = true;
    return tops;
  }

  /// Whether a card below the loose top could beat, be beaten or be moved in this phase. Where not,
  /// the top may as well be taken for gone later.
  bool has_effect(const State& state, int column) const {
    const Tops below = possible_tops(state, column, state.height[State::at(column)] - 1);
    Tops others;
    for (int other = 0; other < columns; ++other) {
      if (other == column) continue;
      const Tops tops = possible_tops(state, other, state.height[State::at(other)]);
      others.all |= tops.all;
      others.firm |= tops.firm;
      others.none = others.none || tops.none;
    }
    if (!setting_->fills() && below.none) return true;
    if (others.none && any_may_move(below.firm)) return true;
    return is_any_beaten(below.firm, others.all) || is_any_beaten(others.firm, below.all);
  }

  bool any_may_move(CardSet cards) const {
    return setting_->takes_any() || (!setting_->fills() && (cards & aces) != 0);
  }

  static bool is_any_beaten(CardSet cards, CardSet beaters) {
    for (; cards != 0; cards &= cards - 1) {
      const auto card = static_cast<CardNumber>(std::countr_zero(cards));
      if ((higher(card) & beaters) != 0) return true;
    }
    return false;
  }

  /// Moves of tops to empty columns. When nothing is left to deal, one empty column is as good as
  /// another.
  void list_shifts(const State& state, std::vector<Event>& events) const {
    for (int target = 0; target < columns; ++target) {
      if (!state.is_empty(target)) continue;
      for (int source = 0; source < columns; ++source) {
        if (may_shift(state, source)) events.push_back(event(Event::shift, state, source, target));
      }
      if (setting_->is_last_phase(state)) return;
    }
  }

  bool may_shift(const State& state, int source) const {
    if (state.is_empty(source) || !setting_->may_move(state.top(source))) return false;
    // From a column of one card it changes only where later rows fall.
    if (setting_->is_last_phase(state) && state.height[State::at(source)] == 1) return false;
    // A beaten card would go at once from there.
    return !state.is_loose(state.top(source)) || !is_beaten(state, source);
  }

  const Setting* setting_;
  AcesUpTricks tricks_;
  bool eager_;  ///< drop every loose card
};

}  // namespace harpan::aces_up
