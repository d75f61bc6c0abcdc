#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "harpan/deal.h"
#include "harpan/family.h"
#include "harpan/position.h"

namespace harpan {

/// Adds what there is to be told about every position within `depth` moves: its key, the moves in
/// the order they are listed, and what they did.
template <Family F>
void sign(KeyBuilder& builder, F& position, int depth) {
  const Key key = position.key();
  builder.add(key.high).add(key.low);
  if (depth == 0) return;
  MoveList moves;
  position.legal_moves(moves);
  builder.add(moves.size());
  for (const Move& move : moves) {
    const Step step = position.apply(move);
    builder.add(move.source.code()).add(move.target.code()).add(move.count);
    builder.add(step.turned).add(step.home).add(step.filled);
    builder.add(static_cast<std::uint64_t>(step.pass));
    sign(builder, position, depth - 1);
    position.undo(step);
  }
}

/// The fingerprint of the engine's behaviour: one number over all presets, which changes with the
/// deals, the moves, their order or the keys, and with nothing else.
inline std::uint64_t signature() {
  KeyBuilder builder(0);
  for (const std::string_view words :
       {"klondike",
        "klondike:draw=3",
        "klondike:passes=1",
        "klondike:draw=3,passes=3",
        "klondike:draw=3-2-1,passes=3",
        "klondike:face_up=yes",
        "klondike:decks=2",
        "klondike:passes=2,decks=2",
        "klondike:passes=1,empty_column=any,decks=2,columns=10",
        "klondike:empty_column=any,taking_back=no,columns=3,ranks=4",
        "spider",
        "spider:suits=2",
        "spider:suits=1",
        "spider:suits=1,deal_over_empty=yes,columns=4,ranks=2",
        "freecell",
        "freecell:cells=2,taking_back=yes",
        "freecell:cells=1,empty_column=king,columns=3,ranks=4",
        "pyramid",
        "pyramid:draw=3,covered=hidden,waste_pairs=yes,stock_top_playable=yes,goal=all",
        "aces-up",
        "aces-up:empty_column=ace",
        "aces-up:empty_column=stock"}) {
    const Rules rules = parse_rules(words);
    for (const std::uint64_t number : {1, 2, 3, 4}) {
      Position position = deal(rules, numbered_cards(rules, number));
      std::visit([&](auto& family) { sign(builder, family, 4); }, position);
    }
  }
  return builder.key().high;
}

}  // namespace harpan
