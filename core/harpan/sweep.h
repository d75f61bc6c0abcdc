#pragma once

#include <optional>

#include "harpan/position.h"
#include "harpan/view.h"

namespace harpan {

/// The next move towards the win if it is certain, whatever lies hidden, that the game goes out
/// without any more thought: by laying up what fits and turning the stock. Playing these moves one
/// after the other wins.
template <Family F>
std::optional<Move> sweep_move(const View<F>& view);

extern template std::optional<Move> sweep_move(const View<Klondike<1>>&);
extern template std::optional<Move> sweep_move(const View<Klondike<2>>&);
extern template std::optional<Move> sweep_move(const View<Spider>&);
extern template std::optional<Move> sweep_move(const View<FreeCell>&);
extern template std::optional<Move> sweep_move(const View<Pyramid>&);
extern template std::optional<Move> sweep_move(const View<AcesUp>&);

}  // namespace harpan
