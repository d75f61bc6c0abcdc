#include "harpan/families/pyramid.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>

#include "harpan/family.h"
#include "harpan/layout_text.h"

namespace harpan {

static_assert(Family<Pyramid>);

namespace {

constexpr int pair_sum = 13;
constexpr int rows = 7;
constexpr std::uint32_t all_places = (1U << PyramidRules::places) - 1;

constexpr auto cover_table = [] {
  std::array<std::uint32_t, PyramidRules::places> table{};
  std::size_t place = 0;
  for (std::size_t row = 0; row + 1 < rows; ++row) {
    for (std::size_t i = 0; i <= row; ++i, ++place) table[place] = 3U << (place + row + 1);
  }
  return table;
}();

bool makes_pair(Card a, Card b) { return a.rank() + b.rank() == pair_sum; }

bool is_draw(Move move) { return move.source == Role::stock && move.target == Role::waste; }

}  // namespace

std::uint32_t Pyramid::covers(int place) { return cover_table[at(place)]; }

Pyramid Pyramid::deal(const Rules& rules, std::span<const Card> cards) {
  Pyramid position(rules);
  std::ranges::copy(cards.first(at(places)), position.card_.begin());
  position.standing_ = all_places;
  position.talon_.set_stock(cards.subspan(at(places)));
  return position;
}

std::uint32_t Pyramid::free_places() const {
  std::uint32_t free = 0;
  for (std::uint32_t left = standing_; left != 0; left &= left - 1) {
    const int place = std::countr_zero(left);
    if ((covers(place) & standing_) == 0) free |= 1U << place;
  }
  return free;
}

Card Pyramid::playable(Pile pile) const {
  switch (pile.role()) {
    case Role::pyramid: return is_free(pile.index()) ? card_[at(pile.index())] : Card();
    case Role::waste: return talon_.waste_size() != 0 ? talon_.waste_top() : Card();
    case Role::stock:
      return rules_.stock_top_playable != 0 && talon_.stock_size() != 0 ? talon_.stock_top()
                                                                        : Card();
    default: return {};
  }
}

bool Pyramid::is_won() const {
  return standing_ == 0 &&
         (rules_.all_must_go == 0 || talon_.stock_size() + talon_.waste_size() == 0);
}

// ---- legal moves --------------------------------------------------------------------------------

/// Kings alone and pairs, from every pile whose card may be played.
void Pyramid::removals(MoveList& moves) const {
  std::array<Pile, places + 2> open{};
  std::size_t count = 0;
  for (std::uint32_t left = free_places(); left != 0; left &= left - 1) {
    open[count++] = {Role::pyramid, std::countr_zero(left)};
  }
  for (const Pile pile : {Pile(Role::waste), Pile(Role::stock)}) {
    if (playable(pile).is_known()) open[count++] = pile;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = playable(open[i]);
    if (card.rank() == king) moves.add(open[i], Role::discard);
    for (std::size_t j = i + 1; j < count; ++j) {
      if (!makes_pair(card, playable(open[j]))) continue;
      const Move pair = in_order({open[i], open[j]});
      moves.add(pair.source, pair.target);
    }
  }
}

void Pyramid::legal_moves(MoveList& moves) const {
  moves.clear();
  removals(moves);
  const Move two{Role::waste, Role::discard, 2};
  if (!discard_refusal(two)) moves.add(two.source, two.target, two.count);
  if (talon_.stock_size() != 0) {
    moves.add(Role::stock, Role::waste, draw_count());
  } else if (talon_.waste_size() != 0 && rules_.has_pass_after(pass_)) {
    moves.add(Role::waste, Role::stock, talon_.waste_size());
  }
}

bool Pyramid::turns_talon(Move move) const {
  const bool recycles =
      move.source == Role::waste && move.target == Role::stock && talon_.stock_size() == 0;
  return is_draw(move) || recycles;
}

Move Pyramid::in_order(Move move) const {
  const auto rank = [](Pile pile) {
    if (pile.role() == Role::pyramid) return pile.index();
    return pile.role() == Role::waste ? -1 : -2;
  };
  const auto pairs = [](Pile pile) {
    return pile.role() == Role::pyramid || pile.role() == Role::waste || pile.role() == Role::stock;
  };
  // From the stock to the waste is a draw, never a pair.
  const bool swaps = pairs(move.source) && pairs(move.target) && !is_draw(move) &&
                     rank(move.source) < rank(move.target);
  if (swaps) std::swap(move.source, move.target);
  return move;
}

bool Pyramid::has(Pile pile) const {
  switch (pile.role()) {
    case Role::stock:
    case Role::waste:
    case Role::discard: return pile.index() == 0;
    case Role::pyramid: return pile.index() < places;
    default: return false;
  }
}

std::optional<Refusal> Pyramid::draw_refusal(Move move) const {
  if (talon_.stock_size() == 0) return Refusal{.code = RefusalCode::stock_empty};
  if (move.count == draw_count()) return std::nullopt;
  return Refusal{.code = RefusalCode::draw_count, .expected = draw_count(), .got = move.count};
}

std::optional<Refusal> Pyramid::recycle_refusal(Move move) const {
  const int waste = talon_.waste_size();
  if (waste == 0) return Refusal{.code = RefusalCode::waste_empty};
  if (!rules_.has_pass_after(pass_)) {
    return Refusal{.code = RefusalCode::no_passes_left, .expected = rules_.passes};
  }
  if (move.count == waste) return std::nullopt;
  return Refusal{.code = RefusalCode::draw_count, .expected = waste, .got = move.count};
}

/// Why the pile has no card to play.
std::optional<Refusal> Pyramid::unplayable(Pile pile) const {
  if (playable(pile).is_known()) return std::nullopt;
  if (pile.role() == Role::stock && rules_.stock_top_playable == 0) {
    return Refusal{.code = RefusalCode::not_from_stock};
  }
  if (pile.role() == Role::pyramid && stands(pile.index())) {
    const Card card = is_open(pile.index()) ? card_[at(pile.index())] : Card();
    return Refusal{.code = RefusalCode::covered, .pile = pile, .card = card};
  }
  return Refusal{.code = RefusalCode::empty_pile, .pile = pile};
}

std::optional<Refusal> Pyramid::pair_refusal(Move move) const {
  for (const Pile pile : {move.source, move.target}) {
    if (const auto refused = unplayable(pile)) return refused;
  }
  if (move.count != 1) return Refusal{.code = RefusalCode::one_at_a_time};
  const Card card = playable(move.source);
  const Card partner = playable(move.target);
  if (makes_pair(card, partner)) return std::nullopt;
  return Refusal{.code = RefusalCode::not_thirteen,
                 .card = card,
                 .onto = partner,
                 .got = card.rank() + partner.rank()};
}

std::optional<Refusal> Pyramid::discard_refusal(Move move) const {
  if (move.source == Role::waste && move.count == 2) {
    if (rules_.waste_pairs == 0) return Refusal{.code = RefusalCode::no_waste_pairs};
    const auto waste = talon_.waste();
    if (waste.size() < 2) return Refusal{.code = RefusalCode::empty_pile, .pile = move.source};
    const Card top = waste[waste.size() - 1];
    const Card below = waste[waste.size() - 2];
    if (makes_pair(top, below)) return std::nullopt;
    return Refusal{.code = RefusalCode::not_thirteen,
                   .card = top,
                   .onto = below,
                   .got = top.rank() + below.rank()};
  }
  if (const auto refused = unplayable(move.source)) return refused;
  if (move.count != 1) return Refusal{.code = RefusalCode::one_at_a_time};
  const Card card = playable(move.source);
  if (card.rank() == king) return std::nullopt;
  return Refusal{
      .code = RefusalCode::needs_partner, .card = card, .expected = pair_sum - card.rank()};
}

std::optional<Refusal> Pyramid::refusal(Move move) const {
  for (const Pile pile : {move.source, move.target}) {
    if (!has(pile)) return Refusal{.code = RefusalCode::no_such_pile, .pile = pile};
  }
  if (move.source == move.target) return Refusal{.code = RefusalCode::same_pile};
  if (move.source == Role::discard) return Refusal{.code = RefusalCode::not_a_move};
  if (is_draw(move)) return draw_refusal(move);
  if (move.target == Role::discard) return discard_refusal(move);
  const bool turns_over = move.source == Role::waste && move.target == Role::stock;
  if (turns_over && talon_.stock_size() == 0) return recycle_refusal(move);
  if (turns_over && rules_.stock_top_playable == 0) {
    return Refusal{.code = RefusalCode::stock_not_empty};
  }
  if (in_order(move) != move) return Refusal{.code = RefusalCode::not_a_move};
  return pair_refusal(move);
}

// ---- apply and undo -----------------------------------------------------------------------------

void Pyramid::remove(Pile pile) {
  Card& gone = gone_[gone_count_++];
  switch (pile.role()) {
    case Role::waste: gone = talon_.take_waste(); break;
    case Role::stock: gone = talon_.take_stock(); break;
    default: gone = card_[at(pile.index())]; standing_ &= ~(1U << pile.index());
  }
}

void Pyramid::restore(Pile pile) {
  const Card card = gone_[--gone_count_];
  switch (pile.role()) {
    case Role::waste: talon_.put_waste(card); break;
    case Role::stock: talon_.put_stock(card); break;
    default: standing_ |= 1U << pile.index();
  }
}

Step Pyramid::apply(Move move) {
  Step step{.move = move, .pass = pass_};
  if (is_draw(move)) {
    talon_.draw(move.count);
  } else if (turns_talon(move)) {
    talon_.recycle();
    ++pass_;
  } else {
    const std::uint32_t free = free_places();
    remove(move.source);
    if (move.target != Role::discard) remove(move.target);
    if (move.target == Role::discard && move.count == 2) remove(move.source);
    if (rules_.covered_hidden != 0) step.turned = free_places() & ~free;
  }
  return step;
}

void Pyramid::undo(const Step& step) {
  const Move move = step.move;
  if (is_draw(move)) {
    talon_.undraw(move.count);
  } else if (step.pass != pass_) {
    talon_.unrecycle();
    --pass_;
  } else {
    if (move.target != Role::discard) restore(move.target);
    if (move.target == Role::discard && move.count == 2) restore(move.source);
    restore(move.source);
  }
}

// ---- key, knowledge, layout ---------------------------------------------------------------------

Key Pyramid::key() const {
  KeyBuilder builder(standing_);
  if (rules_.passes != Rules::unlimited) builder.add(static_cast<std::uint64_t>(pass_));
  for (std::uint32_t left = standing_; left != 0; left &= left - 1) {
    builder.add(card_[at(std::countr_zero(left))].code());
  }
  builder.add(waste().size()).add_cards(waste()).add_cards(stock());
  return builder.key();
}

auto Pyramid::memory() const -> Memory {
  const int top_seen = rules_.stock_top_playable != 0 && talon_.stock_size() != 0 ? 1 : 0;
  const std::uint32_t seen = rules_.covered_hidden != 0 ? free_places() : standing_;
  return {seen, pass_ == 1 ? talon_.stock_size() - top_seen : 0};
}

void Pyramid::witness(Memory& memory) const {
  const Memory now = this->memory();
  memory.seen_places |= now.seen_places;
  memory.unseen_in_stock = std::min(memory.unseen_in_stock, now.unseen_in_stock);
}

Pyramid Pyramid::masked(const Memory& memory) const {
  Pyramid known = *this;
  for (int place = 0; place < places; ++place) {
    const bool seen = (memory.seen_places >> place & 1) != 0;
    if (!seen || !stands(place)) known.card_[at(place)] = Card();
  }
  known.talon_.mask(memory.unseen_in_stock);
  std::fill(known.gone_.begin() + gone_count_, known.gone_.end(), Card());
  return known;
}

void Pyramid::lay_out(Layout& layout) const {
  layout.pass = pass_;
  for (int place = 0; place < places; ++place) {
    LaidPile& pile = layout.piles.emplace_back(Pile(Role::pyramid, place));
    if (stands(place)) pile.slots.push_back({card_[at(place)], is_open(place)});
  }
  talon_.lay_out(layout);
  for (LaidPile& pile : layout.piles) {
    const bool shown = pile.pile == Role::stock && rules_.stock_top_playable != 0;
    if (shown && !pile.slots.empty()) pile.slots.back().face_up = true;
  }
  LaidPile& discard = layout.piles.emplace_back(Role::discard);
  for (int i = 0; i < gone_count_; ++i) discard.slots.push_back({gone_[at(i)], true});
}

Pyramid Pyramid::from_layout(const Rules& rules, const Layout& layout) {
  Pyramid position(rules);
  position.pass_ = layout.pass;
  if (!rules.has_pass_after(layout.pass - 1)) {
    refuse_position("expected a pass from 1 to " + std::to_string(rules.passes) + ", got " +
                    std::to_string(layout.pass));
  }
  for (const LaidPile& pile : layout.piles) {
    const int index = pile.pile.index();
    switch (pile.pile.role()) {
      case Role::pyramid:
        if (pile.slots.empty()) break;
        position.card_[at(index)] = pile.slots[0].card;
        position.standing_ |= 1U << index;
        break;
      case Role::discard:
        check_height(pile, 52);
        for (const Slot& slot : pile.slots) position.gone_[position.gone_count_++] = slot.card;
        break;
      default: position.talon_.read(pile);
    }
  }
  for (int place = 0; place < places; ++place) {
    if (position.stands(place) || (covers(place) & position.standing_) == 0) continue;
    refuse_position("expected no card below the empty place p" + std::to_string(place + 1));
  }
  return position;
}

}  // namespace harpan
