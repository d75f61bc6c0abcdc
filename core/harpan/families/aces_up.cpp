#include "harpan/families/aces_up.h"

#include <algorithm>

#include "harpan/family.h"
#include "harpan/layout_check.h"

namespace harpan {

static_assert(Family<AcesUp>);

namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// Ranks with the ace on top.
int ace_high(Card card) { return card.rank() == 1 ? king + 1 : card.rank(); }

}  // namespace

AcesUp AcesUp::deal(const Rules& rules, std::span<const Card> cards) {
  AcesUp position(rules);
  for (int column = 0; column < columns; ++column) {
    position.columns_.push(column, cards[at(column)]);
  }
  position.left_ = static_cast<std::uint8_t>(cards.size() - at(columns));
  std::ranges::copy(cards.subspan(at(columns)), position.stock_.end() - position.left_);
  return position;
}

/// Whether another column ends with a higher card of its suit.
bool AcesUp::is_beaten(Card card) const {
  for (int column = 0; column < columns; ++column) {
    if (columns_.is_empty(column)) continue;
    const Card other = columns_.top(column);
    if (other.suit() == card.suit() && ace_high(other) > ace_high(card)) return true;
  }
  return false;
}

// ---- legal moves --------------------------------------------------------------------------------

void AcesUp::legal_moves(MoveList& moves) const {
  moves.clear();
  for (int source = 0; source < columns; ++source) {
    const Pile pile(Role::column, source);
    if (!discard_refusal({pile, Role::discard})) moves.add(pile, Role::discard);
    for (int target = 0; target < columns; ++target) {
      const Move shift{pile, {Role::column, target}};
      if (source != target && !shift_refusal(shift)) moves.add(shift.source, shift.target);
    }
  }
  if (left_ != 0) moves.add(Role::stock, {Role::column, 0}, row_size());
}

std::optional<Refusal> AcesUp::deal_refusal(Move move) const {
  if (left_ == 0) return Refusal{.code = RefusalCode::stock_empty};
  if (move.target.index() != 0) return Refusal{.code = RefusalCode::not_a_move};
  if (move.count == row_size()) return std::nullopt;
  return Refusal{.code = RefusalCode::draw_count, .expected = row_size(), .got = move.count};
}

std::optional<Refusal> AcesUp::discard_refusal(Move move) const {
  const int source = move.source.index();
  if (columns_.is_empty(source)) {
    return Refusal{.code = RefusalCode::empty_pile, .pile = move.source};
  }
  if (move.count != 1) return Refusal{.code = RefusalCode::one_at_a_time};
  const Card card = columns_.top(source);
  if (card.rank() == 1) return Refusal{.code = RefusalCode::ace_stays, .card = card};
  if (is_beaten(card)) return std::nullopt;
  return Refusal{.code = RefusalCode::not_beaten, .card = card};
}

std::optional<Refusal> AcesUp::shift_refusal(Move move) const {
  const int source = move.source.index();
  const int target = move.target.index();
  if (columns_.is_empty(source)) {
    return Refusal{.code = RefusalCode::empty_pile, .pile = move.source};
  }
  if (move.count != 1) return Refusal{.code = RefusalCode::one_at_a_time};
  const Card card = columns_.top(source);
  if (!columns_.is_empty(target)) {
    return Refusal{.code = RefusalCode::column_not_empty, .card = card};
  }
  if (rules_.empty_column == Rules::stock) return Refusal{.code = RefusalCode::filled_from_stock};
  if (rules_.empty_column == Rules::any || card.rank() == 1) return std::nullopt;
  return Refusal{.code = RefusalCode::needs_ace, .card = card};
}

bool AcesUp::has(Pile pile) const {
  switch (pile.role()) {
    case Role::stock:
    case Role::discard: return pile.index() == 0;
    case Role::column: return pile.index() < columns;
    default: return false;
  }
}

