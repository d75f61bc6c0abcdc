#pragma once

#include <vector>

#include "harpan/game.h"

namespace harpan::bindings {

/// What Python calls a View: the table as its player knows it.
struct TableView {
  Layout layout;
  std::vector<Card> unseen;
  std::vector<Move> legal_moves;  ///< legality depends on known cards only

  explicit TableView(const Game& game)
      : layout(game.layout()), unseen(game.unseen()), legal_moves(game.legal_moves()) {}

  /// The only pile of a role; empty in a game that has none.
  std::vector<Slot> pile_of(Role role) const {
    const auto piles = piles_of(role);
    return piles.empty() ? std::vector<Slot>() : piles[0];
  }

  /// The piles of a role, in order.
  std::vector<std::vector<Slot>> piles_of(Role role) const {
    std::vector<std::vector<Slot>> result;
    for (const LaidPile& pile : layout.piles) {
      if (pile.pile.role() == role) result.push_back(pile.slots);
    }
    return result;
  }
};

}  // namespace harpan::bindings
