#pragma once

#include <optional>

#include "harpan/families/spider.h"

namespace harpan::spider_advice {

/// What a move of Spider does to the run that moves.
struct Shift {
  int hidden;     ///< cards hidden in the column it leaves
  int height;     ///< cards that it leaves there
  int before;     ///< how well it lies: 2 on its own suit, 1 on another, 0 on none it follows
  int after;      ///< how well it will lie
  bool to_empty;  ///< into an empty column

  Shift(const Spider& position, Move move) {
    const auto& columns = position.columns();
    const int source = move.source.index();
    hidden = columns.hidden(source);
    height = columns.height(source) - move.count;
    const Card head = columns.card(source, height);
    before = turns() || height == 0 ? 0 : fit(head, columns.card(source, height - 1));
    to_empty = columns.is_empty(move.target.index());
    after = to_empty ? 0 : fit(head, columns.top(move.target.index()));
  }

  bool turns() const { return height == hidden && hidden > 0; }
  bool empties() const { return height == 0; }

 private:
  static int fit(Card head, Card below) {
    if (below.rank() != head.rank() + 1) return 0;
    return below.suit() == head.suit() ? 2 : 1;
  }
};

// The kinds of move in their order, the best lowest. Each leaves more neighbours that follow each
// other, or turns a card, so no game goes round in circles.

enum Kind : int { turning = 200, joining = 300, to_empty = 400, filling = 500, dealing = 600 };

/// The kind of a move; nothing for one that is not made.
inline std::optional<int> kind(const Spider& position, const Shift& shift) {
  if (!shift.to_empty) {
    if (shift.after <= shift.before) return std::nullopt;
    return shift.turns() ? turning : joining;
  }
  if (shift.empties()) return std::nullopt;
  if (shift.before == 0) return shift.turns() ? to_empty : to_empty + 50;
  if (position.stock().empty()) return std::nullopt;
  return filling + 10 * shift.before;
}

/// Empty columns first.
inline int empty(const Shift& shift) {
  if (shift.to_empty) return 0;
  return shift.empties() ? -150 : 0;
}

/// Join cards of one suit first.
inline int suits(const Shift& shift) { return shift.after == 2 ? -200 : 0; }

}  // namespace harpan::spider_advice
