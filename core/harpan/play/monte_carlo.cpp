#include "harpan/play/monte_carlo.h"

#include <array>

namespace harpan {

namespace {

constexpr std::array stopping_choices{Choice{"all", static_cast<int>(Stopping::all)},
                                      Choice{"halving", static_cast<int>(Stopping::halving)}};

constexpr std::array monte_carlo_specs{
    PlayerOptionSpec<MonteCarloPlayer>{"samples", &MonteCarloPlayer::samples, {}, 1, 100'000},
    PlayerOptionSpec<MonteCarloPlayer>{"stopping", &MonteCarloPlayer::stopping, stopping_choices},
};

}  // namespace

std::span<const PlayerOptionSpec<MonteCarloPlayer>> MonteCarloPlayer::specs() {
  return monte_carlo_specs;
}

}  // namespace harpan
