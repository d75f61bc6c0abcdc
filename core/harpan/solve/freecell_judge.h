#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "harpan/solve/freecell_ground.h"

namespace harpan::freecell {

/// The parts of a judgement.
enum class Part : std::uint8_t {
  burden,      ///< cards that lie on a lower one
  stack,       ///< columns with an untouched stack
  misfit,      ///< cards in a stack that do not fit on their neighbour
  stacked,     ///< cards in stacks
  left,        ///< cards that are not up
  places,      ///< this and the next four: whether no place is free, one, … four or more
  depth = 10,  ///< cards on a wanted one in a stack, that included
  buried,      ///< wanted cards in stacks
  next_depth,  ///< the depth of the cards after the wanted ones
  spare,       ///< columns that are empty or have a loose card
  grounded,    ///< columns without an untouched stack
  step,        ///< a quarter for each hop from the start
};

/// What each part weighs.
struct Weights {
  std::array<std::int16_t, 16> values;

  constexpr int operator[](Part part) const { return values[static_cast<std::size_t>(part)]; }
  constexpr int of_places(int free) const {
    return values[static_cast<std::size_t>(Part::places) + static_cast<std::size_t>(free)];
  }
};

/// Says how far a state seems from a win.
class Judge {
 public:
  Judge(const Ground& ground, const Weights& weights);

  /// Less is nearer. A state where no card of a column lies on a lower one is `won`: the lowest
  /// card left is always free, and all the rest goes up.
  static constexpr int won = std::numeric_limits<int>::min();
  int value(const State& state) const { return total(state, look(state)); }

  /// What a column adds to a value, and how many cards in it lie on a lower one.
  struct Load {
    int weight = 0;
    int burden = 0;

    Load& operator+=(Load other) { return weight += other.weight, burden += other.burden, *this; }
    Load& operator-=(Load other) { return weight -= other.weight, burden -= other.burden, *this; }
  };

  /// A state in the eyes of the judge, part by part.
  struct Sight {
    std::array<Load, State::most_columns> columns;
    Load sum;
    int suits = 0;
    Cards stacks = 0;  ///< a bit for each stack that ended with a wanted card or the one after it
  };

  Sight look(const State& state) const;

  /// The value of a state that a hop leads to, from the sight of the state before.
  int value_after(const State& before, const Sight& sight, Hop hop, const State& state) const;

  /// The top cards of columns where no card lies on a lower one.
  Cards settled(const State& state, const Sight& sight) const;

  /// What the way to a state adds to its value.
  int of_depth(std::uint32_t hops) const {
    return static_cast<int>(hops) * weights_[Part::step] / 4;
  }

 private:
  struct Stack {
    std::int16_t weight;
    std::uint8_t burden;
    std::uint8_t least_rank;
  };

  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  Load load(const State& state, std::size_t column) const;
  int total(const State& state, Load sum, int suits) const;
  int total(const State& state, const Sight& s) const { return total(state, s.sum, s.suits); }
  int value_of_suits(const State& state) const;
  int depth(const State& state, int card) const;
  Cards stack_bit(int card) const;

  const Ground* ground_;
  Weights weights_;
  std::array<Stack, Ground::most_stacks> stack_;
  std::array<Cards, Ground::most_stacks> down_;  ///< a bit for each stack and those under it
};

}  // namespace harpan::freecell
