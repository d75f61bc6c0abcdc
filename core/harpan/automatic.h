#pragma once

#include <optional>
#include <string_view>

#include "harpan/card.h"
#include "harpan/family.h"
#include "harpan/position.h"

namespace harpan {

/// Which cards go to the foundations by themselves.
enum class Automatic : std::uint8_t {
  never,
  aces,  ///< aces and twos
  safe,  ///< cards that no column can need any more
  all,
};

/// `never`, `aces`, `safe` or `all`. Throws NotationError.
Automatic parse_automatic(std::string_view text);

/// The next card that goes up by itself: never one just taken back, and never from the waste where
/// several are drawn at a time, which would shift the order. Only Klondike and FreeCell have such
/// moves; Spider's complete runs go home as part of a move.
std::optional<Move> automatic_move(const Position& position, Automatic level, Card taken_back);

}  // namespace harpan
