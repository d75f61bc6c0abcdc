#pragma once

#include <cstdint>

#include "harpan/key.h"

namespace harpan {

/// Finds out that a game goes round in circles: the same position comes up for the third time. One
/// position is kept for comparison and exchanged at growing distances (Brent, "An improved Monte
/// Carlo factorization algorithm", BIT 20, 1980), which finds a circle of any length. Ordinary
/// games end before it looks for the first time.
class Repeats {
 public:
  /// Whether the position after so many moves closes a circle; `key` makes its key.
  template <class MakeKey>
  bool close(int moves, MakeKey key) {
    if (moves < first_look) return false;
    const Key now = key();
    if (moves == next_) {
      kept_ = now;
      next_ = 2 * moves;
      met_ = 1;
      return false;
    }
    met_ += now == kept_ ? 1 : 0;
    return met_ == 3;
  }

 private:
  static constexpr int first_look = 1024;

  Key kept_{};
  int next_ = first_look;
  int met_ = 0;
};

}  // namespace harpan
