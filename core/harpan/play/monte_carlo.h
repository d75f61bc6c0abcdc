#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
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

template <Family F>
class MonteCarloPolicy {
 public:
  MonteCarloPolicy(const MonteCarloPlayer& player, Terms terms)
      : player_(player), terms_(std::move(terms)) {}

  std::optional<Move> choose(const View<F>& view, Rng& rng) {
    Worlds<F> worlds(view);
    if (worlds.is_one()) {
      improve_line(worlds.sample(rng), candidates_.of(view));
    } else if (next_ == line_.size()) {
      begin(best(view, worlds, rng));
    }
    return next_ == line_.size() ? std::nullopt : std::optional(line_[next_++]);
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  void begin(Block line) {
    line_ = std::move(line);
    next_ = 0;
  }

  Block best(const View<F>& view, Worlds<F>& worlds, Rng& rng) {
    std::vector<Block> blocks = candidates_.of(view);
    if (blocks.empty()) return {};
    if (blocks.size() == 1) return std::move(blocks[0]);
    F world = view.known();
    const auto next_world = [&] {
      world = worlds.sample(rng);
      return terms_.go_on();
    };
    Race race(blocks.size(), player_.samples, static_cast<Stopping>(player_.stopping));
    const auto judge = [&](std::size_t i) { return outcome(world, blocks[i], [](Move) {}); };
    return std::move(blocks[race.best(next_world, judge)]);
  }

  /// Where nothing is unknown a line that was found is kept, and followed until a better one is
  /// (Cazenave, "Nested Monte-Carlo Search", IJCAI 2009).
  void improve_line(const F& position, const std::vector<Block>& blocks) {
    for (const Block& block : blocks) {
      if (!terms_.go_on()) return;
      Block line = block;
      const double worth = outcome(position, block, [&](Move move) { line.push_back(move); });
      if (worth <= line_worth_) continue;
      line_worth_ = worth;
      begin(std::move(line));
    }
  }

  /// What comes of a block in a world, played on to the end.
  template <class Visit>
  double outcome(F world, const Block& block, Visit visit) {
    for (const Move& move : block) world.apply(move);
    const F end = rollout(world, [&](Move move) {
      visit(move);
      ++nodes_;
    });
    return value(end, terms_.aim);
  }

  MonteCarloPlayer player_;
  Terms terms_;
  Candidates<F> candidates_;
  Block line_;  ///< what was chosen, and how much of it has been played
  std::size_t next_ = 0;
  double line_worth_ =
      std::numeric_limits<double>::lowest();  ///< of the line, where nothing is unknown
  std::uint64_t nodes_ = 0;
};

}  // namespace harpan
