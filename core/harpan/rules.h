#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "harpan/deck.h"
#include "harpan/families/aces_up_rules.h"
#include "harpan/families/freecell_rules.h"
#include "harpan/families/klondike_rules.h"
#include "harpan/families/pyramid_rules.h"
#include "harpan/families/spider_rules.h"
#include "harpan/option.h"

namespace harpan {

/// The rules of a game: which family, and its options. A closed set, visited once at the edge.
using Rules = std::variant<KlondikeRules, SpiderRules, FreeCellRules, PyramidRules, AcesUpRules>;

/// Reads a rules text such as `klondike:draw=3,passes=3`; options not named have their default.
/// Throws RulesError, which says what is allowed.
Rules parse_rules(std::string_view text);

/// The canonical text: the family, and the options that differ from their default in fixed order.
std::string text(const Rules& rules);

/// Every option of the rules with its value and the values allowed.
std::vector<Option> options(const Rules& rules);

/// The rules with some options changed, names beside values. An option that had its default keeps
/// the default when that depends on another. Throws RulesError.
Rules replace(const Rules& rules, const Assignments& changes);

std::string_view family_name(const Rules& rules);
int rules_version(const Rules& rules);
Deck deck(const Rules& rules);

/// Passes that the rules give, where the game has passes and they are limited.
std::optional<int> passes(const Rules& rules);

/// How often a hopeless start may be dealt anew; 0 in the families that do not know it.
int redeals(const Rules& rules);

/// Whether every card is known to the player from the start.
bool is_open(const Rules& rules);

/// The least and the largest number of a numbered deal.
std::uint64_t least_number(const Rules& rules);
std::uint64_t largest_number(const Rules& rules);

/// The cards of a numbered deal in dealing order. FreeCell has the numbers of Microsoft's. Throws
/// NotationError when the game has no such number.
std::vector<Card> numbered_cards(const Rules& rules, std::uint64_t number);

}  // namespace harpan
