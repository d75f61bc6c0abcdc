#include "harpan/families/spider.h"

#include <algorithm>
#include <bit>

#include "harpan/family.h"
#include "harpan/layout_check.h"
#include "harpan/layout_text.h"
#include "harpan/notation.h"

namespace harpan {

static_assert(Family<Spider>);

namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

constexpr Move row_move(int columns) {
  return {Role::stock, Role::column, static_cast<std::uint8_t>(columns)};
}

}  // namespace

Spider Spider::deal(const Rules& rules, std::span<const Card> cards) {
  Spider position(rules);
  const std::size_t dealt = cards.size() - at(rules.stock_size());
  for (std::size_t i = 0; i < dealt; ++i) {
    position.columns_.push(static_cast<int>(i % rules.columns), cards[i]);
  }
  for (int column = 0; column < rules.columns; ++column) {
    position.columns_.hide_all_but_last(column);
  }
  position.left_ = static_cast<std::uint8_t>(rules.stock_size());
  std::ranges::copy(cards.subspan(dealt), position.stock_.end() - position.left_);
  return position;
}

int Spider::run(int column) const {
  const int open = columns_.open(column);
  const int height = columns_.height(column);
  int length = std::min(open, 1);
  while (length < open) {
    const Card below = columns_.card(column, height - length - 1);
    const Card card = columns_.card(column, height - length);
    if (below.suit() != card.suit() || below.rank() != card.rank() + 1) break;
    ++length;
  }
  return length;
}

int Spider::empty_columns() const {
  int empty = 0;
  for (int column = 0; column < rules_.columns; ++column) {
    empty += columns_.is_empty(column) ? 1 : 0;
  }
  return empty;
}

int Spider::in_columns() const {
  int cards = 0;
  for (int column = 0; column < rules_.columns; ++column) cards += columns_.height(column);
  return cards;
}

bool Spider::is_short() const {
  return left_ != 0 && rules_.deal_over_empty == 0 && in_columns() < rules_.columns;
}

// ---- legal moves --------------------------------------------------------------------------------

/// Onto a card the length of the run that goes follows from the ranks; an empty column takes any.
void Spider::run_moves(MoveList& moves, int source, int target) const {
  const int length = run(source);
  const bool empty = columns_.is_empty(target);
  const int needed = empty ? 1 : columns_.top(target).rank() - columns_.top(source).rank();
  if (needed < 1) return;
  const int most = empty ? length : std::min(length, needed);
  for (int count = needed; count <= most; ++count) {
    moves.add({Role::column, source}, {Role::column, target}, count);
  }
}

void Spider::legal_moves(MoveList& moves) const {
  moves.clear();
  for (int source = 0; source < rules_.columns; ++source) {
    if (columns_.is_empty(source)) continue;
    for (int target = 0; target < rules_.columns; ++target) {
      if (target != source) run_moves(moves, source, target);
    }
  }
  const Move row = row_move(rules_.columns);
  if (!deal_refusal(row)) moves.add(row.source, row.target, row.count);
}

std::optional<Refusal> Spider::deal_refusal(Move move) const {
  if (left_ == 0) return Refusal{.code = RefusalCode::stock_empty};
  if (move.target.index() != 0) return Refusal{.code = RefusalCode::not_a_move};
  const int empty = rules_.deal_over_empty != 0 ? 0 : empty_columns();
  if (empty != 0 && is_short()) {
    return Refusal{
        .code = RefusalCode::too_few_cards, .expected = rules_.columns, .got = in_columns()};
  }
  if (empty != 0) {
    return Refusal{.code = RefusalCode::empty_columns, .expected = rules_.columns, .got = empty};
  }
  if (move.count == rules_.columns) return std::nullopt;
  return Refusal{.code = RefusalCode::draw_count, .expected = rules_.columns, .got = move.count};
}

std::optional<Refusal> Spider::run_refusal(Move move) const {
  const int source = move.source.index();
  const int target = move.target.index();
  if (columns_.is_empty(source)) {
    return Refusal{.code = RefusalCode::empty_pile, .pile = move.source};
  }
  if (move.count == 0) return Refusal{.code = RefusalCode::not_a_move};
  if (move.count > columns_.open(source)) {
    return Refusal{.code = RefusalCode::face_down, .pile = move.source, .got = move.count};
  }
  if (move.count > run(source)) {
    return Refusal{.code = RefusalCode::not_one_suit, .pile = move.source, .got = move.count};
  }
  const Card head = columns_.card(source, columns_.height(source) - move.count);
  if (columns_.is_empty(target) || head.rank() + 1 == columns_.top(target).rank()) {
    return std::nullopt;
  }
  return Refusal{.code = RefusalCode::wrong_rank, .card = head, .onto = columns_.top(target)};
}

std::optional<Refusal> Spider::refusal(Move move) const {
  for (const Pile pile : {move.source, move.target}) {
    const bool there = (pile.role() == Role::stock && pile.index() == 0) ||
                       (pile.role() == Role::column && pile.index() < rules_.columns) ||
                       (pile.role() == Role::foundation && pile.index() < foundations);
    if (!there) return Refusal{.code = RefusalCode::no_such_pile, .pile = pile};
  }
  if (move.source == move.target) return Refusal{.code = RefusalCode::same_pile};
  if (move.target.role() != Role::column) return Refusal{.code = RefusalCode::not_a_move};
  if (move.source.role() == Role::stock) return deal_refusal(move);
  if (move.source.role() == Role::column) return run_refusal(move);
  return Refusal{.code = RefusalCode::not_a_move};
}

// ---- apply and undo -----------------------------------------------------------------------------

