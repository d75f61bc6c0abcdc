#pragma once

#include <array>
#include <cstdint>

#include "harpan/solve/freecell_ground.h"

namespace harpan::freecell {

/// What the parts of a judgement weigh.
struct Weights {
  std::int16_t burden;                  ///< a card that lies on a lower one
  std::int16_t stack;                   ///< a column with an untouched stack
  std::int16_t misfit;                  ///< a card in a stack that does not fit on its neighbour
  std::int16_t stacked;                 ///< a card in a stack
  std::int16_t up;                      ///< a card on its foundation, which brings nearer
  std::array<std::int16_t, 5> places;   ///< none, one, … four or more free places
  std::int16_t depth;                   ///< a card on a wanted one in a stack, that included
  std::int16_t buried;                  ///< a wanted card in a stack
  std::int16_t next_depth;              ///< the depth of the card after a wanted one
  std::int16_t spare;                   ///< a column that is empty or has a loose card
  std::int16_t grounded;                ///< a run on the floor
  std::int16_t step;                    ///< a quarter for each hop from the start
};

/// Says how far a state seems from a win.
class Judge {
 public:
  Judge(const Ground& ground, const Weights& weights);

  /// Cards that lie on a lower one: each must be moved aside. Where there is none, the lowest card
  /// left is always free, and all the rest goes up.
  int burden(const State& state) const;

  /// The top cards of columns where no card lies on a lower one.
  Cards settled(const State& state) const;

  /// Less is nearer.
  int value(const State& state) const;

  /// What the way to a state adds to its value.
  int of_depth(std::uint32_t hops) const { return static_cast<int>(hops) * weights_.step / 4; }

 private:
  struct Stack {
    std::int16_t weight;
    std::uint8_t burden;
    std::uint8_t least_rank;
  };

  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  /// Cards of a column's run that lie on a lower one in its stack.
  int burden_of_run(const State& state, std::size_t column) const;
  int depth(const State& state, int card) const;

  const Ground* ground_;
  Weights weights_;
  std::array<Stack, Ground::most_stacks> stack_;
};

}  // namespace harpan::freecell
