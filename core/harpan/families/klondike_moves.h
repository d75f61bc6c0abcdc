#pragma once

// Making moves, taking them back and listing them: inline, because a search does nothing else.
// Included by klondike.h.

#include <bit>

#include "harpan/families/klondike.h"

namespace harpan {

// ---- legal moves --------------------------------------------------------------------------------

/// The columns that take a card, as bits, for every kind of card, found in one look at the columns'
/// tops. Rank and colour alternate together down a run, so its cards are of one strand (black odd
/// and red even cards, or the others); a kind is a strand and a rank, and the kinds of a run follow
/// each other.
template <int Decks>
class Klondike<Decks>::Takers {
 public:
  explicit Takers(const Klondike& position) {
    unsigned empty = 0;
    for (int column = 0; column < position.rules_.columns; ++column) {
      const unsigned bit = 1U << column;
      if (position.columns_.is_empty(column)) {
        empty |= bit;
      } else {
        add(kind(position.columns_.top(column)) - 1, bit);
      }
    }
    if (empty != 0) add_empty(position.rules_, empty);
  }

  unsigned columns(Card card) const { return columns_[at(kind(card))]; }

  /// Calls visit(count, columns) for each number of cards from the end of a run that some columns
  /// take; `last` is the run's end and `length` all its cards.
  template <class Visit>
  void each_part(Card last, int length, Visit visit) const {
    const int lowest = kind(last);
    unsigned taken = kinds_ >> lowest & ((1U << length) - 1);
    for (; taken != 0; taken &= taken - 1) {
      const int above = std::countr_zero(taken);
      visit(above + 1, columns_[at(lowest + above)]);
    }
  }

 private:
  static constexpr int strand_kinds = 16;

  static constexpr int kind(Card card) {
    const int strand = (card.rank() ^ card.suit_index()) & 1;
    return strand * strand_kinds + card.rank();
  }

  void add(int kind, unsigned columns) {
    columns_[at(kind)] |= static_cast<std::uint16_t>(columns);
    kinds_ |= 1U << kind;
  }

  void add_empty(const Rules& rules, unsigned columns) {
    for (int rank = rules.any_in_empty != 0 ? 1 : rules.ranks; rank <= rules.ranks; ++rank) {
      add(rank, columns);
      add(strand_kinds + rank, columns);
    }
  }

  std::array<std::uint16_t, 2 * strand_kinds> columns_{};
  unsigned kinds_ = 0;  ///< the kinds that some column takes, as bits
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

/// The column itself takes no part of its run: that would be a card below the last.
template <int Decks>
inline void Klondike<Decks>::run_moves(MoveList& moves, const Takers& takers, int source) const {
  takers.each_part(columns_.top(source), columns_.open(source), [&](int count, unsigned columns) {
    add_to_columns(moves, {Role::column, source}, columns, count);
  });
}

template <int Decks>
inline void Klondike<Decks>::taking_back_moves(MoveList& moves, const Takers& takers) const {
  for (int index = 0; index < foundations; ++index) {
    const int rank = foundation_[at(index)];
    if (rank == 0) continue;
    const Card card(rank, static_cast<Suit>(index % suit_count));
    add_to_columns(moves, {Role::foundation, index}, takers.columns(card), 1);
  }
}

template <int Decks>
inline void Klondike<Decks>::talon_moves(MoveList& moves, const Takers& takers) const {
  if (talon_.waste_size() != 0) {
    const Card card = talon_.waste_top();
    foundation_moves(moves, Role::waste, card);
    add_to_columns(moves, Role::waste, takers.columns(card), 1);
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
