#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "harpan/deck.h"
#include "harpan/family.h"
#include "harpan/position.h"

namespace harpan {

/// What a player knows of a position: the cards that lie face up, the counts, and the cards that
/// were shown and lie face down again. Every other card is the unknown one, so whatever takes a
/// View cannot cheat. "Proven" means for every arrangement that agrees with it.
template <Family F>
class View {
 public:
  View(const F& position, const typename F::Memory& memory) : known_(position.masked(memory)) {}

  /// The position with unknown cards where the player knows none. Its moves are the player's, for
  /// legality depends on known cards only.
  const F& known() const { return known_; }

  /// Follows a legal move that shows no card that was not known.
  void follow(Move move) { known_.apply(move); }

  Layout layout() const {
    Layout layout;
    known_.lay_out(layout);
    return layout;
  }

  /// One of the positions it may be: the unknown places filled with `cards`, as many as there are.
  F with(std::span<const Card> cards) const {
    Layout full = layout();
    auto next = cards.begin();
    for (LaidPile& pile : full.piles) {
      for (Slot& slot : pile.slots) {
        if (!slot.card.is_known()) slot.card = *next++;
      }
    }
    return F::from_layout(known_.rules(), full);
  }

  /// The cards whose places are not known, sorted.
  std::vector<Card> unseen() const {
    std::vector<Card> cards = sorted_cards(known_.rules().deck());
    for (const LaidPile& pile : layout().piles) {
      for (const Slot& slot : pile.slots) {
        const auto place = std::ranges::find(cards, slot.card);
        if (place != cards.end()) cards.erase(place);
      }
    }
    std::ranges::sort(cards);
    return cards;
  }

 private:
  F known_;
};

template <class Positions>
struct ViewsOf;
template <class... Families>
struct ViewsOf<std::variant<Families...>> {
  using type = std::variant<View<Families>...>;
};

/// What a player knows of a position of any game.
using AnyView = ViewsOf<Position>::type;

}  // namespace harpan
