#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/freecell_ground.h"
#include "harpan/solve/freecell_judge.h"
#include "harpan/solve/freecell_keys.h"
#include "harpan/solve/solution.h"

namespace harpan::freecell {

/// Searches every state, depth first, and first what seems nearest to a win.
class Proof {
 public:
  Proof(const Ground& ground, Budget& budget, std::size_t most_bytes);

  Verdict search();

  /// After a win: the hops to it. They may be many, and wander.
  std::vector<Hop> line() const;

  std::size_t bytes() const;

 private:
  struct Level {
    State state;
    Hop hop;            ///< that led here
    std::size_t first;  ///< its choices begin here
  };

  struct Choice {
    Hop hop;
    int value;
  };

  enum class Outcome : std::uint8_t { win, no_win, full };

  bool may_go_on() const;
  Outcome open(const State& state, Hop hop);
  void make_children();
  Outcome choose(const Level& child);

  const Ground& ground_;
  Budget& budget_;
  std::size_t most_bytes_;
  Judge judge_;
  KeySet met_;
  std::vector<Level> levels_;
  std::vector<Choice> choices_;  ///< hops not made yet, those from the last level last
  std::vector<Level> children_;  ///< of the last level
};

}  // namespace harpan::freecell