void Spider::deal_row() {
  for (int column = 0; column < rules_.columns; ++column) {
    columns_.push(column, stock_[stock_.size() - left_--]);
  }
}

void Spider::undeal_row() {
  for (int column = rules_.columns - 1; column >= 0; --column) {
    stock_[stock_.size() - ++left_] = columns_.pop(column);
  }
}

void Spider::send_home(int column) {
  home_suit_[home_++] = columns_.top(column).suit();
  for (int i = 0; i < rules_.ranks; ++i) columns_.pop(column);
}

void Spider::bring_back(int column) {
  const Suit suit = home_suit_[--home_];
  for (int rank = rules_.ranks; rank >= 1; --rank) columns_.push(column, Card(rank, suit));
}

Step Spider::apply(Move move) {
  Step step{.move = move};
  std::uint32_t changed = 0;
  if (move.source.role() == Role::stock) {
    deal_row();
    changed = (1U << rules_.columns) - 1;
  } else {
    columns_.shift(move.source.index(), move.target.index(), move.count);
    changed = 1U << move.source.index() | 1U << move.target.index();
  }
  for (std::uint32_t left = changed; left != 0; left &= left - 1) {
    const int column = std::countr_zero(left);
    if (!is_complete(column)) continue;
    send_home(column);
    step.home = static_cast<std::uint16_t>(step.home | 1U << column);
  }
  for (; changed != 0; changed &= changed - 1) {
    step.turned |= columns_.turn_up(std::countr_zero(changed));
  }
  return step;
}

void Spider::undo(const Step& step) {
  for (std::uint32_t left = step.turned; left != 0; left &= left - 1) {
    columns_.turn_down(std::countr_zero(left));
  }
  for (int column = rules_.columns - 1; column >= 0; --column) {
    if ((step.home >> column & 1) != 0) bring_back(column);
  }
  if (step.move.source.role() == Role::stock) {
    undeal_row();
  } else {
    columns_.shift(step.move.target.index(), step.move.source.index(), step.move.count);
  }
}

// ---- key, knowledge, layout ---------------------------------------------------------------------

Key Spider::key() const {
  enum Salt : std::uint64_t { stock_salt = 1, column_salt };
  Key key = KeyBuilder(stock_salt).add_cards(stock()).key();
  for (int i = 0; i < rules_.columns; ++i) {
    const auto place = static_cast<std::uint64_t>(left_ == 0 ? 0 : i);
    const auto hidden = static_cast<std::uint64_t>(columns_.hidden(i));
    key += KeyBuilder(column_salt).add(place).add(hidden).add_cards(columns_.cards(i)).key();
  }
  return key;
}

void Spider::witness(Memory& memory) const {
  for (std::size_t i = 0; i < memory.unseen_in_column.size(); ++i) {
    memory.unseen_in_column[i] = std::min(memory.unseen_in_column[i], columns_.hidden_depths()[i]);
  }
  memory.unseen_in_stock = std::min<int>(memory.unseen_in_stock, left_);
}

Spider Spider::masked(const Memory& memory) const {
  Spider known = *this;
  known.columns_.mask(memory.unseen_in_column);
  const int unseen = std::min<int>(memory.unseen_in_stock, left_);
  std::fill(known.stock_.begin(), known.stock_.end() - left_, Card());
  std::fill(known.stock_.end() - unseen, known.stock_.end(), Card());
  return known;
}

void Spider::lay_out(Layout& layout) const {
  LaidPile& stock_pile = layout.piles.emplace_back(Role::stock);
  for (const Card card : stock()) stock_pile.slots.push_back({card, false});
  std::ranges::reverse(stock_pile.slots);
  for (int i = 0; i < foundations; ++i) {
    LaidPile& pile = layout.piles.emplace_back(Pile(Role::foundation, i));
    if (i >= home_) continue;
    for (const Card card : foundation_below(rules_, Card(1, home_suit_[at(i)]))) {
      pile.slots.push_back({card, true});
    }
  }
  columns_.lay_out(layout, rules_.columns);
}

std::vector<Card> Spider::foundation_below(const Rules& rules, Card top) {
  if (top.rank() != 1) {
    refuse_position("expected the ace of a complete run on a foundation, got " + text(top));
  }
  std::vector<Card> cards;
  for (int rank = rules.ranks; rank >= 1; --rank) cards.emplace_back(rank, top.suit());
  return cards;
}

void Spider::read_stock(const LaidPile& pile) {
  check_height(pile, rules_.stock_size());
  for (const Slot& slot : pile.slots) stock_[stock_.size() - ++left_] = slot.card;
  if (left_ % rules_.columns == 0) return;
  refuse_position("expected whole rows of " + std::to_string(rules_.columns) +
                  " cards in the stock, got " + std::to_string(left_));
}

void Spider::read_column(const LaidPile& pile) {
  columns_.read(pile);
  check_open_top(pile);
  check_room(pile, Columns::most_height, rules_.ranks, left_ / rules_.columns);
  if (is_complete(pile.pile.index())) {
    refuse_position("expected no complete run in " + text(pile.pile) + ": it goes home");
  }
}

Spider Spider::from_layout(const Rules& rules, const Layout& layout) {
  Spider position(rules);
  for (const LaidPile& pile : layout.piles) {
    const Role role = pile.pile.role();
    if (role == Role::stock) position.read_stock(pile);
    if (role == Role::column) position.read_column(pile);
    if (role == Role::foundation && !pile.slots.empty()) {
      position.home_suit_[position.home_++] = pile.slots.back().card.suit();
    }
  }
  return position;
}

}  // namespace harpan
