#pragma once

#include <optional>

#include "harpan/position.h"
#include "harpan/view.h"

namespace harpan {

/// The next move towards the win if it is certain, whatever lies hidden, that the game goes out
/// without any more thought: by laying up what fits and turning the stock. Playing these moves one
/// after the other wins.
std::optional<Move> sweep_move(const AnyView& view);

}  // namespace harpan
