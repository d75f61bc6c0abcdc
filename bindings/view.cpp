#include "view.h"

#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <optional>

#include "bindings.h"
#include "harpan/notation.h"

namespace harpan::bindings {

namespace {

std::map<std::string, std::vector<Slot>> named_piles(const TableView& view) {
  std::map<std::string, std::vector<Slot>> piles;
  for (const LaidPile& pile : view.layout.piles) piles[text(pile.pile)] = pile.slots;
  return piles;
}

std::optional<Card> known_card(const Slot& slot) {
  return slot.card.is_known() ? std::optional(slot.card) : std::nullopt;
}

}  // namespace

void bind_view(nb::module_& m) {
  nb::class_<Slot>(m, "Slot", "One card's place on the table.")
      .def_prop_ro("card", &known_card, "The card, or None when the player does not know it.")
      .def_ro("face_up", &Slot::face_up, "A card that lies face down may still be known.")
      .def("__repr__", [](const Slot& slot) {
        return "<Slot " + text(slot.card) + (slot.face_up ? ">" : " face down>");
      });

  nb::class_<TableView>(m, "View",
                        "What the player knows: cards face up, counts, and the cards that were\n"
                        "shown and lie face down again. Piles go from the bottom to the top; the\n"
                        "stock's last card is drawn next.")
      .def_prop_ro("piles", &named_piles, "Every pile by its text.")
      .def_prop_ro("stock", [](const TableView& view) { return view.pile_of(Role::stock); })
      .def_prop_ro("waste", [](const TableView& view) { return view.pile_of(Role::waste); })
      .def_prop_ro("discard", [](const TableView& view) { return view.pile_of(Role::discard); })
      .def_prop_ro("foundations",
                   [](const TableView& view) { return view.piles_of(Role::foundation); })
      .def_prop_ro("cells", [](const TableView& view) { return view.piles_of(Role::cell); })
      .def_prop_ro(
          "pyramid", [](const TableView& view) { return view.piles_of(Role::pyramid); },
          "Its places row by row, each with a card or none.")
      .def_prop_ro("columns", [](const TableView& view) { return view.piles_of(Role::column); })
      .def_prop_ro("pass_number", [](const TableView& view) { return view.layout.pass; })
      .def_ro("legal_moves", &TableView::legal_moves, "The legal moves, in a fixed order.")
      .def_ro("unseen", &TableView::unseen, "The cards whose places are not known, sorted.");
}

}  // namespace harpan::bindings
