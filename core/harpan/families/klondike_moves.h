#pragma once

// Making moves, taking them back and listing them: inline, because a search does nothing else.
// Included by klondike.h.

#include <bit>
#include <cstring>
#include <utility>

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
      if (position.is_empty(column)) {
        empty_ |= bit;
      } else {
        const Card top = position.top(column);
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
  const Card last = top(source);
  const int length = run(source);
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
  if (waste_ != 0) {
    const Card card = talon_[at(waste_ - 1)];
    foundation_moves(moves, Role::waste, card);
    add_to_columns(moves, Role::waste, takers.columns(card.rank(), card.is_red()), 1);
  }
  if (stock_ != 0) {
    moves.add(Role::stock, Role::waste, draw_count());
  } else if (waste_ != 0 && rules_.has_pass_after(pass_)) {
    moves.add(Role::waste, Role::stock, waste_);
  }
}

template <int Decks>
inline void Klondike<Decks>::legal_moves(MoveList& moves) const {
  moves.clear();
  const Takers takers(*this);
  for (int column = 0; column < rules_.columns; ++column) {
    if (is_empty(column)) continue;
    foundation_moves(moves, {Role::column, column}, top(column));
    run_moves(moves, takers, column);
  }
  if (rules_.taking_back != 0) taking_back_moves(moves, takers);
  talon_moves(moves, takers);
}

// ---- apply and undo -----------------------------------------------------------------------------

template <int Decks>
inline void Klondike<Decks>::shift_run(int source, int target, int count) {
  height_[at(source)] = static_cast<std::uint8_t>(height_[at(source)] - count);
  std::copy_n(column_[at(source)].data() + height_[at(source)], count,
              column_[at(target)].data() + height_[at(target)]);
  height_[at(target)] = static_cast<std::uint8_t>(height_[at(target)] + count);
}

template <int Decks>
inline void Klondike<Decks>::draw(int count) {
  for (int i = 0; i < count; ++i) talon_[waste_++] = talon_[at(most_talon - stock_--)];
}

template <int Decks>
inline void Klondike<Decks>::undraw(int count) {
  for (int i = 0; i < count; ++i) talon_[at(most_talon - ++stock_)] = talon_[--waste_];
}

template <int Decks>
inline void Klondike<Decks>::recycle() {
  std::memmove(talon_.data() + most_talon - waste_, talon_.data(), waste_);
  stock_ = std::exchange(waste_, std::uint8_t{0});
  ++pass_;
}

template <int Decks>
inline void Klondike<Decks>::unrecycle(int count) {
  std::memmove(talon_.data(), talon_.data() + most_talon - stock_, at(count));
  waste_ = std::exchange(stock_, std::uint8_t{0});
  --pass_;
}

template <int Decks>
inline Card Klondike<Decks>::take(Pile source) {
  const int index = source.index();
  switch (source.role()) {
    case Role::waste: return talon_[--waste_];
    case Role::foundation: return {foundation_[at(index)]--, static_cast<Suit>(index % suit_count)};
    case Role::column: return pop(index);
    case Role::stock: break;
  }
  return {};
}

template <int Decks>
inline void Klondike<Decks>::put(Pile target, Card card) {
  switch (target.role()) {
    case Role::waste: talon_[waste_++] = card; break;
    case Role::foundation: ++foundation_[at(target.index())]; break;
    case Role::column: push(target.index(), card); break;
    case Role::stock: break;
  }
}

template <int Decks>
inline bool Klondike<Decks>::turn_up(Pile source) {
  if (source.role() != Role::column) return false;
  std::uint8_t& hidden = hidden_[at(source.index())];
  if (hidden == 0 || hidden != height_[at(source.index())]) return false;
  --hidden;
  return true;
}

template <int Decks>
inline Step Klondike<Decks>::apply(Move move) {
  Step step{move, false, pass_};
  if (move.source.role() == Role::stock) {
    draw(move.count);
  } else if (move.target.role() == Role::stock) {
    recycle();
  } else if (move.source.role() == Role::column && move.target.role() == Role::column) {
    shift_run(move.source.index(), move.target.index(), move.count);
    step.turned = turn_up(move.source);
  } else {
    put(move.target, take(move.source));
    step.turned = turn_up(move.source);
  }
  return step;
}

template <int Decks>
inline void Klondike<Decks>::undo(const Step& step) {
  const Move move = step.move;
  if (step.turned) ++hidden_[at(move.source.index())];
  if (move.source.role() == Role::stock) {
    undraw(move.count);
  } else if (move.target.role() == Role::stock) {
    unrecycle(move.count);
  } else if (move.source.role() == Role::column && move.target.role() == Role::column) {
    shift_run(move.target.index(), move.source.index(), move.count);
  } else {
    put(move.source, take(move.target));
  }
}

}  // namespace harpan
