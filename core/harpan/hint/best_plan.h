#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "harpan/hint/outlook.h"
#include "harpan/hint/plans.h"
#include "harpan/layout.h"
#include "harpan/play/greedy.h"
#include "harpan/play/policy.h"
#include "harpan/play/worlds.h"
#include "harpan/solve/detours.h"
#include "harpan/solve/solve.h"
#include "harpan/view.h"

namespace harpan {

/// The random numbers that go with what the player does not know: the same worlds are sampled until
/// something is learnt, so a plan is worth the same wherever on its way it is looked at.
inline Rng world_stream(const std::vector<Card>& unseen) {
  constexpr std::uint64_t domain = 0x6869'6E74'0000'0001U;  // "hint", the first form
  const Key key = KeyBuilder(domain).add_cards(unseen).key();
  SplitMix64 high(key.high);
  SplitMix64 low(key.low);
  return Rng({high.next(), low.next(), high.next(), low.next()});
}

/// Worlds in which plans are tried. Games of two decks are long; those of Aces Up are short, and
/// few are won.
template <Family F>
inline constexpr int worlds_tried = 40;
template <>
inline constexpr int worlds_tried<AcesUp> = 300;
template <>
inline constexpr int worlds_tried<Klondike<2>> = 12;
template <>
inline constexpr int worlds_tried<Spider> = 24;

/// Worlds after which the worse half of the plans is left, where it is: many plans in Spider.
template <Family F>
inline constexpr int worlds_a_round = 0;
template <>
inline constexpr int worlds_a_round<Spider> = 4;

/// Whether the greedy order's own plan is made unless another is clearly better.
template <Family F>
inline constexpr bool trusts_greedy_order = true;
template <>
inline constexpr bool trusts_greedy_order<Spider> = false;

/// What is planned, where a family's plans may have to avoid what was met.
template <Family F>
std::vector<Block> listed_plans(const View<F>& view, const std::vector<Key>& met) {
  if constexpr (requires { Plans<F>::of(view, met); }) {
    return Plans<F>::of(view, met);
  } else {
    return Plans<F>::of(view);
  }
}

/// Whether a plan comes to a position that was met.
template <Family F>
bool comes_back(F position, const Block& plan, const std::vector<Key>& met) {
  return std::ranges::any_of(plan, [&](const Move& move) {
    position.apply(move);
    return std::ranges::find(met, position.key()) != met.end();
  });
}

/// What the greedy order does next, up to a gain; empty where it gives up.
template <Family F>
Block greedy_plan(F position) {
  constexpr std::size_t longest = 200;
  GreedyOrder<F> order;  // NOLINT(misc-const-correctness): most families remember
  Block plan;
  while (plan.size() < longest) {
    const auto move = order.next(position);
    if (!move) break;
    plan.push_back(*move);
    const F before = position;
    if (Plans<F>::gains(before, position.apply(*move))) return plan;
  }
  return {};
}

/// What comes of plans, world by world.
class Trial {
 public:
  explicit Trial(std::size_t plans) : values_(plans), left_(plans) {
    std::iota(left_.begin(), left_.end(), std::size_t{0});
  }

  /// The plans that are tried on, in their order.
  const std::vector<std::size_t>& left() const { return left_; }

  /// Tries the worse half no more; two are left to the end.
  void leave_worse_half() {
    if (left_.size() <= 2) return;
    std::ranges::sort(left_, [this](std::size_t a, std::size_t b) {
      const double gap = sum(a) - sum(b);
      return gap != 0 ? gap > 0 : a < b;
    });
    left_.resize((left_.size() + 1) / 2);
    std::ranges::sort(left_);
  }

  void add(std::size_t plan, double value) { values_[plan].push_back(value); }

  double sum(std::size_t plan) const {
    return std::accumulate(values_[plan].begin(), values_[plan].end(), 0.0);
  }

  /// Whether a plan is better than another, and that by more than so many standard errors of their
  /// paired difference. In the only world there is any difference counts.
  bool is_clearly_better(std::size_t plan, std::size_t other) const {
    constexpr double errors_apart = 1.5;
    const auto n = static_cast<double>(values_[plan].size());
    const double mean = (sum(plan) - sum(other)) / n;
    double squares = 0;
    for (std::size_t i = 0; i < values_[plan].size(); ++i) {
      const double difference = values_[plan][i] - values_[other][i] - mean;
      squares += difference * difference;
    }
    return mean > 0 && mean >= errors_apart * std::sqrt(squares) / n;
  }

