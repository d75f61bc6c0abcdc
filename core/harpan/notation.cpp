#include "harpan/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "harpan/error.h"
#include "harpan/family.h"
#include "harpan/layout_text.h"
#include "harpan/tokens.h"

namespace harpan {

namespace {

constexpr std::string_view rank_letters = "A23456789TJQK";
constexpr std::string_view suit_letters = "SHCD";
constexpr std::array<std::string_view, suit_count> suit_signs{"♠", "♥", "♣", "♦"};
constexpr std::string_view role_letters = "swftcpd";
constexpr int most_places = 28;
constexpr int most_piles = 16;

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// The rank at the front of the text and how many characters it takes; 0 when there is none.
std::pair<int, std::size_t> leading_rank(std::string_view text) {
  if (text.starts_with("10")) return {10, 2};
  if (text.empty()) return {0, 0};
  const auto found = rank_letters.find(upper(text[0]));
  return found == std::string_view::npos ? std::pair{0, std::size_t{0}}
                                         : std::pair{static_cast<int>(found) + 1, std::size_t{1}};
}

std::optional<Suit> suit_of(std::string_view text) {
  if (text.size() == 1) {
    const auto found = suit_letters.find(upper(text[0]));
    if (found != std::string_view::npos) return static_cast<Suit>(found);
  }
  const auto sign = std::ranges::find(suit_signs, text);
  if (sign == suit_signs.end()) return std::nullopt;
  return static_cast<Suit>(sign - suit_signs.begin());
}

std::optional<Card> card_of(std::string_view text) {
  const auto [rank, length] = leading_rank(text);
  const auto suit = suit_of(text.substr(length));
  if (rank == 0 || !suit) return std::nullopt;
  return Card(rank, *suit);
}

/// Whether there is only one pile of the role.
bool is_single(Role role) {
  return role == Role::stock || role == Role::waste || role == Role::discard;
}

std::optional<Pile> pile_of(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto letter = role_letters.find(text[0]);
  if (letter == std::string_view::npos) return std::nullopt;
  const Role role = static_cast<Role>(letter);
  if (is_single(role)) return text.size() == 1 ? std::optional(Pile(role)) : std::nullopt;
  const auto number =
      number_from_one(text.substr(1), role == Role::pyramid ? most_places : most_piles);
  return number ? std::optional(Pile(role, *number - 1)) : std::nullopt;
}

[[noreturn]] void refuse_text(const std::string& code, const std::string& expected,
                              std::string_view text) {
  throw NotationError(code, "expected " + expected + ", got " + quoted(text),
                      {{"got", excerpt(text)}});
}

/// A written move: its piles, still as text, and its count if it has one.
struct MoveParts {
  std::string_view source, target;
  std::optional<int> count;
};

MoveParts split_move(std::string_view text) {
  const auto hyphen = text.find('-');
  const auto colon = std::min(text.find(':'), text.size());
  if (hyphen == std::string_view::npos || colon < hyphen) {
    refuse_text("bad_move", "a move such as w-t3 or t3-t5:4", text);
  }
  MoveParts parts{text.substr(0, hyphen), text.substr(hyphen + 1, colon - hyphen - 1), {}};
  if (colon < text.size()) {
    parts.count = number_from_one(text.substr(colon + 1), 104);
    if (!parts.count) refuse_text("bad_move", "a number of cards from 1 to 104 after ':'", text);
  }
  return parts;
}

/// The foundation that the top card of `source` fits, or else the first of its suit, which then
/// says why not.
Pile fitting_foundation(Pile source, const Layout& layout, const MoveList& moves) {
  for (const Move& move : moves) {
    if (move.source == source && move.target.role() == Role::foundation) return move.target;
  }
  for (const LaidPile& pile : layout.piles) {
    if (pile.pile != source || pile.slots.empty()) continue;
    const Slot& top = pile.slots.back();
    if (top.face_up) return {Role::foundation, top.card.suit_index()};
  }
  return {Role::foundation, 0};
}

/// The foundation that has a card for `target`, if exactly one does.
Pile giving_foundation(Pile target, const MoveList& moves) {
  std::optional<Pile> found;
  for (const Move& move : moves) {
    if (move.source.role() != Role::foundation || move.target != target) continue;
    if (found) {
      throw NotationError("which_foundation",
                          "more than one foundation fits: expected f1, f2, … for 'f'");
    }
    found = move.source;
  }
  if (!found) {
    throw NotationError("which_foundation",
                        "no foundation card goes there: expected f1, f2, … for 'f'");
  }
  return *found;
}

/// A single card if that is legal, or else the legal number of cards between these piles. Where no
/// move joins them it is as many as are drawn, for a draw, so that the refusal says what is amiss;
/// never none, which is no move that can be written.
int usual_count(Pile source, Pile target, const MoveList& moves, int draw) {
  int count = 0;
  for (const Move& move : moves) {
    if (move.source != source || move.target != target) continue;
    if (move.count == 1) return 1;
    count = move.count;
  }
  if (count != 0) return count;
  const bool draws = target.role() == Role::waste || target.role() == Role::column;
  return source == Role::stock && draws ? std::max(draw, 1) : 1;
}

std::string bare_text(Card card) {
  return {rank_letters[static_cast<std::size_t>(card.rank() - 1)],
          suit_letters[static_cast<std::size_t>(card.suit_index())]};
}

/// The text may give every card once only, and none that the deck has not.
void check_deck(const Deck& deck, const std::vector<Card>& cards) {
  if (static_cast<int>(cards.size()) != deck.size()) {
    const std::string expected = std::to_string(deck.size());
    const std::string got = std::to_string(cards.size());
    throw NotationError("deck_size", "expected " + expected + " cards, got " + got,
                        {{"expected", expected}, {"got", got}});
  }
  check_cards(deck, cards);
}

/// Rows run from the first column to the last; in Klondike each begins one column later.
template <class R>
std::vector<Card> from_columns(const R&, const std::vector<Card>&) {
  throw NotationError("bad_order",
                      "expected cards in dealing order: only Klondike decks are also "
                      "written column by column");
}

std::vector<Card> from_columns(const KlondikeRules& rules, const std::vector<Card>& cards) {
  std::vector<Card> dealt;
  dealt.reserve(cards.size());
  for (int row = 0; row < rules.columns; ++row) {
    for (int column = row; column < rules.columns; ++column) {
      dealt.push_back(cards[static_cast<std::size_t>(column * (column + 1) / 2 + row)]);
    }
  }
  dealt.insert(dealt.end(), cards.begin() + rules.tableau_size(), cards.end());
  return dealt;
}

/// Reads the layout of an empty position's piles. Every card of the deck must be there.
template <Family F>
F read_position(const typename F::Rules& rules, std::string_view text) {
  Layout shape;
  F(rules).lay_out(shape);
  const auto below = [&](Card top) {
    if constexpr (requires { F::foundation_below(rules, top); }) {
      return F::foundation_below(rules, top);
    } else {
      return std::vector{top};
    }
  };
  const Layout layout = parse_layout(std::move(shape), below, text);
  const F position = F::from_layout(rules, layout);
  std::vector<Card> cards;
  for (const LaidPile& pile : layout.piles) {
    for (const Slot& slot : pile.slots) cards.push_back(slot.card);
  }
  check_cards(rules.deck(), cards);
  return position;
}

}  // namespace

std::string text(Card card) { return card.is_known() ? bare_text(card) : "??"; }

Card parse_card(std::string_view text) {
  if (const auto card = card_of(text)) return *card;
  refuse_text("bad_card", "a card such as 9D or TH", text);
}

std::string text(Pile pile) {
  const std::string letter(1, role_letters[static_cast<std::size_t>(pile.role())]);
  return is_single(pile.role()) ? letter : letter + std::to_string(pile.index() + 1);
}

Pile parse_pile(std::string_view text) {
  if (const auto pile = pile_of(text)) return *pile;
  refuse_text("bad_pile", "a pile s, w, d, f1 …, t1 …, c1 … or p1 …", text);
}

std::string text(const Move& move) {
  const std::string piles = text(move.source) + '-' + text(move.target);
  return move.count == 1 ? piles : piles + ':' + std::to_string(move.count);
}

Move parse_move(std::string_view text) {
  const MoveParts parts = split_move(text);
  return {parse_pile(parts.source), parse_pile(parts.target),
          static_cast<std::uint8_t>(parts.count.value_or(1))};
}

Move parse_move(std::string_view text, const Position& position) {
  const MoveParts parts = split_move(text);
  return std::visit(
      [&](const auto& family) {
        MoveList moves;
        family.legal_moves(moves);
        Layout layout;
        family.lay_out(layout);
        Move move;
        if (parts.source == "f") {
          move.target = parse_pile(parts.target);
          move.source = giving_foundation(move.target, moves);
        } else {
          move.source = parse_pile(parts.source);
          move.target = parts.target == "f" ? fitting_foundation(move.source, layout, moves)
                                            : parse_pile(parts.target);
        }
        const int count = parts.count
                              ? *parts.count
                              : usual_count(move.source, move.target, moves, family.draw_size());
        move.count = static_cast<std::uint8_t>(count);
        return in_order(family, move);
      },
      position);
}

std::string text(const std::vector<Card>& cards) {
  std::string result;
  for (const Card card : cards) {
    if (!result.empty()) result += ' ';
    result += text(card);
  }
  return result;
}

std::vector<Card> parse_deck(const Rules& rules, std::string_view text, DeckOrder order) {
  std::vector<Card> cards;
  for (const Token& token : tokens(text)) cards.push_back(parse_card_at(token));
  check_deck(deck(rules), cards);
  if (order == DeckOrder::dealing) return cards;
  return std::visit([&](const auto& family) { return from_columns(family, cards); }, rules);
}

std::string text(const Position& position) {
  Layout layout;
  std::visit([&](const auto& family) { family.lay_out(layout); }, position);
  return text(layout);
}

Position parse_position(const Rules& rules, std::string_view text) {
  return with_family(
      rules, [&]<class F>(const auto& family) { return Position(read_position<F>(family, text)); });
}

}  // namespace harpan
