#pragma once

#include <array>
#include <cstdint>

#include "harpan/families/freecell.h"
#include "harpan/solve/freecell.h"
#include "harpan/solve/freecell_state.h"

namespace harpan::freecell {

/// What never changes during a search: the rules and how the cards lay at the start; and what a
/// hop does to a state.
class Ground {
 public:
  Ground(const FreeCell& position, const Tricks& tricks);

  const State& start() const { return start_; }
  const FreeCellRules& rules() const { return rules_; }

  /// Untouched stacks are numbered by their top card's place in one list of all columns, each from
  /// its bottom; number 0 is no stack.
  static constexpr int most_stacks = 64;
  int stacks() const { return stacks_; }
  int card_on(int stack) const { return card_[at(stack)]; }
  /// The stack without its top card.
  int stack_below(int stack) const { return below_[at(stack)]; }
  /// The stack that ended with the card, and its column; no_stack where it lay in no column.
  int stack_of(int card) const { return stack_of_[at(card)]; }
  int column_of_card(int card) const { return column_of_[at(card)]; }
  static constexpr int no_stack = 255;

  /// Whether cards alone in a column count as loose.
  bool merges() const { return merges_; }
  /// Whether an empty column takes the card.
  bool floor_takes(int card) const {
    return rules_.king_in_empty == 0 || rank_of(card) == rules_.ranks;
  }

  /// Cells, and columns where these hold loose cards, without a card.
  int free_places(const State& state) const {
    return rules_.cells + (merges_ ? state.spare : 0) - state.held;
  }

  /// Cards that may move at once onto a card, loose or not, or to the floor, when the loose cards
  /// lie as well as they can for it.
  int most_at_once(const State& state, int onto) const;

  /// Loose cards that may lie in a column and be built on.
  Cards bases(const State& state) const {
    if (!merges_ || state.spare == 0) return 0;
    if (state.pinned == 0 || std::popcount(state.pinned) < state.spare) return state.loose;
    return state.pinned;
  }

  /// Whether it loses nothing to lay the card, which a foundation wants, up at once.
  bool is_safe(const State& state, int card) const;

  /// Makes the hop, and the foundation moves that are safe after it.
  void play(State& state, Hop hop) const;

 private:
  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  /// How a stack ends: its run, and the stack under that.
  struct End {
    Cards run;
    std::uint8_t under;
  };

  void lay_column(std::span<const Card> cards, int column);
  void read_cells(const FreeCell& position);
  void open_column(State& state, int column) const;
  Cards take(State& state, Hop hop) const;
  Cards take_run(State& state, int column, int card) const;
  void put(State& state, Hop hop, Cards cards) const;
  void lift(State& state, int card) const;
  void lift_safe(State& state) const;
  void settle(State& state, Cards pinned_before) const;

  FreeCellRules rules_;
  bool merges_;
  bool lifts_safe_;
  std::array<End, most_stacks> end_;
  std::array<std::uint8_t, most_stacks> card_;
  std::array<std::uint8_t, most_stacks> below_;
  std::array<std::uint8_t, most_cards> stack_of_;
  std::array<std::uint8_t, most_cards> column_of_{};
  int stacks_ = 0;
  State start_;
};

}  // namespace harpan::freecell