 private:
  std::vector<std::vector<double>> values_;  ///< of each plan in each world that it was tried in
  std::vector<std::size_t> left_;
};

/// What a world is worth after a plan.
template <Family F>
double worth(F world, const Block& plan, Aim aim) {
  for (const Move& move : plan) world.apply(move);
  return outlook(world, aim);
}

template <Family F>
Trial tried(const View<F>& view, const std::vector<Block>& plans, Aim aim) {
  Worlds<F> worlds(view);
  Rng rng = world_stream(view.unseen());
  Trial trial(plans.size());
  const int count = worlds.is_one() ? 1 : worlds_tried<F>;
  for (int i = 1; i <= count; ++i) {
    const F world = worlds.sample(rng);
    for (const std::size_t plan : trial.left()) trial.add(plan, worth(world, plans[plan], aim));
    if constexpr (worlds_a_round<F> > 0) {
      if (i % worlds_a_round<F> == 0) trial.leave_worse_half();
    }
  }
  return trial;
}

/// Whether the solver is asked where the player can know every card. In Spider it judges worlds.
template <Family F>
inline constexpr bool asks_solver = true;
template <>
inline constexpr bool asks_solver<Spider> = false;

/// The position by rules under which no card is taken back from a foundation. A win by them is one
/// by the rules in force, and along it the foundations only rise, so hints do not go in circles.
template <Family F>
F without_taking_back(const F& position) {
  if constexpr (requires { position.rules().taking_back; }) {
    auto rules = position.rules();
    rules.taking_back = 0;
    Layout layout;
    position.lay_out(layout);
    return F::from_layout(rules, layout);
  } else {
    return position;
  }
}

/// The moves of a win up to the first gain, where every card can be known and the solver finds one
/// soon; empty elsewhere.
template <Family F>
Block start_of_win(const View<F>& view) {
  constexpr std::uint64_t most_nodes = 20'000;
  Worlds<F> worlds(view);
  if (!asks_solver<F> || !worlds.is_one()) return {};
  Rng rng = world_stream(view.unseen());
  F world = without_taking_back(worlds.sample(rng));
  const Solution solution = solve(world, {.nodes = most_nodes});
  Block plan;
  for (const Move& move : without_detours(world, solution.moves)) {
    plan.push_back(move);
    const F before = world;
    if (Plans<F>::gains(before, world.apply(move))) return plan;
  }
  return {};
}

/// The plan after which sampled worlds are worth most, the shortest of equals; that of the greedy
/// order, where it is trusted, unless the best is clearly better. Empty where there is no plan.
template <Family F>
Block best_in_worlds(const View<F>& view, const std::vector<Key>& met, Aim aim) {
  const auto is_back = [&](const Block& plan) { return comes_back(view.known(), plan, met); };
  std::vector<Block> plans = listed_plans(view, met);
  std::erase_if(plans, is_back);
  const std::size_t listed = plans.size();
  Block usual;
  if constexpr (trusts_greedy_order<F>) usual = greedy_plan(view.known());
  if (!usual.empty() && !is_back(usual)) plans.push_back(std::move(usual));
  if (plans.empty()) return {};
  if (plans.size() == 1) return plans[0];
  const Trial trial = tried(view, plans, aim);
  std::size_t best = trial.left()[0];
  for (const std::size_t plan : trial.left()) {
    if (plan >= listed) break;
    const double gap = trial.sum(plan) - trial.sum(best);
    if (gap > 0 || (gap == 0 && plans[plan].size() < plans[best].size())) best = plan;
  }
  const bool is_usual = plans.size() > listed && !trial.is_clearly_better(best, listed);
  return plans[is_usual ? listed : best];
}

/// The start of a win where one is known, else the plan that seems best; empty where there is none.
/// `met` are the keys of the positions since something was learnt.
template <Family F>
Block best_plan(const View<F>& view, const std::vector<Key>& met, Aim aim) {
  Block win = start_of_win(view);
  if (!win.empty() && !comes_back(view.known(), win, met)) return win;
  return best_in_worlds(view, met, aim);
}

}  // namespace harpan
