#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "harpan/game.h"
#include "harpan/notation.h"
#include "harpan/play/player.h"
#include "tests/samples.h"

namespace harpan {
namespace {

/// The move that a player following these pieces of advice makes, who has seen no more than lies
/// open.
template <class F>
std::string move_of(const F& position, const std::string& words, Aim aim) {
  const auto player = std::get<RulesPlayer>(parse_player("rules:" + words));
  RulesPolicy<F> policy(player, Terms{.aim = aim});
  Rng rng(1);
  const auto move = policy.choose(Seat<F>(position).view(), rng);
  return move ? text(*move) : "none";
}

/// A position in which one piece of advice decides.
struct Case {
  std::string_view piece;
  std::string_view position;
  std::string_view with;     ///< the move with it
  std::string_view without;  ///< and without it
  std::string_view rules = "klondike:columns=4,ranks=6";
  Aim aim = Aim::win;
};

constexpr std::string_view vegas = "klondike:passes=1,columns=4,ranks=6";

constexpr std::array cases{
    Case{"look",
         "pass 1 / stock 4H 4S 6H 4D 2C 4C 5S 5C 3S / waste 2D 3H / foundations - - - AD / 6S 5D / "
         "6C 5H / <AC> 6D / <3C> <2H> <AS> 3D 2S AH",
         "s-w", "t4-f2"},
    // The three of clubs hides two cards and goes to the four; the waste plays as well.
    Case{"hidden",
         "pass 1 / stock 3D 2D AH 2S 3S 2C 3H AC 6H 5C / waste 2H 5D 4D 4C / foundations AS - - AD "
         "/ 6S 5H / 6D 5S 4H / - / <6C> <4S> 3C",
         "t4-t2", "w-t1"},
    // One card lies under the ace of clubs, three under that of diamonds.
    Case{"shortest",
         "pass 1 / stock 3H 5S 4S 5C 4C 6S 5D 4H 4D 5H 6C 3C 2C AH / waste / foundations - - - - / "
         "6D / <AS> AC / <6H> <3S> 3D / <2S> <2D> <2H> AD",
         "t2-f3", "t4-f4"},
    // The ace goes up before the run turns a card.
    Case{
        "aces",
        "pass 1 / stock 4D 4C 3D 2D AH 2S 3S 2C 3H AC 6H 5C / waste 2H 5D / foundations AS - - - / "
        "- / AD / 6D 5S 4H / <6C> <4S> <3C> 6S 5H",
        "t2-f4", "t4-t1:2"},
    // The five of hearts stays for the four of clubs that may want it.
    Case{"hold",
         "pass 1 / stock 2C AC 5S 6H 3H 3S 4C / waste 3C / foundations 2S 2H - 4D / 6D 5C 4H / 6S "
         "5D / 6C 5H / 4S",
         "w-t1", "t2-f4"},
    // A king goes to the empty column though no queen waits for it.
    Case{"kings",
         "pass 1 / stock 3H 4S AS 5C 5S 5D AH 4D 2S 6D / waste 2H 6H / foundations - - - - / 2C / "
         "6C / <AD> <6S> 4C 3D / <5H> <AC> <3S> 4H 3C 2D",
         "s-w", "t1-t3"},
    // The five of hearts would come down for the four of spades of the waste.
    Case{"shuffles",
         "pass 1 / stock 3S 2D 4D AD / waste 5D 3C 4C 6D 4S / foundations 2S 5H 2C - / 6H 5C / 3D "
         "/ 5S / <6S> 6C",
         "s-w", "f2-t4"},
    // The four of hearts goes up: then the five of hearts does, and turns a card.
    Case{
        "ahead",
        "pass 1 / stock 2C 6D AS 4S 3S 2D 4D AD / waste 5D 3C 4C / foundations - 3H - - / 6H 5C 4H "
        "/ 3D / <5S> <AC> 5H / <6S> <6C> 2S",
        "t1-f2", "t4-t2"},
    Case{
        "points",
        "pass 1 / stock 3H 6C 2C 3D 6S 4D 2D AD 2H / waste AC 4C 5H / foundations 4S AH - - / 5S / "
        "<5D> 6D 5C 4H / - / <6H> 3C",
        "t1-f1", "t2-t1", vegas, Aim::cards},
    // Of the third column nothing was turned, of the fourth one card.
    Case{"broad",
         "pass 1 / stock 3S 5C 5S 2D 6H AS 4S 5D 3C 2C 2H / waste 4H 4D 3D / foundations - - - - / "
         "6D / - / <6S> <AH> 5H 4C 3H 2S / <AC> <AD> 6C",
         "t3-t4:4", "t4-t2", vegas, Aim::cards},
    Case{
        "keep",
        "pass 1 / stock 5C 5H AD AC 3D 4D 3S 6C 5D AS 4S 6D 6H 6S / waste / foundations - 4H - - / "
        "- / - / 5S / <2C> <4C> <2S> 3C 2D",
        "s-w", "f2-t3", vegas, Aim::cards},
    // The ninth column is emptied before a card is turned.
    Case{
        "empty",
        "stock 4S 3S 2S KS 5H KH 7H TS KH 2H 5H 5S 4H 6H AS 6S TH KH 3H 8H TS 2H 9S 3H QS 2H JS 7H "
        "6H KS 8H 5S TS QS TH AS AH 8S 2S 4H 3H 6S QS 9H 4S JS 8S KS 4S 9H / foundations - - - - "
        "- - - - / <AH> <3H> <6S> <3S> <9S> JS TH / <7H> <2S> <QH> <7S> 9S 8H / <6H> <7S> <JH> "
        "<TS> 4H 3S / <QH> <8H> <QH> <JH> <9S> AH / <5H> <JH> <5S> <AH> AS / <TH> <7S> <7S> <3S> "
        "KS / <2H> <7H> <9H> 9H 8S / <2S> <8S> <6S> <JS> KH QH / JH / <4H> <5H> <QS> <AS> 6H 5S 4S",
        "t9-t8", "t1-t9", "spider:suits=2"},
    // The ten of spades goes to the jack of spades, not of hearts.
    Case{
        "suits",
        "stock 8H AH AH KS 5S TH AH 5H QS AS KS 8H AS 3S 8H 6S 6H KS QH 6S 4S 4S KH 2H 4H JH 2S 3H "
        "2H 2S 2H 9S 7H 5H TS QS TS JS 8S 6H 7H 7S 9H QS JH 4H JH 6H TH JS / foundations - - - - "
        "- - - - / <9H> <KH> <TS> <QH> <4S> 3H / <TH> <2S> <2S> <QS> <5S> 3S / <5S> <4S> <3H> "
        "<5H> KS / <5H> <6S> <9H> <2H> <4H> 7S / <7S> <KH> <6S> <3H> 8S 7S / <JS> <8S> <7H> <TS> "
        "9H / <9S> <9S> <4H> <KH> 5S / <QH> <AS> <3S> <7H> JH / <8S> <6H> <TH> <8H> JS / <AS> "
        "<AH> <QH> <3S> 9S",
        "t5-t10:2", "t5-t6:2", "spider:suits=2"},
};

std::string played(const Case& the, std::string_view value) {
  const bool looks = the.piece == "look";
  const std::string words = std::string(the.piece) + "=" + std::string(value);
  return std::visit(
      [&]<class F>(const F& position) -> std::string {
        if constexpr (RulesPlayer::plays<F>) {
          return move_of(position, looks ? words : words + ",look=no", the.aim);
        } else {
          return "";
        }
      },
      parse_position(parse_rules(the.rules), the.position));
}

TEST(Advice, DecidesTheMove) {
  for (const Case& the : cases) {
    SCOPED_TRACE(the.piece);
    EXPECT_EQ(played(the, "yes"), the.with);
    EXPECT_EQ(played(the, "no"), the.without);
  }
}

TEST(Advice, HasAPositionForEveryPiece) {
  const auto pieces = options(RulesPlayer{});
  ASSERT_EQ(pieces.size(), cases.size());
  for (const PlayerOption& piece : pieces) {
    EXPECT_TRUE(std::ranges::any_of(cases, [&](const Case& the) {
      return the.piece == piece.name;
    })) << piece.name;
  }
}

}  // namespace
}  // namespace harpan
