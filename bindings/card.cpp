#include "harpan/card.h"

#include <nanobind/operators.h>
#include <nanobind/stl/string.h>

#include "bindings.h"
#include "harpan/notation.h"

namespace harpan::bindings {

void bind_card(nb::module_& m) {
  nb::class_<Card>(m, "Card",
                   "A playing card.\n\n"
                   ">>> card = Card('10H')\n"
                   ">>> str(card), card.rank, card.is_red\n"
                   "('TH', 10, True)\n")
      .def(
          "__init__",
          [](Card* self, const std::string& text) { new (self) Card(parse_card(text)); },
          nb::arg("text"), "Read rank and suit: `TH`, `10h`, `10♥`. Raises NotationError.")
      .def_prop_ro("rank", &Card::rank, "1 (ace) to 13 (king).")
      .def_prop_ro("suit", &Card::suit_index, "0 spades, 1 hearts, 2 clubs, 3 diamonds.")
      .def_prop_ro("is_red", &Card::is_red)
      .def("__str__", [](Card card) { return text(card); })
      .def("__repr__", [](Card card) { return "Card('" + text(card) + "')"; })
      .def("__hash__", &Card::code)
      .def(nb::self == nb::self)
      .def(nb::self < nb::self);
}

}  // namespace harpan::bindings
