#include "bindings.h"

NB_MODULE(_core, m) {
  using namespace harpan::bindings;
#ifdef NDEBUG
  // Values that a module holds live until the interpreter ends: no leak that a user should read of.
  nb::set_leak_warnings(false);
#endif
  m.doc() = "The rules engine: cards, rules, scoring, games. No logic of its own in Python.";
  bind_errors(m);
  bind_card(m);
  bind_move(m);
  bind_rules(m);
  bind_scoring(m);
  bind_deal(m);
  bind_view(m);
  bind_game(m);
  bind_solve(m);
  bind_play(m);
  bind_hint(m);
}
