#pragma once

#include <cstdlib>
#include "harpan/families/klondike.h"
#include "harpan/play/block.h"
#include "harpan/play/klondike_look.h"
#include "harpan/play/policy.h"

namespace harpan::advice {
inline int E(const char* n,int d){ const char* v=std::getenv(n); return v?std::atoi(v):d; }

/// A commit that is weighed, and the position it is made from: after the draws and the moves that
/// prepare it.
template <int Decks>
struct Choice {
  const Klondike<Decks>& known;
  Klondike<Decks> before;
  Move move;
  int draws = 0;           ///< through the stock before it
  bool prepared = false;   ///< a run was shifted, or a card taken back, to make it possible
  bool took_back = false;  ///< a foundation card was

  Choice(const Klondike<Decks>& known, const Block& block) : known(known), before(known), move(block.back()) {
    for (std::size_t i = 0; i + 1 < block.size(); ++i) {
      const Role source = block[i].source.role();
      draws += source == Role::stock || block[i].target.role() == Role::stock ? 1 : 0;
      took_back = took_back || source == Role::foundation;
      prepared = prepared || source == Role::foundation || source == Role::column;
      before.apply(block[i]);
    }
  }

  bool is_draw() const { return move.source == Role::stock || move.target == Role::stock; }
  bool goes_up() const { return move.target.role() == Role::foundation; }
  bool is_from(Role role) const { return move.source.role() == role; }

  /// The card that moves, the head of its run.
  Card card() const {
    if (is_from(Role::waste)) return before.waste().back();
    const int column = move.source.index();
    return before.columns().card(column, before.columns().height(column) - move.count);
  }
  /// Cards that lie hidden under what moves; 0 where none turns up.
  int hidden() const {
    if (!is_from(Role::column)) return 0;
    const int column = move.source.index();
    return before.columns().open(column) == move.count ? before.columns().hidden(column) : 0;
  }
};

/// Whether the head of a run that hides cards lies in some column and would lie on the card.
template <int Decks>
bool waits_for(const Klondike<Decks>& position, Card card) {
  for (int column = 0; column < position.rules().columns; ++column) {
    const int hidden = position.columns().hidden(column);
    if (hidden > 0 && position.columns().card(column, hidden).fits_on(card)) return true;
  }
  return false;
}

/// Whether a card one lower of the other colour can be brought onto the card: it hides others, or
/// lies within reach in the waste.
template <int Decks>
bool has_follower(const Klondike<Decks>& position, Card card) {
  bool found = waits_for(position, card);
  each_waste_top(position, [&](Card top) { found = found || (top.is_known() && top.fits_on(card)); });
  return found;
}

// What pieces of advice say of a choice: points for it or against it. A sum below zero says that
// drawing on is better.

/// Turn hidden cards first, in the column that hides most.
template <int Decks>
int hidden(const Choice<Decks>& choice) {
  return choice.hidden() == 0 ? 0 : E("WT",500) + E("WN",30) * choice.hidden();
}

/// Empty the short columns first.
template <int Decks>
int shortest(const Choice<Decks>& choice) {
  constexpr int most = 12;
  return choice.hidden() == 0 ? 0 : 20 * (most - choice.hidden());
}

/// Aces, twos and threes go up at once.
template <int Decks>
int aces(const Choice<Decks>& choice) {
  return choice.goes_up() && choice.card().rank() <= 3 ? 1'000 : 0;
}

/// Fives and higher stay until both cards one lower of the other colour are up.
template <int Decks>
int hold(const Choice<Decks>& choice) {
  static const int hw = std::getenv("WH") ? std::atoi(std::getenv("WH")) : -450;
  const Card card = choice.card();
  if (!choice.goes_up() || card.rank() < 5) return 0;
  for (int i = 0; i < Klondike<Decks>::foundations; ++i) {
    const bool other_colour = (i ^ card.suit_index()) % 2 != 0;
    if (other_colour && choice.before.foundation(i) + 1 < card.rank()) return hw;
  }
  return 0;
}

/// No king goes to an empty column without a queen to take.
template <int Decks>
int kings(const Choice<Decks>& choice) {
  const Card card = choice.card();
  static const int kw = std::getenv("WK") ? std::atoi(std::getenv("WK")) : -250;
  const bool fills = choice.move.target.role() == Role::column &&
                     choice.before.columns().is_empty(choice.move.target.index());
  if (!fills || card.rank() != choice.before.rules().ranks) return 0;
  return has_follower(choice.before, card) ? 50 : kw;
}

/// No shuffle that turns nothing.
template <int Decks>
int shuffles(const Choice<Decks>& choice) {
  static const int sw = std::getenv("WS") ? std::atoi(std::getenv("WS")) : -200;
  return choice.prepared && choice.hidden() == 0 ? sw : 0;
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

template <int Decks>
bool can_turn_in(const Klondike<Decks>& position, int plays) {
  if (plays == 0) return turning(position) > 0;
  bool found = false;
  std::vector<Card> tops;
  if (looks_are_free(position)) each_waste_top(position, [&](Card top) { if (top.is_known()) tops.push_back(top); });
  else if (!position.waste().empty()) tops.push_back(position.waste().back());
  const auto draw_to = [&](Klondike<Decks>& p, Card card) {
    while (p.waste().empty() || p.waste().back() != card) p.apply(talon_move(p));
  };
  for (const Card top : tops) {
    const auto target = column_for(position, top);
    if (!target) continue;
    Klondike<Decks> next = position;
    draw_to(next, top);
    next.apply({Role::waste, *target});
    if (can_turn_in(next, plays - 1)) return true;
  }
  return found;
}

/// First what makes it possible to turn a card next.
template <int Decks>
int bearers(const Choice<Decks>& choice) {
  if (choice.hidden() != 0) return 0;
  Klondike<Decks> after = choice.before;
  after.apply(choice.move);
  static const int w = std::getenv("WB") ? std::atoi(std::getenv("WB")) : 400;
  static const int dd = std::getenv("WD") ? std::atoi(std::getenv("WD")) : 3;
  static const int f = std::getenv("WF") ? std::atoi(std::getenv("WF")) : 10;
  const int before = turning(choice.known);
  if (before > 0 || dd==1) return w * (turning(after) - before);
  for (int depth = 1; depth <= dd; ++depth) { if (can_turn_in(after, depth - 1)) return w + turning(after) - f * (depth-1); }
  return 0;
}

/// In Las Vegas the points are taken whenever they can be.
template <int Decks>
int points(const Choice<Decks>& choice) {
  return choice.goes_up() ? 2'000 : 0;
}

/// In Las Vegas nothing is taken back.
template <int Decks>
int keep(const Choice<Decks>& choice) {
  return choice.took_back ? -1'000'000 : 0;
}

/// In Las Vegas the columns are attacked broadly: first where least has been turned.
template <int Decks>
int broad(const Choice<Decks>& choice) {
  if (choice.hidden() == 0) return 0;
  const int turned = choice.move.source.index() - choice.hidden();
  return -30 * turned;
}

/// What is left when no advice is given: the order of kinds of move.
template <int Decks>
int plain(const Choice<Decks>& choice) {
  if (choice.is_draw()) return 0;
  if (!looks_are_free(choice.known) && choice.draws > 0) return -3'000 * choice.draws;
  if (choice.goes_up()) return choice.prepared ? E("PU",300) : E("UU",700);
  if (choice.is_from(Role::waste)) return choice.prepared ? E("PW",200) : 300;
  return choice.prepared ? E("PT",400) : 250;
}

}  // namespace harpan::advice
