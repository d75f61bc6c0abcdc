#include "harpan/solve/solve.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <optional>
#include <variant>
#include <vector>

#include "bindings.h"
#include "harpan/game.h"
#include "harpan/solve/detours.h"

namespace harpan::bindings {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// What ends a search from outside: a time limit, and whatever Python has to say now and then.
struct Watch {
  std::optional<double> seconds;
  nb::object keep_going;  ///< a function of the nodes so far, or None
  Clock::time_point start = Clock::now();

  bool operator()(std::uint64_t nodes) const {
    if (seconds && seconds_since(start) >= *seconds) return false;
    if (keep_going.is_none()) return true;
    const nb::gil_scoped_acquire python;
    return nb::cast<bool>(keep_going(nodes));
  }
};

Limits limits(std::optional<std::uint64_t> nodes, std::size_t table_bytes, const Watch& watch) {
  Limits limits;
  if (nodes) limits.nodes = *nodes;
  limits.table_bytes = table_bytes;
  limits.keep_going = [&watch](std::uint64_t met) { return watch(met); };
  return limits;
}

template <class Found>
struct Timed {
  Found found;
  double seconds;
  Position start;

  /// The line for those who look at it: whoever only counts verdicts does not wait for it.
  std::vector<Move> moves() const {
    return std::visit(
        [this](const auto& position) { return without_detours(position, found.moves); }, start);
  }
};

/// Runs a search without holding Python up.
template <class Search>
auto timed(const Game& game, std::optional<std::uint64_t> nodes, std::optional<double> seconds,
           std::size_t table_bytes, nb::object keep_going, Search search) {
  const Watch watch{seconds, std::move(keep_going)};
  const Position position = game.position();
  const nb::gil_scoped_release released;
  auto found = search(position, limits(nodes, table_bytes, watch));
  return Timed<decltype(found)>{std::move(found), seconds_since(watch.start), position};
}

Timed<Solution> solve_game(const Game& game, std::optional<std::uint64_t> nodes,
                           std::optional<double> seconds, std::size_t table_bytes,
                           nb::object keep_going) {
  return timed(game, nodes, seconds, table_bytes, std::move(keep_going),
               [](const Position& position, const Limits& most) { return solve(position, most); });
}

std::optional<Timed<Harvest>> most_up_of_game(const Game& game, std::optional<std::uint64_t> nodes,
                                              std::optional<double> seconds,
                                              std::size_t table_bytes, nb::object keep_going) {
  const auto most = timed(
      game, nodes, seconds, table_bytes, std::move(keep_going),
      [](const Position& position, const Limits& limits) { return most_up(position, limits); });
  if (!most.found) return std::nullopt;
  return Timed<Harvest>{*most.found, most.seconds, most.start};
}

template <class Found>
void bind_cost(nb::class_<Timed<Found>>& bound) {
  bound
      .def_prop_ro("moves", &Timed<Found>::moves,
                   "The line, as the game plays it; it comes to no position twice.")
      .def_prop_ro("nodes", [](const Timed<Found>& self) { return self.found.nodes; })
      .def_prop_ro("seconds", [](const Timed<Found>& self) { return self.seconds; })
      .def_prop_ro("table_bytes", [](const Timed<Found>& self) { return self.found.table_bytes; });
}

}  // namespace

void bind_solve(nb::module_& m) {
  nb::class_<Timed<Solution>> solution(m, "Solution", "A verdict, its proof and its cost.");
  solution.def_prop_ro(
      "verdict", [](const Timed<Solution>& self) { return name(self.found.verdict); },
      "`winnable`, with a line that the rules engine has played; `unwinnable`, when every line\n"
      "was searched; `unknown`, when a limit was reached first.");
  bind_cost(solution);

  nb::class_<Timed<Harvest>> harvest(m, "Harvest", "The most cards that can be up, and its cost.");
  harvest
      .def_prop_ro(
          "least", [](const Timed<Harvest>& self) { return self.found.least; },
          "So many can be, by the line of `moves`.")
      .def_prop_ro(
          "most", [](const Timed<Harvest>& self) { return self.found.most; },
          "No more than so many can be; proven to the card when it equals `least`.");
  bind_cost(harvest);

  m.def("solve", &solve_game, nb::arg("game"), nb::kw_only(), nb::arg("nodes") = nb::none(),
        nb::arg("seconds") = nb::none(), nb::arg("table_bytes"), nb::arg("keep_going") = nb::none(),
        "See harpan.solve.");
  m.def("most_up", &most_up_of_game, nb::arg("game"), nb::kw_only(), nb::arg("nodes") = nb::none(),
        nb::arg("seconds") = nb::none(), nb::arg("table_bytes"), nb::arg("keep_going") = nb::none(),
        "See harpan.most_up.");
}

}  // namespace harpan::bindings
