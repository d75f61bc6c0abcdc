#include "harpan/stuck.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "harpan/game.h"
#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

/// Whether a player is stuck who has come upon the position and seen no more than lies open.
bool stuck(std::string_view rules, std::string_view words) {
  const Position position = parse_position(parse_rules(rules), words);
  return Game(parse_rules(rules), PlainScoring{}, position).is_stuck();
}

// The ace of spades lies under its two, which waits for a red three to lie open; the three and the
// four have nowhere to go.
bool shut(const std::string& options, const std::string& talon, const std::string& up) {
  return stuck("klondike:" + options + "columns=3,ranks=4",
               talon + " / foundations - " + up + " / <AS> 2S / 3S / 4S");
}

bool shut_for_good(const std::string& options, const std::string& talon, const std::string& up) {
  return shut(options + "taking_back=no,", talon, up);
}

TEST(Stuck, WhereNothingMoves) {
  EXPECT_TRUE(shut("", "pass 1 / stock / waste", "4H 4C 4D"));
  EXPECT_TRUE(shut_for_good("", "pass 1 / stock / waste", "4H 4C 4D"));
}

TEST(Stuck, NotWhereACardTakenBackHelps) {
  const std::string words = "pass 1 / stock / waste / foundations - 3H 3C 3D / <AS> 2S / 3S / -";
  EXPECT_TRUE(stuck("klondike:taking_back=no,columns=3,ranks=3", words));
  EXPECT_FALSE(stuck("klondike:columns=3,ranks=3", words));
}

TEST(Stuck, NotWhereAnEmptyColumnTakesAnyCard) {
  EXPECT_FALSE(stuck("klondike:empty_column=any,taking_back=no,columns=3,ranks=3",
                     "pass 1 / stock / waste / foundations - 3H 3C 3D / <AS> 2S / 3S / -"));
}

TEST(Stuck, NotInAWonGame) {
  for (const std::string_view rules :
       {"klondike:columns=1,ranks=1", "klondike:taking_back=no,columns=1,ranks=1"}) {
    EXPECT_FALSE(stuck(rules, "pass 1 / stock / waste / foundations AS AH AC AD / -"));
  }
}

TEST(Stuck, NotWhereTheWastePlays) {
  EXPECT_FALSE(shut_for_good("passes=1,", "pass 1 / stock / waste 4H", "3H 4C 4D"));
  EXPECT_FALSE(shut_for_good("passes=1,", "pass 1 / stock / waste 4H 3H", "2H 4C 4D"));
}

TEST(Stuck, WhereTheCardThatGoesUpIsCoveredInTheLastPass) {
  const std::string talon = " / stock / waste 3H 4H";
  EXPECT_TRUE(shut_for_good("passes=1,", "pass 1" + talon, "2H 4C 4D"));
  EXPECT_FALSE(shut_for_good("passes=2,", "pass 1" + talon, "2H 4C 4D"));
  EXPECT_TRUE(shut_for_good("passes=2,", "pass 2" + talon, "2H 4C 4D"));
  EXPECT_FALSE(shut_for_good("", "pass 2" + talon, "2H 4C 4D"));
}

TEST(Stuck, WhereEveryDrawPassesTheCardBy) {
  const std::string talon = "pass 1 / stock / waste 3D 3H 4H 4D";
  EXPECT_FALSE(shut_for_good("", talon, "2H 4C 2D"));
  EXPECT_FALSE(shut_for_good("draw=2,", talon, "2H 4C 2D"));
  EXPECT_TRUE(shut_for_good("draw=3,", talon, "2H 4C 2D"));
}

TEST(Stuck, NotWhereALaterPassDrawsFewer) {
  const std::string talon = " / stock / waste 3H 4H";
  EXPECT_FALSE(shut_for_good("draw=3-2-1,passes=3,", "pass 1" + talon, "2H 4C 4D"));
  EXPECT_FALSE(shut_for_good("draw=3-2-1,passes=3,", "pass 2" + talon, "2H 4C 4D"));
  EXPECT_TRUE(shut_for_good("draw=3-2-1,passes=3,", "pass 3" + talon, "2H 4C 4D"));
}

TEST(Stuck, NotWhileAnUnseenStockCardMightHelp) {
  // In the first pass any card of the stock might be the ace that lies under the two.
  const std::string stock = " / stock 3H 4H / waste";
  EXPECT_FALSE(shut_for_good("draw=3,passes=1,", "pass 1" + stock, "2H 4C 4D"));
  EXPECT_TRUE(shut_for_good("draw=3,passes=2,", "pass 2" + stock, "2H 4C 4D"));
  EXPECT_FALSE(shut_for_good("passes=2,", "pass 2" + stock, "2H 4C 4D"));
  EXPECT_TRUE(shut_for_good("draw=3,passes=1,face_up=yes,", "pass 1" + stock, "2H 4C 4D"));
}

TEST(Stuck, IsNotSaidWhenTheSearchIsCutShort) {
  const KlondikeRules rules =
      std::get<KlondikeRules>(parse_rules("klondike:taking_back=no,columns=3,ranks=4"));
  const Seat seat(position_from<Klondike<1>>(
      rules, "pass 1 / stock / waste / foundations - 4H 4C 4D / <AS> 2S / 3S / 4S"));
  EXPECT_TRUE(is_stuck(seat.view()));
  EXPECT_FALSE(is_stuck(seat.view(), 0));
}

TEST(Stuck, IsNotSaidOfAFreshDeal) {
  for (std::uint64_t number = 0; number < 100; ++number) {
    EXPECT_FALSE(
        Game::numbered(parse_rules("klondike:passes=1"), PlainScoring{}, number).is_stuck());
  }
}

/// Whether random play from the position turns a card, plays one of the talon or raises the
/// foundations.
template <class F>
bool finds_progress(F position, Rng& rng, int moves) {
  const int up = position.up();
  for (; moves > 0; --moves) {
    const auto legal = legal_moves(position);
    if (legal.empty()) return false;
    const Step step = position.apply(any_of(legal, rng));
    const bool from_waste =
        step.move.source.role() == Role::waste && step.move.target.role() != Role::stock;
    if (step.turned != 0 || from_waste || position.up() > up) return true;
  }
  return false;
}

template <class F>
int check_random_games(std::uint64_t games) {
  int said = 0;
  for (const KlondikeRules& rules : sample_rules_of<F>()) {
    SCOPED_TRACE(text(rules));
    for (std::uint64_t number = 0; number < games; ++number) {
      Seat<F> seat(numbered<F>(rules, number));
      Rng rng(number);
      for (int i = 0; i < 120; ++i) {
        const auto moves = legal_moves(seat.position);
        if (i % 8 == 7 && is_stuck(seat.view(), 2000)) {
          ++said;
          for (int arrangement = 0; arrangement < 5; ++arrangement) {
            EXPECT_FALSE(finds_progress(rearranged(seat.view(), rng), rng, 100))
                << text(Position(seat.position));
          }
          break;
        }
        if (moves.empty()) break;
        seat.position.apply(any_of(moves, rng));
        seat.position.witness(seat.memory);
      }
    }
  }
  return said;
}

TEST(Stuck, IsNeverSaidWhereRandomPlayMakesProgress) {
  EXPECT_GT(check_random_games<Klondike<1>>(20), 20);
  EXPECT_GT(check_random_games<Klondike<2>>(10), 5);
}

}  // namespace
}  // namespace harpan
