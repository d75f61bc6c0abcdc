#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "harpan/solve/aces_up/state.h"

namespace harpan::aces_up {

/// How many of the cards left can go at most, found in an easier game: no discard or move takes
/// anything away, so that what has once been possible stays possible. Phase after phase of the
/// deal, cards are marked as beatable when they and a higher one of their suit can lie open.
class Outlook {
 public:
  explicit Outlook(const Setting& setting) : setting_(&setting) {}

  /// The most cards of columns and stock that can go, those that are loose among them.
  int most(const State& state) {
    begin(state);
    for (int phase = 0; phase <= last_phase_ && gone_ != goal_; ++phase) {
      while (look(phase)) {
      }
      remember_moves(phase);
    }
    return std::popcount(gone_);
  }

 private:
  static constexpr int nothing_movable = 99;

  /// Cards of a column that lie open, by the number of cards that must be moved away for it.
  using Levels = std::array<CardSet, columns + 1>;

  struct Column {
    std::array<CardNumber, 2 * tallest> cards{};
    std::array<std::int8_t, 2 * tallest> phase{};  ///< in which the card comes to lie there
    int height = 0;
    int reach = 0;  ///< cards that lie there in the phase looked at

    void push(CardNumber card, int when) {
      cards[State::at(height)] = card;
      phase[State::at(height++)] = static_cast<std::int8_t>(when);
    }
  };

  void begin(const State& state) {
    gone_ = state.loose;
    goal_ = setting_->undealt(state);
    moved_ = 0;
    moves_ = 0;
    last_move_ = -1;
    for (int i = 0; i < columns; ++i) {
      Column& column = columns_[State::at(i)];
      column.height = 0;
      column.reach = 0;
      for (int row = 0; row < state.height[State::at(i)]; ++row) {
        column.push(state.cards[State::at(i)][State::at(row)], 0);
      }
      goal_ |= state.column_set(i);
    }
    goal_ &= ~aces;
    const int left = setting_->stock_size() - state.dealt;
    floating_ = setting_->fills() ? setting_->undealt(state) : 0;
    last_phase_ = setting_->fills() ? static_cast<int>(left != 0) : (left + columns - 1) / columns;
    for (int i = 0; i < left && !setting_->fills(); ++i) {
      columns_[State::at(i % columns)].push(setting_->stock_card(state.dealt + i), 1 + i / columns);
    }
  }

  /// Marks cards as beatable in the phase; false when there are no more.
  bool look(int phase) {
    spots_ = 0;
    gate_ = nothing_movable;
    for (Column& column : columns_) count(column, phase);
    for (int i = 0; i < columns; ++i) open(columns_[State::at(i)], open_[State::at(i)]);
    anywhere_ = phase > 0 ? floating_ : 0;
    if (gate_ <= spots_) anywhere_ |= moved_;
    const CardSet before = gone_;
    beat();
    return gone_ != before;
  }

  bool is_gone(CardNumber card) const { return (gone_ & bit(card)) != 0; }

  /// Whether the column can be emptied by discards, and how many of its cards that came after the
  /// last move would lie on a card moved there.
  void count(Column& column, int phase) {
    while (column.reach < column.height && column.phase[State::at(column.reach)] <= phase) {
      ++column.reach;
    }
    int fresh = 0;
    int old = 0;
    for (int i = column.reach - 1; i >= 0; --i) {
      const CardNumber card = column.cards[State::at(i)];
      if (is_gone(card)) continue;
      const int weight = setting_->may_move(card) ? 1 : nothing_movable;
      (column.phase[State::at(i)] > last_move_ ? fresh : old) += weight;
      if (moves_ == 0) break;  // before any move only a column without cards is of interest
    }
    gate_ = std::min(gate_, fresh);
    if (fresh == 0 && old <= moves_ && !setting_->fills()) ++spots_;
  }

  void open(const Column& column, Levels& levels) const {
    levels = {};
    int fresh = 0;
    int old = 0;
    for (int i = column.reach - 1; i >= 0; --i) {
      const int need = std::max(fresh, fresh + old - moves_);
      if (need > spots_) return;
      const CardNumber card = column.cards[State::at(i)];
      levels[State::at(need)] |= bit(card);
      if (is_gone(card)) continue;
      if (!setting_->may_move(card)) return;
      ++(column.phase[State::at(i)] > last_move_ ? fresh : old);
    }
  }

  void beat() {
    for (int i = 0; i < columns; ++i) {
      for (int need = 0; need <= spots_; ++need) {
        beat(open_[State::at(i)][State::at(need)], beside(i, need));
      }
    }
    CardSet all = anywhere_;
    for (int i = 0; i < columns; ++i) all |= beside(-1, 0, i);
    beat(anywhere_, all);
  }

  /// The cards that can lie open while a card of the column does that needs so many moves.
  CardSet beside(int column, int need) const {
    CardSet others = anywhere_;
    for (int i = 0; i < columns; ++i) {
      if (i != column) others |= beside(column, need, i);
      if (i == column && spots_ != 0) others |= beside(column, 0, i);
    }
    return others;
  }

  CardSet beside(int, int need, int other) const {
    CardSet cards = 0;
    for (int more = 0; need + more <= spots_; ++more) {
      cards |= open_[State::at(other)][State::at(more)];
    }
    return cards;
  }

  void beat(CardSet cards, CardSet beaters) {
    // Cards of a suit lie four bits apart, so all below a beater are reached by doubled shifts.
    CardSet beaten = beaters >> 4;
    for (int shift = 4; shift < 64; shift *= 2) beaten |= beaten >> shift;
    gone_ |= cards & beaten;
  }

  /// In a phase with empty columns every open card may have been moved to one.
  void remember_moves(int phase) {
    if (spots_ == 0) return;
    for (const Levels& levels : open_) {
      for (const CardSet level : levels) moved_ |= level;
    }
    if (!setting_->takes_any()) moved_ &= aces;
    moves_ += spots_;
    last_move_ = phase;
  }

  const Setting* setting_;
  std::array<Column, columns> columns_{};
  std::array<Levels, columns> open_{};
  CardSet goal_ = 0;      ///< all that could go
  CardSet gone_ = 0;      ///< cards that are loose or can be beaten
  CardSet floating_ = 0;  ///< stock cards that may come to any column
  CardSet moved_ = 0;     ///< cards that may have been moved to an empty column
  CardSet anywhere_ = 0;  ///< of both, those that may lie open now
  int spots_ = 0;         ///< columns that can be empty at once
  int gate_ = 0;          ///< the fewest cards that lie on a moved one
  int moves_ = 0;         ///< cards that may have left each column in earlier phases
  int last_move_ = 0;     ///< the last phase with an empty column
  int last_phase_ = 0;
};

}  // namespace harpan::aces_up
