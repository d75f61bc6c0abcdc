#include <nanobind/stl/string.h>

#include <exception>

#include "bindings.h"
#include "harpan/error.h"

namespace harpan::bindings {

namespace {

PyObject* illegal_move_error = nullptr;  // lives as long as the module's type does: for good

void raise_illegal_move(const IllegalMove& illegal) {
  nb::object type = nb::borrow(illegal_move_error);
  nb::object error =
      type(nb::str(("illegal move " + illegal.subject + ": " + sentence(illegal.refusal)).c_str()));
  nb::dict facts;
  for (const auto& [name, value] : details(illegal.refusal)) facts[name.c_str()] = value;
  error.attr("code") = code_name(illegal.refusal.code);
  error.attr("details") = facts;
  PyErr_SetObject(illegal_move_error, error.ptr());
}

}  // namespace

void bind_errors(nb::module_& m) {
  nb::exception<NotationError>(m, "NotationError", PyExc_ValueError).attr("__doc__") =
      "A text that is no card, pile, move, deck, code or position.";
  nb::exception<RulesError>(m, "RulesError", PyExc_ValueError).attr("__doc__") =
      "Rules or a scoring that do not exist or do not go together.";
  illegal_move_error = PyErr_NewExceptionWithDoc(
      "harpan._core.IllegalMoveError",
      "A move that breaks a rule: `code` names the rule, `details` the cards, pile or numbers.",
      PyExc_ValueError, nullptr);
  m.attr("IllegalMoveError") = nb::borrow(illegal_move_error);
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const IllegalMove& illegal) {
      raise_illegal_move(illegal);
    }
  });
}

}  // namespace harpan::bindings
