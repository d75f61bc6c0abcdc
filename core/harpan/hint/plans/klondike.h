#pragma once

#include <vector>

#include "harpan/families/klondike.h"
#include "harpan/hint/plans/plans.h"
#include "harpan/play/candidates/klondike.h"
#include "harpan/play/klondike_look.h"

namespace harpan {

/// A gain turns a card, plays one from the waste, draws in the first pass, or raises a foundation.
/// The first three cannot be undone by moves. Between them the foundations only rise: a card is
/// taken back only for what turns a card or plays one from the waste. Where passes are unlimited
/// the stock is looked through first.
template <int Decks>
class Plans<Klondike<Decks>> {
 public:
  static std::vector<Block> of(const View<Klondike<Decks>>& view) {
    const Klondike<Decks>& known = view.known();
    if (looks_are_free(known) && !stock_is_known(known)) return {{talon_move(known)}};
    return Candidates<Klondike<Decks>>::of(view);
  }

  static bool gains(const Klondike<Decks>&, const Step& step) {
    const Move move = step.move;
    const bool draws = move.source == Role::stock && step.pass == 1;
    return draws || step.turned != 0 || move.target.role() == Role::foundation ||
           (move.source == Role::waste && move.target != Role::stock);
  }
};

}  // namespace harpan
