#include "harpan/solve/spider_proof.h"

#include <algorithm>

namespace harpan::spider {

Proof::Proof(const State& root, const Setting& setting, SpiderTricks tricks, Budget& budget,
             std::size_t most_bytes)
    : setting_(setting), tricks_(tricks), budget_(budget), most_bytes_(most_bytes) {
  open(root, {});
}

Verdict Proof::search(std::uint64_t nodes) {
  const std::uint64_t end = budget_.nodes() + nodes;
  while (!levels_.empty()) {
    if (levels_.back().state.is_won()) return Verdict::winnable;
    if (moves_.size() == levels_.back().moves) {
      levels_.pop_back();
      continue;
    }
    if (budget_.nodes() >= end || bytes_to_open() > most_bytes_) return Verdict::unknown;
    stopped_ = !budget_.spend();
    if (stopped_) return Verdict::unknown;
    try_next();
  }
  return Verdict::unwinnable;
}

std::vector<Move> Proof::line() const {
  std::vector<Move> moves;
  for (std::size_t i = 1; i < levels_.size(); ++i) moves.push_back(levels_[i].move);
  return moves;
}

std::size_t Proof::stack_bytes() const {
  return levels_.capacity() * sizeof(Level) + moves_.capacity() * sizeof(Move);
}

/// The most that the next position takes, while what grows is copied.
std::size_t Proof::bytes_to_open() const {
  static constexpr std::size_t most_moves = most_columns * most_columns * king;
  const std::size_t levels = levels_.capacity() * (levels_.size() == levels_.capacity() ? 3 : 1);
  const std::size_t moves =
      moves_.capacity() * (moves_.size() + most_moves > moves_.capacity() ? 3 : 1);
  return met_.bytes_to_insert(1) + levels * sizeof(Level) + moves * sizeof(Move);
}

void Proof::try_next() {
  const Move move = moves_.back();
  moves_.pop_back();
  State state = levels_.back().state;
  is_row(move) ? state.deal_row(setting_) : state.shift(move, setting_);
  open(state, move);
}

void Proof::open(const State& state, Move move) {
  if (!met_.insert(key(state))) return;
  levels_.push_back({state, move, moves_.size()});
  if (!is_lost(state)) list_moves(state);
}

bool Proof::is_lost(const State& state) const {
  return tricks_.too_few && state.rows != 0 && !setting_.deals_over_empty &&
         state.size() < setting_.columns;
}

Key Proof::key(const State& state) const {
  enum Salt : std::uint64_t { rows_salt = 1, column_salt };
  const bool alike = tricks_.alike && state.rows == 0;
  Key key = KeyBuilder(rows_salt).add(state.rows).key();
  int start = 0;
  for (int column = 0; column < setting_.columns; ++column) {
    const std::span<const Card> cards(state.cards.data() + start, state.height[at(column)]);
    start += state.height[at(column)];
    key += KeyBuilder(column_salt)
               .add(alike ? 0 : at(column))
               .add(state.hidden[at(column)])
               .add_cards(cards)
               .key();
  }
  return key;
}

/// The last in the list is tried first: fits, then empty columns, then the stock.
void Proof::list_moves(const State& state) {
  const bool has_empty = state.has_empty(setting_);
  if (state.rows != 0 && (setting_.deals_over_empty || !has_empty)) {
    moves_.push_back(row_move(setting_));
  }
  for (int target = 0; has_empty && target < setting_.columns; ++target) {
    if (state.height[at(target)] != 0) continue;
    for (int source = 0; source < setting_.columns; ++source) list_to_empty(state, source, target);
    if (tricks_.one_empty && state.rows == 0) break;
  }
  for (int source = 0; source < setting_.columns; ++source) {
    for (int target = 0; target < setting_.columns; ++target) list_fit(state, source, target);
  }
}

void Proof::list_to_empty(const State& state, int source, int target) {
  const int height = state.height[at(source)];
  const int run = state.run(source);
  for (int count = 1; count <= run; ++count) {
    if (tricks_.whole_column && state.rows == 0 && count == height) break;
    moves_.push_back(run_move(source, target, count));
  }
}

void Proof::list_fit(const State& state, int source, int target) {
  if (source == target || state.height[at(source)] == 0 || state.height[at(target)] == 0) return;
  const int count = state.top(target).rank() - state.top(source).rank();
  if (count < 1 || count > state.run(source)) return;
  moves_.push_back(run_move(source, target, count));
}

}  // namespace harpan::spider
