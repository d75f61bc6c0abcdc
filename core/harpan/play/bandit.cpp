#include "harpan/play/bandit.h"

#include "harpan/play/bandit/arms.h"
#include "harpan/play/bandit/judge.h"
#include "harpan/play/parting.h"
#include "harpan/play/worlds.h"
#include "harpan/solve/klondike.h"

namespace harpan {

namespace {

/// What the end of a game may cost, when nothing is hidden any more.
constexpr std::uint64_t nodes_of_the_end = 50'000;

}  // namespace

template <int Decks>
Block BanditPolicy<Klondike<Decks>>::plan(const View<Position>& view, Rng& rng) {
  const Position& known = view.known();
  if (looks_are_free(known) && !stock_is_known(known)) return {talon_move(known)};
  return view.unseen().empty() ? plan_open(known) : best_block(view, rng);
}

/// The rest of the game, every card known: to the win, or else to as many cards up as are found.
template <int Decks>
Block BanditPolicy<Klondike<Decks>>::plan_open(const Position& position) {
  const Limits limits{.nodes = nodes_of_the_end};
  if (terms_.aim == Aim::win) {
    const Solution solution = solve(position, limits);
    nodes_ += solution.nodes;
    if (solution.verdict == Verdict::winnable) return solution.moves;
  }
  const Harvest harvest = most_up(position, limits);
  nodes_ += harvest.nodes;
  return harvest.least > position.up() ? harvest.moves : Block();
}

template <int Decks>
Block BanditPolicy<Klondike<Decks>>::best_block(const View<Position>& view, Rng& rng) {
  const Arms<Decks> arms(view);
  const auto& commits = arms.commits();
  if (commits.size() < 2) return commits.empty() ? Block() : arms.block(0);
  Worlds<Position> worlds(view);
  Judge<Decks> judge(terms_.aim, player_.nodes);
  std::optional<World<Decks>> world;
  Parting race(commits.size(), player_.samples * commits.size());
  const std::size_t best = race.best(
      [&] {
        world.emplace(worlds.sample(rng));
        return terms_.go_on();
      },
      [&](std::size_t i) { return judge.value(*world, world->after(commits[i])); });
  nodes_ += judge.nodes();
  return arms.block(best);
}

template class BanditPolicy<Klondike<1>>;
template class BanditPolicy<Klondike<2>>;

}  // namespace harpan
