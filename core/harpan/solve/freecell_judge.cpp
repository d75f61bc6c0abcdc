#include "harpan/solve/freecell_judge.h"

#include <algorithm>
#include <bit>

namespace harpan::freecell {

Judge::Judge(const Ground& ground, const Weights& weights) : ground_(&ground), weights_(weights) {
  stack_[0] = {static_cast<std::int16_t>(weights[Part::grounded]), 0, king};
  down_[0] = 0;
  for (int stack = 1; stack <= ground.stacks(); ++stack) {
    const int below = ground.stack_below(stack);
    const int card = ground.card_on(stack);
    const Stack& rest = stack_[at(below)];
    const int burden = rank_of(card) > rest.least_rank ? 1 : 0;
    const bool fits = below == 0 || (parents(card) & bit(ground.card_on(below))) != 0;
    down_[at(stack)] = down_[at(below)] | bit(stack);
    const int weight = (below == 0 ? weights[Part::stack] - weights[Part::grounded] : 0) +
                       weights[Part::stacked] + burden * weights[Part::burden] +
                       (fits ? 0 : weights[Part::misfit]);
    stack_[at(stack)] = {static_cast<std::int16_t>(rest.weight + weight),
                         static_cast<std::uint8_t>(rest.burden + burden),
                         static_cast<std::uint8_t>(std::min<int>(rest.least_rank, rank_of(card)))};
  }
}

Judge::Load Judge::load(const State& state, std::size_t column) const {
  const Stack& stack = stack_[state.under[column]];
  // The bits that no card has stand in for an empty run.
  const int head = rank_of(highest(state.run[column] | bit(0)));
  const int top = rank_of(lowest(state.run[column] | bit(63)));
  const int burden = std::max(0, head - std::max<int>(stack.least_rank, top - 1));
  return {stack.weight + burden * weights_[Part::burden], stack.burden + burden};
}

Judge::Sight Judge::look(const State& state) const {
  Sight sight;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    sight.columns[column] = load(state, column);
    sight.sum += sight.columns[column];
  }
  sight.suits = value_of_suits(state);
  for (Cards wanted = state.wanted(); wanted != 0; wanted &= wanted - 1) {
    const int card = lowest(wanted);
    sight.stacks |= stack_bit(card) | stack_bit(card + suit_count);
  }
  return sight;
}

int Judge::value_after(const State& before, const Sight& sight, Hop hop, const State& state) const {
  if (std::bit_cast<std::uint32_t>(state.up) != std::bit_cast<std::uint32_t>(before.up)) {
    return value(state);
  }
  Load sum = sight.sum;
  const auto change = [&](std::size_t column) {
    sum -= sight.columns[column];
    sum += load(state, column);
  };
  int suits = sight.suits;
  if (hop.source < from_loose) {
    change(hop.source);
    const std::size_t stack = before.under[hop.source];
    const bool is_bared = state.under[hop.source] != stack;
    if (is_bared && (sight.stacks & down_[stack]) != 0) suits = value_of_suits(state);
  }
  if (hop.onto != loose_place) change(hop.target);
  return total(state, sum, suits);
}

Cards Judge::settled(const State& state, const Sight& sight) const {
  Cards cards = 0;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    if (sight.columns[column].burden == 0) cards |= lowest_bit(state.run[column]);
  }
  return cards;
}

Cards Judge::stack_bit(int card) const {
  const int stack = ground_->stack_of(card);
  return stack == Ground::no_stack ? 0 : bit(stack);
}

int Judge::depth(const State& state, int card) const {
  const int column = ground_->column_of_card(card);
  return std::max(0, state.under[at(column)] - ground_->stack_of(card) + 1);
}

int Judge::value_of_suits(const State& state) const {
  int sum = ground_->rules().deck().size() * weights_[Part::left];
  for (int suit = 0; suit < suit_count; ++suit) {
    const int up = state.up[at(suit)];
    const int wanted = (up + 1) * suit_count + suit;
    const int covers = depth(state, wanted);
    sum += covers * weights_[Part::depth] + (covers != 0 ? weights_[Part::buried] : 0) +
           depth(state, wanted + suit_count) * weights_[Part::next_depth] -
           up * weights_[Part::left];
  }
  return sum;
}

int Judge::total(const State& state, Load sum, int suits) const {
  if (sum.burden == 0) return won;
  return sum.weight + suits + state.spare * weights_[Part::spare] +
         weights_.of_places(std::min(ground_->free_places(state), 4));
}

}  // namespace harpan::freecell
