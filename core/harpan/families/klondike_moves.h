#pragma once

// Making moves, taking them back and listing them: inline, because a search does nothing else.
// Included by klondike.h.

#include <bit>
#include <cstring>
#include <utility>

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
      if (position.is_empty(column)) {
        empty |= bit;
      } else {
        add(kind(position.top(column)) - 1, bit);
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
  takers.each_part(top(source), run(source), [&](int count, unsigned columns) {
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
  if (waste_ != 0) {
    const Card card = talon_[at(waste_ - 1)];
    foundation_moves(moves, Role::waste, card);
    add_to_columns(moves, Role::waste, takers.columns(card), 1);
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

/// Card by card: runs are short, and a call of memmove costs more than it copies.
template <int Decks>
inline void Klondike<Decks>::shift_run(int source, int target, int count) {
  height_[at(source)] = static_cast<std::uint8_t>(height_[at(source)] - count);
  const Card* run = column_[at(source)].data() + height_[at(source)];
  for (int i = 0; i < count; ++i) push(target, run[i]);
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
  } else {
    if (move.count == 1) {
      put(move.target, take(move.source));
    } else {
      shift_run(move.source.index(), move.target.index(), move.count);
    }
    step.turned = turn_up(move.source);
  }
  return step;
}

template <int Decks>
inline void Klondike<Decks>::undo(const Step& step) {
  const Move move = step.move;
  if (move.source.role() == Role::stock) {
    undraw(move.count);
  } else if (move.target.role() == Role::stock) {
    unrecycle(move.count);
  } else {
    if (step.turned) ++hidden_[at(move.source.index())];
    if (move.count == 1) {
      put(move.source, take(move.target));
    } else {
      shift_run(move.target.index(), move.source.index(), move.count);
    }
  }
}

}  // namespace harpan
