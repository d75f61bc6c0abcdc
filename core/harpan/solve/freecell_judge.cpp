#include "harpan/solve/freecell_judge.h"

#include <algorithm>

namespace harpan::freecell {

Judge::Judge(const Ground& ground, const Weights& weights) : ground_(&ground), weights_(weights) {
  stack_[0] = {0, 0, suit_count * king};
  for (int stack = 1; stack <= ground.stacks(); ++stack) {
    const int below = ground.stack_below(stack);
    const int card = ground.card_on(stack);
    const Stack& rest = stack_[at(below)];
    const int burden = rank_of(card) > rest.least_rank ? 1 : 0;
    const bool fits = below == 0 || (parents(card) & bit(ground.card_on(below))) != 0;
    const int weight = weights.stacked + burden * weights.burden + (fits ? 0 : weights.misfit);
    stack_[at(stack)] = {static_cast<std::int16_t>(rest.weight + weight),
                         static_cast<std::uint8_t>(rest.burden + burden),
                         static_cast<std::uint8_t>(std::min<int>(rest.least_rank, rank_of(card)))};
  }
}

int Judge::burden_of_run(const State& state, std::size_t column) const {
  // The bits that no card has stand in for an empty run.
  const int head = rank_of(highest(state.run[column] | bit(0)));
  const int top = rank_of(lowest(state.run[column] | bit(63)));
  return std::max(0, head - std::max<int>(stack_[state.under[column]].least_rank, top - 1));
}

int Judge::burden(const State& state) const {
  int sum = 0;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    sum += stack_[state.under[column]].burden + burden_of_run(state, column);
  }
  return sum;
}

Cards Judge::settled(const State& state) const {
  Cards cards = 0;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    const bool is_settled =
        stack_[state.under[column]].burden + burden_of_run(state, column) == 0;
    if (is_settled) cards |= lowest_bit(state.run[column]);
  }
  return cards;
}

int Judge::depth(const State& state, int card) const {
  const int column = ground_->column_of_card(card);
  return std::max(0, state.under[at(column)] - ground_->stack_of(card) + 1);
}

int Judge::value(const State& state) const {
  int sum = weights_.places[at(std::min(ground_->free_places(state), 4))] + weights_.spare * state.spare;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    const int under = state.under[column];
    sum += stack_[at(under)].weight + (under != 0 ? weights_.stack : weights_.grounded) +
           weights_.burden * burden_of_run(state, column);
  }
  for (int suit = 0; suit < suit_count; ++suit) {
    const int wanted = (state.up[at(suit)] + 1) * suit_count + suit;
    const int covers = depth(state, wanted);
    sum += covers * weights_.depth + (covers != 0 ? weights_.buried : 0) +
           depth(state, wanted + suit_count) * weights_.next_depth -
           state.up[at(suit)] * weights_.up;
  }
  return sum;
}

}  // namespace harpan::freecell
