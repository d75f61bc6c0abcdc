#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/freecell_ground.h"
#include "harpan/solve/freecell_judge.h"

namespace harpan::freecell {

/// Searches for a win best first, among the likely hops. Not finding one proves nothing.
class Scout {
 public:
  /// Uses at most `most_bytes` of memory, and a little more for deals that it solves at once.
  Scout(const Ground& ground, Budget& budget, std::size_t most_bytes);

  /// Opens at most `most_states` states, judged by the weights, from the start.
  std::optional<std::vector<Hop>> search(const Weights& weights, std::size_t most_states);

  std::size_t bytes() const;

 private:
  struct Node {
    State state;
    Hop hop;               ///< that led here
    std::uint32_t parent;  ///< none for the start: 0
    std::uint32_t next;    ///< of the same value, further down in the queue; 0 for none
    std::uint32_t depth;
  };

  void clear(const Weights& weights);
  bool may_grow() const;
  bool open(std::uint32_t index);
  bool meet(std::uint32_t parent, Hop hop);
  bool insert(std::uint64_t key);
  void grow();
  void push(std::uint32_t index, int value);
  std::uint32_t pop();
  std::vector<Hop> line() const;

  const Ground& ground_;
  Budget& budget_;
  std::size_t most_bytes_;
  Judge judge_;
  std::vector<Node> nodes_;         ///< the first is none
  std::vector<std::uint64_t> met_;  ///< keys of states, 0 where there is none; a power of two
  std::size_t met_count_ = 0;

  /// The queue: for each value its nodes, the last come first, and which values have any.
  static constexpr int values = 1024;
  std::array<std::uint32_t, values> first_;
  std::array<std::uint64_t, values / 64> any_;
};

}  // namespace harpan::freecell
