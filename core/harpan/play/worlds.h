#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "harpan/rng.h"
#include "harpan/view.h"

namespace harpan {

/// The positions that a view leaves open. After any history the belief is uniform over the
/// arrangements of the unseen cards, so a sample is one shuffle of them.
template <Family F>
class Worlds {
 public:
  explicit Worlds(const View<F>& view) : view_(view), unseen_(view.unseen()) {}

  /// Whether there is one only.
  bool is_one() const { return unseen_.size() < 2; }

  F sample(Rng& rng) {
    for (std::size_t i = unseen_.size(); i > 1; --i) {
      std::swap(unseen_[i - 1], unseen_[static_cast<std::size_t>(rng.below(i))]);
    }
    return view_.with(unseen_);
  }

 private:
  const View<F>& view_;
  std::vector<Card> unseen_;
};

}  // namespace harpan
