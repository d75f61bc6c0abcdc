#include "harpan/rules.h"

namespace harpan {

namespace {

/// A number of columns that was the default stays the default when the decks change.
KlondikeRules changed(KlondikeRules rules, const Assignments& changes) {
  bool usual = rules.columns == rules.defaults().columns;
  for (const auto& [name, value] : changes) {
    Options<KlondikeRules>::assign(rules, name, value);
    usual = usual && name != "columns";
  }
  if (usual) rules.columns = rules.defaults().columns;
  if (const auto objection = rules.objection()) throw *objection;
  return rules;
}

}  // namespace

Rules parse_rules(std::string_view text) {
  const SettingsText settings = split_settings(text);
  if (settings.head == KlondikeRules::family) return changed({}, settings.assignments);
  throw RulesError("unknown_family", "no family " + quoted(settings.head) + ": expected klondike",
                   {{"name", excerpt(settings.head)}, {"allowed", "klondike"}});
}

std::string text(const Rules& rules) {
  return std::visit(
      [](const auto& family) {
        using Family = std::decay_t<decltype(family)>;
        return Options<Family>::text(Family::family, family, family.defaults());
      },
      rules);
}

std::vector<Option> options(const Rules& rules) {
  return std::visit(
      [](const auto& family) { return Options<std::decay_t<decltype(family)>>::list(family); },
      rules);
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

}  // namespace harpan
