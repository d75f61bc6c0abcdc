#pragma once

#include <vector>

#include "harpan/play/advice/choice.h"
#include "harpan/play/klondike_look.h"

// What pieces of advice say of a choice: points for it or against it. Without any of them only the
// kind of move counts. The points were set by measurement, on deals that no figure is taken from.

namespace harpan::advice {

/// Outweighs all else: the choice is not to be made.
inline constexpr int never = -1'000'000;

/// Calls visit(card) for the cards that may be played from the waste: those that drawing brings up
/// too, where it costs nothing.
template <int Decks, class Visit>
void each_top(const Klondike<Decks>& position, Visit visit) {
  if (looks_are_free(position)) {
    each_waste_top(position, visit);
  } else if (!position.waste().empty()) {
    visit(position.waste().back());
  }
}

/// The order of kinds of move. Where passes are limited cards are played as they come.
template <int Decks>
int kind(const Choice<Decks>& choice) {
  if (choice.is_draw()) return 0;
  if (!looks_are_free(choice.known) && choice.draws > 0) return -3'000 * choice.draws;
  if (choice.goes_up()) return choice.prepared ? 300 : 700;
  if (choice.is_from(Role::waste)) return choice.prepared ? 200 : 300;
  return choice.prepared ? 400 : 250;
}

/// Turn hidden cards first, in the column that hides most.
template <int Decks>
int hidden(const Choice<Decks>& choice) {
  return choice.hidden() == 0 ? 0 : 500 + 30 * choice.hidden();
}

/// Empty the short columns first.
template <int Decks>
int shortest(const Choice<Decks>& choice) {
  const int more = Klondike<Decks>::most_columns - choice.hidden();
  return choice.hidden() == 0 ? 0 : 60 * more;
}

/// Aces, twos and threes go up at once.
template <int Decks>
int aces(const Choice<Decks>& choice) {
  return choice.goes_up() && choice.card().rank() <= 3 ? 1'000 : 0;
}

/// Fives and higher stay until both cards one lower of the other colour are up.
template <int Decks>
int hold(const Choice<Decks>& choice) {
  const Card card = choice.card();
  if (!choice.goes_up() || card.rank() < 5) return 0;
  for (int i = 0; i < Klondike<Decks>::foundations; ++i) {
    const bool other_colour = (i ^ card.suit_index()) % 2 != 0;
    if (other_colour && choice.before.foundation(i) + 1 < card.rank()) return -450;
  }
  return 0;
}

/// Whether a card that hides others, or one within reach in the waste, would lie on this one.
template <int Decks>
bool has_follower(const Klondike<Decks>& position, Card card) {
  bool found = false;
  for (int column = 0; column < position.rules().columns; ++column) {
    const int hidden = position.columns().hidden(column);
    found = found || (hidden > 0 && position.columns().card(column, hidden).fits_on(card));
  }
  each_top(position, [&](Card top) { found = found || (top.is_known() && top.fits_on(card)); });
  return found;
}

/// No king goes to an empty column without a queen to take: one that waits or lies open, and is not
/// buried.
template <int Decks>
int kings(const Choice<Decks>& choice) {
  const Card card = choice.card();
  const Pile target = choice.move.target;
  const bool fills =
      target.role() == Role::column && choice.before.columns().is_empty(target.index());
  if (!fills || card.rank() != choice.before.rules().ranks) return 0;
  return has_follower(choice.before, card) ? 50 : -250;
}

/// No run is shifted and no card taken back for a move that turns nothing.
template <int Decks>
int shuffles(const Choice<Decks>& choice) {
  return choice.prepared && choice.hidden() == 0 ? never : 0;
}

/// How many columns could turn a card by one move now.
template <int Decks>
int turning(const Klondike<Decks>& position) {
  int count = 0;
  for (int column = 0; column < position.rules().columns; ++column) {
    const int hidden = position.columns().hidden(column);
    if (hidden == 0) continue;
    const Card head = position.columns().card(column, hidden);
    const bool goes_up = position.columns().open(column) == 1 && foundation_for(position, head);
    if (goes_up || column_for(position, head, column)) ++count;
  }
  return count;
}

/// Whether a card could turn once so many more have been played from the waste to columns.
template <int Decks>
bool turns_after(const Klondike<Decks>& position, int plays) {
  if (plays == 0) return turning(position) > 0;
  std::vector<Card> tops;
  each_top(position, [&](Card top) {
    if (top.is_known() && column_for(position, top)) tops.push_back(top);
  });
  return std::ranges::any_of(tops, [&](Card top) {
    Klondike<Decks> next = position;
    while (next.waste().empty() || next.waste().back() != top) next.apply(talon_move(next));
    next.apply({Role::waste, *column_for(next, top)});
    return turns_after(next, plays - 1);
  });
}

/// Look ahead: what makes it possible to turn a card comes before what does not, the sooner the
/// better.
template <int Decks>
int ahead(const Choice<Decks>& choice) {
  constexpr int worth = 400;
  constexpr int most_plays = 2;
  if (choice.hidden() != 0) return 0;
  Klondike<Decks> after = choice.before;
  after.apply(choice.move);
  const int now = turning(choice.known);
  if (now > 0) return worth * (turning(after) - now);
  for (int plays = 0; plays <= most_plays; ++plays) {
    if (turns_after(after, plays)) return worth + turning(after) - 10 * plays;
  }
  return 0;
}

/// In Las Vegas the points are taken whenever they can be.
template <int Decks>
int points(const Choice<Decks>& choice) {
  return choice.goes_up() ? 2'000 : 0;
}

/// In Las Vegas the columns are attacked broadly: first where least has been turned.
template <int Decks>
int broad(const Choice<Decks>& choice) {
  const int turned = choice.move.source.index() - choice.hidden();
  return choice.hidden() == 0 ? 0 : -90 * turned;
}

/// In Las Vegas nothing is taken back.
template <int Decks>
int keep(const Choice<Decks>& choice) {
  return choice.took_back ? never : 0;
}

}  // namespace harpan::advice
