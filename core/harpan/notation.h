#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "harpan/card.h"
#include "harpan/deck.h"
#include "harpan/move.h"
#include "harpan/position.h"

namespace harpan {

// Text and value, both ways: parse(text(x)) == x and text(parse(s)) is the canonical form of s.
// Whatever is not understood throws NotationError, which says what was expected, got, and where.

/// Rank and suit, `TH`. Reads `10H`, lower case and the suit signs as well.
std::string text(Card card);
Card parse_card(std::string_view text);

/// `s` stock, `w` waste, `f1` … foundations, `t1` … columns, `c1` … cells, `p1` … places of the
/// pyramid row by row, `d` discard.
std::string text(Pile pile);
Pile parse_pile(std::string_view text);

/// `t3-t5:4`; a count of one is not written.
std::string text(const Move& move);
Move parse_move(std::string_view text);

/// A move in the words of a player at this position: the count may be left out where one legal
/// move joins the piles, and `f` alone is the foundation that fits the card. The move need not be
/// legal.
Move parse_move(std::string_view text, const Position& position);

/// How the cards of a written deck follow each other.
enum class DeckOrder {
  dealing,  ///< as they are dealt: row by row, then the stock as it is drawn
  columns,  ///< column by column, each from its bottom to its top, then the stock as it is drawn
};

std::string text(const std::vector<Card>& cards);

/// A whole deck in dealing order, from cards in the given order. Each card must be there exactly
/// as often as the deck has it.
std::vector<Card> parse_deck(const Rules& rules, std::string_view text,
                             DeckOrder order = DeckOrder::dealing);

/// `pass 1 / stock 9D … / waste 2H / foundations AS - 3C - / <9S> 8S / …`: hidden cards in angle
/// brackets, the stock in the order it is drawn, of a foundation the top card, `-` where there is
/// no card. Each game has the fields of its piles. Reads line ends in place of ` / `.
std::string text(const Position& position);
Position parse_position(const Rules& rules, std::string_view text);

}  // namespace harpan
