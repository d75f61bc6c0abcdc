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
      return {{"pile", text(refusal.pile)}, {"count", number(refusal.got)}};
    case RefusalCode::same_colour:
    case RefusalCode::wrong_rank:
      return {{"card", text(refusal.card)}, {"onto", text(refusal.onto)}};
    case RefusalCode::needs_king:
    case RefusalCode::foundation_suit:
    case RefusalCode::taking_back_forbidden: return {{"card", text(refusal.card)}};
    case RefusalCode::foundation_order: {
      const std::string next = refusal.onto.is_known() ? text(refusal.onto) : "";
      return {{"card", text(refusal.card)}, {"next", next}};
    }
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
    case RefusalCode::nothing_to_undo: return "there is no move to undo";
    case RefusalCode::nothing_to_redo: return "there is no move to redo";
  }
  return {};
}

}  // namespace harpan
