#include "harpan/position.h"

namespace harpan {

namespace {

Position deal_family(const KlondikeRules& rules, std::span<const Card> cards) {
  if (rules.decks == 1) return Klondike<1>::deal(rules, cards);
  return Klondike<2>::deal(rules, cards);
}

}  // namespace

Position deal(const Rules& rules, std::span<const Card> cards) {
  return std::visit([&](const auto& family) { return deal_family(family, cards); }, rules);
}

}  // namespace harpan
