#pragma once

#include <concepts>
#include <optional>
#include <span>

#include "harpan/card.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/move.h"
#include "harpan/refusal.h"

namespace harpan {

/// A family of games whose mechanics are one and whose rules differ in parameters only: a plain
/// value without heap that knows its legal moves. Solvers, players, server and lab are templates
/// on it or reach it through one visit of the Position variant.
///
/// `Memory` is what a player has been shown and now lies face down again; `masked` is the position
/// with every card the player cannot know replaced by the unknown card.
template <class F>
concept Family = std::copyable<F> &&
                 requires(F position, const F& fixed, MoveList& moves, Move move, const Step& step,
                          Layout& layout, typename F::Memory memory, const typename F::Memory& seen,
                          const typename F::Rules& rules, std::span<const Card> cards) {
                   { F::deal(rules, cards) } -> std::same_as<F>;
                   { fixed.rules() } -> std::convertible_to<typename F::Rules>;
                   { fixed.legal_moves(moves) } -> std::same_as<void>;
                   { fixed.refusal(move) } -> std::same_as<std::optional<Refusal>>;
                   { fixed.is_legal(move) } -> std::same_as<bool>;
                   { position.apply(move) } -> std::same_as<Step>;
                   { position.undo(step) } -> std::same_as<void>;
                   { fixed.is_won() } -> std::same_as<bool>;
                   { fixed.key() } -> std::same_as<Key>;
                   { fixed.memory() } -> std::same_as<typename F::Memory>;
                   { fixed.witness(memory) } -> std::same_as<void>;
                   { fixed.masked(seen) } -> std::same_as<F>;
                   { fixed.lay_out(layout) } -> std::same_as<void>;
                 };

}  // namespace harpan
