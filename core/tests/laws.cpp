// What holds for every family under all of its rules, at every position of random games.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "harpan/families/klondike.h"
#include "harpan/notation.h"
#include "harpan/position.h"
#include "tests/samples.h"

namespace harpan {
namespace {

template <class F>
class Laws : public testing::Test {};

using Families = testing::Types<Klondike<1>, Klondike<2>, Spider, FreeCell, Pyramid, AcesUp>;
TYPED_TEST_SUITE(Laws, Families);

TYPED_TEST(Laws, UndoRestoresEverything) {
  wander_everywhere<TypeParam>(3, 150, [](const TypeParam& position) {
    TypeParam copy = position;
    for (const Move& move : legal_moves(position)) {
      copy.undo(copy.apply(move));
      ASSERT_EQ(text(Position(copy)), text(Position(position))) << text(move);
      ASSERT_EQ(copy.key(), position.key());
      ASSERT_EQ(copy.memory(), position.memory());
    }
  });
}

TYPED_TEST(Laws, AWholeGameIsUndone) {
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    const auto start = numbered<TypeParam>(rules, 8);
    TypeParam position = start;
    std::vector<Step> steps;
    Rng rng(8);
    for (auto moves = legal_moves(position); !moves.empty() && steps.size() < 300;
         moves = legal_moves(position)) {
      steps.push_back(position.apply(any_of(moves, rng)));
    }
    for (; !steps.empty(); steps.pop_back()) position.undo(steps.back());
    EXPECT_EQ(text(Position(position)), text(Position(start)));
  }
}

TYPED_TEST(Laws, StepsReplay) {
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    auto position = numbered<TypeParam>(rules, 9);
    auto again = position;
    Rng rng(9);
    for (int i = 0; i < 200; ++i) {
      const auto moves = legal_moves(position);
      if (moves.empty()) break;
      const Step step = position.apply(any_of(moves, rng));
      ASSERT_TRUE(again.is_legal(step.move));
      ASSERT_EQ(again.apply(step.move), step);
    }
    EXPECT_EQ(text(Position(again)), text(Position(position)));
  }
}

TYPED_TEST(Laws, CardsAreConserved) {
  wander_everywhere<TypeParam>(3, 300, [](const TypeParam& position) {
    Layout layout;
    position.lay_out(layout);
    std::vector<Card> cards;
    for (const LaidPile& pile : layout.piles) {
      for (const Slot& slot : pile.slots) cards.push_back(slot.card);
    }
    std::vector<Card> deck = sorted_cards(position.rules().deck());
    std::ranges::sort(cards);
    std::ranges::sort(deck);
    ASSERT_EQ(cards, deck);
  });
}

/// Every pile there may be and some that are not there.
std::vector<Pile> all_piles() {
  std::vector<Pile> piles{Role::stock, Role::waste, Role::discard};
  for (const Role role : {Role::foundation, Role::column, Role::cell, Role::pyramid}) {
    for (int i = 0; i < (role == Role::pyramid ? 28 : 16); ++i) piles.emplace_back(role, i);
  }
  return piles;
}

/// More than the largest number of cards that can go between the piles.
int too_many(Pile source, Pile target) {
  constexpr int most_talon = 76;
  const bool talon = source.role() <= Role::waste && target.role() <= Role::waste;
  return talon ? most_talon + 1 : king + 2;
}

template <class F>
void check_listed_iff_legal(const F& position) {
  const auto listed = legal_moves(position);
  const std::set<Move> listed_once(listed.begin(), listed.end());
  ASSERT_EQ(listed_once.size(), listed.size()) << "a move is listed twice";
  std::size_t legal = 0;
  for (const Pile source : all_piles()) {
    for (const Pile target : all_piles()) {
      for (int count = 0; count <= too_many(source, target); ++count) {
        const Move move{source, target, static_cast<std::uint8_t>(count)};
        if (!position.is_legal(move)) continue;
        ++legal;
        ASSERT_TRUE(listed_once.contains(move)) << text(move) << " at " << text(Position(position));
      }
    }
  }
  ASSERT_EQ(legal, listed.size()) << text(Position(position));
}

TYPED_TEST(Laws, AMoveIsListedExactlyIfItIsLegal) {
  int visited = 0;
  wander_everywhere<TypeParam>(2, 150, [&](const TypeParam& position) {
    if (++visited % 10 == 0) check_listed_iff_legal(position);
  });
}

template <class F>
class KlondikeLaws : public testing::Test {};

/// Found by the fuzzer: the deal from a stock that was out was written as none of its cards.
TYPED_TEST(Laws, AMoveThatIsMeantCanBeWrittenDownLegalOrNot) {
  wander_everywhere<TypeParam>(1, 60, [](const TypeParam& position) {
    for (const std::string_view source : {"s", "w", "d", "f2", "t1", "t3", "c1", "p1"}) {
      for (const std::string_view target : {"s", "w", "d", "f2", "t1", "t2", "c1", "p2"}) {
        const std::string words = std::string(source) + '-' + std::string(target);
        if (source == target) continue;
        const std::string meant = text(parse_move(words, Position(position)));
        ASSERT_EQ(text(parse_move(meant)), meant) << words << '\n' << text(Position(position));
      }
    }
  });
}

using KlondikeFamilies = testing::Types<Klondike<1>, Klondike<2>>;
TYPED_TEST_SUITE(KlondikeLaws, KlondikeFamilies);

TYPED_TEST(KlondikeLaws, TheTopOfTheWasteGoesWhereThePositionTakesIt) {
  wander_everywhere<TypeParam>(3, 200, [](const TypeParam& position) {
    if (position.waste().empty()) return;
    const auto moves = legal_moves(position);
    const bool listed = std::ranges::any_of(moves, [](const Move& move) {
      return move.source.role() == Role::waste && move.target.role() != Role::stock;
    });
    ASSERT_EQ(position.takes(position.waste().back()), listed);
  });
}

TYPED_TEST(Laws, TheTextSaysAllOfThePosition) {
  wander_everywhere<TypeParam>(2, 200, [](const TypeParam& position) {
    const std::string words = text(Position(position));
    const auto read = position_from<TypeParam>(position.rules(), words);
    ASSERT_EQ(text(Position(read)), words);
    ASSERT_EQ(read.key(), position.key());
    ASSERT_EQ(legal_moves(read), legal_moves(position));
    ASSERT_EQ(read.rules(), position.rules());
  });
}

TYPED_TEST(KlondikeLaws, AWonGameHasAllCardsUp) {
  wander_everywhere<TypeParam>(10, 400, [](const TypeParam& position) {
    const bool all_up = position.up() == position.rules().deck().size();
    ASSERT_EQ(position.is_won(), all_up);
  });
}

TYPED_TEST(Laws, MovesHaveTextsThatMeanThem) {
  wander_everywhere<TypeParam>(2, 60, [](const TypeParam& position) {
    for (const Move& move : legal_moves(position)) {
      ASSERT_EQ(parse_move(text(move)), move);
      ASSERT_EQ(parse_move(text(move), Position(position)), move) << text(move);
    }
  });
}

}  // namespace
}  // namespace harpan
