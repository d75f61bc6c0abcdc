#include <nanobind/operators.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <chrono>

#include "bindings.h"
#include "harpan/play/batch.h"
#include "whole_number.h"

namespace harpan::bindings {

namespace {

/// The games of a batch; Python reads them in columns.
struct Games {
  std::vector<Played> games;
};

/// Asks Python whether to go on, though not so often that threads wait for each other.
class Pulse {
 public:
  explicit Pulse(nb::object keep_going) : keep_going_(std::move(keep_going)) {}

  bool operator()(std::size_t games) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return goes_on_;
    next_ = now + std::chrono::milliseconds(50);
    const nb::gil_scoped_acquire python;
    return goes_on_ = nb::cast<bool>(keep_going_(games));
  }

 private:
  nb::object keep_going_;
  std::chrono::steady_clock::time_point next_;
  bool goes_on_ = true;
};

Games play(const Rules& rules, const Player& player, const std::vector<std::uint64_t>& numbers,
           const Scoring& scoring, int most_moves, nb::object keep_going) {
  Pulse pulse(std::move(keep_going));
  const nb::gil_scoped_release released;
  return {play_deals(rules, player, numbers, {scoring, most_moves},
                     [&](std::size_t games) { return pulse(games); })};
}

template <class Member>
std::vector<Member> column(const Games& games, Member Played::* member) {
  std::vector<Member> values;
  for (const Played& played : games.games) values.push_back(played.*member);
  return values;
}

template <class Member>
void bind_column(nb::class_<Games>& bound, const char* name, Member Played::* member,
                 const char* doc) {
  bound.def_prop_ro(name, [member](const Games& games) { return column(games, member); }, doc);
}

nb::int_ stream_seed(const nb::int_& deal, std::string_view player, const nb::int_& decision) {
  const Expected any{"bad_number", "a number", 0, ~std::uint64_t{0}};
  const StreamKey key{whole_number(deal, any), stream_name(player)};
  return nb::int_(player_stream(key, whole_number(decision, any)).next());
}

void bind_player(nb::module_& m) {
  nb::class_<PlayerOption>(m, "PlayerOption", "An option of a simulated player.")
      .def_ro("name", &PlayerOption::name)
      .def_ro("value", &PlayerOption::value, "Its value as text.")
      .def_ro("allowed", &PlayerOption::allowed, "Its values, or the least and largest number.")
      .def("__repr__", [](const PlayerOption& option) {
        return "<PlayerOption " + option.name + '=' + option.value + '>';
      });

  nb::class_<Player>(m, "Player",
                     "A simulated player and its options, as a value.\n\n"
                     ">>> Player('monte-carlo:samples=100').text\n"
                     "'monte-carlo'\n"
                     ">>> Player('monte-carlo:samples=0')\n"
                     "Traceback (most recent call last):\n"
                     "harpan._core.RulesError: option samples: expected 1 to 100000, got '0'\n")
      .def(
          "__init__",
          [](Player* self, std::string_view text) { new (self) Player(parse_player(text)); },
          nb::arg("text"), "Read a player text. Raises RulesError, which says what is allowed.")
      .def_prop_ro(
          "text", [](const Player& player) { return text(player); },
          "The canonical text: options that have their usual value are left out.")
      .def_prop_ro("name",
                   [](const Player& player) {
                     return std::visit([](const auto& settings) { return settings.name; }, player);
                   })
      .def_prop_ro(
          "options", [](const Player& player) { return options(player); },
          "Every option in fixed order.")
      .def("plays", &plays, nb::arg("rules"), "Whether it knows games of these rules.")
      .def("__str__", [](const Player& player) { return text(player); })
      .def("__repr__", [](const Player& player) { return "Player('" + text(player) + "')"; })
      .def("__hash__", [](const Player& player) { return nb::hash(nb::cast(text(player))); })
      .def(nb::self == nb::self);
}

void bind_games(nb::module_& m) {
  nb::class_<Games> games(m, "PlayedGames", "How games ended, in columns. See harpan.Playings.");
  bind_column(games, "won", &Played::won, "Whether the game went out.");
  bind_column(games, "up", &Played::up, "Cards on the foundations, or removed.");
  bind_column(games, "points", &Played::points, "The score without time.");
  bind_column(games, "moves", &Played::moves, "Moves made.");
  bind_column(games, "passes", &Played::passes, "Passes through the stock; 0 without passes.");
  bind_column(games, "decisions", &Played::decisions, "How often the player was asked.");
  bind_column(games, "nodes", &Played::nodes, "Positions looked at in search or sampling.");
  bind_column(games, "capped", &Played::capped, "Ended for its length.");
  bind_column(games, "cycled", &Played::cycled, "Ended because it went round in circles.");
}

}  // namespace

void bind_play(nb::module_& m) {
  bind_player(m);
  bind_games(m);
  m.def("player_names", [] {
    std::vector<std::string> names;
    for (const Player& player : players()) names.push_back(text(player));
    return names;
  });
  m.def("information", &information, nb::arg("rules"),
        "The information model in force: `open` or `seen`. See docs/players.md.");
  m.def("stream_seed", &stream_seed, nb::arg("deal"), nb::arg("player"), nb::arg("decision"),
        "The number that seeds a player's chance in one decision of a deal.");
  m.def("play_deals", &play, nb::arg("rules"), nb::arg("player"), nb::arg("numbers"), nb::kw_only(),
        nb::arg("scoring"), nb::arg("most_moves"), nb::arg("keep_going"), "See harpan.play_many.");
}

}  // namespace harpan::bindings
