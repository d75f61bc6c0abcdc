#include "harpan/families/freecell.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "harpan/family.h"
#include "harpan/layout_check.h"
#include "harpan/layout_text.h"

namespace harpan {

static_assert(Family<FreeCell>);

FreeCell FreeCell::deal(const Rules& rules, std::span<const Card> cards) {
  FreeCell position(rules);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    position.columns_.push(static_cast<int>(i % rules.columns), cards[i]);
  }
  return position;
}

int FreeCell::up() const { return std::accumulate(foundation_.begin(), foundation_.end(), 0); }

/// Cards at a column's end that fall by one and alternate.
int FreeCell::run(int column) const {
  const int height = columns_.height(column);
  int length = std::min(height, 1);
  while (
      length < height &&
      columns_.card(column, height - length).fits_on(columns_.card(column, height - length - 1))) {
    ++length;
  }
  return length;
}

int FreeCell::free_cells() const {
  int free = 0;
  for (int i = 0; i < rules_.cells; ++i) free += cell_[at(i)].is_known() ? 0 : 1;
  return free;
}

int FreeCell::most_at_once(int target) const {
  int most = free_cells() + 1;
  if (rules_.king_in_empty != 0) return most;
  for (int column = 0; column < rules_.columns; ++column) {
    if (column != target && columns_.is_empty(column)) most *= 2;
  }
  return most;
}

bool FreeCell::column_takes(int column, Card card) const {
  if (!columns_.is_empty(column)) return card.fits_on(columns_.top(column));
  return rules_.king_in_empty == 0 || card.rank() == rules_.ranks;
}

// ---- legal moves --------------------------------------------------------------------------------

void FreeCell::single_moves(MoveList& moves, Pile source, Card card) const {
  const int suit = card.suit_index();
  if (source.role() != Role::foundation && foundation_[at(suit)] + 1 == card.rank()) {
    moves.add(source, {Role::foundation, suit});
  }
  if (source.role() == Role::column) {
    for (int i = 0; i < rules_.cells; ++i) {
      if (!cell_[at(i)].is_known()) moves.add(source, {Role::cell, i});
    }
    return;
  }
  for (int column = 0; column < rules_.columns; ++column) {
    if (column_takes(column, card)) moves.add(source, {Role::column, column});
  }
}

void FreeCell::run_moves(MoveList& moves, int source) const {
  const int height = columns_.height(source);
  const int length = run(source);
  for (int target = 0; target < rules_.columns; ++target) {
    if (target == source) continue;
    const int most = std::min(length, most_at_once(target));
    for (int count = 1; count <= most; ++count) {
      if (column_takes(target, columns_.card(source, height - count))) {
        moves.add({Role::column, source}, {Role::column, target}, count);
      }
    }
  }
}

void FreeCell::legal_moves(MoveList& moves) const {
  moves.clear();
  for (int column = 0; column < rules_.columns; ++column) {
    if (columns_.is_empty(column)) continue;
    single_moves(moves, {Role::column, column}, columns_.top(column));
    run_moves(moves, column);
  }
  for (int i = 0; i < rules_.cells; ++i) {
    if (cell_[at(i)].is_known()) single_moves(moves, {Role::cell, i}, cell_[at(i)]);
  }
  if (rules_.taking_back == 0) return;
  for (int i = 0; i < foundations; ++i) {
    const int rank = foundation_[at(i)];
    if (rank != 0) single_moves(moves, {Role::foundation, i}, {rank, static_cast<Suit>(i)});
  }
}

bool FreeCell::has(Pile pile) const {
  switch (pile.role()) {
    case Role::foundation: return pile.index() < foundations;
    case Role::column: return pile.index() < rules_.columns;
    case Role::cell: return pile.index() < rules_.cells;
    default: return false;
  }
}

/// Whether the source has these cards, and they are one or a run.
std::optional<Refusal> FreeCell::source_refusal(Move move) const {
  const Pile source = move.source;
  const int index = source.index();
  int there = 0;
  if (source.role() == Role::column) there = columns_.height(index);
  if (source.role() == Role::cell) there = cell_[at(index)].is_known() ? 1 : 0;
  if (source.role() == Role::foundation) there = foundation_[at(index)];
  if (there == 0) return Refusal{.code = RefusalCode::empty_pile, .pile = source};
  if (move.count == 0) return Refusal{.code = RefusalCode::not_a_move};
  const bool many = source.role() == Role::column && move.target.role() == Role::column;
  if (!many) {
    if (move.count != 1) return Refusal{.code = RefusalCode::one_at_a_time};
    return std::nullopt;
  }
  if (move.count > run(index)) {
    return Refusal{.code = RefusalCode::not_a_run, .pile = source, .got = move.count};
  }
  return std::nullopt;
}

