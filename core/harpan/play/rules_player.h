#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "harpan/families/klondike.h"
#include "harpan/families/spider.h"
#include "harpan/play/block.h"
#include "harpan/play/player_option.h"
#include "harpan/play/policy.h"

namespace harpan {

/// Follows the advice of rule pages, each piece of which can be switched alone. What is said of a
/// choice is added up, and the choice of which most good is said is made.
template <Family F>
class RulesPolicy;

/// Which pieces of advice are followed: those that were found to help are the usual ones. What each
/// says stands in advice/.
struct RulesPlayer {
  static constexpr std::string_view name = "rules";
  static std::span<const PlayerOptionSpec<RulesPlayer>> specs();
  template <Family F>
  static constexpr bool plays = false;
  template <Family F>
  using Policy = RulesPolicy<F>;
  friend bool operator==(const RulesPlayer&, const RulesPlayer&) = default;

  std::uint32_t look = 1;      ///< through the stock once before moving, where it costs nothing
  std::uint32_t hidden = 1;    ///< cards are turned first, where most are hidden first
  std::uint32_t shortest = 0;  ///< columns are emptied first
  std::uint32_t aces = 1;      ///< twos and threes too go up at once
  std::uint32_t hold = 1;      ///< fives and higher until nothing needs them
  std::uint32_t kings = 1;     ///< need a queen to take
  std::uint32_t shuffles = 0;  ///< that turn nothing are not made
  std::uint32_t ahead = 1;     ///< to what turns a card
  std::uint32_t points = 0;    ///< are always taken in Las Vegas
  std::uint32_t broad = 0;     ///< attack in Las Vegas
  std::uint32_t keep = 0;      ///< what is up in Las Vegas
  std::uint32_t empty = 1;     ///< columns first in Spider
  std::uint32_t suits = 1;     ///< are joined first in Spider
};

template <>
inline constexpr bool RulesPlayer::plays<Klondike<1>> = true;
template <>
inline constexpr bool RulesPlayer::plays<Klondike<2>> = true;
template <>
inline constexpr bool RulesPlayer::plays<Spider> = true;

template <int Decks>
class RulesPolicy<Klondike<Decks>> {
 public:
  using Position = Klondike<Decks>;

  RulesPolicy(const RulesPlayer& player, Terms terms) : player_(player), terms_(std::move(terms)) {}

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

template <>
class RulesPolicy<Spider> {
 public:
  RulesPolicy(const RulesPlayer& player, const Terms&) : player_(player) {}

  std::optional<Move> choose(const View<Spider>& view, Rng&);
  std::uint64_t nodes() const { return 0; }

 private:
  std::optional<int> level(const Spider& position, Move move) const;

  RulesPlayer player_;
  bool filling_ = false;  ///< empty columns, for the sake of a deal: nothing comes between
};

}  // namespace harpan
