#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "harpan/key.h"
#include "harpan/solve/budget.h"
#include "harpan/solve/flat_set.h"
#include "harpan/solve/spider.h"
#include "harpan/solve/spider_state.h"

namespace harpan::spider {

/// Exhaustive depth-first search, every position once, known by a key of 128 bits. It can be
/// continued where it stopped.
class Proof {
 public:
  /// Below this there is no room to begin.
  static constexpr std::size_t least_bytes = 1 << 14;

  Proof(const State& root, const Setting& setting, SpiderTricks tricks, Budget& budget,
        std::size_t most_bytes);

  /// Searches on for so many nodes.
  Verdict search(std::uint64_t nodes);
  /// The moves of the win.
  std::vector<Move> line() const;
  std::size_t bytes() const { return met_.bytes() + stack_bytes(); }
  /// Whether the budget ended it.
  bool is_stopped() const { return stopped_; }

 private:
  struct Level {
    State state;
    Move move;          // that led here
    std::size_t moves;  // where its moves begin among all
  };

  std::size_t stack_bytes() const;
  std::size_t bytes_to_open() const;
  Key key(const State& state) const;
  bool is_lost(const State& state) const;
  void open(const State& state, Move move);
  void try_next();
  void list_moves(const State& state);
  void list_to_empty(const State& state, int source, int target);
  void list_fit(const State& state, int source, int target);

  const Setting& setting_;
  SpiderTricks tricks_;
  Budget& budget_;
  std::size_t most_bytes_;
  FlatSet<Key> met_;
  std::vector<Level> levels_;
  bool stopped_ = false;
  std::vector<Move> moves_;  // not tried yet, of all levels
};

}  // namespace harpan::spider
