#include "harpan/families/klondike.h"

#include <string>

#include "harpan/family.h"
#include "harpan/layout_check.h"
#include "harpan/layout_text.h"

namespace harpan {

static_assert(Family<Klondike<1>>);
static_assert(Family<Klondike<2>>);

// ---- deal ---------------------------------------------------------------------------------------

template <int Decks>
Klondike<Decks> Klondike<Decks>::deal(const Rules& rules, std::span<const Card> cards) {
  Klondike position(rules);
  std::size_t next = 0;
  for (int row = 0; row < rules.columns; ++row) {
    for (int column = row; column < rules.columns; ++column) {
      position.columns_.push(column, cards[next++]);
    }
  }
  for (int column = 0; column < rules.columns; ++column) {
    position.columns_.hide_all_but_last(column);
  }
  position.talon_.set_stock(cards.subspan(next));
  return position;
}

template <int Decks>
int Klondike<Decks>::up() const {
  int total = 0;
  for (const std::uint8_t height : foundation_) total += height;
  return total;
}

template <int Decks>
bool Klondike<Decks>::takes(Card card) const {
  for (int i = 0; i < foundations; ++i) {
    if (foundation_takes(i, card)) return true;
  }
  for (int i = 0; i < rules_.columns; ++i) {
    if (column_takes(i, card)) return true;
  }
  return false;
}

// ---- refusals -----------------------------------------------------------------------------------

template <int Decks>
bool Klondike<Decks>::has(Pile pile) const {
  switch (pile.role()) {
    case Role::stock:
    case Role::waste: return pile.index() == 0;
    case Role::foundation: return pile.index() < foundations;
    case Role::column: return pile.index() < rules_.columns;
    default: return false;
  }
}

template <int Decks>
std::optional<Refusal> Klondike<Decks>::draw_refusal(Move move) const {
  if (talon_.stock_size() == 0) return Refusal{.code = RefusalCode::stock_empty};
  if (move.count == draw_count()) return std::nullopt;
  return Refusal{.code = RefusalCode::draw_count, .expected = draw_count(), .got = move.count};
}

template <int Decks>
std::optional<Refusal> Klondike<Decks>::recycle_refusal(Move move) const {
  const int waste = talon_.waste_size();
  if (talon_.stock_size() != 0) return Refusal{.code = RefusalCode::stock_not_empty};
  if (waste == 0) return Refusal{.code = RefusalCode::waste_empty};
  if (!rules_.has_pass_after(pass_)) {
    return Refusal{.code = RefusalCode::no_passes_left, .expected = rules_.passes};
  }
  if (move.count == waste) return std::nullopt;
  return Refusal{.code = RefusalCode::draw_count, .expected = waste, .got = move.count};
}

/// Whether the source can give up so many cards at all.
template <int Decks>
std::optional<Refusal> Klondike<Decks>::source_refusal(Move move) const {
  const Pile source = move.source;
  int there = 0;
  switch (source.role()) {
    case Role::waste: there = talon_.waste_size(); break;
    case Role::foundation: there = foundation_[at(source.index())]; break;
    case Role::column: there = columns_.height(source.index()); break;
    default: return Refusal{.code = RefusalCode::not_a_move};
  }
  if (there == 0) return Refusal{.code = RefusalCode::empty_pile, .pile = source};
  if (move.count == 0) return Refusal{.code = RefusalCode::not_a_move};
  const bool many = source.role() == Role::column && move.target.role() == Role::column;
  if (!many && move.count != 1) return Refusal{.code = RefusalCode::one_at_a_time};
  if (source.role() == Role::column && move.count > columns_.open(source.index())) {
    return Refusal{.code = RefusalCode::face_down, .pile = source, .got = move.count};
  }
  return std::nullopt;
}

template <int Decks>
std::optional<Refusal> Klondike<Decks>::foundation_refusal(int index, Card card) const {
  if (foundation_takes(index, card)) return std::nullopt;
  if (index % suit_count != card.suit_index()) {
    return Refusal{.code = RefusalCode::foundation_suit, .card = card};
  }
  const int next = foundation_[at(index)] + 1;
  const Card wanted = next <= rules_.ranks ? Card(next, card.suit()) : Card();
  return Refusal{.code = RefusalCode::foundation_order, .card = card, .onto = wanted};
}

template <int Decks>
std::optional<Refusal> Klondike<Decks>::column_refusal(int column, Card card) const {
  if (column_takes(column, card)) return std::nullopt;
  if (columns_.is_empty(column)) return Refusal{.code = RefusalCode::needs_king, .card = card};
  const Card onto = columns_.top(column);
  const bool rank_fits = card.rank() + 1 == onto.rank();
  return Refusal{.code = rank_fits ? RefusalCode::same_colour : RefusalCode::wrong_rank,
                 .card = card,
                 .onto = onto};
}

/// The card that would come to lie on the target: the head of the moved run.
template <int Decks>
Card Klondike<Decks>::lowest_moved(Move move) const {
  const int index = move.source.index();
  switch (move.source.role()) {
    case Role::waste: return talon_.waste_top();
    case Role::foundation: return {foundation_[at(index)], static_cast<Suit>(index % suit_count)};
    default: return columns_.card(index, columns_.height(index) - move.count);
  }
}

template <int Decks>
std::optional<Refusal> Klondike<Decks>::refusal(Move move) const {
  for (const Pile pile : {move.source, move.target}) {
    if (!has(pile)) return Refusal{.code = RefusalCode::no_such_pile, .pile = pile};
  }
  const Role source = move.source.role();
  const Role target = move.target.role();
  if (move.source == move.target) return Refusal{.code = RefusalCode::same_pile};
  if (source == Role::stock && target == Role::waste) return draw_refusal(move);
  if (source == Role::waste && target == Role::stock) return recycle_refusal(move);
  const bool lands = target == Role::column || (target == Role::foundation && source != target);
  if (!lands) return Refusal{.code = RefusalCode::not_a_move};
  if (const auto refused = source_refusal(move)) return refused;
  const Card card = lowest_moved(move);
  if (source == Role::foundation && rules_.taking_back == 0) {
    return Refusal{.code = RefusalCode::taking_back_forbidden, .card = card};
  }
  return target == Role::column ? column_refusal(move.target.index(), card)
                                : foundation_refusal(move.target.index(), card);
}

// ---- key, knowledge, layout ---------------------------------------------------------------------

template <int Decks>
Key Klondike<Decks>::key() const {
  enum Salt : std::uint64_t { talon_salt = 1, column_salt, foundation_salt };
  KeyBuilder talon(talon_salt);
  if (rules_.passes != Rules::unlimited) talon.add(static_cast<std::uint64_t>(pass_));
  talon.add(waste().size()).add_cards(waste()).add_cards(stock());
  Key key = talon.key();
  for (int i = 0; i < rules_.columns; ++i) {
    const auto hidden = static_cast<std::uint64_t>(columns_.hidden(i));
    key += KeyBuilder(column_salt).add(hidden).add_cards(columns_.cards(i)).key();
  }
  for (int i = 0; i < foundations; ++i) {
    const auto suit = static_cast<std::uint64_t>(i % suit_count);
    key += KeyBuilder(foundation_salt).add(suit).add(foundation_[at(i)]).key();
  }
  return key;
}

/// Later passes show nothing new: a pass ends only when the whole stock has been turned.
template <int Decks>
auto Klondike<Decks>::memory() const -> Memory {
  return {columns_.hidden_depths(), pass_ == 1 ? talon_.stock_size() : 0};
}

template <int Decks>
void Klondike<Decks>::witness(Memory& memory) const {
  const Memory now = this->memory();
  for (std::size_t i = 0; i < now.unseen_in_column.size(); ++i) {
    memory.unseen_in_column[i] = std::min(memory.unseen_in_column[i], now.unseen_in_column[i]);
  }
  memory.unseen_in_stock = std::min(memory.unseen_in_stock, now.unseen_in_stock);
}

template <int Decks>
Klondike<Decks> Klondike<Decks>::masked(const Memory& memory) const {
  if (rules_.is_open()) return *this;
  Klondike known = *this;
  known.columns_.mask(memory.unseen_in_column);
  known.talon_.mask(memory.unseen_in_stock);
  return known;
}

template <int Decks>
void Klondike<Decks>::lay_out(Layout& layout) const {
  layout.pass = pass_;
  talon_.lay_out(layout);
  for (int i = 0; i < foundations; ++i) {
    const auto suit = static_cast<Suit>(i % suit_count);
    LaidPile& pile = layout.piles.emplace_back(Pile(Role::foundation, i));
    for (int rank = 1; rank <= foundation_[at(i)]; ++rank) {
      pile.slots.push_back({Card(rank, suit), true});
    }
  }
  columns_.lay_out(layout, rules_.columns);
}

template <int Decks>
Klondike<Decks> Klondike<Decks>::from_layout(const Rules& rules, const Layout& layout) {
  Klondike position(rules);
  position.pass_ = layout.pass;
  if (!rules.has_pass_after(layout.pass - 1)) {
    refuse_position("expected a pass from 1 to " + std::to_string(rules.passes) + ", got " +
                    std::to_string(layout.pass));
  }
  for (const LaidPile& pile : layout.piles) {
    switch (pile.pile.role()) {
      case Role::foundation:
        position.foundation_[at(pile.pile.index())] = foundation_height(pile);
        break;
      case Role::column:
        check_hidden(pile, most_columns - 1);
        check_alternating_run(pile);
        check_room(pile, Columns::most_height, rules.ranks);
        position.columns_.read(pile);
        break;
      default: position.talon_.read(pile);
    }
  }
  return position;
}

template class Klondike<1>;
template class Klondike<2>;

}  // namespace harpan
