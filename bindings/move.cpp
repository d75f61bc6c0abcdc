#include "harpan/move.h"

#include <nanobind/operators.h>
#include <nanobind/stl/string.h>

#include "bindings.h"
#include "harpan/notation.h"

namespace harpan::bindings {

namespace {

const char* role_name(Role role) {
  constexpr const char* names[] = {"stock", "waste", "foundation", "column"};
  return names[static_cast<int>(role)];
}

int hash(const Move& move) {
  return move.source.code() << 16 | move.target.code() << 8 | move.count;
}

}  // namespace

void bind_move(nb::module_& m) {
  nb::class_<Pile>(
      m, "Pile",
      "A pile of the table: `s` stock, `w` waste, `f1` … foundations, `t1` … columns.\n\n"
      ">>> Pile('t3').role, Pile('t3').index\n"
      "('column', 2)\n")
      .def(
          "__init__",
          [](Pile* self, const std::string& text) { new (self) Pile(parse_pile(text)); },
          nb::arg("text"), "Read a pile. Raises NotationError.")
      .def_prop_ro(
          "role", [](Pile pile) { return role_name(pile.role()); },
          "`stock`, `waste`, `foundation` or `column`.")
      .def_prop_ro("index", &Pile::index, "Index among the piles of its role, from 0.")
      .def("__str__", [](Pile pile) { return text(pile); })
      .def("__repr__", [](Pile pile) { return "Pile('" + text(pile) + "')"; })
      .def("__hash__", &Pile::code)
      .def(nb::self == nb::self);

  nb::class_<Move>(
      m, "Move",
      "Some cards from one pile to another. Stock to waste is a draw, waste to stock a\n"
      "recycle.\n\n"
      ">>> move = Move('t3-t5:4')\n"
      ">>> str(move.source), str(move.target), move.count\n"
      "('t3', 't5', 4)\n")
      .def(
          "__init__",
          [](Move* self, const std::string& text) { new (self) Move(parse_move(text)); },
          nb::arg("text"), "Read `source-target` or `source-target:count`. Raises NotationError.")
      .def_ro("source", &Move::source)
      .def_ro("target", &Move::target)
      .def_ro("count", &Move::count, "Number of cards.")
      .def("__str__", [](const Move& move) { return text(move); })
      .def("__repr__", [](const Move& move) { return "Move('" + text(move) + "')"; })
      .def("__hash__", &hash)
      .def(nb::self == nb::self);

  nb::class_<Step>(m, "Step", "What a move did.")
      .def_ro("move", &Step::move)
      .def_ro("turned", &Step::turned, "Whether a hidden card of the source was turned up.")
      .def_prop_ro(
          "pass_number", [](const Step& step) { return step.pass; },
          "The pass in which the move was made; a recycle ends it.")
      .def(nb::self == nb::self)
      .def("__repr__", [](const Step& step) {
        return "<Step " + text(step.move) + (step.turned ? " turned>" : ">");
      });
}

}  // namespace harpan::bindings
