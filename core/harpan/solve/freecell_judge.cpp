#include "harpan/solve/freecell_judge.h"

#include <algorithm>

namespace harpan::freecell {

Judge::Judge(const Ground& ground, const Weights& weights) : ground_(&ground), weights_(weights) {
  stack_[0] = {static_cast<std::int16_t>(weights[Part::grounded]), 0, king};
  for (int stack = 1; stack <= ground.stacks(); ++stack) {
    const int below = ground.stack_below(stack);
    const int card = ground.card_on(stack);
    const Stack& rest = stack_[at(below)];
    const int burden = rank_of(card) > rest.least_rank ? 1 : 0;
    const bool fits = below == 0 || (parents(card) & bit(ground.card_on(below))) != 0;
    const int weight = (below == 0 ? weights[Part::stack] - weights[Part::grounded] : 0) +
                       weights[Part::stacked] + burden * weights[Part::burden] +
                       (fits ? 0 : weights[Part::misfit]);
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

Cards Judge::settled(const State& state) const {
  Cards cards = 0;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    const bool is_settled = stack_[state.under[column]].burden + burden_of_run(state, column) == 0;
    if (is_settled) cards |= lowest_bit(state.run[column]);
  }
  return cards;
}

int Judge::depth(const State& state, int card) const {
  const int column = ground_->column_of_card(card);
  return std::max(0, state.under[at(column)] - ground_->stack_of(card) + 1);
}

int Judge::value_of_suits(const State& state) const {
  int sum = 0;
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

int Judge::value(const State& state) const {
  int sum = ground_->rules().deck().size() * weights_[Part::left];
  int burden_of_runs = 0;
  int burden_of_stacks = 0;
  for (std::size_t column = 0; column < state.run.size(); ++column) {
    const Stack& stack = stack_[state.under[column]];
    sum += stack.weight;
    burden_of_stacks += stack.burden;
    burden_of_runs += burden_of_run(state, column);
  }
  if (burden_of_stacks + burden_of_runs == 0) return won;
  return sum + burden_of_runs * weights_[Part::burden] + state.spare * weights_[Part::spare] +
         weights_.of_places(std::min(ground_->free_places(state), 4)) + value_of_suits(state);
}

}  // namespace harpan::freecell
