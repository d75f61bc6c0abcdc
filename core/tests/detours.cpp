#include "harpan/solve/detours.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "harpan/families/freecell.h"
#include "harpan/notation.h"
#include "harpan/position.h"
#include "tests/samples.h"

namespace harpan {
namespace {

/// Plays a line that comes to no position twice.
template <class F>
F played_straight(F position, const std::vector<Move>& line) {
  std::set<std::pair<std::uint64_t, std::uint64_t>> met{{position.key().high, position.key().low}};
  for (const Move& move : line) {
    EXPECT_TRUE(position.is_legal(move)) << text(move) << " at " << text(Position(position));
    position.apply(move);
    EXPECT_TRUE(met.insert({position.key().high, position.key().low}).second) << text(move);
  }
  return position;
}

template <class F>
class Detours : public testing::Test {};

using Families = testing::Types<Klondike<1>, Klondike<2>, Spider, FreeCell, Pyramid, AcesUp>;
TYPED_TEST_SUITE(Detours, Families);

TYPED_TEST(Detours, AreLeftOutOfRandomLines) {
  for (const auto& rules : sample_rules_of<TypeParam>()) {
    SCOPED_TRACE(text(Rules(rules)));
    const auto start = numbered<TypeParam>(rules, 5);
    auto position = start;
    std::vector<Move> line;
    Rng rng(5);
    while (line.size() < 120) {
      const auto moves = legal_moves(position);
      if (moves.empty()) break;
      line.push_back(any_of(moves, rng));
      position.apply(line.back());
    }
    const std::vector<Move> straight = without_detours(start, line);
    EXPECT_LE(straight.size(), line.size());
    EXPECT_EQ(played_straight(start, straight).key(), position.key());
  }
}

/// 2S goes from a column of its own to an empty one, which is like it, and up from there.
TEST(Detour, TheMovesAfterItAreThoseOfTheColumnsAsTheyAre) {
  const auto rules = std::get<FreeCellRules>(parse_rules("freecell:cells=1,columns=3,ranks=2"));
  const auto start =
      position_from<FreeCell>(rules, "cells - / foundations AS AH AC AD / 2S / - / 2H 2C 2D");
  const std::vector<Move> line{parse_move("t1-t2"), parse_move("t2-f1"), parse_move("t3-f4")};
  const std::vector<Move> straight{parse_move("t1-f1"), parse_move("t3-f4")};
  EXPECT_EQ(without_detours(start, line), straight);
}

}  // namespace
}  // namespace harpan
