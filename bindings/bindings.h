#pragma once

#include <nanobind/nanobind.h>

#include "harpan/move.h"
#include "harpan/refusal.h"

namespace harpan::bindings {

namespace nb = nanobind;

void bind_errors(nb::module_& m);
void bind_card(nb::module_& m);
void bind_move(nb::module_& m);
void bind_rules(nb::module_& m);
void bind_scoring(nb::module_& m);
void bind_deal(nb::module_& m);
void bind_view(nb::module_& m);
void bind_game(nb::module_& m);
void bind_solve(nb::module_& m);
void bind_play(nb::module_& m);
void bind_hint(nb::module_& m);

/// Carries a refusal to Python, where it becomes an IllegalMoveError.
struct IllegalMove {
  Refusal refusal;
  std::string subject;  ///< the move as text, or what was asked for
};

}  // namespace harpan::bindings
