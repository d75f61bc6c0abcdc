#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "harpan/card.h"
#include "harpan/deck.h"
#include "harpan/error.h"

namespace harpan {

/// A word of a longer text and where it stands, for messages that point at the place.
struct Token {
  std::string_view text;
  std::size_t line = 1;    ///< from 1
  std::size_t column = 1;  ///< from 1, in bytes
};

/// The words of a text, parted by white space and commas.
std::vector<Token> tokens(std::string_view text);

/// ` at line 2, column 14`.
std::string place(const Token& token);

/// What stands there and where, as facts of an error.
Details place_details(const Token& token);

/// The card that a word is. Throws NotationError naming the place.
Card parse_card_at(const Token& token);

/// The number from 1 to `most` that the whole text is, if it is one.
std::optional<int> number_from_one(std::string_view text, int most);

/// Throws NotationError unless the cards are those of the deck, each as often as it has it.
void check_cards(const Deck& deck, std::vector<Card> cards);

}  // namespace harpan
