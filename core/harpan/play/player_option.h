#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "harpan/option.h"

namespace harpan {

/// An option of a player: its name, the member that holds it, and what it may be: one of the
/// choices, or where there are none a whole number.
template <class Settings>
struct PlayerOptionSpec {
  std::string_view name;
  std::uint32_t Settings::* member;
  std::span<const Choice> choices = {};
  std::uint32_t least = 0;
  std::uint32_t most = 0;

  /// The values allowed, as text.
  std::string allowed() const {
    if (choices.empty()) return std::to_string(least) + " to " + std::to_string(most);
    std::vector<std::string_view> texts;
    for (const Choice& choice : choices) texts.push_back(choice.text);
    return listing(texts);
  }

  std::string text(const Settings& settings) const {
    const std::uint32_t value = settings.*member;
    for (const Choice& choice : choices) {
      if (static_cast<std::uint32_t>(choice.value) == value) return std::string(choice.text);
    }
    return std::to_string(value);
  }

  /// The value that a text stands for, if it is allowed.
  std::optional<std::uint32_t> value(std::string_view words) const {
    for (const Choice& choice : choices) {
      if (choice.text == words) return static_cast<std::uint32_t>(choice.value);
    }
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
    const bool whole = error == std::errc() && end == words.data() + words.size();
    const bool fits = choices.empty() && whole && number >= least && number <= most;
    return fits ? std::optional(number) : std::nullopt;
  }
};

}  // namespace harpan
