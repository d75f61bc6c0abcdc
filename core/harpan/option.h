#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "harpan/error.h"

namespace harpan {

/// One value an option may take: its text, and the number that stands for it in the rules.
struct Choice {
  std::string_view text;
  int value;
};

/// An option of some settings struct (rules of a family, a scoring): its name, the member that
/// holds it and the values allowed. The first value is the default unless the struct says
/// otherwise.
template <class Settings>
struct OptionSpec {
  std::string_view name;
  std::uint8_t Settings::* member;
  std::span<const Choice> choices;
};

/// An option as the outside sees it.
struct Option {
  std::string name;
  std::string value;
  std::vector<std::string> allowed;
};

/// `a, b or c` of the texts, for messages.
std::string listing(std::span<const std::string_view> texts);

/// Names of options, each beside its value.
using Assignments = std::vector<std::pair<std::string_view, std::string_view>>;

/// A text `head:name=value,name=value`, taken apart.
struct SettingsText {
  std::string_view head;
  Assignments assignments;
};

/// Throws RulesError when the text does not have that form or names an option twice.
SettingsText split_settings(std::string_view text);

/// The settings that a struct with `specs()` describes: parsing, printing, listing.
template <class Settings>
class Options {
 public:
  static void assign(Settings& settings, std::string_view name, std::string_view value) {
    const auto& spec = find(name);
    for (const Choice& choice : spec.choices) {
      if (choice.text == value) {
        settings.*spec.member = static_cast<std::uint8_t>(choice.value);
        return;
      }
    }
    throw RulesError(
        "unknown_value",
        "option " + std::string(name) + ": expected " + choices(spec) + ", got " + quoted(value),
        {{"name", std::string(name)}, {"value", excerpt(value)}, {"allowed", choices(spec)}});
  }

  static std::string_view value_text(const Settings& settings, const OptionSpec<Settings>& spec) {
    for (const Choice& choice : spec.choices) {
      if (choice.value == settings.*spec.member) return choice.text;
    }
    return {};
  }

  /// `head`, followed by the options that differ from `defaults`.
  static std::string text(std::string_view head, const Settings& settings,
                          const Settings& defaults) {
    std::string result(head);
    char separator = ':';
    for (const auto& spec : Settings::specs()) {
      if (settings.*spec.member == defaults.*spec.member) continue;
      result.append(1, separator).append(spec.name).append("=");
      result.append(value_text(settings, spec));
      separator = ',';
    }
    return result;
  }

  static std::vector<Option> list(const Settings& settings) {
    std::vector<Option> options;
    for (const auto& spec : Settings::specs()) {
      Option option{std::string(spec.name), std::string(value_text(settings, spec)), {}};
      for (const Choice& choice : spec.choices) option.allowed.emplace_back(choice.text);
      options.push_back(std::move(option));
    }
    return options;
  }

 private:
  static const OptionSpec<Settings>& find(std::string_view name) {
    std::vector<std::string_view> names;
    for (const auto& spec : Settings::specs()) {
      if (spec.name == name) return spec;
      names.push_back(spec.name);
    }
    const std::string allowed = names.empty() ? "none" : listing(names);
    throw RulesError("unknown_option", "no option " + quoted(name) + ": expected " + allowed,
                     {{"name", excerpt(name)}, {"allowed", allowed}});
  }

  static std::string choices(const OptionSpec<Settings>& spec) {
    std::vector<std::string_view> texts;
    for (const Choice& choice : spec.choices) texts.push_back(choice.text);
    return listing(texts);
  }
};

}  // namespace harpan
