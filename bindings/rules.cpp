#include "harpan/rules.h"

#include <nanobind/operators.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "bindings.h"
#include "harpan/scoring.h"
#include "settings.h"

namespace harpan::bindings {

void bind_rules(nb::module_& m) {
  nb::class_<Option>(m, "Option", "One option of rules or a scoring, with its values as text.")
      .def_ro("name", &Option::name)
      .def_ro("value", &Option::value)
      .def_ro("allowed", &Option::allowed, "Every value it may take, the usual one first.")
      .def("__repr__", [](const Option& option) {
        return "<Option " + option.name + '=' + option.value + '>';
      });

  nb::class_<Rules>(m, "Rules",
                    "The rules of a game: its family and options, as a value.\n\n"
                    ">>> rules = Rules('klondike:passes=3,draw=3')\n"
                    ">>> rules.text\n"
                    "'klondike:draw=3,passes=3'\n"
                    ">>> rules.replace({'decks': '2'}).deck_size\n"
                    "104\n")
      .def(
          "__init__",
          [](Rules* self, std::string_view text) { new (self) Rules(parse_rules(text)); },
          nb::arg("text") = "klondike",
          "Read a rules text. Raises RulesError, which says what is allowed.")
      .def_prop_ro(
          "text", [](const Rules& rules) { return text(rules); },
          "The canonical text: options that have their usual value are left out.")
      .def_prop_ro("family", &family_name)
      .def_prop_ro("version", &rules_version, "Raised when equal rules come to play differently.")
      .def_prop_ro(
          "options", [](const Rules& rules) { return options(rules); },
          "Every option in fixed order.")
      .def_prop_ro("scorings", &scoring_kinds,
                   "The kinds of scoring that a game of these rules can have, the usual one first.")
      .def_prop_ro("redeals", &redeals, "How often a hopeless start may be dealt anew.")
      .def_prop_ro("is_open", &is_open, "Whether every card is known from the start.")
      .def_prop_ro("least_number", &least_number, "The least number of a numbered deal.")
      .def_prop_ro("largest_number", &largest_number, "The largest number of a numbered deal.")
      .def_prop_ro(
          "deck_size", [](const Rules& rules) { return deck(rules).size(); }, "Number of cards.")
      .def(
          "replace",
          [](const Rules& rules, const std::map<std::string, std::string>& changes) {
            return replace(rules, assignments(changes));
          },
          nb::arg("changes"), "The rules with some options changed. Raises RulesError.")
      .def("__str__", [](const Rules& rules) { return text(rules); })
      .def("__repr__", [](const Rules& rules) { return "Rules('" + text(rules) + "')"; })
      .def("__hash__", [](const Rules& rules) { return nb::hash(nb::cast(text(rules))); })
      .def(nb::self == nb::self);
}

}  // namespace harpan::bindings
