#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "harpan/solve/pyramid.h"
#include "harpan/solve/pyramid/partners.h"
#include "harpan/solve/pyramid/state.h"

namespace harpan::pyramid {

/// Cards that go, after the talon was turned so many times, and what they leave.
struct Removal {
  State after;
  Move move;
  std::uint8_t turns = 0;
};

/// Finds the removals of a state: of the pyramid's free cards, and with the talon's cards wherever
/// draws and recycles may bring it. Turning the talon is no move of its own in this search.
class Moves {
 public:
  Moves(const Setting& setting, const Partners& partners, PyramidTricks tricks)
      : setting_(&setting), partners_(&partners), tricks_(tricks) {}

  /// Adds the removals of a state; one alone where that one can do no harm.
  void list(const State& state, std::vector<Removal>& removals) {
    state_ = &state;
    removals_ = &removals;
    const std::size_t before = removals.size();
    forced_ = false;
    turns_ = 0;
    look_at_pyramid();
    if (!forced_) look_at_talon();
    if (!forced_) return;
    removals[before] = removals.back();
    removals.resize(before + 1);
  }

 private:
  // ---- the pyramid alone ------------------------------------------------------------------------

  void look_at_pyramid() {
    free_ = uncovered(state_->standing);
    wanted_ = kings;
    for (PlaceSet rest = free_; rest != 0 && !forced_; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      const Card card = setting_->card_at(place);
      wanted_ |= partners_of(card.rank());
      if (card.rank() == king) {
        add(setting_->without_place(*state_, place), {Setting::pile(place), Role::discard},
            tricks_.forced);
      } else {
        pair_in_pyramid(place, free_ & (rest - 1) & rest);
      }
    }
  }

  void pair_in_pyramid(int place, PlaceSet later) {
    const Card card = setting_->card_at(place);
    for (; later != 0 && !forced_; later &= later - 1) {
      const int other = std::countr_zero(later);
      const Card partner = setting_->card_at(other);
      if (card.rank() + partner.rank() != king) continue;
      const bool only = is_only_pair(card, partner) || is_only_pair(partner, card);
      add(setting_->without_place(setting_->without_place(*state_, place), other),
          {Setting::pile(other), Setting::pile(place)}, only);
    }
  }

  // ---- the talon --------------------------------------------------------------------------------

  /// Goes through this pass and the next one. All later passes would show the same again.
  void look_at_talon() {
    State stop = *state_;
    if (!setting_->two_of_talon_pair() && (state_->left & setting_->talon_cards() & wanted_) == 0) {
      return;
    }
    int recycles = 0;
    do {
      look_at_waste(stop);
      if (setting_->rules().stock_top_playable != 0) look_at_stock(stop);
      if (forced_) return;
      if (stop.stock() == 0 && ++recycles == 2) return;
      ++turns_;
    } while (setting_->turn(stop));
  }

  void look_at_waste(const State& stop) {
    const TalonSet waste = stop.waste();
    if (waste == 0) return;
    const int top = stop.drawn - 1;
    const State after = setting_->without_talon(stop, top);
    pair_with_pyramid(after, setting_->talon_card(top), Role::waste);
    const TalonSet below = after.waste();
    if (setting_->rules().waste_pairs == 0 || below == 0) return;
    pair_in_talon(after, top, last_of(below), {Role::waste, Role::discard, 2});
  }

  void look_at_stock(const State& stop) {
    const TalonSet stock = stop.stock();
    if (stock == 0) return;
    const int top = std::countr_zero(stock);
    const State after = setting_->without_talon(stop, top);
    pair_with_pyramid(after, setting_->talon_card(top), Role::stock);
    if (stop.waste() == 0) return;
    pair_in_talon(after, top, stop.drawn - 1, {Role::waste, Role::stock});
  }

  void pair_with_pyramid(const State& after, Card card, Role role) {
    if ((set_of(card) & wanted_) == 0) return;
    if (card.rank() == king) return add(after, {role, Role::discard}, is_harmless());
    for (PlaceSet rest = free_; rest != 0 && !forced_; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      const Card partner = setting_->card_at(place);
      if (card.rank() + partner.rank() != king) continue;
      const bool only = is_harmless() && is_only_pair(partner, card);
      add(setting_->without_place(after, place), {Setting::pile(place), role}, only);
    }
  }

  void pair_in_talon(const State& after, int index, int other, Move move) {
    const Card card = setting_->talon_card(index);
    const Card partner = setting_->talon_card(other);
    if (card.rank() + partner.rank() != king) return;
    add(setting_->without_talon(after, other), move, false);
  }

  // ---- what can do no harm ----------------------------------------------------------------------

  /// Whether a card may leave the talon here without another play being lost: no card is passed
  /// over, and draws of one show the rest as before.
  bool is_harmless() const { return tricks_.forced && turns_ == 0 && setting_->rules().draw == 1; }

  /// Whether a card of the pyramid has this one partner only.
  bool is_only_pair(Card card, Card partner) const {
    return tricks_.forced && partners_->is_only_pair(state_->left, card, partner);
  }

  void add(const State& after, Move move, bool forced) {
    removals_->push_back({after, move, turns_});
    forced_ = forced_ || forced;
  }

  const Setting* setting_;
  const Partners* partners_;
  PyramidTricks tricks_;

  const State* state_ = nullptr;
  std::vector<Removal>* removals_ = nullptr;
  PlaceSet free_ = 0;
  CardSet wanted_ = 0;  ///< cards that would go with a free card of the pyramid, or alone
  std::uint8_t turns_ = 0;
  bool forced_ = false;
};

}  // namespace harpan::pyramid
