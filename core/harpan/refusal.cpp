#include "harpan/refusal.h"

#include "harpan/notation.h"

namespace harpan {

std::string_view code_name(RefusalCode code) {
  switch (code) {
    case RefusalCode::no_such_pile: return "no_such_pile";
    case RefusalCode::empty_pile: return "empty_pile";
    case RefusalCode::same_pile: return "same_pile";
    case RefusalCode::not_a_move: return "not_a_move";
    case RefusalCode::face_down: return "face_down";
    case RefusalCode::one_at_a_time: return "one_at_a_time";
    case RefusalCode::same_colour: return "same_colour";
    case RefusalCode::wrong_rank: return "wrong_rank";
    case RefusalCode::needs_king: return "needs_king";
    case RefusalCode::foundation_suit: return "foundation_suit";
    case RefusalCode::foundation_order: return "foundation_order";
    case RefusalCode::taking_back_forbidden: return "taking_back_forbidden";
    case RefusalCode::stock_empty: return "stock_empty";
    case RefusalCode::draw_count: return "draw_count";
    case RefusalCode::stock_not_empty: return "stock_not_empty";
    case RefusalCode::no_passes_left: return "no_passes_left";
    case RefusalCode::waste_empty: return "waste_empty";
    case RefusalCode::empty_columns: return "empty_columns";
    case RefusalCode::too_few_cards: return "too_few_cards";
    case RefusalCode::not_one_suit: return "not_one_suit";
    case RefusalCode::not_a_run: return "not_a_run";
    case RefusalCode::too_many: return "too_many";
    case RefusalCode::cell_taken: return "cell_taken";
    case RefusalCode::not_from_stock: return "not_from_stock";
    case RefusalCode::covered: return "covered";
    case RefusalCode::not_thirteen: return "not_thirteen";
    case RefusalCode::needs_partner: return "needs_partner";
    case RefusalCode::no_waste_pairs: return "no_waste_pairs";
    case RefusalCode::ace_stays: return "ace_stays";
    case RefusalCode::not_beaten: return "not_beaten";
    case RefusalCode::column_not_empty: return "column_not_empty";
    case RefusalCode::filled_from_stock: return "filled_from_stock";
    case RefusalCode::needs_ace: return "needs_ace";
    case RefusalCode::nothing_to_undo: return "nothing_to_undo";
    case RefusalCode::nothing_to_redo: return "nothing_to_redo";
  }
  return {};
}

Details details(const Refusal& refusal) {
  const auto number = [](int value) { return std::to_string(value); };
  switch (refusal.code) {
    case RefusalCode::no_such_pile:
    case RefusalCode::empty_pile: return {{"pile", text(refusal.pile)}};
    case RefusalCode::face_down:
    case RefusalCode::not_one_suit:
    case RefusalCode::not_a_run:
      return {{"pile", text(refusal.pile)}, {"count", number(refusal.got)}};
    case RefusalCode::same_colour:
    case RefusalCode::wrong_rank:
      return {{"card", text(refusal.card)}, {"onto", text(refusal.onto)}};
    case RefusalCode::needs_king:
    case RefusalCode::foundation_suit:
    case RefusalCode::taking_back_forbidden:
    case RefusalCode::ace_stays:
    case RefusalCode::not_beaten:
    case RefusalCode::column_not_empty:
    case RefusalCode::needs_ace: return {{"card", text(refusal.card)}};
    case RefusalCode::cell_taken: return {{"onto", text(refusal.onto)}};
    case RefusalCode::covered: {
      const std::string card = refusal.card.is_known() ? text(refusal.card) : "";
      return {{"pile", text(refusal.pile)}, {"card", card}};
    }
    case RefusalCode::not_thirteen:
      return {
          {"card", text(refusal.card)}, {"onto", text(refusal.onto)}, {"sum", number(refusal.got)}};
    case RefusalCode::needs_partner:
      return {{"card", text(refusal.card)}, {"rank", number(refusal.expected)}};
    case RefusalCode::empty_columns: return {{"columns", number(refusal.got)}};
    case RefusalCode::foundation_order: {
      const std::string next = refusal.onto.is_known() ? text(refusal.onto) : "";
      return {{"card", text(refusal.card)}, {"next", next}};
    }
    case RefusalCode::too_few_cards:
    case RefusalCode::too_many:
    case RefusalCode::draw_count:
      return {{"expected", number(refusal.expected)}, {"got", number(refusal.got)}};
    case RefusalCode::no_passes_left: return {{"passes", number(refusal.expected)}};
    default: return {};
  }
}

std::string sentence(const Refusal& refusal) {
  const auto number = [](int value) { return std::to_string(value); };
  const std::string card = refusal.card.is_known() ? text(refusal.card) : "";
  const std::string onto = refusal.onto.is_known() ? text(refusal.onto) : "";
  const std::string pile = text(refusal.pile);
  switch (refusal.code) {
    case RefusalCode::no_such_pile: return "there is no pile " + pile;
    case RefusalCode::empty_pile: return "pile " + pile + " is empty";
    case RefusalCode::same_pile: return "a card does not move to where it lies";
    case RefusalCode::not_a_move: return "no cards go from that pile to the other";
    case RefusalCode::face_down:
      return "fewer than " + number(refusal.got) + " cards of " + pile + " lie face up";
    case RefusalCode::one_at_a_time: return "one card moves at a time here";
    case RefusalCode::same_colour: return card + " does not go on " + onto + ", the same colour";
    case RefusalCode::wrong_rank:
      return card + " does not go on " + onto + ", it must be one lower";
    case RefusalCode::needs_king: return "an empty column takes a king, not " + card;
    case RefusalCode::foundation_suit: return card + " belongs on the foundation of its own suit";
    case RefusalCode::foundation_order:
      return "the foundation " + (onto.empty() ? "is full" : "waits for " + onto) + ", not for " +
             card;
    case RefusalCode::taking_back_forbidden:
      return card + " stays: the rules forbid taking back from a foundation";
    case RefusalCode::stock_empty: return "the stock is empty";
    case RefusalCode::draw_count:
      return "expected " + number(refusal.expected) + " cards to turn, got " + number(refusal.got);
    case RefusalCode::stock_not_empty: return "the stock is not empty yet";
    case RefusalCode::no_passes_left:
      return "all passes are used: the rules give " + number(refusal.expected);
    case RefusalCode::waste_empty: return "stock and waste are empty";
    case RefusalCode::empty_columns:
      return "no row is dealt while columns are empty: " + number(refusal.got) + " are";
    case RefusalCode::too_few_cards:
      return "a row needs a card in each column, and only " + number(refusal.got) +
             " cards are left in play for " + number(refusal.expected) + " columns";
    case RefusalCode::not_one_suit:
      return "the last " + number(refusal.got) + " cards of " + pile + " are no run of one suit";
    case RefusalCode::not_a_run:
      return "the last " + number(refusal.got) + " cards of " + pile +
             " do not fall by one in alternating colours";
    case RefusalCode::too_many:
      return "at most " + number(refusal.expected) + " cards may move there now, got " +
             number(refusal.got);
    case RefusalCode::cell_taken: return "the cell holds " + onto;
    case RefusalCode::not_from_stock: return "stock cards are drawn before they play";
    case RefusalCode::covered:
      return (card.empty() ? pile : card) + " is covered and not free to play";
    case RefusalCode::not_thirteen:
      return card + " and " + onto + " make " + number(refusal.got) + ", not 13";
    case RefusalCode::needs_partner:
      return card + " goes with a card of rank " + number(refusal.expected) + ", not alone";
    case RefusalCode::no_waste_pairs: return "two cards of the waste do not pair with each other";
    case RefusalCode::ace_stays: return card + " stays: an ace is never discarded";
    case RefusalCode::not_beaten:
      return card + " stays: no column ends with a higher card of its suit";
    case RefusalCode::column_not_empty: return card + " moves to an empty column only";
    case RefusalCode::filled_from_stock: return "empty columns are filled from the stock only";
    case RefusalCode::needs_ace: return "an empty column takes an ace, not " + card;
    case RefusalCode::nothing_to_undo: return "there is no move to undo";
    case RefusalCode::nothing_to_redo: return "there is no move to redo";
  }
  return {};
}

}  // namespace harpan
