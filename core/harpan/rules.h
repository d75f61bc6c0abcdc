#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "harpan/deck.h"
#include "harpan/families/klondike_rules.h"
#include "harpan/option.h"

namespace harpan {

/// The rules of a game: which family, and its options. A closed set, visited once at the edge.
using Rules = std::variant<KlondikeRules>;

/// Reads a rules text such as `klondike:draw=3,passes=3`; options not named have their default.
/// Throws RulesError, which says what is allowed.
Rules parse_rules(std::string_view text);

/// The canonical text: the family, and the options that differ from their default in fixed order.
std::string text(const Rules& rules);

/// Every option of the rules with its value and the values allowed.
std::vector<Option> options(const Rules& rules);

/// The rules with some options changed, names beside values. Throws RulesError.
Rules replace(const Rules& rules, const Assignments& changes);

std::string_view family_name(const Rules& rules);
int rules_version(const Rules& rules);
Deck deck(const Rules& rules);

}  // namespace harpan
