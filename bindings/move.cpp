#include "harpan/move.h"

#include <nanobind/operators.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <bit>

#include "bindings.h"
#include "harpan/notation.h"

namespace harpan::bindings {

namespace {

const char* role_name(Role role) {
  constexpr const char* names[] = {"stock", "waste",   "foundation", "column",
                                   "cell",  "pyramid", "discard"};
  return names[static_cast<int>(role)];
}

std::vector<Pile> piles(Role role, std::uint32_t bits) {
  std::vector<Pile> result;
  for (; bits != 0; bits &= bits - 1) result.emplace_back(role, std::countr_zero(bits));
  return result;
}

std::vector<Pile> columns(std::uint32_t bits) { return piles(Role::column, bits); }

/// Cards turn up in the pyramid when one there or over it goes, and else in columns.
std::vector<Pile> turned(const Step& step) {
  const bool in_pyramid =
      step.move.source.role() == Role::pyramid || step.move.target.role() == Role::pyramid;
  return piles(in_pyramid ? Role::pyramid : Role::column, step.turned);
}

int hash(const Move& move) {
  return move.source.code() << 16 | move.target.code() << 8 | move.count;
}

}  // namespace

void bind_move(nb::module_& m) {
  nb::class_<Pile>(
      m, "Pile",
      "A pile of the table: `s` stock, `w` waste, `f1` … foundations, `t1` … columns,\n"
      "`c1` … cells, `p1` … places of the pyramid row by row, `d` discard.\n\n"
      ">>> Pile('t3').role, Pile('t3').index\n"
      "('column', 2)\n")
      .def(
          "__init__",
          [](Pile* self, const std::string& text) { new (self) Pile(parse_pile(text)); },
          nb::arg("text"), "Read a pile. Raises NotationError.")
      .def_prop_ro(
          "role", [](Pile pile) { return role_name(pile.role()); },
          "`stock`, `waste`, `foundation`, `column`, `cell`, `pyramid` or `discard`.")
      .def_prop_ro("index", &Pile::index, "Index among the piles of its role, from 0.")
      .def("__str__", [](Pile pile) { return text(pile); })
      .def("__repr__", [](Pile pile) { return "Pile('" + text(pile) + "')"; })
      .def("__hash__", &Pile::code)
      .def(nb::self == nb::self);

  nb::class_<Move>(
      m, "Move",
      "Some cards from one pile to another. Stock to waste is a draw, waste to stock a\n"
      "recycle, stock to the first column a row of one card to each.\n\n"
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
      .def_prop_ro("turned", &turned, "The piles where a hidden card turned up.")
      .def_prop_ro(
          "home", [](const Step& step) { return columns(step.home); },
          "The columns whose complete run went to a foundation.")
      .def_prop_ro(
          "filled", [](const Step& step) { return columns(step.filled); },
          "The columns that were filled from the stock.")
      .def_ro("automatic", &Step::automatic, "Made by the game after a player's move.")
      .def_prop_ro(
          "pass_number", [](const Step& step) { return step.pass; },
          "The pass in which the move was made; a recycle ends it.")
      .def(nb::self == nb::self)
      .def("__repr__", [](const Step& step) {
        return "<Step " + text(step.move) + (step.turned != 0 ? " turned>" : ">");
      });
}

}  // namespace harpan::bindings
