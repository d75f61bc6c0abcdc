#include "harpan/solve/freecell_scout.h"

#include <algorithm>
#include <bit>

#include "harpan/solve/freecell_hops.h"

namespace harpan::freecell {

Scout::Scout(const Ground& ground, Budget& budget, std::size_t most_bytes)
    : ground_(ground), budget_(budget), most_bytes_(most_bytes), judge_(ground, {}) {
  nodes_.reserve(1024);
  met_.resize(2048);
}

std::size_t Scout::bytes() const {
  return nodes_.capacity() * sizeof(Node) + met_.size() * sizeof(met_[0]);
}

/// Whether there is memory for what grows next, the old beside the new.
bool Scout::may_grow() const { return 3 * bytes() <= most_bytes_; }

std::optional<std::vector<Hop>> Scout::search(const Weights& weights, std::size_t most_states) {
  clear(weights);
  nodes_.push_back({ground_.start(), {}, 0, 0, 0});
  if (judge_.value(ground_.start()) == Judge::won) return line();
  insert(ground_.start().key.low);
  push(1, 0);
  for (std::size_t opened = 0; opened < most_states && may_grow(); ++opened) {
    const std::uint32_t index = pop();
    if (index == 0 || !budget_.spend()) return std::nullopt;
    if (open(index)) return line();
  }
  return std::nullopt;
}

void Scout::clear(const Weights& weights) {
  judge_ = Judge(ground_, weights);
  nodes_.resize(1);
  std::ranges::fill(met_, 0);
  met_count_ = 0;
  first_.fill(0);
  any_.fill(0);
}

/// Meets the states after this one; whether the last met is won.
bool Scout::open(std::uint32_t index) {
  const State state = nodes_[index].state;
  Hops hops;
  likely_hops(ground_, state, judge_.settled(state), hops);
  return std::ranges::any_of(hops, [&](Hop hop) { return meet(index, hop); });
}

bool Scout::meet(std::uint32_t parent, Hop hop) {
  if (nodes_.size() == nodes_.capacity()) nodes_.reserve(nodes_.size() * 2);
  const Node& from = nodes_[parent];
  Node& node = nodes_.emplace_back(from.state, hop, parent, 0U, from.depth + 1);
  ground_.play(node.state, hop);
  if (!insert(node.state.key.low)) {
    nodes_.pop_back();
    return false;
  }
  const int value = judge_.value(node.state);
  if (value == Judge::won) return true;
  push(static_cast<std::uint32_t>(nodes_.size() - 1), value + judge_.of_depth(node.depth));
  return false;
}

bool Scout::insert(std::uint64_t key) {
  key |= 1;  // for 0 says that there is none
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
  std::vector<std::uint64_t> old(met_.size() * 2);
  old.swap(met_);
  met_count_ = 0;
  for (const std::uint64_t key : old) {
    if (key != 0) insert(key);
  }
}

void Scout::push(std::uint32_t index, int value) {
  const int place = std::clamp(value, 0, values - 1);
  std::uint32_t& first = first_[static_cast<unsigned>(place)];
  nodes_[index].next = first;
  first = index;
  any_[static_cast<unsigned>(place) / 64] |= bit(place % 64);
}

/// The best node that is not open, or 0.
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
  for (; nodes_[index].parent != 0; index = nodes_[index].parent) hops.push_back(nodes_[index].hop);
  std::ranges::reverse(hops);
  return hops;
}

}  // namespace harpan::freecell
