#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "harpan/families/klondike.h"
#include "harpan/solve/lanes.h"

namespace harpan::klondike_search {

constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

/// Heights of the foundations: the first four are the higher of each suit, the next four the lower.
template <int Decks>
using Heights = std::array<std::uint8_t, static_cast<std::size_t>(suit_count* Decks)>;

/// All heights as one number, which is quicker to compare.
template <int Decks>
constexpr auto packed(const Heights<Decks>& heights) {
  return std::bit_cast<std::conditional_t<Decks == 1, std::uint32_t, std::uint64_t>>(heights);
}

/// Where a search began: what does not change while it goes on.
///
/// A card that has not left its place since is *set*: it lies hidden in a column, is the first open
/// card of one (*locked*: it leaves for good, and the card below turns up), or lies in the talon,
/// which is waste and stock. All other cards are *loose*.
template <int Decks>
class Start {
 public:
  using Cards = Lanes<Decks>;
  using Set = typename Cards::Set;
  static constexpr int places = sizeof(Set) * 8;

  explicit Start(const Klondike<Decks>& position) : Start(position, position.rules()) {}
  /// Where the same cards are played by other rules.
  Start(const Klondike<Decks>& position, const KlondikeRules& rules);

  const KlondikeRules& rules() const { return rules_; }
  bool counts_passes() const { return rules_.passes != KlondikeRules::unlimited; }
  int pass() const { return pass_; }
  int waste_size() const { return waste_size_; }
  Set loose() const { return loose_; }
  const Heights<Decks>& heights() const { return heights_; }
  const Klondike<Decks>& position() const { return position_; }

  static constexpr Set bit(int place) { return Set{1} << place; }
  Card card(int place) const { return cards_[at(place)]; }
  /// Places of a column's set cards, from its bottom.
  const std::vector<int>& column(int index) const { return columns_[at(index)]; }
  /// Places of the talon's cards: the waste from its bottom, then the stock as it is drawn.
  const std::vector<int>& talon() const { return talon_; }
  int column_of(int place) const { return column_of_[at(place)]; }

  /// Every copy of a card, whether there or not.
  Set copies(int rank, int suit) const { return copies_[at(suit)][at(rank)]; }
  /// The cards of a suit up to a rank.
  Set up_to(int rank, int suit) const { return up_to_[at(suit)][at(rank)]; }
  /// The lanes that stand for empty columns.
  Set empty_columns() const { return empty_columns_; }

  /// A card that needs no bearer is as good as loose at the bottom of its column.
  bool needs_no_bearer(int place) const {
    return rules_.any_in_empty != 0 || card(place).rank() == rules_.ranks;
  }

 private:
  int new_place(Card card);
  void read_talon();
  void read_foundations();
  void read_column(int column);
  void name_cards();

  Klondike<Decks> position_;
  KlondikeRules rules_;
  int pass_;
  int waste_size_;
  Set loose_ = 0;
  Heights<Decks> heights_{};
  std::array<std::vector<int>, Klondike<Decks>::most_columns> columns_;
  std::vector<int> talon_;
  std::array<Card, places> cards_{};
  std::array<std::uint8_t, places> column_of_{};
  std::array<std::array<Set, king + 2>, suit_count> copies_{};
  std::array<std::array<Set, king + 2>, suit_count> up_to_{};
  Set empty_columns_ = 0;
};

extern template class Start<1>;
extern template class Start<2>;

}  // namespace harpan::klondike_search
