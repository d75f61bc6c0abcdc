#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "harpan/families/klondike.h"
#include "harpan/play/block.h"
#include "harpan/play/player_option.h"
#include "harpan/play/policy.h"

namespace harpan {

/// Chooses among the commits within reach by what a short search makes of each in the same sampled
/// worlds, and makes the moves that lead there one by one. The method is that of lonelybot; the
/// search, the race and the state are ours.
template <Family F>
class BanditPolicy;

struct BanditPlayer {
  static constexpr std::string_view name = "bandit";
  static std::span<const PlayerOptionSpec<BanditPlayer>> specs();
  template <Family F>
  static constexpr bool plays = false;
  template <Family F>
  using Policy = BanditPolicy<F>;
  friend bool operator==(const BanditPlayer&, const BanditPlayer&) = default;

  std::uint32_t samples = 80;  ///< worlds a candidate, as a mean
  std::uint32_t nodes = 60;    ///< that the search of a world may spend beyond the shortest line
};

template <>
inline constexpr bool BanditPlayer::plays<Klondike<1>> = true;
template <>
inline constexpr bool BanditPlayer::plays<Klondike<2>> = true;

inline constexpr std::array bandit_specs{
    PlayerOptionSpec<BanditPlayer>{"samples", &BanditPlayer::samples, {}, 1, 100'000},
    PlayerOptionSpec<BanditPlayer>{"nodes", &BanditPlayer::nodes, {}, 0, 1'000'000},
};

inline std::span<const PlayerOptionSpec<BanditPlayer>> BanditPlayer::specs() {
  return bandit_specs;
}

template <int Decks>
class BanditPolicy<Klondike<Decks>> {
 public:
  using Position = Klondike<Decks>;

  BanditPolicy(const BanditPlayer& player, Terms terms)
      : player_(player), terms_(std::move(terms)) {}

  std::optional<Move> choose(const View<Position>& view, Rng& rng) {
    if (next_ == plan_.size()) {
      plan_ = plan(view, rng);
      next_ = 0;
    }
    return plan_.empty() ? std::nullopt : std::optional(plan_[next_++]);
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  Block plan(const View<Position>& view, Rng& rng);
  Block plan_open(const Position& position);
  Block best_block(const View<Position>& view, Rng& rng);

  BanditPlayer player_;
  Terms terms_;
  Block plan_;  ///< moves that were chosen together; none but the last shows a card
  std::size_t next_ = 0;
  std::uint64_t nodes_ = 0;
};

extern template class BanditPolicy<Klondike<1>>;
extern template class BanditPolicy<Klondike<2>>;

}  // namespace harpan
