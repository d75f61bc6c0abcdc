#include "harpan/families/klondike_text.h"

#include <utility>
#include <vector>

#include "harpan/error.h"
#include "harpan/notation.h"
#include "harpan/tokens.h"

namespace harpan {

namespace {

using Field = std::vector<Token>;

constexpr int fields_before_columns = 4;
constexpr int most_passes = 9'999;

/// Fields end with a `/` or with the line.
std::vector<Field> split_fields(std::string_view text) {
  std::vector<Field> fields(1);
  std::size_t line = 1;
  for (const Token& token : tokens(text)) {
    const bool slash = token.text == "/";
    if (slash || (token.line != line && !fields.back().empty())) fields.emplace_back();
    line = token.line;
    if (!slash) fields.back().push_back(token);
  }
  return fields;
}

[[noreturn]] void refuse(const std::string& message, Details details = {}) {
  throw NotationError("bad_position", message, std::move(details));
}

[[noreturn]] void expected(const std::string& what, const Field& field) {
  if (field.empty()) refuse("expected " + what + ", got nothing");
  refuse("expected " + what + ", got " + quoted(field[0].text) + place(field[0]),
         place_details(field[0]));
}

/// The words after the field's name.
Field named(const Field& field, std::string_view name) {
  if (field.empty() || field[0].text != name) expected("'" + std::string(name) + " …'", field);
  return {field.begin() + 1, field.end()};
}

std::vector<Card> cards_of(const Field& field) {
  std::vector<Card> cards;
  for (const Token& token : field) cards.push_back(parse_card_at(token));
  return cards;
}

std::string cards_text(std::span<const Card> cards) {
  std::string result;
  for (const Card card : cards) result += ' ' + text(card);
  return result;
}

bool is_hidden(const Token& token) {
  return token.text.size() > 2 && token.text.front() == '<' && token.text.back() == '>';
}

template <int Decks>
std::vector<Card> all_cards(const Klondike<Decks>& position) {
  Layout layout;
  position.lay_out(layout);
  std::vector<Card> cards;
  for (const LaidPile& pile : layout.piles) {
    for (const Slot& slot : pile.slots) cards.push_back(slot.card);
  }
  return cards;
}

}  // namespace

template <int Decks>
std::string KlondikeText<Decks>::print(const Position& position) {
  std::string result = "pass " + std::to_string(position.pass()) + " / stock" +
                       cards_text(position.stock()) + " / waste" + cards_text(position.waste()) +
                       " / foundations";
  for (int i = 0; i < Position::foundations; ++i) {
    const int rank = position.foundation(i);
    result += rank == 0 ? " -" : ' ' + text(Card(rank, static_cast<Suit>(i % suit_count)));
  }
  for (int i = 0; i < position.columns(); ++i) {
    result += " /";
    int below = position.hidden(i);
    for (const Card card : position.column(i)) {
      result += below-- > 0 ? " <" + text(card) + '>' : ' ' + text(card);
    }
    if (position.column(i).empty()) result += " -";
  }
  return result;
}

template <int Decks>
void KlondikeText<Decks>::read_pass(Position& position, const std::vector<Token>& field) {
  const Field words = named(field, "pass");
  const bool limited = position.rules_.passes != KlondikeRules::unlimited;
  const int most = limited ? position.rules_.passes : most_passes;
  const auto pass = words.size() == 1 ? number_from_one(words[0].text, most) : std::nullopt;
  if (!pass) expected("a pass from 1 to " + std::to_string(most), words);
  position.pass_ = static_cast<std::uint16_t>(*pass);
}

template <int Decks>
void KlondikeText<Decks>::read_talon(Position& position, const Fields& fields) {
  const std::vector<Card> stock = cards_of(named(fields[1], "stock"));
  const std::vector<Card> waste = cards_of(named(fields[2], "waste"));
  if (stock.size() + waste.size() > Position::most_talon) {
    refuse("expected at most " + std::to_string(Position::most_talon) +
           " cards in stock and waste, got " + std::to_string(stock.size() + waste.size()));
  }
  position.stock_ = static_cast<std::uint8_t>(stock.size());
  position.waste_ = static_cast<std::uint8_t>(waste.size());
  std::ranges::copy(waste, position.talon_.begin());
  std::ranges::copy(stock, position.talon_.end() - position.stock_);
}

template <int Decks>
void KlondikeText<Decks>::read_foundations(Position& position, const std::vector<Token>& field) {
  const Field words = named(field, "foundations");
  if (words.size() != Position::foundations) {
    refuse("expected " + std::to_string(Position::foundations) +
           " foundations, each a top card or -, got " + std::to_string(words.size()));
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].text == "-") continue;
    const Card card = parse_card_at(words[i]);
    if (card.suit_index() != static_cast<int>(i) % suit_count) {
      expected("foundations in the order ♠ ♥ ♣ ♦", {words[i]});
    }
    position.foundation_[i] = static_cast<std::uint8_t>(card.rank());
  }
}

template <int Decks>
void KlondikeText<Decks>::read_column(Position& position, int index,
                                      const std::vector<Token>& field) {
  if (field.size() == 1 && field[0].text == "-") return;
  if (field.empty()) expected("cards or - for column " + std::to_string(index + 1), field);
  if (field.size() > Position::most_height) {
    expected("at most " + std::to_string(Position::most_height) + " cards in a column",
             {field[Position::most_height]});
  }
  for (Token token : field) {
    if (is_hidden(token)) {
      if (position.run(index) > 0) expected("hidden cards below the open ones", {token});
      token.text = token.text.substr(1, token.text.size() - 2);
      ++position.hidden_[Position::at(index)];
    }
    position.push(index, parse_card_at(token));
  }
  check_column(position, index);
}

template <int Decks>
void KlondikeText<Decks>::check_column(const Position& position, int index) {
  const std::string name = "column " + std::to_string(index + 1);
  const auto cards = position.column(index);
  if (position.run(index) == 0) refuse("expected an open card on top of " + name);
  if (position.hidden(index) >= Position::most_columns) {
    refuse("expected at most " + std::to_string(Position::most_columns - 1) + " hidden cards in " +
           name);
  }
  for (std::size_t i = static_cast<std::size_t>(position.hidden(index)) + 1; i < cards.size();
       ++i) {
    if (!cards[i].fits_on(cards[i - 1])) {
      refuse("expected a run that falls by one and alternates in " + name + ", got " +
             text(cards[i]) + " on " + text(cards[i - 1]));
    }
  }
}

template <int Decks>
Klondike<Decks> KlondikeText<Decks>::parse(const KlondikeRules& rules, std::string_view text) {
  const Fields fields = split_fields(text);
  const std::size_t wanted = fields_before_columns + std::size_t{rules.columns};
  if (fields.size() != wanted) {
    refuse("expected " + std::to_string(wanted) +
           " fields (pass, stock, waste, foundations and a field a column), got " +
           std::to_string(fields.size()));
  }
  Position position;
  position.rules_ = rules;
  read_pass(position, fields[0]);
  read_talon(position, fields);
  read_foundations(position, fields[3]);
  for (int i = 0; i < rules.columns; ++i) {
    read_column(position, i, fields[static_cast<std::size_t>(fields_before_columns + i)]);
  }
  check_cards(rules.deck(), all_cards(position));
  return position;
}

template class KlondikeText<1>;
template class KlondikeText<2>;

}  // namespace harpan
