#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "harpan/families/klondike.h"
#include "harpan/families/spider.h"
#include "harpan/play/block.h"
#include "harpan/play/player_option.h"
#include "harpan/play/policy.h"

namespace harpan {

/// Follows the advice of rule pages, each piece of which can be switched off. What is said of a
/// choice is added up, and the choice with most is made.
template <Family F>
class RulesPolicy;

struct RulesPlayer {
  static constexpr std::string_view name = "rules";
  static std::span<const PlayerOptionSpec<RulesPlayer>> specs();
  template <Family F>
  static constexpr bool plays = false;
  template <Family F>
  using Policy = RulesPolicy<F>;
  friend bool operator==(const RulesPlayer&, const RulesPlayer&) = default;

  std::uint32_t look = 1;
  std::uint32_t hidden = 1;
  std::uint32_t shortest = 0;
  std::uint32_t aces = 1;
  std::uint32_t hold = 1;
  std::uint32_t kings = 1;
  std::uint32_t shuffles = 0;
  std::uint32_t bearers = 1;
  std::uint32_t points = 1;
  std::uint32_t broad = 0;
  std::uint32_t keep = 1;
};

template <>
inline constexpr bool RulesPlayer::plays<Klondike<1>> = true;
template <>
inline constexpr bool RulesPlayer::plays<Klondike<2>> = true;

template <int Decks>
class RulesPolicy<Klondike<Decks>> {
 public:
  using Position = Klondike<Decks>;

  RulesPolicy(const RulesPlayer& player, const Terms& terms) : player_(player), terms_(terms) {}

  std::optional<Move> choose(const View<Position>& view, Rng&) {
    if (next_ == block_.size()) {
      block_ = best(view);
      next_ = 0;
    }
    return block_.empty() ? std::nullopt : std::optional(block_[next_++]);
  }
  std::uint64_t nodes() const { return 0; }

 private:
  Block best(const View<Position>& view) const;

  RulesPlayer player_;
  Terms terms_;
  Block block_;
  std::size_t next_ = 0;
};

extern template class RulesPolicy<Klondike<1>>;
extern template class RulesPolicy<Klondike<2>>;

}  // namespace harpan
