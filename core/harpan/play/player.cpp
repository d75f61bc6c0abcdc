#include "harpan/play/player.h"

#include <optional>

#include "harpan/error.h"
#include "harpan/key.h"
#include "harpan/position.h"

namespace harpan {

namespace {

template <class Settings>
const PlayerOptionSpec<Settings>& spec_of(std::string_view name) {
  std::vector<std::string_view> names;
  for (const auto& spec : Settings::specs()) {
    if (spec.name == name) return spec;
    names.push_back(spec.name);
  }
  const std::string allowed = names.empty() ? "none" : listing(names);
  throw RulesError("unknown_option",
                   "player " + std::string(Settings::name) + ": no option " + quoted(name) +
                       ": expected " + allowed,
                   {{"name", excerpt(name)}, {"allowed", allowed}});
}

template <class Settings>
Settings with_options(const Assignments& assignments) {
  Settings settings;
  for (const auto& [name, words] : assignments) {
    const auto& spec = spec_of<Settings>(name);
    const auto value = spec.value(words);
    if (!value) {
      throw RulesError(
          "unknown_value",
          "option " + std::string(name) + ": expected " + spec.allowed() + ", got " + quoted(words),
          {{"name", excerpt(name)}, {"value", excerpt(words)}, {"allowed", spec.allowed()}});
    }
    settings.*spec.member = *value;
  }
  return settings;
}

template <class... Settings>
std::optional<Player> parse_as(const SettingsText& text, std::variant<Settings...>*) {
  std::optional<Player> found;
  const auto attempt = [&]<class S>(S*) {
    if (text.head == S::name) found = with_options<S>(text.assignments);
  };
  (attempt(static_cast<Settings*>(nullptr)), ...);
  return found;
}

template <class... Settings>
std::vector<Player> usual(std::variant<Settings...>*) {
  return {Settings{}...};
}

std::string names() {
  const std::vector<Player> all = players();
  std::vector<std::string_view> names;
  names.reserve(all.size());
  for (const Player& player : all) {
    names.push_back(std::visit([](const auto& settings) { return settings.name; }, player));
  }
  return listing(names);
}

}  // namespace

std::vector<Player> players() { return usual(static_cast<Player*>(nullptr)); }

Player parse_player(std::string_view text) {
  const SettingsText settings = split_settings(text);
  if (const auto player = parse_as(settings, static_cast<Player*>(nullptr))) return *player;
  throw RulesError("unknown_player", "no player " + quoted(settings.head) + ": expected " + names(),
                   {{"name", excerpt(settings.head)}, {"allowed", names()}});
}

std::string text(const Player& player) {
  return std::visit(
      []<class Settings>(const Settings& settings) {
        std::string result(Settings::name);
        char separator = ':';
        for (const auto& spec : Settings::specs()) {
          if (settings.*spec.member == Settings{}.*spec.member) continue;
          result.append(1, separator).append(spec.name).append("=").append(spec.text(settings));
          separator = ',';
        }
        return result;
      },
      player);
}

std::uint64_t stream_name(std::string_view player) {
  KeyBuilder name(0);
  for (const char c : player) name.add(static_cast<unsigned char>(c));
  return name.key().low;
}

std::vector<PlayerOption> options(const Player& player) {
  return std::visit(
      []<class Settings>(const Settings& settings) {
        std::vector<PlayerOption> result;
        for (const auto& spec : Settings::specs()) {
          result.push_back({std::string(spec.name), spec.text(settings), spec.allowed()});
        }
        return result;
      },
      player);
}

bool plays(const Player& player, const Rules& rules) {
  return std::visit(
      [&]<class Settings>(const Settings&) {
        return with_family(rules, []<class F>(const auto&) { return Settings::template plays<F>; });
      },
      player);
}

void check_plays(const Player& player, const Rules& rules) {
  if (plays(player, rules)) return;
  throw RulesError("player_family",
                   "player " + text(player) + ": expected a game that it knows, got " + text(rules),
                   {{"player", text(player)}, {"rules", text(rules)}});
}

}  // namespace harpan
