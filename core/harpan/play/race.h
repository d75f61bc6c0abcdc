#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace harpan {

/// When to stop sampling.
enum class Stopping : std::uint32_t {
  all,      ///< every candidate in every world
  halving,  ///< the worse half is left after each round
};

/// The best of `count` candidates by the sum of their values over common worlds. `judge(world,
/// candidate)` gives a value; it is asked for all remaining candidates in one world before the
/// next. Sequential halving (Karnin, Koren & Somekh, "Almost Optimal Exploration in Multi-Armed
/// Bandits", ICML 2013) spends the same number of judgements, `samples` a candidate, in rounds of
/// equal cost.
class Race {
 public:
  Race(std::size_t count, std::uint32_t samples, Stopping stopping)
      : alive_(count), sums_(count), samples_(samples), stopping_(stopping) {
    std::iota(alive_.begin(), alive_.end(), std::size_t{0});
  }

  /// Before each world `next_world()` answers whether to go on.
  template <class NextWorld, class Judge>
  std::size_t best(NextWorld next_world, Judge judge) {
    const std::size_t budget = samples_ * alive_.size();
    const std::size_t rounds = round_count();
    while (true) {
      const std::size_t worlds = std::max<std::size_t>(budget / rounds / alive_.size(), 1);
      for (std::size_t i = 0; i < worlds; ++i) {
        if (!next_world()) return leader();
        for (const std::size_t candidate : alive_) sums_[candidate] += judge(candidate);
      }
      if (stopping_ == Stopping::all || alive_.size() <= 2) return leader();
      leave_worse_half();
    }
  }

 private:
  std::size_t round_count() const {
    std::size_t rounds = 1;
    for (std::size_t left = alive_.size(); left > 2; left = (left + 1) / 2) ++rounds;
    return stopping_ == Stopping::all ? 1 : rounds;
  }

  bool is_better(std::size_t a, std::size_t b) const {
    return sums_[a] != sums_[b] ? sums_[a] > sums_[b] : a < b;
  }

  std::size_t leader() const {
    return *std::ranges::min_element(
        alive_, [this](std::size_t a, std::size_t b) { return is_better(a, b); });
  }

  void leave_worse_half() {
    std::ranges::sort(alive_, [this](std::size_t a, std::size_t b) { return is_better(a, b); });
    alive_.resize((alive_.size() + 1) / 2);
    std::ranges::sort(alive_);
  }

  std::vector<std::size_t> alive_;
  std::vector<double> sums_;
  std::size_t samples_;
  Stopping stopping_;
};

}  // namespace harpan
