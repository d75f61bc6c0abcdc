#include "harpan/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "harpan/game.h"
#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

/// Plays random moves and takes about a third of them back; calls visit(seat) after each.
template <class F, std::invocable<const Seat<F>&> Visit>
void play_and_undo(const typename F::Rules& rules, std::uint64_t seed, int length, Visit visit) {
  Seat<F> seat(numbered<F>(rules, seed));
  Rng rng(seed);
  std::vector<Step> steps;
  visit(seat);
  for (int i = 0; i < length; ++i) {
    const auto moves = legal_moves(seat.position);
    if (!steps.empty() && (moves.empty() || rng.below(3) == 0)) {
      seat.position.undo(steps.back());
      steps.pop_back();
    } else if (!moves.empty()) {
      steps.push_back(seat.position.apply(any_of(moves, rng)));
      seat.position.witness(seat.memory);
    }
    visit(seat);
  }
}

template <class F, std::invocable<const Seat<F>&> Visit>
void play_and_undo_everywhere(Visit visit) {
  for (const auto& rules : sample_rules_of<F>()) {
    SCOPED_TRACE(text(Rules(rules)));
    for (const std::uint64_t seed : {1, 2}) play_and_undo<F>(rules, seed, 150, visit);
  }
}

template <class F>
Layout true_layout(const F& position) {
  Layout layout;
  position.lay_out(layout);
  return layout;
}

template <class F>
class OneDeckViews : public testing::Test {};

using OneDeckFamilies = testing::Types<Klondike<1>, FreeCell, Pyramid, AcesUp>;
TYPED_TEST_SUITE(OneDeckViews, OneDeckFamilies);

/// A card that lies face down is known exactly if the player has seen it before. With one deck a
/// card has one place, so it is enough to note the cards that were seen.
TYPED_TEST(OneDeckViews, NameTheCardsThatWereSeenAndNoOthers) {
  using F = TypeParam;
  for (const auto& rules : sample_rules_of<F>()) {
    SCOPED_TRACE(text(Rules(rules)));
    std::set<Card> seen;
    play_and_undo<F>(rules, 3, 400, [&](const Seat<F>& seat) {
      const Layout truth = true_layout(seat.position);
      const Layout known = seat.view().layout();
      ASSERT_EQ(known.piles.size(), truth.piles.size());
      for (std::size_t pile = 0; pile < truth.piles.size(); ++pile) {
        ASSERT_EQ(known.piles[pile].slots.size(), truth.piles[pile].slots.size());
        for (std::size_t i = 0; i < truth.piles[pile].slots.size(); ++i) {
          const Slot& there = truth.piles[pile].slots[i];
          if (there.face_up) seen.insert(there.card);
          const bool may_know = seen.contains(there.card) || rules.is_open();
          ASSERT_EQ(known.piles[pile].slots[i].card, may_know ? there.card : Card());
          ASSERT_EQ(known.piles[pile].slots[i].face_up, there.face_up);
        }
      }
    });
  }
}

template <class F>
class Views : public testing::Test {};

using Families = testing::Types<Klondike<1>, Klondike<2>, Spider, FreeCell, Pyramid, AcesUp>;
TYPED_TEST_SUITE(Views, Families);

TYPED_TEST(Views, AreTheSameHoweverTheUnseenCardsLie) {
  Rng rng(1);
  play_and_undo_everywhere<TypeParam>([&](const Seat<TypeParam>& seat) {
    const View<TypeParam> view = seat.view();
    const TypeParam other = rearranged(view, rng);
    const View<TypeParam> other_view(other, seat.memory);
    ASSERT_EQ(text(Position(other_view.known())), text(Position(view.known())));
    ASSERT_EQ(other_view.unseen(), view.unseen());
  });
}

TYPED_TEST(Views, AreEnoughToKnowTheLegalMoves) {
  play_and_undo_everywhere<TypeParam>([](const Seat<TypeParam>& seat) {
    ASSERT_EQ(legal_moves(seat.view().known()), legal_moves(seat.position));
  });
}

TYPED_TEST(Views, AndTheUnseenCardsMakeUpTheDeck) {
  play_and_undo_everywhere<TypeParam>([](const Seat<TypeParam>& seat) {
    const View<TypeParam> view = seat.view();
    std::vector<Card> cards = view.unseen();
    for (const LaidPile& pile : view.layout().piles) {
      for (const Slot& slot : pile.slots) {
        if (slot.card.is_known()) cards.push_back(slot.card);
      }
    }
    std::vector<Card> deck = sorted_cards(seat.position.rules().deck());
    std::ranges::sort(cards);
    std::ranges::sort(deck);
    ASSERT_EQ(cards, deck);
  });
}

template <class F>
class KlondikeViews : public testing::Test {};

using KlondikeFamilies = testing::Types<Klondike<1>, Klondike<2>>;
TYPED_TEST_SUITE(KlondikeViews, KlondikeFamilies);

/// Whoever sits down at a position gets no card from what was played there before: a view has the
/// bytes that it has after a fresh start, beyond the ends of piles too.
TYPED_TEST(KlondikeViews, KeepNoCardThatLayThereBefore) {
  play_and_undo_everywhere<TypeParam>([](const Seat<TypeParam>& seat) {
    const auto& rules = seat.position.rules();
    if (rules.face_up != 0) return;
    const Seat<TypeParam> newcomer(seat.position);
    const Seat<TypeParam> fresh(position_from<TypeParam>(rules, text(Position(seat.position))));
    const TypeParam one = newcomer.view().known();
    const TypeParam two = fresh.view().known();
    // The rules stand last, and padding may follow them.
    constexpr std::size_t size = sizeof(TypeParam) - sizeof(KlondikeRules) - alignof(TypeParam);
    ASSERT_EQ(std::memcmp(&one, &two, size), 0);
  });
}

}  // namespace
}  // namespace harpan
