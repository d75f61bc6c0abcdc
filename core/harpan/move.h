#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace harpan {

/// What a pile is for.
enum class Role : std::uint8_t { stock, waste, foundation, column, cell, pyramid, discard };

inline constexpr int role_count = 7;

/// A pile of the table: its role and its index among the piles of that role, in one byte.
class Pile {
 public:
  constexpr Pile() = default;
  constexpr Pile(Role role, int index = 0)
      : code_(static_cast<std::uint8_t>(static_cast<int>(role) * 32 + index)) {}

  constexpr Role role() const { return static_cast<Role>(code_ >> 5); }
  constexpr int index() const { return code_ & 31; }
  constexpr std::uint8_t code() const { return code_; }

  friend constexpr auto operator<=>(Pile, Pile) = default;

 private:
  std::uint8_t code_ = 0;
};

/// `count` cards from one pile to another. Stock to waste is a draw, waste to stock a recycle, and
/// from the stock to the first column a row is dealt, a card to each column.
struct alignas(4) Move {
  Pile source;
  Pile target;
  std::uint8_t count = 1;

  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

/// What a move did: the one record that undoes, scores, animates and logs.
struct Step {
  Move move;
  std::uint32_t turned = 0;  ///< a bit for each column or pyramid place where a card turned up
  int pass = 1;              ///< the pass in which the move was made; a recycle ends it
  std::uint16_t home = 0;    ///< a bit for each column whose complete run went to a foundation
  std::uint8_t filled = 0;   ///< a bit for each column that was filled from the stock
  bool automatic = false;    ///< made by the game after a player's move, and undone with it

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// Legal moves, on the stack. The bound holds for thirteen columns whose every run may go to
/// every empty column: 6 · 7 · 13 moves and a few; no other family comes near.
class MoveList {
 public:
  MoveList() {}  // NOLINT: filling the array would cost more than making the moves

  void clear() { size_ = 0; }
  void add(Pile source, Pile target, int count = 1) {
    moves_[size_++] = {source, target, static_cast<std::uint8_t>(count)};
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Move& operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  static constexpr std::size_t capacity = 768;
  union {
    std::array<Move, capacity> moves_;  // in a union it is left uninitialised
  };
  std::size_t size_ = 0;
};

}  // namespace harpan
