#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "harpan/deal.h"
#include "harpan/families/klondike.h"
#include "harpan/move.h"
#include "harpan/notation.h"
#include "harpan/rng.h"
#include "harpan/rules.h"
#include "harpan/view.h"
#include "tests/sample_rules.h"

namespace harpan {

/// Those of the sample rules that the family class plays.
template <class F>
std::vector<typename F::Rules> sample_rules_of() {
  std::vector<typename F::Rules> result;
  for (const std::string_view words : sample_rules) {
    const Rules rules = parse_rules(words);
    if (!std::holds_alternative<F>(deal(rules, sorted_cards(deck(rules))))) continue;
    result.push_back(std::get<typename F::Rules>(rules));
  }
  return result;
}

template <class F>
F numbered(const typename F::Rules& rules, std::uint64_t number) {
  return F::deal(rules, numbered_cards(Rules(rules), number));
}

template <class F>
F position_from(const typename F::Rules& rules, std::string_view words) {
  return std::get<F>(parse_position(rules, words));
}

template <class F>
std::vector<Move> legal_moves(const F& position) {
  MoveList moves;
  position.legal_moves(moves);
  return {moves.begin(), moves.end()};
}

inline Move any_of(const std::vector<Move>& moves, Rng& rng) {
  return moves[static_cast<std::size_t>(rng.below(moves.size()))];
}

/// Plays up to `length` random moves from the deal and calls visit(position) before each.
template <class F, std::invocable<const F&> Visit>
void wander(F position, std::uint64_t seed, int length, Visit visit) {
  Rng rng(seed);
  for (int i = 0; i < length; ++i) {
    visit(position);
    const auto moves = legal_moves(position);
    if (moves.empty()) return;
    position.apply(any_of(moves, rng));
  }
}

/// Every position of short random games under all rules of the family.
template <class F, std::invocable<const F&> Visit>
void wander_everywhere(int games, int length, Visit visit) {
  for (const auto& rules : sample_rules_of<F>()) {
    SCOPED_TRACE(text(Rules(rules)));
    for (int number = 0; number < games; ++number) {
      const auto seed = static_cast<std::uint64_t>(number) + 1;
      wander(numbered<F>(rules, seed), seed, length, visit);
    }
  }
}

/// A position that agrees with the view: the unseen cards laid at random into the unknown places.
template <class F>
F rearranged(const View<F>& view, Rng& rng) {
  std::string words = text(Position(view.known()));
  std::vector<Card> cards = view.unseen();
  for (std::size_t i = cards.size(); i > 1; --i) {
    std::swap(cards[i - 1], cards[static_cast<std::size_t>(rng.below(i))]);
  }
  for (const Card card : cards) words.replace(words.find("??"), 2, text(card));
  return position_from<F>(view.known().rules(), words);
}

}  // namespace harpan
