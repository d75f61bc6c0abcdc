#pragma once

// Making moves, taking them back and listing them: inline, because a search does nothing else.
// Included by klondike.h.

#include <bit>

#include "harpan/families/klondike.h"

namespace harpan {

// ---- legal moves --------------------------------------------------------------------------------

/// For every rank and colour the columns that take such a card, as bits, found in one look at the
/// columns' tops.
template <int Decks>
class Klondike<Decks>::Takers {
 public:
  explicit Takers(const Klondike& position) : any_in_empty_(position.rules_.any_in_empty != 0),
                                              king_(position.rules_.ranks) {
    for (int column = 0; column < position.rules_.columns; ++column) {
      const unsigned bit = 1U << column;
      if (position.columns_.is_empty(column)) {
        empty_ |= bit;
      } else {
        const Card top = position.columns_.top(column);
        by_kind_[kind(top.rank() - 1, !top.is_red())] |= static_cast<std::uint16_t>(bit);
      }
    }
  }

  unsigned columns(int rank, bool red) const {
    const unsigned onto_cards = by_kind_[kind(rank, red)];
    return any_in_empty_ || rank == king_ ? onto_cards | empty_ : onto_cards;
  }

 private:
  static std::size_t kind(int rank, bool red) { return at(rank * 2 + (red ? 1 : 0)); }

  std::array<std::uint16_t, 2 * (king + 1)> by_kind_{};
  unsigned empty_ = 0;
  bool any_in_empty_;
  int king_;
};

inline void add_to_columns(MoveList& moves, Pile source, unsigned columns, int count) {
  for (; columns != 0; columns &= columns - 1) {
    moves.add(source, {Role::column, std::countr_zero(columns)}, count);
  }
}

template <int Decks>
inline void Klondike<Decks>::foundation_moves(MoveList& moves, Pile source, Card card) const {
  for (int index = card.suit_index(); index < foundations; index += suit_count) {
    if (foundation_[at(index)] + 1 == card.rank()) moves.add(source, {Role::foundation, index});
  }
}

/// A run falls by one and alternates: rank and colour of each card follow from the last.
template <int Decks>
inline void Klondike<Decks>::run_moves(MoveList& moves, const Takers& takers, int source) const {
  const Card last = columns_.top(source);
  const int length = columns_.open(source);
  const unsigned others = ~(1U << source);
  bool red = last.is_red();
  for (int count = 1; count <= length; ++count, red = !red) {
    const unsigned columns = takers.columns(last.rank() + count - 1, red) & others;
    add_to_columns(moves, {Role::column, source}, columns, count);
  }
}

template <int Decks>
inline void Klondike<Decks>::taking_back_moves(MoveList& moves, const Takers& takers) const {
  for (int index = 0; index < foundations; ++index) {
    const int rank = foundation_[at(index)];
    if (rank == 0) continue;
    add_to_columns(moves, {Role::foundation, index}, takers.columns(rank, (index & 1) != 0), 1);
  }
}

template <int Decks>
inline void Klondike<Decks>::talon_moves(MoveList& moves, const Takers& takers) const {
  if (talon_.waste_size() != 0) {
    const Card card = talon_.waste_top();
    foundation_moves(moves, Role::waste, card);
    add_to_columns(moves, Role::waste, takers.columns(card.rank(), card.is_red()), 1);
  }
  if (talon_.stock_size() != 0) {
    moves.add(Role::stock, Role::waste, draw_count());
  } else if (talon_.waste_size() != 0 && rules_.has_pass_after(pass_)) {
    moves.add(Role::waste, Role::stock, talon_.waste_size());
  }
}

template <int Decks>
inline void Klondike<Decks>::legal_moves(MoveList& moves) const {
  moves.clear();
  const Takers takers(*this);
  for (int column = 0; column < rules_.columns; ++column) {
    if (columns_.is_empty(column)) continue;
    foundation_moves(moves, {Role::column, column}, columns_.top(column));
    run_moves(moves, takers, column);
  }
  if (rules_.taking_back != 0) taking_back_moves(moves, takers);
  talon_moves(moves, takers);
}

// ---- apply and undo -----------------------------------------------------------------------------

template <int Decks>
inline Card Klondike<Decks>::take(Pile source) {
  const int index = source.index();
  switch (source.role()) {
    case Role::waste: return talon_.take_waste();
    case Role::foundation: return {foundation_[at(index)]--, static_cast<Suit>(index % suit_count)};
    default: return columns_.pop(index);
  }
}

template <int Decks>
inline void Klondike<Decks>::put(Pile target, Card card) {
  switch (target.role()) {
    case Role::waste: talon_.put_waste(card); break;
    case Role::foundation: ++foundation_[at(target.index())]; break;
    default: columns_.push(target.index(), card);
  }
}

template <int Decks>
inline Step Klondike<Decks>::apply(Move move) {
  Step step{.move = move, .pass = pass_};
  if (move.source.role() == Role::stock) {
    talon_.draw(move.count);
    return step;
  }
  if (move.target.role() == Role::stock) {
    talon_.recycle();
    ++pass_;
    return step;
  }
  if (move.source.role() == Role::column && move.target.role() == Role::column) {
    columns_.shift(move.source.index(), move.target.index(), move.count);
  } else {
    put(move.target, take(move.source));
  }
  if (move.source.role() == Role::column) step.turned = columns_.turn_up(move.source.index());
  return step;
}

template <int Decks>
inline void Klondike<Decks>::undo(const Step& step) {
  const Move move = step.move;
  if (step.turned != 0) columns_.turn_down(move.source.index());
  if (move.source.role() == Role::stock) {
    talon_.undraw(move.count);
  } else if (move.target.role() == Role::stock) {
    talon_.unrecycle();
    --pass_;
  } else if (move.source.role() == Role::column && move.target.role() == Role::column) {
    columns_.shift(move.target.index(), move.source.index(), move.count);
  } else {
    put(move.source, take(move.target));
  }
}

}  // namespace harpan
