#pragma once

#include <stdexcept>

namespace harpan {

/// A text that is not a card, move, deck, position, … : the message says what was expected, what
/// was got and where.
class NotationError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

/// Rules or a scoring that do not exist or do not go together: the message says what is allowed.
class RulesError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

}  // namespace harpan
