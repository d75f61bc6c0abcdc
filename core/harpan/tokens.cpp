#include "harpan/tokens.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "harpan/error.h"
#include "harpan/notation.h"

namespace harpan {

std::vector<Token> tokens(std::string_view text) {
  constexpr std::string_view gaps = " \t\r\n,";
  std::vector<Token> result;
  std::size_t line = 1;
  std::size_t line_start = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (gaps.find(text[i]) != std::string_view::npos) {
      if (text[i++] == '\n') {
        ++line;
        line_start = i;
      }
      continue;
    }
    const auto end = std::min(text.find_first_of(gaps, i), text.size());
    result.push_back({text.substr(i, end - i), line, i - line_start + 1});
    i = end;
  }
  return result;
}

std::string place(const Token& token) {
  return " at line " + std::to_string(token.line) + ", column " + std::to_string(token.column);
}

Card parse_card_at(const Token& token) {
  try {
    return parse_card(token.text);
  } catch (const NotationError& error) {
    throw NotationError(error.code(), error.what() + place(token), place_details(token));
  }
}

Details place_details(const Token& token) {
  return {{"got", excerpt(token.text)},
          {"line", std::to_string(token.line)},
          {"column", std::to_string(token.column)}};
}

std::optional<int> number_from_one(std::string_view text, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || value < 1 || value > most || text.front() == '0') return std::nullopt;
  return value;
}

void check_cards(const Deck& deck, std::vector<Card> cards) {
  std::vector<Card> expected = sorted_cards(deck);
  std::ranges::sort(expected);
  std::ranges::sort(cards);
  std::vector<Card> missing;
  std::vector<Card> surplus;
  std::ranges::set_difference(expected, cards, std::back_inserter(missing));
  std::ranges::set_difference(cards, expected, std::back_inserter(surplus));
  if (missing.empty() && surplus.empty()) return;
  std::string message = "expected every card of the deck";
  if (!missing.empty()) message += ", missing: " + text(missing);
  if (!surplus.empty()) message += ", too many: " + text(surplus);
  throw NotationError("deck_cards", message,
                      {{"missing", text(missing)}, {"surplus", text(surplus)}});
}

}  // namespace harpan
