#include "harpan/solve/spider.h"

#include <algorithm>
#include <limits>

#include "harpan/solve/spider_beam.h"
#include "harpan/solve/spider_proof.h"

namespace harpan {

namespace {

using namespace spider;

/// Beams and an exhaustive search by turns, each turn with more to spend.
class Search {
 public:
  Search(const Spider& position, const Limits& limits, SpiderTricks tricks)
      : setting_(position),
        root_(position, setting_),
        most_bytes_(limits.table_bytes / 2),
        budget_(limits),
        proof_(root_, setting_, tricks, budget_, most_bytes_),
        beams_(tricks.beam) {}

  Solution solve() {
    for (int width = first_width; take_turn(width); width *= 2) {
    }
    solution_.nodes = budget_.nodes();
    solution_.table_bytes = beam_bytes_ + proof_.bytes();
    return solution_;
  }

 private:
  static constexpr int first_width = 100;
  /// For each position of the beam's width, so that a hopeless proof costs a small part.
  static constexpr int proof_nodes = 160;

  /// False when there is a verdict, or nothing left to try.
  bool take_turn(int width) {
    const bool fits = beams_ && Beam::most_bytes(width) <= most_bytes_;
    if (fits && search_beam(width)) return false;
    if (search_proof(fits ? at(width) * proof_nodes : all_nodes)) return false;
    return fits && !stopped_;
  }

  bool search_beam(int width) {
    Beam beam(setting_, next_plan(width), budget_, most_bytes_);
    const bool won = beam.search(root_);
    beam_bytes_ = std::max(beam_bytes_, beam.bytes());
    stopped_ = beam.is_stopped();
    if (!won) return stopped_;
    solution_.verdict = Verdict::winnable;
    solution_.moves = beam.line();
    return true;
  }

  bool search_proof(std::uint64_t nodes) {
    solution_.verdict = proof_.search(nodes);
    stopped_ = proof_.is_stopped();
    if (solution_.verdict == Verdict::winnable) solution_.moves = proof_.line();
    return solution_.verdict != Verdict::unknown;
  }

  static constexpr std::uint64_t all_nodes = std::numeric_limits<std::uint64_t>::max() / 2;

  /// Every other beam weighs otherwise, for where one set of weights goes astray another may not.
  Plan next_plan(int width) {
    static constexpr Weights other{.join = 74, .first = 20, .outlook = 4};
    other_weights_ = !other_weights_;
    return {.width = width, .weights = other_weights_ ? Weights{} : other};
  }

  const Setting setting_;
  const State root_;
  const std::size_t most_bytes_;  // for each of the two searches
  Budget budget_;
  Proof proof_;
  const bool beams_;
  bool other_weights_ = false;
  bool stopped_ = false;  // by the budget
  std::size_t beam_bytes_ = 0;
  Solution solution_;
};

}  // namespace

Solution solve(const Spider& position, const Limits& limits, SpiderTricks tricks) {
  if (limits.table_bytes < Proof::least_bytes * 2) return {};
  return Search(position, limits, tricks).solve();
}

}  // namespace harpan
