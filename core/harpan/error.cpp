#include "harpan/error.h"

namespace harpan {

namespace {

constexpr std::size_t longest_excerpt = 40;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string excerpt(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (result.size() >= longest_excerpt && !continues_character(c)) return result + "…";
    result += is_control(c) ? ' ' : c;
  }
  return result;
}

std::string quoted(std::string_view text) { return "'" + excerpt(text) + "'"; }

}  // namespace harpan