std::optional<Refusal> FreeCell::target_refusal(Pile target, Card card) const {
  const int index = target.index();
  if (target.role() == Role::cell) {
    if (!cell_[at(index)].is_known()) return std::nullopt;
    return Refusal{.code = RefusalCode::cell_taken, .onto = cell_[at(index)]};
  }
  if (target.role() == Role::column) {
    if (column_takes(index, card)) return std::nullopt;
    if (columns_.is_empty(index)) return Refusal{.code = RefusalCode::needs_king, .card = card};
    const Card onto = columns_.top(index);
    const bool rank_fits = card.rank() + 1 == onto.rank();
    return Refusal{.code = rank_fits ? RefusalCode::same_colour : RefusalCode::wrong_rank,
                   .card = card,
                   .onto = onto};
  }
  if (index != card.suit_index()) {
    return Refusal{.code = RefusalCode::foundation_suit, .card = card};
  }
  const int next = foundation_[at(index)] + 1;
  if (next == card.rank()) return std::nullopt;
  const Card wanted = next <= rules_.ranks ? Card(next, card.suit()) : Card();
  return Refusal{.code = RefusalCode::foundation_order, .card = card, .onto = wanted};
}

Card FreeCell::lowest_moved(Move move) const {
  const int index = move.source.index();
  switch (move.source.role()) {
    case Role::cell: return cell_[at(index)];
    case Role::foundation: return {foundation_[at(index)], static_cast<Suit>(index)};
    default: return columns_.card(index, columns_.height(index) - move.count);
  }
}

std::optional<Refusal> FreeCell::refusal(Move move) const {
  for (const Pile pile : {move.source, move.target}) {
    if (!has(pile)) return Refusal{.code = RefusalCode::no_such_pile, .pile = pile};
  }
  if (move.source == move.target) return Refusal{.code = RefusalCode::same_pile};
  const Role source = move.source.role();
  const bool from_foundation = source == Role::foundation;
  const bool lands = move.target.role() == Role::column ||
                     (move.target.role() == Role::cell && source == Role::column) ||
                     (move.target.role() == Role::foundation && !from_foundation);
  if (!lands) return Refusal{.code = RefusalCode::not_a_move};
  if (const auto refused = source_refusal(move)) return refused;
  const Card card = lowest_moved(move);
  if (from_foundation && rules_.taking_back == 0) {
    return Refusal{.code = RefusalCode::taking_back_forbidden, .card = card};
  }
  if (const auto refused = target_refusal(move.target, card)) return refused;
  const int most =
      move.target.role() == Role::column ? most_at_once(move.target.index()) : int{move.count};
  if (move.count <= most) return std::nullopt;
  return Refusal{.code = RefusalCode::too_many, .expected = most, .got = move.count};
}

// ---- apply and undo -----------------------------------------------------------------------------

Card FreeCell::take(Pile source) {
  const int index = source.index();
  switch (source.role()) {
    case Role::cell: return std::exchange(cell_[at(index)], Card());
    case Role::foundation: return {foundation_[at(index)]--, static_cast<Suit>(index)};
    default: return columns_.pop(index);
  }
}

void FreeCell::put(Pile target, Card card) {
  switch (target.role()) {
    case Role::cell: cell_[at(target.index())] = card; break;
    case Role::foundation: ++foundation_[at(target.index())]; break;
    default: columns_.push(target.index(), card);
  }
}

Step FreeCell::apply(Move move) {
  if (move.source.role() == Role::column && move.target.role() == Role::column) {
    columns_.shift(move.source.index(), move.target.index(), move.count);
  } else {
    put(move.target, take(move.source));
  }
  return {.move = move};
}

void FreeCell::undo(const Step& step) {
  apply({step.move.target, step.move.source, step.move.count});
}

// ---- key and layout -----------------------------------------------------------------------------

Key FreeCell::key() const {
  enum Salt : std::uint64_t { column_salt = 1, cell_salt };
  Key key;
  for (int i = 0; i < rules_.columns; ++i) {
    key += KeyBuilder(column_salt).add_cards(columns_.cards(i)).key();
  }
  for (const Card card : cell_) key += KeyBuilder(cell_salt).add(card.code()).key();
  return key;
}

void FreeCell::lay_out(Layout& layout) const {
  for (int i = 0; i < rules_.cells; ++i) {
    LaidPile& pile = layout.piles.emplace_back(Pile(Role::cell, i));
    if (cell_[at(i)].is_known()) pile.slots.push_back({cell_[at(i)], true});
  }
  for (int i = 0; i < foundations; ++i) {
    LaidPile& pile = layout.piles.emplace_back(Pile(Role::foundation, i));
    const int rank = foundation_[at(i)];
    if (rank == 0) continue;
    for (const Card card : ace_up_to({rank, static_cast<Suit>(i)})) {
      pile.slots.push_back({card, true});
    }
  }
  columns_.lay_out(layout, rules_.columns);
}

FreeCell FreeCell::from_layout(const Rules& rules, const Layout& layout) {
  FreeCell position(rules);
  for (const LaidPile& pile : layout.piles) {
    const int index = pile.pile.index();
    switch (pile.pile.role()) {
      case Role::cell:
        if (!pile.slots.empty()) position.cell_[at(index)] = pile.slots[0].card;
        break;
      case Role::foundation: position.foundation_[at(index)] = foundation_height(pile); break;
      default:
        check_all_open(pile);
        check_room(pile, Columns::most_height, rules.ranks);
        position.columns_.read(pile);
    }
  }
  return position;
}

}  // namespace harpan
