#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/freecell_ground.h"
#include "harpan/solve/freecell_hops.h"
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
  /// A state that was met: how to come to it.
  struct Node {
    Hop hop;
    std::uint32_t parent;  ///< the open state that the hop leaves
    std::uint32_t next;    ///< of the same value, further down in the queue; 0 for none
  };

  /// Only these are kept as states: most that are met are never opened.
  struct Open {
    State state;
    std::uint32_t node;
    std::uint32_t depth;  ///< hops from the start
  };

  void clear(const Weights& weights);
  bool may_grow() const;
  void open(std::uint32_t index);
  bool look_around();
  bool meet(const Open& from, const Judge::Sight& sight, Hop hop);
  bool insert(std::uint64_t key);
  bool insert_short(std::uint32_t key);
  void grow();
  void push(int value);
  std::uint32_t pop();
  std::vector<Hop> line() const;

  const Ground& ground_;
  Budget& budget_;
  std::size_t most_bytes_;
  Judge judge_;
  std::vector<Node> nodes_;  ///< the first is the start
  std::vector<Open> open_;
  std::vector<std::uint32_t> met_;  ///< keys of states, 0 where there is none; a power of two
  std::size_t met_count_ = 0;
  Hops hops_;  ///< from the state opened last

  /// The queue: for each value its nodes, the last come first, and which values have any.
  static constexpr int values = 1024;
  std::array<std::uint32_t, values> first_;
  std::array<std::uint64_t, values / 64> any_;
};

}  // namespace harpan::freecell
