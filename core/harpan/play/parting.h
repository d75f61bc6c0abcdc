#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace harpan {

/// A race that leaves a candidate as soon as it is clear that another is better: when the mean of
/// their paired differences over the common worlds is more than so many standard errors from zero.
/// What is close is sampled until the judgements are spent.
class Parting {
 public:
  Parting(std::size_t count, std::size_t judgements)
      : values_(count), sums_(count), alive_(count), judgements_(judgements) {
    std::iota(alive_.begin(), alive_.end(), std::size_t{0});
  }

  /// The best candidate. `next_world()` moves on to a world and answers whether to go on;
  /// `judge(candidate)` gives its value there.
  template <class NextWorld, class Judge>
  std::size_t best(NextWorld next_world, Judge judge) {
    for (std::size_t spent = 0; alive_.size() > 1 && spent < judgements_; spent += alive_.size()) {
      if (!next_world()) break;
      for (const std::size_t candidate : alive_) add(candidate, judge(candidate));
      ++worlds_;
      if (worlds_ >= least_worlds && worlds_ % worlds_between_looks == 0) leave_worse();
    }
    return leader();
  }

 private:
  static constexpr std::size_t least_worlds = 24;
  static constexpr std::size_t worlds_between_looks = 8;
  static constexpr double errors_apart = 2.5;

  void add(std::size_t candidate, double value) {
    values_[candidate].push_back(value);
    sums_[candidate] += value;
  }

  /// The first of the best.
  std::size_t leader() const {
    return *std::ranges::max_element(
        alive_, [&](std::size_t a, std::size_t b) { return sums_[a] < sums_[b]; });
  }

  void leave_worse() {
    const std::size_t best = leader();
    std::erase_if(alive_, [&](std::size_t candidate) { return is_worse(candidate, best); });
  }

  bool is_worse(std::size_t candidate, std::size_t best) const {
    const auto n = static_cast<double>(worlds_);
    const double mean = (sums_[best] - sums_[candidate]) / n;
    double squares = 0;
    for (std::size_t i = 0; i < worlds_; ++i) {
      const double difference = values_[best][i] - values_[candidate][i] - mean;
      squares += difference * difference;
    }
    return mean > 0 && mean > errors_apart * std::sqrt(squares) / n;
  }

  std::vector<std::vector<double>> values_;  ///< of each candidate in each world
  std::vector<double> sums_;
  std::vector<std::size_t> alive_;
  std::size_t judgements_;
  std::size_t worlds_ = 0;
};

}  // namespace harpan
