#include "harpan/solve/klondike.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "tests/solve.h"

namespace harpan {
namespace {

/// Small decks of one pack under every option.
constexpr std::array small_rules{
    "klondike:columns=3,ranks=4",
    "klondike:columns=4,ranks=5",
    "klondike:draw=2,columns=3,ranks=4",
    "klondike:draw=3,columns=3,ranks=4",
    "klondike:draw=3,columns=3,ranks=5",
    "klondike:draw=3,columns=4,ranks=5",
    "klondike:passes=1,columns=3,ranks=4",
    "klondike:passes=2,columns=3,ranks=4",
    "klondike:passes=1,columns=4,ranks=5",
    "klondike:draw=3,passes=1,columns=3,ranks=4",
    "klondike:draw=3,passes=2,columns=3,ranks=5",
    "klondike:draw=3,passes=3,columns=3,ranks=5",
    "klondike:draw=2,passes=3,columns=3,ranks=5",
    "klondike:draw=3-2-1,passes=3,columns=3,ranks=4",
    "klondike:draw=3-2-1,passes=3,columns=3,ranks=5",
    "klondike:empty_column=any,columns=3,ranks=4",
    "klondike:empty_column=any,columns=2,ranks=4",
    "klondike:draw=3,empty_column=any,columns=3,ranks=5",
    "klondike:draw=3,passes=2,empty_column=any,columns=3,ranks=4",
    "klondike:taking_back=no,columns=3,ranks=4",
    "klondike:draw=3,taking_back=no,columns=3,ranks=5",
    "klondike:passes=2,taking_back=no,columns=4,ranks=5",
    "klondike:draw=3,passes=3,taking_back=no,empty_column=any,columns=3,ranks=5",
};

constexpr std::array small_rules_of_two_decks{
    "klondike:decks=2,columns=3,ranks=2",
    "klondike:decks=2,columns=4,ranks=3",
    "klondike:decks=2,draw=3,columns=3,ranks=2",
    "klondike:decks=2,draw=3,columns=4,ranks=3",
    "klondike:decks=2,passes=1,columns=3,ranks=3",
    "klondike:decks=2,passes=2,draw=2,columns=3,ranks=2",
    "klondike:decks=2,empty_column=any,columns=3,ranks=2",
    "klondike:decks=2,empty_column=any,draw=3,passes=1,columns=4,ranks=3",
    "klondike:decks=2,taking_back=no,draw=3,columns=4,ranks=3",
};

std::uint64_t deals() { return std::getenv("N") ? std::stoull(std::getenv("N")) : 40; }

template <int Decks>
void expect_right(std::string_view words, KlondikeTricks tricks) {
  std::cerr << words << '\n';
  expect_same_verdicts<Klondike<Decks>>(
      words, deals(), [&](const Klondike<Decks>& position) { return solve(position, {}, tricks); });
}

TEST(SolveKlondike, AgreesWithExhaustiveSearch) {
  for (const std::string_view words : small_rules) expect_right<1>(words, {});
}

TEST(SolveKlondike, AgreesWithExhaustiveSearchOfTwoDecks) {
  for (const std::string_view words : small_rules_of_two_decks) expect_right<2>(words, {});
}

}  // namespace
}  // namespace harpan
