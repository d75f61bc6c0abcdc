#pragma once

#include <algorithm>
#include <cstdint>

#include "harpan/solve/solution.h"

namespace harpan {

/// Counts the nodes of a search and says when it must end. The limits must outlive it.
class Budget {
 public:
  explicit Budget(const Limits& limits) : limits_(&limits) { look_again(); }

  /// Takes one node; false when none is left.
  bool spend() { return nodes_ < next_look_ ? (++nodes_, true) : spend_after_look(); }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t nodes_between_looks = 4096;

  void look_again() {
    next_look_ = std::min(limits_->nodes,
                          nodes_ / nodes_between_looks * nodes_between_looks + nodes_between_looks);
  }

  bool spend_after_look() {
    if (nodes_ >= limits_->nodes) return false;
    if (limits_->keep_going && !limits_->keep_going(nodes_)) return false;
    look_again();
    ++nodes_;
    return true;
  }

  const Limits* limits_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_ = 0;
};

}  // namespace harpan
