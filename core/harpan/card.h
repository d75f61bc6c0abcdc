#pragma once

#include <compare>
#include <cstdint>

namespace harpan {

/// The four suits in the order ♠ ♥ ♣ ♦: odd is red, and the first n suits are those of Spider 1,
/// 2, 4.
enum class Suit : std::uint8_t { spades, hearts, clubs, diamonds };

inline constexpr int suit_count = 4;
inline constexpr int king = 13;

/// A playing card in one byte: its rank (ace 1 … king 13) and its suit.
/// The default card is the unknown one: a place whose card the holder may not know.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(int rank, Suit suit)
      : code_(static_cast<std::uint8_t>(rank * suit_count + static_cast<int>(suit))) {}

  constexpr int rank() const { return code_ / suit_count; }
  constexpr Suit suit() const { return static_cast<Suit>(code_ % suit_count); }
  constexpr int suit_index() const { return code_ % suit_count; }
  constexpr bool is_red() const { return (code_ & 1) != 0; }
  constexpr bool is_known() const { return code_ != 0; }

  /// A number below 64, unique to the card; 0 is the unknown card.
  constexpr std::uint8_t code() const { return code_; }

  constexpr bool same_colour(Card other) const { return ((code_ ^ other.code_) & 1) == 0; }

  /// Whether this card may be laid on `other` in a column: one lower, the other colour.
  constexpr bool fits_on(Card other) const {
    return rank() + 1 == other.rank() && !same_colour(other);
  }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  std::uint8_t code_ = 0;
};

static_assert(sizeof(Card) == 1);

}  // namespace harpan
