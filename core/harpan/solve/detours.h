#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "harpan/family.h"
#include "harpan/key.h"
#include "harpan/move.h"

namespace harpan {

/// The keys of the positions along a line, from its start to its end.
template <Family F>
std::vector<Key> keys_along(F position, const std::vector<Move>& line) {
  std::vector<Key> keys{position.key()};
  for (const Move& move : line) {
    position.apply(move);
    keys.push_back(position.key());
  }
  return keys;
}

/// The legal move to the position with this key: `usual`, or the one like it where columns that
/// are alike have changed places.
template <Family F>
std::optional<Move> move_to(const Key& key, const F& position, Move usual) {
  const auto leads = [&](const Move& move) {
    F next = position;
    next.apply(move);
    return next.key() == key;
  };
  if (position.is_legal(usual) && leads(usual)) return usual;
  MoveList moves;
  position.legal_moves(moves);
  const auto* const found = std::ranges::find_if(moves, leads);
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

/// A line to where `line` leads that comes to no position twice. A search that makes several moves
/// at once may carry a card from a column to another that is just like it.
template <Family F>
std::vector<Move> without_detours(F position, const std::vector<Move>& line) {
  const std::vector<Key> keys = keys_along(position, line);
  std::unordered_map<Key, std::size_t, KeyHash> last;
  for (std::size_t i = 0; i < keys.size(); ++i) last[keys[i]] = i;
  if (last.size() == keys.size()) return line;
  std::vector<Move> straight;
  for (std::size_t i = last[keys[0]]; i < line.size(); i = last[keys[i + 1]]) {
    const auto move = move_to(keys[i + 1], position, line[i]);
    if (!move) return line;  // which is right all the same
    straight.push_back(*move);
    position.apply(*move);
  }
  return straight;
}

}  // namespace harpan
