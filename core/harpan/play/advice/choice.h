#pragma once

#include "harpan/families/klondike.h"
#include "harpan/play/block.h"

namespace harpan::advice {

/// A commit of Klondike that is weighed, and the position it is made from: after the draws and the
/// moves that prepare it.
template <int Decks>
struct Choice {
  const Klondike<Decks>& known;
  Klondike<Decks> before;
  Move move;
  int draws = 0;           ///< draws and recycles before it
  bool prepared = false;   ///< a run was shifted, or a card taken back, to make it possible
  bool took_back = false;  ///< a card was taken back from a foundation

  /// The position must outlive the choice.
  Choice(const Klondike<Decks>& position, const Block& block)
      : known(position), before(position), move(block.back()) {
    for (std::size_t i = 0; i + 1 < block.size(); ++i) prepare(block[i]);
  }

  bool is_draw() const { return turns_talon(move); }
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

 private:
  static bool turns_talon(Move any) {
    return any.source == Role::stock || any.target == Role::stock;
  }

  void prepare(Move step) {
    if (turns_talon(step)) {
      ++draws;
    } else {
      prepared = true;
      took_back = took_back || step.source.role() == Role::foundation;
    }
    before.apply(step);
  }
};

}  // namespace harpan::advice
