#include "harpan/scoring.h"

#include <nanobind/operators.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "bindings.h"
#include "settings.h"

namespace harpan::bindings {

void bind_scoring(nb::module_& m) {
  nb::class_<Scoring>(m, "Scoring",
                      "How a game is scored: `standard`, `vegas`, `spider` or `plain`, with its\n"
                      "options.\n\n"
                      ">>> Scoring('standard:timed=no').kind\n"
                      "'standard'\n")
      .def(
          "__init__",
          [](Scoring* self, std::string_view text) { new (self) Scoring(parse_scoring(text)); },
          nb::arg("text") = "standard",
          "Read a scoring text. Raises RulesError, which says what is allowed.")
      .def_prop_ro(
          "text", [](const Scoring& scoring) { return text(scoring); }, "The canonical text.")
      .def_prop_ro("kind", &kind)
      .def_prop_ro(
          "options", [](const Scoring& scoring) { return options(scoring); },
          "Every option in fixed order.")
      .def(
          "replace",
          [](const Scoring& scoring, const std::map<std::string, std::string>& changes) {
            return replace(scoring, assignments(changes));
          },
          nb::arg("changes"), "The scoring with some options changed. Raises RulesError.")
      .def("__str__", [](const Scoring& scoring) { return text(scoring); })
      .def("__repr__", [](const Scoring& scoring) { return "Scoring('" + text(scoring) + "')"; })
      .def("__hash__", [](const Scoring& scoring) { return nb::hash(nb::cast(text(scoring))); })
      .def(nb::self == nb::self);

  nb::class_<Score>(m, "Score", "A score and its parts, in points.")
      .def_ro("points", &Score::points, "Without time and bonus.")
      .def_ro("time_penalty", &Score::time_penalty, "0 or less.")
      .def_ro("bonus", &Score::bonus, "Time bonus or casino bonus of a won game.")
      .def_ro("total", &Score::total)
      .def_ro("up", &Score::up, "Cards on the foundations, or discarded.");
}

}  // namespace harpan::bindings
