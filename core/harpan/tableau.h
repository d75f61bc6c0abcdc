#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "harpan/layout.h"
#include "harpan/move.h"

namespace harpan {

/// Columns of cards of which the lowest may be hidden, as a plain value: at most `Columns` columns
/// of at most `Height` cards. How many columns there are is the holder's to say.
template <int Columns, int Height>
class Tableau {
 public:
  static constexpr int most_columns = Columns;
  static constexpr int most_height = Height;
  using Depths = std::array<std::uint8_t, Columns>;

  int height(int column) const { return height_[at(column)]; }
  int hidden(int column) const { return hidden_[at(column)]; }
  /// Open cards of a column.
  int open(int column) const { return height_[at(column)] - hidden_[at(column)]; }
  bool is_empty(int column) const { return height_[at(column)] == 0; }
  Card top(int column) const { return card(column, height(column) - 1); }
  Card card(int column, int row) const { return cards_[at(column)][at(row)]; }
  /// Cards of a column from its bottom to its top.
  std::span<const Card> cards(int column) const {
    return {cards_[at(column)].data(), height_[at(column)]};
  }
  const Depths& hidden_depths() const { return hidden_; }

  void push(int column, Card card) { cards_[at(column)][height_[at(column)]++] = card; }
  Card pop(int column) { return cards_[at(column)][--height_[at(column)]]; }

  /// Moves the last cards of one column to another in their order.
  void shift(int source, int target, int count) {
    const auto size = static_cast<std::uint8_t>(count);
    height_[at(source)] = static_cast<std::uint8_t>(height_[at(source)] - size);
    const Card* from = cards_[at(source)].data() + height_[at(source)];
    Card* to = cards_[at(target)].data() + height_[at(target)];
    for (int i = 0; i < count; ++i) to[i] = from[i];
    height_[at(target)] = static_cast<std::uint8_t>(height_[at(target)] + size);
  }

  /// Turns the top card up if it is hidden; a bit for the column if it did.
  std::uint32_t turn_up(int column) {
    if (hidden(column) == 0 || hidden(column) != height(column)) return 0;
    --hidden_[at(column)];
    return 1U << column;
  }
  void turn_down(int column) { ++hidden_[at(column)]; }
  /// Turns down all cards but the last, as a deal lays them.
  void hide_all_but_last(int column) {
    hidden_[at(column)] = static_cast<std::uint8_t>(std::max(height(column) - 1, 0));
  }

  /// Takes the lowest cards of each column for unknown, and forgets what lay where no card is.
  void mask(const Depths& unseen) {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      std::fill_n(cards_[i].begin(), std::min(unseen[i], hidden_[i]), Card());
      std::fill(cards_[i].begin() + height_[i], cards_[i].end(), Card());
    }
  }

  void lay_out(Layout& layout, int columns) const {
    for (int column = 0; column < columns; ++column) {
      LaidPile& pile = layout.piles.emplace_back(Pile(Role::column, column));
      for (const Card card : cards(column)) {
        pile.slots.push_back({card, static_cast<int>(pile.slots.size()) >= hidden(column)});
      }
    }
  }

  /// Reads a column of a layout. Throws NotationError when it does not fit.
  void read(const LaidPile& pile) {
    const int column = pile.pile.index();
    check_height(pile, Height);
    for (const Slot& slot : pile.slots) {
      push(column, slot.card);
      if (!slot.face_up) ++hidden_[at(column)];
    }
  }

 private:
  /// An array index, through unsigned: widening that costs no instruction.
  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  std::array<std::array<Card, Height>, Columns> cards_{};
  std::array<std::uint8_t, Columns> height_{};
  Depths hidden_{};
};

}  // namespace harpan
