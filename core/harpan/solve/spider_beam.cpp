#include "harpan/solve/spider_beam.h"

#include <algorithm>
#include <limits>

namespace harpan::spider {

namespace {

constexpr int lowest = std::numeric_limits<int>::min();

}  // namespace

Beam::Beam(const Setting& setting, const Plan& plan, Budget& budget, std::size_t most_bytes)
    : setting_(setting),
      plan_(plan),
      budget_(budget),
      most_bytes_(most_bytes),
      survey_(setting, plan_.weights) {
  level_.reserve(at(plan.width));
  next_.reserve(at(plan.width));
  candidates_.reserve(at(plan.width) * candidates_a_place);
  seeds_.reserve(at(plan.width) * seeds_a_place);
}

bool Beam::search(const State& root) {
  nodes_.assign(1, {none, {}});
  level_.assign(1, {root, 0});
  if (root.is_won()) won_ = 0;
  while (won_ == none && !stopped_ && !level_.empty()) {
    if (search_rows()) break;
    if (level_.empty() && seeds_.empty()) break;
    sow();
  }
  return won_ != none;
}

/// Searches the positions with as many rows left.
bool Beam::search_rows() {
  met_.clear();
  sown_.clear();
  seeds_.clear();
  seed_bar_ = lowest;
  best_ = lowest;
  reached_ = lowest;
  deal_over_level();
  const bool has_rows = !level_.empty() && level_.front().state.rows != 0;
  int idle = 0;
  for (int depth = 0; depth < plan_.levels && idle <= plan_.patience; ++depth) {
    if (level_.empty() || stopped_ || won_ != none || !has_room(0)) break;
    better_ = !has_rows;
    deepen();
    idle = better_ ? 0 : idle + 1;
  }
  return won_ != none;
}

/// Rows may be dealt one upon the other, without a move between.
void Beam::deal_over_level() {
  for (std::uint32_t i = 0; i < level_.size() && level_[i].state.rows != 0; ++i) {
    survey(level_[i].state);
    consider_deal({sum_.hash, 0, i, {}}, sum_.dealt);
  }
}

/// Whether there is memory for so many more nodes and their hashes, beside those of a level.
bool Beam::has_room(std::size_t nodes) const {
  nodes += at(plan_.width);
  const std::size_t all = nodes_.size() + nodes;
  const std::size_t growth =
      all > nodes_.capacity() ? all * 3 * sizeof(Node) : nodes_.capacity() * sizeof(Node);
  return most_bytes(plan_.width) + growth + met_.bytes_to_insert(nodes) +
             sown_.bytes_to_insert(nodes) <=
         most_bytes_;
}

void Beam::deepen() {
  candidates_.clear();
  bar_ = lowest;
  for (std::uint32_t i = 0; i < level_.size(); ++i) {
    if (!budget_.spend()) {
      stopped_ = true;
      return;
    }
    expand(i);
  }
  trim();
  realise();
}

void Beam::survey(const State& state) {
  survey_.read(state);
  const int home = survey_.home() * state.home;
  sum_ = {0, home, home, 0};
  for (int column = setting_.columns - 1; column >= 0; --column) {
    sum_ += parts_[at(column)] = survey_.lifted(column, 0);
    if (survey_.height(column) == 0) first_empty_ = column;
  }
}

int Beam::blend(const State& state, const Part& sum) const {
  const int value = sum.value + survey_.empties(sum.empty);
  if (state.rows == 0) return value;
  return (value * (16 - plan_.weights.outlook) + sum.dealt * plan_.weights.outlook) / 16;
}

void Beam::expand(std::uint32_t parent) {
  survey(level_[parent].state);
  for (int source = 0; source < setting_.columns; ++source) {
    if (survey_.height(source) != 0) expand_column(parent, source);
  }
}

void Beam::expand_column(std::uint32_t parent, int source) {
  const int run = survey_.run(source);
  const int rank = survey_.top(source).rank();
  for (int target = 0; target < setting_.columns; ++target) {
    if (target == source || survey_.height(target) == 0) continue;
    const int count = survey_.top(target).rank() - rank;
    if (count < 1 || count > run) continue;
    consider(parent, source, target, count, survey_.lifted(source, count));
  }
  if (sum_.empty == 0) return;
  for (int count = 1; count <= run; ++count) {
    if (count == survey_.height(source)) break;
    consider(parent, source, first_empty_, count, survey_.lifted(source, count));
  }
}

void Beam::consider(std::uint32_t parent, int source, int target, int count, const Part& lifted) {
  const State& state = level_[parent].state;
  Part sum = sum_;
  sum -= parts_[at(source)];
  sum -= parts_[at(target)];
  sum += lifted;
  sum += survey_.laid(target, source, count);
  const Candidate candidate{sum.hash, blend(state, sum), parent, run_move(source, target, count)};
  const bool deals = state.rows != 0 && (sum.empty == 0 || setting_.deals_over_empty);
  if (deals && sum.dealt > seed_bar_) consider_deal(candidate, sum.dealt);
  if (candidate.value <= bar_ || met_.contains(candidate.hash)) return;
  candidates_.push_back(candidate);
  if (candidates_.size() >= at(plan_.width) * candidates_a_place) trim();
}

/// Keeps what the dealing of a row after the candidate's move leads to.
void Beam::consider_deal(const Candidate& candidate, int value) {
  if (!has_room(2) || !sown_.insert(candidate.hash)) return;
  const Entry& parent = level_[candidate.parent];
  Seed seed{{parent.state, parent.node}, candidate.hash, value};
  if (candidate.move.source != candidate.move.target) {
    seed.entry.state.shift(candidate.move, setting_);
    add_node(seed.entry, candidate.move);
  }
  if (!setting_.deals_over_empty && seed.entry.state.has_empty(setting_)) return;
  seed.entry.state.deal_row(setting_);
  add_node(seed.entry, row_move(setting_));
  if (seed.entry.state.is_won()) won_ = seed.entry.node;
  seeds_.push_back(seed);
  if (value > best_) better_ = true;
  best_ = std::max(best_, value);
  if (seeds_.size() >= at(plan_.width) * seeds_a_place) trim_seeds();
}

void Beam::trim() {
  const auto order = [](const Candidate& a, const Candidate& b) {
    return a.value != b.value ? a.value > b.value : a.hash < b.hash;
  };
  const auto same = [](const Candidate& a, const Candidate& b) { return a.hash == b.hash; };
  std::ranges::sort(candidates_, order);
  candidates_.erase(std::ranges::unique(candidates_, same).begin(), candidates_.end());
  if (candidates_.size() < at(plan_.width)) return;
  candidates_.resize(at(plan_.width));
  bar_ = candidates_.back().value;
}

void Beam::trim_seeds() {
  if (seeds_.size() < at(plan_.width)) return;
  const auto order = [](const Seed& a, const Seed& b) {
    return a.value != b.value ? a.value > b.value : a.hash < b.hash;
  };
  std::ranges::nth_element(seeds_, seeds_.begin() + plan_.width - 1, order);
  seeds_.resize(at(plan_.width));
  seed_bar_ = seeds_.back().value;
}

/// Makes the positions of the next level.
void Beam::realise() {
  next_.clear();
  if (!candidates_.empty()) reached_ = std::max(reached_, candidates_.front().value);
  for (const Candidate& candidate : candidates_) {
    if (!met_.insert(candidate.hash)) continue;
    const Entry& parent = level_[candidate.parent];
    Entry& entry = next_.emplace_back(parent);
    entry.state.shift(candidate.move, setting_);
    add_node(entry, candidate.move);
    if (entry.state.is_won()) won_ = entry.node;
  }
  level_.swap(next_);
}

/// Remembers the move that led to the entry, which still names its parent.
void Beam::add_node(Entry& entry, Move move) {
  nodes_.push_back({entry.node, move});
  entry.node = static_cast<std::uint32_t>(nodes_.size() - 1);
}

void Beam::sow() {
  trim_seeds();
  level_.clear();
  for (const Seed& seed : seeds_) level_.push_back(seed.entry);
}

std::vector<Move> Beam::line() const {
  std::vector<Move> moves;
  for (std::uint32_t i = won_; i != 0; i = nodes_[i].parent) moves.push_back(nodes_[i].move);
  std::ranges::reverse(moves);
  return moves;
}

std::size_t Beam::bytes() const {
  return nodes_.capacity() * sizeof(Node) + (level_.capacity() + next_.capacity()) * sizeof(Entry) +
         candidates_.capacity() * sizeof(Candidate) + seeds_.capacity() * sizeof(Seed) +
         met_.bytes() + sown_.bytes();
}

}  // namespace harpan::spider
