#include <nanobind/stl/string.h>

#include <exception>

#include "bindings.h"
#include "harpan/error.h"

namespace harpan::bindings {

namespace {

/// The three exception types; they live as long as the module's types do: for good.
struct Types {
  PyObject* notation = nullptr;
  PyObject* rules = nullptr;
  PyObject* illegal_move = nullptr;
} types;

void raise(PyObject* type, const std::string& message, const std::string& code,
           const Details& details) {
  nb::object error = nb::borrow(type)(nb::cast(message));
  nb::dict facts;
  for (const auto& [name, value] : details) facts[name.c_str()] = value;
  error.attr("code") = code;
  error.attr("details") = facts;
  PyErr_SetObject(type, error.ptr());
}

void translate(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const IllegalMove& illegal) {
    raise(types.illegal_move, "illegal move " + illegal.subject + ": " + sentence(illegal.refusal),
          std::string(code_name(illegal.refusal.code)), details(illegal.refusal));
  } catch (const NotationError& error) {
    raise(types.notation, error.what(), error.code(), error.details());
  } catch (const RulesError& error) {
    raise(types.rules, error.what(), error.code(), error.details());
  }
}

PyObject* add_type(nb::module_& m, const char* name, const char* doc) {
  const std::string full_name = std::string("harpan._core.") + name;
  PyObject* type = PyErr_NewExceptionWithDoc(full_name.c_str(), doc, PyExc_ValueError, nullptr);
  m.attr(name) = nb::borrow(type);
  return type;
}

}  // namespace

void bind_errors(nb::module_& m) {
  types.notation = add_type(m, "NotationError",
                            "A text that is no card, pile, move, deck, code or position. `code` "
                            "names the kind, `details` what was expected and got, and where.");
  types.rules = add_type(m, "RulesError",
                         "Rules or a scoring that do not exist or do not go together. `code` names "
                         "the kind, `details` what is allowed.");
  types.illegal_move = add_type(m, "IllegalMoveError",
                                "A move that breaks a rule. `code` names the rule, `details` the "
                                "cards, pile or numbers.");
  nb::register_exception_translator(&translate);
}

}  // namespace harpan::bindings
