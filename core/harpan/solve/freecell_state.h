#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "harpan/families/freecell.h"
#include "harpan/key.h"
#include "harpan/solve/freecell_cards.h"

namespace harpan::freecell {

/// What leads from a state to the next: a card, with the run that lies on it, and its new place.
struct Hop {
  std::uint8_t card = 0;    ///< the code of the lowest card that moves
  std::uint8_t onto = 0;    ///< the code of the card it is laid on, or a Place
  std::uint8_t source = 0;  ///< a column, or one of the sources below
  std::uint8_t target = 0;  ///< the column it comes to, where it does
};

/// Places that are no card; no card has such a code.
enum Place : std::uint8_t { loose_place, up_place, floor_place };
/// Sources that are no column.
enum Source : std::uint8_t { from_loose = 8, from_up };

/// A position as the search sees it.
///
/// A column is what still lies as it did at the start, an untouched stack named by one number, and
/// on it a run, which as it falls by one and alternates is a set of cards. The run is as long as it
/// can be.
///
/// Where any card may go to an empty column, a card in a cell and a card alone in a column are the
/// same: loose. As long as a cell or column is free the loose cards can change places at will, and
/// when none is, the search leaves open which of them lie in columns until it builds on one.
struct State {
  static constexpr int most_columns = 8;

  std::array<Cards, most_columns> run{};           ///< empty where there is no column
  std::array<std::uint8_t, most_columns> under{};  ///< the untouched stack under the run
  std::array<std::uint8_t, suit_count> up{};       ///< height of each foundation
  std::uint8_t spare = 0;                          ///< columns without a run
  std::uint8_t held = 0;                           ///< how many cards are loose
  Cards loose = 0;
  Cards pinned = 0;  ///< loose cards that are known to lie in columns; no place is free then
  Key key;           ///< equal for equal states of one search

  /// The cards that the foundations take next.
  Cards wanted() const {
    Cards cards = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
      cards |= bit((up[static_cast<unsigned>(suit)] + 1) * suit_count + suit);
    }
    return cards;
  }

  Cards tops() const {
    Cards cards = 0;
    for (const Cards column : run) cards |= lowest_bit(column);
    return cards;
  }

  Cards runs() const {
    Cards cards = 0;
    for (const Cards column : run) cards |= column;
    return cards;
  }

  /// The column whose run holds the card.
  int column_of(int card) const {
    int column = 0;
    while ((run[static_cast<unsigned>(column)] & bit(card)) == 0) ++column;
    return column;
  }

  int unused_column() const {
    int column = 0;
    while (run[static_cast<unsigned>(column)] != 0) ++column;
    return column;
  }
};

}  // namespace harpan::freecell
