#include "harpan/hint/hint.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>

#include "bindings.h"

namespace harpan::bindings {

void bind_hint(nb::module_& m) {
  nb::class_<Hint>(m, "Hint", "A move that is advised from what the player knows, and why.")
      .def_prop_ro(
          "move", [](const Hint& hint) { return hint.plan.front(); }, "The move.")
      .def_prop_ro(
          "plan", [](const Hint& hint) { return hint.plan; },
          "The moves up to the gain, the advised one first; only the last may show a card.")
      .def_prop_ro(
          "gain", [](const Hint& hint) { return std::string(text(hint.gain)); },
          "What the plan's last move does: goes_up, completes, turns, takes_away, plays, empties,\n"
          "fills, joins_suit, joins or shows.")
      .def_prop_ro(
          "card",
          [](const Hint& hint) {
            return hint.card.is_known() ? std::optional(hint.card) : std::nullopt;
          },
          "The card that the plan's last move is about, the lowest of a run; None where the stock\n"
          "shows it.");
  m.def(
      "hint", [](const Game& game) { return hint(game); }, nb::arg("game"),
      nb::call_guard<nb::gil_scoped_release>(),
      "Advise a move, from what the player knows; None where no useful move is found, which is no\n"
      "proof unless the game is stuck. Whoever follows hints alone never comes back to a position\n"
      "with nothing learnt.");
}

}  // namespace harpan::bindings
