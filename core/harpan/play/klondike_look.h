#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "harpan/families/klondike.h"

namespace harpan {

// What players of Klondike ask of a position. All of it reads only what lies open, and the stock
// where it was seen.

/// The foundation that takes the card now.
template <int Decks>
std::optional<Pile> foundation_for(const Klondike<Decks>& position, Card card) {
  for (int i = card.suit_index(); i < Klondike<Decks>::foundations; i += suit_count) {
    if (position.foundation(i) + 1 == card.rank()) return Pile(Role::foundation, i);
  }
  return std::nullopt;
}

template <int Decks>
bool column_takes(const Klondike<Decks>& position, int column, Card card) {
  if (!position.columns().is_empty(column)) return card.fits_on(position.columns().top(column));
  return position.rules().any_in_empty != 0 || card.rank() == position.rules().ranks;
}

/// The first column, other than `except`, that takes the card now.
template <int Decks>
std::optional<Pile> column_for(const Klondike<Decks>& position, Card card, int except = -1) {
  for (int column = 0; column < position.rules().columns; ++column) {
    if (column != except && column_takes(position, column, card)) {
      return Pile(Role::column, column);
    }
  }
  return std::nullopt;
}

/// All open cards of a column, to a pile.
template <int Decks>
Move open_run(const Klondike<Decks>& position, int column, Pile target) {
  return {
      {Role::column, column}, target, static_cast<std::uint8_t>(position.columns().open(column))};
}

/// The draw, or where the stock is empty the recycle; legal where there are cards and passes.
template <int Decks>
Move talon_move(const Klondike<Decks>& position) {
  if (!position.stock().empty()) {
    return {Role::stock, Role::waste, static_cast<std::uint8_t>(position.draw_count())};
  }
  return {Role::waste, Role::stock, static_cast<std::uint8_t>(position.waste().size())};
}

template <int Decks>
bool can_turn_talon(const Klondike<Decks>& position) {
  if (!position.stock().empty()) return true;
  return !position.waste().empty() && position.rules().has_pass_after(position.pass());
}

/// Whether the whole stock may be looked through, and turned over, as often as one likes.
template <int Decks>
bool looks_are_free(const Klondike<Decks>& position) {
  return position.rules().passes == KlondikeRules::unlimited;
}

/// Whether every card of the stock has been seen.
template <int Decks>
bool stock_is_known(const Klondike<Decks>& position) {
  return position.pass() > 1 || position.stock().empty() || position.rules().is_open();
}

/// Calls visit(card) for the cards of waste and stock that drawing brings to the waste's top while
/// none is played, in the order in which they come up, those after one recycle too.
template <int Decks, class Visit>
void each_waste_top(const Klondike<Decks>& position, Visit visit) {
  const auto waste = position.waste();
  const auto stock = position.stock();
  const std::size_t size = waste.size() + stock.size();
  const auto draw = static_cast<std::size_t>(position.draw_size());
  const auto card = [&](std::size_t i) {
    return i < waste.size() ? waste[i] : stock[i - waste.size()];
  };
  const auto pass = [&](std::size_t from, std::size_t end) {
    for (std::size_t drawn = from; drawn < end;) {
      drawn = std::min(drawn + draw, size);
      visit(card(drawn - 1));
    }
  };
  if (!waste.empty()) visit(waste.back());
  pass(waste.size(), size);
  pass(0, draw == 1 ? std::max<std::size_t>(waste.size(), 1) - 1 : size);
}

}  // namespace harpan
