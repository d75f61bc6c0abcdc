#pragma once

#include <bit>
#include <cstdint>

#include "harpan/solve/budget.h"
#include "harpan/solve/code_table.h"
#include "harpan/solve/pyramid/partners.h"
#include "harpan/solve/pyramid/state.h"

namespace harpan::pyramid {

/// The easier game in which every card of the talon is free: what is lost there is lost. Of the
/// talon only the number of cards of each rank matters, so that few states are met, each of them
/// by many states of the game itself.
class OpenTalon {
 public:
  OpenTalon(const Setting& setting, const Partners& partners, std::size_t bytes)
      : setting_(&setting), partners_(&partners), met_(bytes, 1) {}

  std::size_t bytes() const { return met_.bytes(); }

  /// Whether the easier game is won, as far as is known: yes where the table or the budget is out.
  bool may_win(const State& state, Budget& budget) {
    if (state.standing == 0) return true;
    const std::uint64_t known = met_.held(state.code << 1);
    if (known != 0) return (known & 1) == 0;
    if (gave_up_ || !budget.spend()) return true;
    const bool wins = some_removal_wins(state, budget);
    const auto found = met_.insert(state.code << 1 | static_cast<std::uint64_t>(!wins));
    gave_up_ = gave_up_ || found == CodeTable<std::uint64_t>::Found::full;
    return wins || gave_up_;
  }

 private:
  bool some_removal_wins(const State& state, Budget& budget) {
    const PlaceSet free = uncovered(state.standing);
    for (PlaceSet rest = free; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      const int rank = setting_->card_at(place).rank();
      const State after = setting_->without_place(state, place);
      if (rank == king) return may_win(after, budget);
      if (with_talon_wins(after, rank, budget)) return true;
      if (with_pyramid_wins(after, rank, rest & (rest - 1), budget)) return true;
    }
    return false;
  }

  bool with_talon_wins(State after, int rank, Budget& budget) {
    const CardSet partners = after.left & setting_->talon_cards() & partners_of(rank);
    if (partners == 0) return false;
    setting_->take(after, lowest_of(partners));
    return partners_->suffice(after.left, partners) && may_win(after, budget);
  }

  bool with_pyramid_wins(const State& after, int rank, PlaceSet others, Budget& budget) {
    for (; others != 0; others &= others - 1) {
      const int place = std::countr_zero(others);
      if (rank + setting_->card_at(place).rank() != king) continue;
      const State both = setting_->without_place(after, place);
      if (partners_->suffice(both.left, partners_of(rank)) && may_win(both, budget)) return true;
    }
    return false;
  }

  const Setting* setting_;
  const Partners* partners_;
  CodeTable<std::uint64_t> met_;
  bool gave_up_ = false;
};

}  // namespace harpan::pyramid
