#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace harpan {

/// Named facts of an error or a refusal, as text.
using Details = std::vector<std::pair<std::string, std::string>>;

/// What goes wrong at the edge: a sentence that says what was expected and what was got, and for
/// whoever words it anew a code in snake_case and the facts.
class EdgeError : public std::invalid_argument {
 public:
  EdgeError(std::string code, const std::string& message, Details details = {})
      : std::invalid_argument(message), code_(std::move(code)), details_(std::move(details)) {}

  const std::string& code() const { return code_; }
  const Details& details() const { return details_; }

 private:
  std::string code_;
  Details details_;
};

/// A text that is not a card, move, deck, position, …
class NotationError : public EdgeError {
  using EdgeError::EdgeError;
};

/// Rules or a scoring that do not exist or do not go together.
class RulesError : public EdgeError {
  using EdgeError::EdgeError;
};

/// A text as it may stand in a message: in quotes, shortened, without control characters.
std::string quoted(std::string_view text);

/// The same without the quotes.
std::string excerpt(std::string_view text);

}  // namespace harpan
