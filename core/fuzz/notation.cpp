// Arbitrary bytes to every parser. Only NotationError and RulesError may come out, and what was
// understood is written in a form that is understood as the same.

#include "harpan/notation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fuzz/require.h"
#include "harpan/deal.h"
#include "harpan/error.h"
#include "harpan/scoring.h"
#include "tests/sample_rules.h"

namespace harpan {
namespace {

/// Length of the UTF-8 character that begins with this byte; 0 when none does.
std::size_t character_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/// Whether the bytes are whole characters.
bool is_readable(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t length = character_length(static_cast<unsigned char>(bytes[i++]));
    if (length == 0) return false;
    for (std::size_t follows = 1; follows < length; ++follows, ++i) {
      if (i == bytes.size() || (static_cast<unsigned char>(bytes[i]) & 0xC0U) != 0x80U)
        return false;
    }
  }
  return true;
}

void check_error(const EdgeError& error, std::string_view input) {
  require(!error.code().empty(), "an error has a code", error.what());
  if (!is_readable(input)) return;
  require(is_readable(error.what()), "a message cuts no character", error.what());
  for (const auto& [name, value] : error.details()) {
    require(is_readable(value), "a detail cuts no character", name + '=' + value);
  }
}

/// The value of the text, if it is one.
template <class Parse>
auto read(Parse parse, std::string_view input) -> std::optional<decltype(parse(input))> {
  try {
    return parse(input);
  } catch (const NotationError& error) {
    check_error(error, input);
  } catch (const RulesError& error) {
    check_error(error, input);
  }
  return std::nullopt;
}

template <class Parse, class Print>
void check(Parse parse, Print print, std::string_view input) {
  const auto value = read(parse, input);
  if (!value) return;
  const std::string printed = print(*value);
  const auto again = read(parse, printed);
  require(again && print(*again) == printed, "a text is read as it is written", printed);
}

constexpr auto print = [](const auto& value) { return text(value); };

void check_position(const Rules& rules, std::string_view input) {
  const auto parse = [&](std::string_view words) { return parse_position(rules, words); };
  check(parse, print, input);
  const auto position = read(parse, input);
  if (!position) return;
  std::visit(
      [](auto family) {
        MoveList moves;
        family.legal_moves(moves);
        const Key key = family.key();
        for (const Move& move : moves) {
          require(family.is_legal(move), "a listed move is legal", text(move));
          family.undo(family.apply(move));
          require(family.key() == key, "undo restores", text(move));
        }
      },
      *position);
}

/// A player's words leave out what a position tells; the move they mean is written with all of it.
void check_meant(const Position& position, std::string_view input) {
  const auto move =
      read([&](std::string_view words) { return parse_move(words, position); }, input);
  if (!move) return;
  const std::string printed = text(*move);
  const auto again = read([](std::string_view words) { return parse_move(words); }, printed);
  require(again == move, "a move is read as it is written", printed);
}

void check_all(const Rules& rules, std::string_view input) {
  check(parse_card, print, input);
  check(parse_pile, print, input);
  check([](std::string_view words) { return parse_move(words); }, print, input);
  check(parse_rules, print, input);
  check(parse_scoring, print, input);
  check(deal_number, deal_code, input);
  check([&](std::string_view words) { return parse_deck(rules, words); }, print, input);
  read([&](std::string_view words) { return parse_deck(rules, words, DeckOrder::columns); }, input);
  check_meant(deal(rules, numbered_cards(rules, 1)), input);
  check_position(rules, input);
}

}  // namespace
}  // namespace harpan

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace harpan;
  if (size == 0) return 0;
  const auto rules = parse_rules(sample_rules[data[0] % sample_rules.size()]);
  check_all(rules, {reinterpret_cast<const char*>(data) + 1, size - 1});
  return 0;
}
