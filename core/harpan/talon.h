#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#include "harpan/layout.h"
#include "harpan/move.h"

namespace harpan {

/// Stock and waste in one array with a gap: the waste grows from its left end, the stock lies at
/// its right end with the next card first, so that a draw copies its cards across the gap and
/// nothing else moves.
template <int Capacity>
class Talon {
 public:
  static constexpr int capacity = Capacity;

  /// The stock in the order it is drawn.
  std::span<const Card> stock() const { return {cards_.data() + Capacity - stock_, stock_}; }
  /// The waste from its bottom to its top.
  std::span<const Card> waste() const { return {cards_.data(), waste_}; }
  int stock_size() const { return stock_; }
  int waste_size() const { return waste_; }
  Card waste_top() const { return cards_[at(waste_ - 1)]; }
  Card stock_top() const { return cards_[at(Capacity - stock_)]; }

  void set_stock(std::span<const Card> cards) {
    stock_ = static_cast<std::uint8_t>(cards.size());
    std::ranges::copy(cards, cards_.end() - stock_);
  }

  void draw(int count) {
    for (int i = 0; i < count; ++i) cards_[waste_++] = cards_[at(Capacity - stock_--)];
  }
  void undraw(int count) {
    for (int i = 0; i < count; ++i) cards_[at(Capacity - ++stock_)] = cards_[--waste_];
  }
  void recycle() {
    std::memmove(cards_.data() + Capacity - waste_, cards_.data(), waste_);
    stock_ = std::exchange(waste_, std::uint8_t{0});
  }
  void unrecycle() {
    std::memmove(cards_.data(), cards_.data() + Capacity - stock_, stock_);
    waste_ = std::exchange(stock_, std::uint8_t{0});
  }

  Card take_waste() { return cards_[--waste_]; }
  void put_waste(Card card) { cards_[waste_++] = card; }
  Card take_stock() { return cards_[at(Capacity - stock_--)]; }
  void put_stock(Card card) { cards_[at(Capacity - ++stock_)] = card; }

  /// Takes the last cards of the stock for unknown, and forgets what lay in the gap.
  void mask(int unseen_in_stock) {
    std::fill(cards_.begin() + waste_, cards_.end() - stock_, Card());
    std::fill(cards_.end() - std::min<int>(unseen_in_stock, stock_), cards_.end(), Card());
  }

  void lay_out(Layout& layout) const {
    LaidPile& stock_pile = layout.piles.emplace_back(Role::stock);
    for (const Card card : stock()) stock_pile.slots.push_back({card, false});
    std::ranges::reverse(stock_pile.slots);
    LaidPile& waste_pile = layout.piles.emplace_back(Role::waste);
    for (const Card card : waste()) waste_pile.slots.push_back({card, true});
  }

  /// Reads stock or waste of a layout. Throws NotationError when both together do not fit.
  void read(const LaidPile& pile) {
    check_height(pile, Capacity - stock_ - waste_);
    for (const Slot& slot : pile.slots) {
      pile.pile.role() == Role::stock ? put_stock(slot.card) : put_waste(slot.card);
    }
  }

 private:
  /// An array index, through unsigned: widening that costs no instruction.
  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  std::array<Card, Capacity> cards_{};
  std::uint8_t waste_ = 0;
  std::uint8_t stock_ = 0;
};

}  // namespace harpan
