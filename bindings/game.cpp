#include "harpan/game.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "bindings.h"
#include "harpan/board.h"
#include "harpan/notation.h"
#include "view.h"
#include "whole_number.h"

namespace harpan::bindings {

namespace {

Step step_or_raise(const Outcome& outcome, const std::string& subject) {
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) throw IllegalMove{*refusal, subject};
  return std::get<Step>(outcome);
}

Step play(Game& game, const Move& move, bool automatic) {
  return step_or_raise(game.play(move, automatic), text(move));
}

Move read_move(const Game& game, std::string_view text) {
  return parse_move(text, game.position());
}

nb::object key_number(const Game& game) {
  const Key key = game.key();
  return nb::int_(key.high) * nb::int_(1).attr("__lshift__")(64) + nb::int_(key.low);
}

Game dealt(const Rules& rules, const Scoring& scoring, const std::vector<Card>& cards) {
  return {rules, scoring, parse_deck(rules, text(cards))};
}

void bind_making(nb::class_<Game>& game) {
  game.def(
          "__init__",
          [](Game* self, const Rules& rules, const Scoring& scoring,
             const std::vector<Card>& deck) { new (self) Game(dealt(rules, scoring, deck)); },
          nb::arg("rules"), nb::arg("scoring"), nb::arg("deck"),
          "Deal a whole deck, given in dealing order. Raises NotationError.")
      .def_static(
          "numbered",
          [](const Rules& rules, const Scoring& scoring, const nb::int_& number) {
            return Game::numbered(rules, scoring, deal_number_of(rules, number));
          },
          nb::arg("rules"), nb::arg("scoring"), nb::arg("number"),
          "The game of a numbered deal. Raises NotationError.")
      .def_static(
          "from_position",
          [](const Rules& rules, const Scoring& scoring, std::string_view text) {
            return Game(rules, scoring, parse_position(rules, text));
          },
          nb::arg("rules"), nb::arg("scoring"), nb::arg("text"),
          "Begin at a position given as text. Raises NotationError.")
      .def(
          "copy", [](const Game& self) { return Game(self); }, "An independent copy.")
      .def_prop_ro("rules", &Game::rules)
      .def_prop_ro("scoring", &Game::scoring)
      .def_prop_ro("number", &Game::number, "The deal number, if made from one.")
      .def_prop_ro("deck", &Game::cards, nb::rv_policy::copy,
                   "The deck in dealing order; empty for a game that began at a position.");
}

void bind_moves(nb::class_<Game>& game) {
  game.def_prop_ro("legal_moves", &Game::legal_moves, "The legal moves, in a fixed order.")
      .def(
          "parse_move", &read_move, nb::arg("text"),
          "Read a move in this position's context: the count may be left out where one legal move\n"
          "joins the piles, and `f` alone is the foundation that fits. Raises NotationError.")
      .def(
          "is_legal", [](const Game& self, const Move& move) { return !self.refusal(move); },
          nb::arg("move"))
      .def(
          "is_legal",
          [](const Game& self, std::string_view text) {
            return !self.refusal(read_move(self, text));
          },
          nb::arg("move"), "Whether the rules allow the move. Raises NotationError.")
      .def("play", &play, nb::arg("move"), nb::arg("automatic") = false)
      .def(
          "play",
          [](Game& self, std::string_view text, bool automatic) {
            return play(self, read_move(self, text), automatic);
          },
          nb::arg("move"), nb::arg("automatic") = false,
          "Play a move; an automatic one belongs to the player's move before it. Raises\n"
          "IllegalMoveError, which names the broken rule, or NotationError; then the game is as "
          "it\n"
          "was.")
      .def(
          "undo", [](Game& self) { return step_or_raise(self.undo(), "undo"); },
          "Take back the last move and the automatic ones after it; any number of times. Raises\n"
          "IllegalMoveError.")
      .def(
          "redo", [](Game& self) { return step_or_raise(self.redo(), "redo"); },
          "Play the move that was undone last and the automatic ones after it. Raises\n"
          "IllegalMoveError.")
      .def(
          "automatic_move",
          [](const Game& self, std::string_view level) {
            return self.automatic_move(parse_automatic(level));
          },
          nb::arg("level"),
          "The next move that the game makes by itself at a level: never, aces (and twos), safe "
          "or\n"
          "all; None when there is none.")
      .def_prop_ro("sweep_move", &Game::sweep_move,
                   "The next move to the win when that is certain whatever lies hidden, or None.")
      .def_prop_ro("can_undo", &Game::can_undo)
      .def_prop_ro("can_redo", &Game::can_redo)
      .def_prop_ro("steps", &Game::steps, nb::rv_policy::copy,
                   "The steps from the start to the position.")
      .def_prop_ro(
          "ply", [](const Game& self) { return self.steps().size(); },
          "Number of steps from the start.")
      .def_prop_ro("moves", &Game::moves, "Moves of the player among the steps.");
}

void bind_state(nb::class_<Game>& game) {
  game.def_prop_ro("is_won", &Game::is_won,
                   "Whether the game went out: see the rules of its family.")
      .def_prop_ro(
          "is_stuck", &Game::is_stuck,
          "Whether it is proven from what the player knows that the game leads nowhere any\n"
          "more.")
      .def_prop_ro(
          "score", [](const Game& self) { return self.score().total; },
          "The score without time, in points.")
      .def("score_at", &Game::score, nb::arg("seconds"),
           "The score and its parts after so many seconds of play.")
      .def_prop_ro("pass_number", &Game::pass,
                   "The pass through the stock, from 1; 0 in a game without passes.")
      .def_prop_ro(
          "passes", [](const Game& self) { return passes(self.rules()); },
          "Passes that the rules give; None when unlimited, and in a game without passes.")
      .def_prop_ro("draw_count", &Game::draw_count,
                   "Cards that a draw turns or deals while the stock has them.")
      .def_prop_ro(
          "view", [](const Game& self) { return TableView(self); }, "What the player knows.")
      .def_prop_ro(
          "position", [](const Game& self) { return text(self.position()); },
          "The position as text. It names the hidden cards.")
      .def_prop_ro("key", &key_number,
                   "A 128-bit number: equal where all that matters for the future is equal.")
      .def("__str__", &board)
      .def("__repr__", [](const Game& self) {
        return "<Game " + text(self.rules()) + ", " + std::to_string(self.steps().size()) +
               " steps>";
      });
}

}  // namespace

void bind_game(nb::module_& m) {
  nb::class_<Game> game(
      m, "Game",
      "One playing of a deal: a position with undo and redo without limit, and a\n"
      "score.\n\n"
      ">>> game = Game.numbered(Rules(), Scoring(), 1)\n"
      ">>> game.play('s-w')\n"
      "<Step s-w>\n"
      ">>> game.undo().move in game.legal_moves\n"
      "True\n");
  bind_making(game);
  bind_moves(game);
  bind_state(game);
}

}  // namespace harpan::bindings
