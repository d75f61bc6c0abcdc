#include "harpan/board.h"

#include <gtest/gtest.h>

#include <string>

#include "harpan/notation.h"

namespace harpan {
namespace {

Game at(std::string_view words, std::string_view position) {
  const Rules rules = parse_rules(words);
  return {rules, PlainScoring{}, parse_position(rules, position)};
}

constexpr std::string_view middle =
    "pass 2 / stock 4S 3D / waste 2S 4C 3C / foundations AS AH 2C AD "
    "/ <4H> <4D> 3S 2D / <3H> 2H / -";

TEST(Board, ShowsTheTable) {
  EXPECT_EQ(board(at("klondike:draw=3,columns=3,ranks=4", middle)),
            "stock 2   waste 2S 4C 3C   pass 2\n"
            "foundations   AS   AH   2C   AD\n"
            "\n"
            "   t1   t2   t3\n"
            "   ..   ..\n"
            "   ..   2H\n"
            "   3S\n"
            "   2D");
}

TEST(Board, FansAsManyAsADrawTurns) {
  const std::string shown = board(at("klondike:passes=3,columns=3,ranks=4", middle));
  EXPECT_EQ(shown.substr(0, shown.find('\n')), "stock 2   waste 3C   pass 2 of 3");
}

TEST(Board, ShowsHiddenCardsWhereTheRulesLayThemOpen) {
  const std::string shown = board(at("klondike:face_up=yes,columns=3,ranks=4", middle));
  EXPECT_NE(shown.find(" <4H> <3H>\n"), std::string::npos) << shown;
}

TEST(Board, ShowsEmptyPiles) {
  EXPECT_EQ(board(at("klondike:columns=1,ranks=1",
                     "pass 1 / stock / waste / foundations - AH AC AD / AS")),
            "stock 0   waste -   pass 1\n"
            "foundations    -   AH   AC   AD\n"
            "\n"
            "   t1\n"
            "   AS");
}

}  // namespace
}  // namespace harpan
