#include "harpan/solve/freecell_proof.h"

#include <algorithm>
#include <tuple>

#include "harpan/solve/freecell_hops.h"
#include "harpan/solve/freecell_weights.h"

namespace harpan::freecell {

Proof::Proof(const Ground& ground, Budget& budget, std::size_t most_bytes)
    : ground_(ground),
      budget_(budget),
      most_bytes_(most_bytes),
      judge_(ground, found_weights[0]),
      met_(most_bytes / 4 * 3) {}

std::size_t Proof::bytes() const {
  return met_.bytes() + levels_.capacity() * sizeof(Level) + choices_.capacity() * sizeof(Choice);
}

/// Whether there is memory for the largest growth that the next level may bring.
bool Proof::may_go_on() const { return 3 * bytes() - 2 * met_.bytes() <= most_bytes_; }

Verdict Proof::search() {
  if (judge_.value(ground_.start()) == Judge::won) return Verdict::winnable;
  met_.insert(ground_.start().key);
  Outcome outcome = open(ground_.start(), {});
  while (outcome == Outcome::no_win) {
    if (choices_.size() == levels_.back().first) {
      levels_.pop_back();
      if (levels_.empty()) return Verdict::unwinnable;
      continue;
    }
    if (!budget_.spend() || !may_go_on()) return Verdict::unknown;
    const Hop hop = choices_.back().hop;
    choices_.pop_back();
    State state = levels_.back().state;
    ground_.play(state, hop);
    outcome = open(state, hop);
  }
  return outcome == Outcome::win ? Verdict::winnable : Verdict::unknown;
}

/// Adds a level, with its hops to states that were not met before.
Proof::Outcome Proof::open(const State& state, Hop hop) {
  const std::size_t first = choices_.size();
  levels_.push_back({state, hop, first});
  make_children();
  for (const Level& child : children_) {
    const Outcome outcome = choose(child);
    if (outcome != Outcome::no_win) return outcome;
  }
  const auto last_is_best = [](const Choice& choice) {
    return std::tuple(-choice.value, choice.hop.card, choice.hop.onto);
  };
  std::ranges::sort(choices_.begin() + static_cast<std::ptrdiff_t>(first), choices_.end(), {},
                    last_is_best);
  return Outcome::no_win;
}

/// Makes all children before any is looked up, so that memory is near by then.
void Proof::make_children() {
  children_.clear();
  Hops hops;
  single_hops(ground_, levels_.back().state, hops);
  for (const Hop hop : hops) {
    Level& child = children_.emplace_back(levels_.back().state, hop, 0U);
    ground_.play(child.state, hop);
    met_.prefetch(child.state.key);
  }
}

Proof::Outcome Proof::choose(const Level& child) {
  const KeySet::Answer answer = met_.insert(child.state.key);
  if (answer == KeySet::Answer::is_full) return Outcome::full;
  if (answer == KeySet::Answer::is_old) return Outcome::no_win;
  const int value = judge_.value(child.state);
  if (value == Judge::won) {
    levels_.push_back(child);
    return Outcome::win;
  }
  choices_.push_back({child.hop, value});
  return Outcome::no_win;
}

std::vector<Hop> Proof::line() const {
  std::vector<Hop> hops;
  for (std::size_t i = 1; i < levels_.size(); ++i) hops.push_back(levels_[i].hop);
  return hops;
}

}  // namespace harpan::freecell
