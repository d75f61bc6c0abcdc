#include "harpan/rules.h"

#include <algorithm>
#include <limits>
#include <ranges>
#include <utility>

#include "harpan/deal.h"
#include "harpan/freecell_deal.h"

namespace harpan {

namespace {

template <class Settings>
bool is_named(const OptionSpec<Settings>& spec, const Assignments& changes) {
  return std::ranges::find(changes, spec.name, &Assignments::value_type::first) != changes.end();
}

template <class Settings>
Settings changed(const Settings& old, const Assignments& changes) {
  Settings rules = old;
  for (const auto& [name, value] : changes) Options<Settings>::assign(rules, name, value);
  for (const auto& spec : Settings::specs()) {
    const bool usual = old.*spec.member == old.defaults().*spec.member;
    if (usual && !is_named(spec, changes)) rules.*spec.member = rules.defaults().*spec.member;
  }
  if (const auto objection = rules.objection()) throw *objection;
  return rules;
}

/// The rules of the family that the text names, or nothing when it is none of these.
template <class... Families>
std::optional<Rules> parse_as(const SettingsText& settings, std::variant<Families...>*) {
  std::optional<Rules> found;
  const auto attempt = [&]<class Family>(Family defaults) {
    if (settings.head == Family::family) found = changed(defaults, settings.assignments);
  };
  (attempt(Families{}), ...);
  return found;
}

template <class... Families>
std::string family_names(std::variant<Families...>*) {
  const std::string_view names[] = {Families::family...};
  return listing(names);
}

}  // namespace

Rules parse_rules(std::string_view text) {
  const SettingsText settings = split_settings(text);
  constexpr Rules* any = nullptr;
  if (const auto rules = parse_as(settings, any)) return *rules;
  throw RulesError("unknown_family",
                   "no family " + quoted(settings.head) + ": expected " + family_names(any),
                   {{"name", excerpt(settings.head)}, {"allowed", family_names(any)}});
}

std::string text(const Rules& rules) {
  return std::visit(
      []<class Family>(const Family& family) {
        return Options<Family>::text(Family::family, family, family.defaults());
      },
      rules);
}

std::vector<Option> options(const Rules& rules) {
  return std::visit(
      []<class Family>(const Family& family) { return Options<Family>::list(family); }, rules);
}

Rules replace(const Rules& rules, const Assignments& changes) {
  return std::visit([&](const auto& family) { return Rules(changed(family, changes)); }, rules);
}

std::string_view family_name(const Rules& rules) {
  return std::visit([](const auto& family) { return family.family; }, rules);
}

int rules_version(const Rules& rules) {
  return std::visit([](const auto& family) { return family.version; }, rules);
}

Deck deck(const Rules& rules) {
  return std::visit([](const auto& family) { return family.deck(); }, rules);
}

std::optional<int> passes(const Rules& rules) {
  return std::visit(
      [](const auto& family) -> std::optional<int> {
        if constexpr (requires { family.passes; }) {
          if (family.passes != family.unlimited) return family.passes;
        }
        return std::nullopt;
      },
      rules);
}

int redeals(const Rules& rules) {
  const auto* klondike = std::get_if<KlondikeRules>(&rules);
  return klondike == nullptr ? 0 : klondike->redeals;
}

bool is_open(const Rules& rules) {
  return std::visit([](const auto& family) { return family.is_open(); }, rules);
}

std::uint64_t least_number(const Rules& rules) {
  return std::holds_alternative<FreeCellRules>(rules) ? least_freecell_number : 0;
}

std::uint64_t largest_number(const Rules& rules) {
  if (std::holds_alternative<FreeCellRules>(rules)) return largest_freecell_number;
  return std::numeric_limits<std::uint64_t>::max();
}

std::vector<Card> numbered_cards(const Rules& rules, std::uint64_t number) {
  if (number < least_number(rules) || number > largest_number(rules)) {
    const std::string least = std::to_string(least_number(rules));
    const std::string most = std::to_string(largest_number(rules));
    throw NotationError(
        "bad_number",
        "expected a deal number from " + least + " to " + most + ", got " + std::to_string(number),
        {{"least", least}, {"largest", most}});
  }
  if (std::holds_alternative<FreeCellRules>(rules)) return freecell_cards(deck(rules), number);
  return shuffled_cards(deck(rules), number);
}

}  // namespace harpan
