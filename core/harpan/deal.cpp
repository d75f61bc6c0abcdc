#include "harpan/deal.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "harpan/error.h"
#include "harpan/rng.h"

namespace harpan {

namespace {

/// Crockford's alphabet: no I, L, O, U, which people take for 1, 1, 0, V.
constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t most_digits = 13;  // 64 bits, five a digit

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

int digit_value(char c) {
  c = upper(c);
  if (c == 'O') return 0;
  if (c == 'I' || c == 'L') return 1;
  const auto found = digits.find(c);
  return found == std::string_view::npos ? -1 : static_cast<int>(found);
}

/// Multiplies by x in the field of 32 elements, x⁵ = x² + 1.
unsigned times_x(unsigned element) {
  const unsigned doubled = element << 1;
  return (doubled & 32U) != 0 ? doubled ^ 0b100101U : doubled;
}

/// Σ x^(i+1) · dᵢ over the digits from the least: a change of one digit, or a swap of two
/// neighbours, always changes it, because all weights and their differences are invertible.
unsigned check_value(std::uint64_t number) {
  unsigned sum = 0;
  unsigned weight = 2;
  for (; number != 0; number >>= 5, weight = times_x(weight)) {
    unsigned product = 0;
    unsigned factor = weight;
    for (auto digit = static_cast<unsigned>(number & 31); digit != 0; digit >>= 1) {
      if ((digit & 1U) != 0) product ^= factor;
      factor = times_x(factor);
    }
    sum ^= product;
  }
  return sum;
}

[[noreturn]] void refuse_code(std::string_view code, const std::string& why,
                              const std::string& kind = "bad_code") {
  throw NotationError(
      kind,
      "expected a deal code such as " + deal_code(4711) + ", got " + quoted(code) + ": " + why,
      {{"got", excerpt(code)}});
}

std::uint64_t code_body(std::string_view code, std::string_view body) {
  if (body.empty() || body.size() > most_digits) {
    refuse_code(code, "1 to 13 characters stand before the hyphen");
  }
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const int value = digit_value(body[i]);
    if (value < 0) refuse_code(code, "character " + std::to_string(i + 1) + " is no digit of it");
    if ((number >> 59) != 0) refuse_code(code, "it is beyond 64 bits");
    number = number << 5 | static_cast<unsigned>(value);
  }
  return number;
}

}  // namespace

std::vector<Card> shuffled_cards(const Deck& deck, std::uint64_t number) {
  std::vector<int> order(static_cast<std::size_t>(deck.size()));
  std::iota(order.begin(), order.end(), 0);
  Rng rng(number);
  for (std::size_t i = order.size() - 1; i > 0; --i) {
    std::swap(order[i], order[static_cast<std::size_t>(rng.below(i + 1))]);
  }
  std::vector<Card> cards;
  cards.reserve(order.size());
  for (const int index : order) cards.push_back(deck.card(index));
  return cards;
}

std::string deal_code(std::uint64_t number) {
  std::string code;
  for (std::uint64_t rest = number; rest != 0; rest >>= 5) code += digits[rest & 31];
  if (code.empty()) code = "0";
  std::ranges::reverse(code);
  return code + '-' + digits[check_value(number)];
}

std::uint64_t deal_number(std::string_view code) {
  const auto hyphen = code.find('-');
  if (hyphen == std::string_view::npos || hyphen + 2 != code.size()) {
    refuse_code(code, "a hyphen and one check character end it");
  }
  const std::uint64_t number = code_body(code, code.substr(0, hyphen));
  if (digit_value(code.back()) != static_cast<int>(check_value(number))) {
    refuse_code(code, "the check character does not agree, so it holds a typing error",
                "code_check");
  }
  return number;
}

}  // namespace harpan
