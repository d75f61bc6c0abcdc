#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/flat_set.h"
#include "harpan/solve/spider_state.h"
#include "harpan/solve/spider_survey.h"

namespace harpan::spider {

/// How a beam is to search.
struct Plan {
  int width = 1000;  ///< positions kept at each depth
  int patience = 8;  ///< depths without a better position to deal from before the row is dealt
  int levels = 200;
  Weights weights{};
};

/// Incomplete search for a win. All positions with as many rows left are searched together, a
/// move deeper each time, and the most promising are kept; meanwhile the most promising to deal the
/// next row over are collected, and the search goes on from them.
class Beam {
 public:
  /// What a beam of the width takes at most, the nodes of a long search apart.
  static constexpr std::size_t most_bytes(int width) {
    return at(width) * (2 * sizeof(Entry) + candidates_a_place * sizeof(Candidate) +
                        seeds_a_place * sizeof(Seed));
  }

  Beam(const Setting& setting, const Plan& plan, Budget& budget, std::size_t most_bytes);
  Beam(const Beam&) = delete;  // the survey refers to the plan
  Beam& operator=(const Beam&) = delete;

  /// Whether a win was found.
  bool search(const State& root);
  /// How good the best position was that it met with the fewest rows left; more is better.
  int reached() const { return reached_; }
  /// The moves of the win.
  std::vector<Move> line() const;
  std::size_t bytes() const;
  /// Whether the budget ended it.
  bool is_stopped() const { return stopped_; }

 private:
  static constexpr std::size_t candidates_a_place = 8;
  static constexpr std::size_t seeds_a_place = 3;
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  struct Node {
    std::uint32_t parent;
    Move move;
  };
  struct Entry {
    State state;
    std::uint32_t node;
  };
  struct Candidate {
    std::uint64_t hash;
    int value;
    std::uint32_t parent;  // its place in the level
    Move move;
  };
  struct Seed {
    Entry entry;
    std::uint64_t hash;
    int value;
  };

  bool search_rows();
  void deal_over_level();
  bool has_room(std::size_t nodes) const;
  void deepen();
  void expand(std::uint32_t parent);
  void expand_column(std::uint32_t parent, int source);
  void consider(std::uint32_t parent, int source, int target, int count, const Part& lifted);
  void consider_deal(const Candidate& candidate, int value);
  void realise();
  void add_node(Entry& entry, Move move);
  void trim();
  void trim_seeds();
  void sow();
  void survey(const State& state);
  int blend(const State& state, const Part& sum) const;

  const Setting& setting_;
  Plan plan_;
  Budget& budget_;
  std::size_t most_bytes_;
  Survey survey_;
  std::array<Part, most_columns> parts_{};
  Part sum_;
  int first_empty_ = 0;

  std::vector<Node> nodes_;
  std::vector<Entry> level_;
  std::vector<Entry> next_;
  std::vector<Candidate> candidates_;
  std::vector<Seed> seeds_;
  FlatSet<std::uint64_t> met_;
  FlatSet<std::uint64_t> sown_;
  int bar_ = 0;       // the least value that the next level takes
  int seed_bar_ = 0;  // the least value that is dealt over
  int best_ = 0;      // the greatest value that is dealt over
  bool better_ = false;
  int reached_ = 0;
  std::uint32_t won_ = none;
  bool stopped_ = false;
};

}  // namespace harpan::spider
