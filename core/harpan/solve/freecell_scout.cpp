#include "harpan/solve/freecell_scout.h"

#include <algorithm>
#include <bit>

namespace harpan::freecell {

Scout::Scout(const Ground& ground, Budget& budget, std::size_t most_bytes)
    : ground_(ground), budget_(budget), most_bytes_(most_bytes), judge_(ground, {}) {
  nodes_.reserve(1024);
  open_.reserve(256);
  met_.resize(2048);
}

std::size_t Scout::bytes() const {
  return nodes_.capacity() * sizeof(Node) + open_.capacity() * sizeof(Open) +
         met_.size() * sizeof(met_[0]);
}

/// Whether there is memory for what grows next, the old beside the new.
bool Scout::may_grow() const { return 3 * bytes() <= most_bytes_; }

std::optional<std::vector<Hop>> Scout::search(const Weights& weights, std::size_t most_states) {
  clear(weights);
  if (judge_.value(ground_.start()) == Judge::won) return std::vector<Hop>{};
  insert(ground_.start().key.low);
  open_.push_back({ground_.start(), 0, 0});
  while (budget_.spend()) {
    if (look_around()) return line();
    if (open_.size() >= most_states || !may_grow()) break;
    const std::uint32_t index = pop();
    if (index == 0) break;
    open(index);
  }
  return std::nullopt;
}

void Scout::clear(const Weights& weights) {
  judge_ = Judge(ground_, weights);
  nodes_.resize(1);
  open_.clear();
  std::ranges::fill(met_, 0);
  met_count_ = 0;
  first_.fill(0);
  any_.fill(0);
}

void Scout::open(std::uint32_t index) {
  const Node& node = nodes_[index];
  const Open& from = open_[node.parent];
  Open opened{from.state, index, from.depth + 1};
  ground_.play(opened.state, node.hop);
  open_.push_back(opened);
}

/// Meets the states after the one opened last; whether the last met is won.
bool Scout::look_around() {
  const Open& from = open_.back();
  const Judge::Sight sight = judge_.look(from.state);
  hops_.clear();
  likely_hops(ground_, from.state, judge_.settled(from.state, sight), hops_);
  return std::ranges::any_of(hops_, [&](Hop hop) { return meet(from, sight, hop); });
}

bool Scout::meet(const Open& from, const Judge::Sight& sight, Hop hop) {
  State state = from.state;
  ground_.play(state, hop);
  if (!insert(state.key.low)) return false;
  const int value = judge_.value_after(from.state, sight, hop, state);
  nodes_.push_back({hop, static_cast<std::uint32_t>(open_.size() - 1), 0});
  if (value == Judge::won) return true;
  push(value + judge_.of_depth(from.depth + 1));
  return false;
}

bool Scout::insert(std::uint64_t key) { return insert_short(static_cast<std::uint32_t>(key) | 1); }

/// 0 is no key: it says that there is none.
bool Scout::insert_short(std::uint32_t key) {
  const std::size_t mask = met_.size() - 1;
  std::size_t place = (key >> 1) & mask;
  while (met_[place] != 0) {
    if (met_[place] == key) return false;
    place = (place + 1) & mask;
  }
  met_[place] = key;
  if (++met_count_ * 2 > met_.size()) grow();
  return true;
}

void Scout::grow() {
  std::vector<std::uint32_t> old(met_.size() * 2);
  old.swap(met_);
  met_count_ = 0;
  for (const std::uint32_t key : old) {
    if (key != 0) insert_short(key);
  }
}

/// Puts the last node in the queue.
void Scout::push(int value) {
  const int place = std::clamp(value, 0, values - 1);
  std::uint32_t& first = first_[static_cast<unsigned>(place)];
  nodes_.back().next = first;
  first = static_cast<std::uint32_t>(nodes_.size() - 1);
  any_[static_cast<unsigned>(place) / 64] |= bit(place % 64);
}

/// Takes the best node out of the queue; 0 when it is empty.
std::uint32_t Scout::pop() {
  const auto any = std::ranges::find_if(any_, [](std::uint64_t word) { return word != 0; });
  if (any == any_.end()) return 0;
  const auto place = static_cast<std::size_t>(any - any_.begin()) * 64 +
                     static_cast<std::size_t>(std::countr_zero(*any));
  const std::uint32_t index = first_[place];
  first_[place] = nodes_[index].next;
  if (first_[place] == 0) *any &= *any - 1;
  return index;
}

/// The hops to the last node.
std::vector<Hop> Scout::line() const {
  std::vector<Hop> hops;
  auto index = static_cast<std::uint32_t>(nodes_.size() - 1);
  for (; index != 0; index = open_[nodes_[index].parent].node) hops.push_back(nodes_[index].hop);
  std::ranges::reverse(hops);
  return hops;
}

}  // namespace harpan::freecell
