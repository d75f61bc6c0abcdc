#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "harpan/play/greedy/aces_up.h"
#include "harpan/play/greedy/freecell.h"
#include "harpan/play/greedy/klondike.h"
#include "harpan/play/greedy/pyramid.h"
#include "harpan/play/greedy/spider.h"
#include "harpan/play/player_option.h"
#include "harpan/play/policy.h"

namespace harpan {

/// Makes the best move by a fixed order of kinds of move, one for each family, without search and
/// without chance.
template <Family F>
class GreedyPolicy;

struct GreedyPlayer {
  static constexpr std::string_view name = "greedy";
  static std::span<const PlayerOptionSpec<GreedyPlayer>> specs() { return {}; }
  template <Family F>
  static constexpr bool plays = true;
  template <Family F>
  using Policy = GreedyPolicy<F>;
  friend bool operator==(const GreedyPlayer&, const GreedyPlayer&) = default;
};

template <Family F>
class GreedyPolicy {
 public:
  GreedyPolicy(const GreedyPlayer&, const Terms&) {}

  std::optional<Move> choose(const View<F>& view, Rng&) { return order_.next(view.known()); }
  std::uint64_t nodes() const { return 0; }

 private:
  GreedyOrder<F> order_;
};

}  // namespace harpan