std::optional<Refusal> AcesUp::refusal(Move move) const {
  for (const Pile pile : {move.source, move.target}) {
    if (!has(pile)) return Refusal{.code = RefusalCode::no_such_pile, .pile = pile};
  }
  if (move.source == move.target) return Refusal{.code = RefusalCode::same_pile};
  const bool to_column = move.target.role() == Role::column;
  if (move.source == Role::stock && to_column) return deal_refusal(move);
  if (move.source.role() != Role::column) return Refusal{.code = RefusalCode::not_a_move};
  if (move.target == Role::discard) return discard_refusal(move);
  return to_column ? shift_refusal(move) : Refusal{.code = RefusalCode::not_a_move};
}

// ---- apply and undo -----------------------------------------------------------------------------

Step AcesUp::apply(Move move) {
  Step step{.move = move};
  const int source = move.source.index();
  if (move.source == Role::stock) {
    for (int column = 0; column < move.count; ++column) columns_.push(column, next_of_stock());
  } else if (move.target == Role::discard) {
    gone_[gone_count_++] = columns_.pop(source);
    const bool fills =
        rules_.empty_column == Rules::stock && columns_.is_empty(source) && left_ != 0;
    if (fills) {
      columns_.push(source, next_of_stock());
      step.filled = static_cast<std::uint8_t>(1U << source);
    }
  } else {
    columns_.shift(source, move.target.index(), 1);
  }
  return step;
}

void AcesUp::undo(const Step& step) {
  const Move move = step.move;
  const int source = move.source.index();
  if (move.source == Role::stock) {
    for (int column = move.count - 1; column >= 0; --column) back_to_stock(columns_.pop(column));
  } else if (move.target == Role::discard) {
    if (step.filled != 0) back_to_stock(columns_.pop(source));
    columns_.push(source, gone_[--gone_count_]);
  } else {
    columns_.shift(move.target.index(), source, 1);
  }
}

// ---- key, knowledge, layout ---------------------------------------------------------------------

Key AcesUp::key() const {
  enum Salt : std::uint64_t { stock_salt = 1, column_salt };
  Key key = KeyBuilder(stock_salt).add_cards(stock()).key();
  for (int i = 0; i < columns; ++i) {
    const auto place = static_cast<std::uint64_t>(left_ == 0 ? 0 : i);
    key += KeyBuilder(column_salt).add(place).add_cards(columns_.cards(i)).key();
  }
  return key;
}

void AcesUp::witness(Memory& memory) const {
  memory.unseen_in_stock = std::min<int>(memory.unseen_in_stock, left_);
}

AcesUp AcesUp::masked(const Memory& memory) const {
  AcesUp known = *this;
  const int unseen = std::min<int>(memory.unseen_in_stock, left_);
  std::fill(known.stock_.begin(), known.stock_.end() - left_, Card());
  std::fill(known.stock_.end() - unseen, known.stock_.end(), Card());
  std::fill(known.gone_.begin() + gone_count_, known.gone_.end(), Card());
  known.columns_.mask({});
  return known;
}

void AcesUp::lay_out(Layout& layout) const {
  LaidPile& stock_pile = layout.piles.emplace_back(Role::stock);
  for (const Card card : stock()) stock_pile.slots.push_back({card, false});
  std::ranges::reverse(stock_pile.slots);
  columns_.lay_out(layout, columns);
  LaidPile& discard = layout.piles.emplace_back(Role::discard);
  for (int i = 0; i < gone_count_; ++i) discard.slots.push_back({gone_[at(i)], true});
}

AcesUp AcesUp::from_layout(const Rules& rules, const Layout& layout) {
  AcesUp position(rules);
  for (const LaidPile& pile : layout.piles) {
    switch (pile.pile.role()) {
      case Role::stock:
        check_height(pile, static_cast<int>(position.stock_.size()));
        for (const Slot& slot : pile.slots) position.back_to_stock(slot.card);
        break;
      case Role::discard:
        check_height(pile, 52);
        for (const Slot& slot : pile.slots) position.gone_[position.gone_count_++] = slot.card;
        break;
      default: {
        const int deals = (position.left_ + columns - 1) / columns;
        check_all_open(pile);
        check_height(pile, Columns::most_height - deals);
        position.columns_.read(pile);
      }
    }
  }
  return position;
}

}  // namespace harpan
