#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "harpan/notation.h"
#include "harpan/solve/solve.h"
#include "tests/plain.h"
#include "tests/samples.h"

namespace harpan {

/// Deals of each small deck; HARPAN_SMALL_DEALS asks for more.
inline std::uint64_t small_deals() {
  const char* wished = std::getenv("HARPAN_SMALL_DEALS");
  return wished == nullptr ? 10 : std::stoull(wished);
}

/// What the exhaustive search over the rules engine may cost before a deal is left out.
inline Limits exhaustive_limits() { return {.nodes = 30'000}; }

template <class F>
F played(F position, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    EXPECT_TRUE(position.is_legal(move)) << text(move) << " at " << text(Position(position));
    if (!position.is_legal(move)) return position;
    position.apply(move);
  }
  return position;
}

template <class F>
void expect_proven(const F& position, const Solution& solution, Verdict verdict) {
  EXPECT_EQ(name(solution.verdict), name(verdict)) << text(Position(position));
  if (solution.verdict != Verdict::winnable) return;
  EXPECT_TRUE(played(position, solution.moves).is_won()) << text(Position(position));
}

template <class F>
void expect_harvest(const F& position, const Harvest& harvest, int most) {
  EXPECT_EQ(harvest.least, most) << text(Position(position));
  EXPECT_EQ(harvest.most, most) << text(Position(position));
  EXPECT_EQ(played(position, harvest.moves).up(), harvest.least) << text(Position(position));
}

/// New names for the suits ♠ ♥ ♣ ♦; by one after the other come all that there are.
inline constexpr std::array<std::string_view, 2> suit_names{"HCDS", "HSCD"};

/// The position with its suits renamed.
template <class F>
F renamed(const F& position, std::string_view names) {
  std::string words = text(Position(position));
  for (char& letter : words) {
    const auto suit = std::string_view("SHCD").find(letter);
    if (suit != std::string_view::npos) letter = names[suit];
  }
  return position_from<F>(position.rules(), words);
}

/// Calls check(position) for numbered deals of small decks, and for positions on the way.
template <class F, class Check>
void each_small_position(std::string_view words, std::uint64_t deals, Check check) {
  SCOPED_TRACE(words);
  const auto rules = std::get<typename F::Rules>(parse_rules(words));
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const F dealt = numbered<F>(rules, number);
    check(dealt);
    int moves = 0;
    wander(dealt, number, 12, [&](const F& position) {
      if (++moves == 12) check(position);
    });
  }
}

/// Searches small decks exhaustively over the rules engine and calls check(position, verdict).
template <class F, class Check>
void expect_same_verdicts(std::string_view words, std::uint64_t deals, Check check) {
  each_small_position<F>(words, deals, [&](const F& position) {
    const Verdict verdict = PlainSearch<F>(position, exhaustive_limits()).solve().verdict;
    if (verdict != Verdict::unknown) check(position, verdict);
  });
}

/// The same for the most cards up.
template <class F, class Check>
void expect_same_harvests(std::string_view words, std::uint64_t deals, Check check) {
  each_small_position<F>(words, deals, [&](const F& position) {
    const Harvest harvest = PlainSearch<F>(position, exhaustive_limits()).most_up();
    if (harvest.least == harvest.most) check(position, harvest.most);
  });
}

}  // namespace harpan
