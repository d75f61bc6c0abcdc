#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "harpan/play/candidates.h"
#include "harpan/play/player_option.h"
#include "harpan/play/policy.h"
#include "harpan/play/race.h"
#include "harpan/play/rollout.h"
#include "harpan/play/worlds.h"

namespace harpan {

/// Flat Monte Carlo: every candidate is played in the same sampled worlds, each to its end by the
/// greedy order, and the one that fares best is made.
template <Family F>
class MonteCarloPolicy;

struct MonteCarloPlayer {
  static constexpr std::string_view name = "monte-carlo";
  static std::span<const PlayerOptionSpec<MonteCarloPlayer>> specs();
  template <Family F>
  static constexpr bool plays = true;
  template <Family F>
  using Policy = MonteCarloPolicy<F>;
  friend bool operator==(const MonteCarloPlayer&, const MonteCarloPlayer&) = default;

  std::uint32_t samples = 100;  ///< worlds a candidate
  std::uint32_t stopping = static_cast<std::uint32_t>(Stopping::halving);
};

inline constexpr std::array stopping_choices{
    Choice{"all", static_cast<int>(Stopping::all)},
    Choice{"halving", static_cast<int>(Stopping::halving)}};
inline constexpr std::array monte_carlo_specs{
    PlayerOptionSpec<MonteCarloPlayer>{"samples", &MonteCarloPlayer::samples, {}, 1, 100'000},
    PlayerOptionSpec<MonteCarloPlayer>{"stopping", &MonteCarloPlayer::stopping, stopping_choices},
};

inline std::span<const PlayerOptionSpec<MonteCarloPlayer>> MonteCarloPlayer::specs() {
  return monte_carlo_specs;
}

template <Family F>
class MonteCarloPolicy {
 public:
  MonteCarloPolicy(const MonteCarloPlayer& player, const Terms& terms)
      : player_(player), terms_(terms) {}

  std::optional<Move> choose(const View<F>& view, Rng& rng) {
    if (next_ == block_.size()) {
      block_ = best(view, rng);
      next_ = 0;
    }
    if (block_.empty()) return std::nullopt;
    return block_[next_++];
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  Block best(const View<F>& view, Rng& rng) {
    const std::vector<Block> blocks = candidates_.of(view);
    if (blocks.empty()) return {};
    if (blocks.size() == 1) return blocks[0];
    Worlds<F> worlds(view);
    F world = view.known();
    const std::uint32_t samples = worlds.is_one() ? 1 : player_.samples;
    const auto next_world = [&] {
      world = worlds.sample(rng);
      return terms_.go_on();
    };
    Race race(blocks.size(), samples, static_cast<Stopping>(player_.stopping));
    return blocks[race.best(next_world, [&](std::size_t i) { return judge(world, blocks[i]); })];
  }

  double judge(F world, const Block& block) {
    for (const Move& move : block) world.apply(move);
    return value(rollout(world, nodes_), terms_.aim);
  }

  MonteCarloPlayer player_;
  Terms terms_;
  Candidates<F> candidates_;
  Block block_;
  std::size_t next_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace harpan
