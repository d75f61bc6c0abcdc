#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "harpan/play/player_option.h"
#include "harpan/play/policy.h"

namespace harpan {

/// Makes any legal move, each with equal chance, until there is none.
template <Family F>
class RandomPolicy;

struct RandomPlayer {
  static constexpr std::string_view name = "random";
  static std::span<const PlayerOptionSpec<RandomPlayer>> specs() { return {}; }
  template <Family F>
  static constexpr bool plays = true;
  template <Family F>
  using Policy = RandomPolicy<F>;
  friend bool operator==(const RandomPlayer&, const RandomPlayer&) = default;
};

template <Family F>
class RandomPolicy {
 public:
  static constexpr bool wanders = true;

  RandomPolicy(const RandomPlayer&, const Terms&) {}

  std::optional<Move> choose(const View<F>& view, Rng& rng) {
    MoveList moves;
    view.known().legal_moves(moves);
    if (moves.empty()) return std::nullopt;
    return moves[static_cast<std::size_t>(rng.below(moves.size()))];
  }

  std::uint64_t nodes() const { return 0; }
};

}  // namespace harpan
