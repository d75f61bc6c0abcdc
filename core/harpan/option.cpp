#include "harpan/option.h"

#include <algorithm>

namespace harpan {

namespace {

std::pair<std::string_view, std::string_view> split_assignment(std::string_view text) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) {
    throw RulesError("bad_option", "expected an option as name=value, got " + quoted(text),
                     {{"got", excerpt(text)}});
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

}  // namespace

std::string listing(std::span<const std::string_view> texts) {
  std::string result;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i > 0) result += i + 1 == texts.size() ? " or " : ", ";
    result += texts[i];
  }
  return result;
}

SettingsText split_settings(std::string_view text) {
  const auto colon = text.find(':');
  SettingsText result{text.substr(0, colon), {}};
  if (colon == std::string_view::npos) return result;
  for (std::size_t start = colon + 1; start <= text.size();) {
    const auto comma = std::min(text.find(',', start), text.size());
    const auto assignment = split_assignment(text.substr(start, comma - start));
    const bool twice = std::ranges::any_of(
        result.assignments, [&](const auto& earlier) { return earlier.first == assignment.first; });
    if (twice) {
      throw RulesError("option_twice",
                       "option " + excerpt(assignment.first) + ": expected it once, got it twice",
                       {{"name", excerpt(assignment.first)}});
    }
    result.assignments.push_back(assignment);
    start = comma + 1;
  }
  return result;
}

}  // namespace harpan
