#include "harpan/deal.h"

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <limits>
#include <variant>

#include "bindings.h"
#include "harpan/notation.h"
#include "harpan/perft.h"
#include "whole_number.h"

namespace harpan::bindings {

namespace {

DeckOrder order_of(std::string_view name) {
  if (name == "dealing") return DeckOrder::dealing;
  if (name == "columns") return DeckOrder::columns;
  throw NotationError("bad_order", "expected the order dealing or columns, got " + quoted(name));
}

constexpr Expected any_deal{"bad_number", "a deal number", 0,
                            std::numeric_limits<std::uint64_t>::max()};
constexpr Expected any_depth{"bad_depth", "a depth", 0, std::numeric_limits<int>::max()};

std::uint64_t count_perft(const Rules& rules, const nb::int_& number, const nb::int_& depth) {
  Position position = deal(rules, numbered_cards(rules, deal_number_of(rules, number)));
  const auto moves = static_cast<int>(whole_number(depth, any_depth));
  const nb::gil_scoped_release released;
  return std::visit([&](auto& family) { return perft(family, moves); }, position);
}

}  // namespace

void bind_deal(nb::module_& m) {
  m.def(
      "deal_code", [](const nb::int_& number) { return deal_code(whole_number(number, any_deal)); },
      nb::arg("number"),
      "The short code by which people pass a deal number on. Raises NotationError.\n\n"
      ">>> deal_number(deal_code(4711))\n"
      "4711\n");
  m.def("deal_number", &deal_number, nb::arg("code"),
        "The deal number of a code. Raises NotationError, also when a character is mistyped.");
  m.def(
      "numbered_deck",
      [](const Rules& rules, const nb::int_& number) {
        return numbered_cards(rules, deal_number_of(rules, number));
      },
      nb::arg("rules"), nb::arg("number"),
      "The cards of a numbered deal in dealing order. Raises NotationError.");
  m.def(
      "parse_deck",
      [](const Rules& rules, std::string_view text, std::string_view order) {
        return parse_deck(rules, text, order_of(order));
      },
      nb::arg("rules"), nb::arg("text"), nb::arg("order") = "dealing",
      "A written deck in dealing order. With order='columns' the text goes column by column, each\n"
      "from its bottom to its top, then the stock as it is drawn. Raises NotationError, which "
      "says\n"
      "where.");
  m.def("perft", &count_perft, nb::arg("rules"), nb::arg("number"), nb::arg("depth"),
        "The number of sequences of `depth` legal moves from a numbered deal.\n\n"
        ">>> perft(Rules(), 1, 0)\n"
        "1\n");
}

}  // namespace harpan::bindings
