#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "harpan/move.h"

namespace harpan {

/// What is proven about a position when every card is known.
enum class Verdict : std::uint8_t {
  winnable,    ///< there is a line to the win
  unwinnable,  ///< the search was exhausted without one
  unknown,     ///< a limit was reached first
};

/// What a search may use. Limits in nodes make its answer the same on every machine.
struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  std::size_t table_bytes = std::size_t{1} << 30;  ///< memory for the positions met
  /// Asked every few thousand nodes, with the nodes so far; false ends the search. The core has no
  /// clock: time limits, cancelling and progress come in here.
  std::function<bool(std::uint64_t)> keep_going = {};
};

/// A verdict, its proof and its cost.
struct Solution {
  Verdict verdict = Verdict::unknown;
  std::vector<Move> moves;  ///< the line to the win, as the rules engine plays it
  std::uint64_t nodes = 0;
  std::size_t table_bytes = 0;
};

/// The most cards that can reach the foundations (in Aces Up: that can be discarded), counted with
/// those already there: proven when `least` equals `most`, else a bracket.
struct Harvest {
  int least = 0;
  int most = 0;
  std::vector<Move> moves;  ///< a line that brings `least`
  std::uint64_t nodes = 0;
  std::size_t table_bytes = 0;
};

}  // namespace harpan
