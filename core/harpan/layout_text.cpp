#include "harpan/layout_text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <ranges>

#include "harpan/error.h"
#include "harpan/notation.h"
#include "harpan/tokens.h"

namespace harpan {

namespace {

using Field = std::vector<Token>;
using Piles = std::vector<LaidPile>;

/// More than play can reach: the steps alone would fill any memory.
constexpr int most_passes = std::numeric_limits<int>::max();

/// A field names a pile of many cards, or many piles of which the top tells all. A column has a
/// field to itself, without a name.
std::string_view field_name(Role role) {
  switch (role) {
    case Role::stock: return "stock";
    case Role::waste: return "waste";
    case Role::foundation: return "foundations";
    case Role::cell: return "cells";
    case Role::pyramid: return "pyramid";
    case Role::discard: return "discard";
    case Role::column: break;
  }
  return {};
}

bool lists_cards(Role role) {
  return role == Role::stock || role == Role::waste || role == Role::discard ||
         role == Role::column;
}

/// The end of the piles that share a field with the first of them.
Piles::iterator field_end(Piles::iterator first, Piles::iterator last) {
  if (first->pile.role() == Role::column) return first + 1;
  return std::find_if(first, last,
                      [&](const LaidPile& pile) { return pile.pile.role() != first->pile.role(); });
}

std::string slot_text(const Slot& slot, Role role) {
  const bool bracketed = !slot.face_up && role != Role::stock;
  return bracketed ? '<' + text(slot.card) + '>' : text(slot.card);
}

std::string cards_text(const LaidPile& pile) {
  std::string result;
  const auto add = [&](const Slot& slot) { result += ' ' + slot_text(slot, pile.pile.role()); };
  if (pile.pile.role() == Role::stock) {
    std::ranges::for_each(std::views::reverse(pile.slots), add);
  } else {
    std::ranges::for_each(pile.slots, add);
  }
  if (result.empty() && pile.pile.role() == Role::column) result = " -";
  return result;
}

std::string top_text(const LaidPile& pile) {
  return pile.slots.empty() ? " -" : ' ' + slot_text(pile.slots.back(), pile.pile.role());
}

// ---- reading ------------------------------------------------------------------------------------

/// Fields end with a `/` or with the line.
std::vector<Field> split_fields(std::string_view text) {
  std::vector<Field> fields(1);
  std::size_t line = 1;
  for (const Token& token : tokens(text)) {
    const bool slash = token.text == "/";
    if (slash || (token.line != line && !fields.back().empty())) fields.emplace_back();
    line = token.line;
    if (!slash) fields.back().push_back(token);
  }
  return fields;
}

[[noreturn]] void expected(const std::string& what, const Field& field) {
  if (field.empty()) refuse_position("expected " + what + ", got nothing");
  throw NotationError("bad_position",
                      "expected " + what + ", got " + quoted(field[0].text) + place(field[0]),
                      place_details(field[0]));
}

/// The words after the field's name.
Field named(const Field& field, std::string_view name) {
  if (field.empty() || field[0].text != name) expected("'" + std::string(name) + " …'", field);
  return {field.begin() + 1, field.end()};
}

Slot read_slot(Token token, Role role) {
  const bool hidden =
      token.text.size() > 2 && token.text.front() == '<' && token.text.back() == '>';
  if (hidden) token.text = token.text.substr(1, token.text.size() - 2);
  return {parse_card_at(token), !hidden && role != Role::stock};
}

bool is_dash(const Token& token) { return token.text == "-"; }

int read_pass(const Field& field) {
  const Field words = named(field, "pass");
  const auto pass = words.size() == 1 ? number_from_one(words[0].text, most_passes) : std::nullopt;
  if (!pass) expected("a pass from 1 to " + std::to_string(most_passes), words);
  return *pass;
}

void read_cards(LaidPile& pile, const Field& words) {
  const Role role = pile.pile.role();
  if (role == Role::column && words.empty()) expected("cards or - for " + text(pile.pile), words);
  if (role == Role::column && words.size() == 1 && is_dash(words[0])) return;
  for (const Token& token : words) {
    const Slot slot = read_slot(token, role);
    const bool below_open = !slot.face_up && !pile.slots.empty() && pile.slots.back().face_up;
    if (role == Role::column && below_open) expected("hidden cards below the open ones", {token});
    pile.slots.push_back(slot);
  }
  if (role == Role::stock) std::ranges::reverse(pile.slots);
}

void read_tops(Piles::iterator first, Piles::iterator last, const FoundationBelow& below,
               const Field& words) {
  const auto wanted = static_cast<std::size_t>(last - first);
  if (words.size() != wanted) {
    refuse_position("expected " + std::to_string(wanted) + " " +
                    std::string(field_name(first->pile.role())) + ", each a card or -, got " +
                    std::to_string(words.size()));
  }
  for (const Token& token : words) {
    LaidPile& pile = *first++;
    if (is_dash(token)) continue;
    const Slot slot = read_slot(token, pile.pile.role());
    if (pile.pile.role() != Role::foundation) {
      pile.slots.push_back(slot);
      continue;
    }
    for (const Card card : below(slot.card)) pile.slots.push_back({card, true});
  }
}

std::size_t field_count(Layout& layout) {
  std::size_t count = layout.pass == 0 ? 0 : 1;
  for (auto pile = layout.piles.begin(); pile != layout.piles.end(); ++count) {
    pile = field_end(pile, layout.piles.end());
  }
  return count;
}

}  // namespace

void refuse_position(const std::string& message) { throw NotationError("bad_position", message); }

std::string text(const Layout& layout) {
  std::string result = layout.pass == 0 ? "" : "pass " + std::to_string(layout.pass);
  Piles piles = layout.piles;
  for (auto first = piles.begin(); first != piles.end();) {
    const auto last = field_end(first, piles.end());
    const Role role = first->pile.role();
    std::string field(field_name(role));
    for (; first != last; ++first) {
      field += lists_cards(role) ? cards_text(*first) : top_text(*first);
    }
    if (role == Role::column) field.erase(0, 1);
    result += result.empty() ? field : " / " + field;
  }
  return result;
}

Layout parse_layout(Layout layout, const FoundationBelow& below, std::string_view text) {
  const std::vector<Field> fields = split_fields(text);
  if (fields.size() != field_count(layout)) {
    refuse_position("expected " + std::to_string(field_count(layout)) +
                    " fields, divided by / or line ends, got " + std::to_string(fields.size()));
  }
  auto field = fields.begin();
  if (layout.pass != 0) layout.pass = read_pass(*field++);
  for (auto first = layout.piles.begin(); first != layout.piles.end(); ++field) {
    const auto last = field_end(first, layout.piles.end());
    const Role role = first->pile.role();
    const Field words = role == Role::column ? *field : named(*field, field_name(role));
    lists_cards(role) ? read_cards(*first, words) : read_tops(first, last, below, words);
    first = last;
  }
  return layout;
}

}  // namespace harpan
