#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "harpan/rng.h"
#include "harpan/solve/spider_state.h"

namespace harpan::spider {

/// What the evaluation of a position adds up, in points. More is better.
struct Weights {
  int join = 139;      ///< a card lies on its successor in suit
  int length = 19;     ///< more for each card of that run already there
  int fit = 8;         ///< a card lies on its successor in another suit
  int king = 0;        ///< a king lies at the bottom of its column
  int hidden = 60;     ///< lost for each hidden card
  int first = 18;      ///< lost for each column that has hidden cards
  int empty = 150;     ///< the first empty column
  int more_empty = 8;  ///< in sixteenths of the one before: each further empty column
  int home = 400;      ///< a run went home
  int outlook = 2;     ///< in sixteenths: how much the position after the next row counts
};

/// One column as far as the evaluation goes: its part of the sum and of the hash.
struct Part {
  std::uint64_t hash = 0;
  int value = 0;
  int dealt = 0;  ///< the value once the next row lies
  int empty = 0;  ///< 1 if the column is empty

  Part& operator+=(const Part& other) {
    hash += other.hash;
    value += other.value;
    dealt += other.dealt;
    empty += other.empty;
    return *this;
  }
  Part& operator-=(const Part& other) {
    hash -= other.hash;
    value -= other.value;
    dealt -= other.dealt;
    empty -= other.empty;
    return *this;
  }
};

/// All columns of a position at every height, so that the parts that a move changes are read off
/// instead of added up.
class Survey {
 public:
  Survey(const Setting& setting, const Weights& weights) : setting_(setting), weights_(weights) {
    for (int i = 1; i <= king; ++i) powers_[at(i)] = powers_[at(i - 1)] * base;
    for (int i = 1, worth = weights.empty; i <= most_columns; ++i) {
      empties_[at(i)] = empties_[at(i - 1)] + worth;
      worth = worth * weights.more_empty / 16;
    }
    for (int i = 1; i < setting.ranks; ++i) home_ += weights.join + weights.length * i;
  }

  void read(const State& state) {
    rows_ = state.rows;
    row_ = rows_ == 0 ? nullptr : setting_.row(rows_);
    int start = 0;
    for (int column = 0; column < setting_.columns; ++column) {
      Column& it = columns_[at(column)];
      it = {state.cards.data() + start, marks_.data() + start + column, state.height[at(column)],
            state.hidden[at(column)]};
      start += it.height;
      mark(it);
    }
  }

  /// What so many empty columns are worth.
  int empties(int count) const { return empties_[at(count)]; }

  /// What a run that went home is worth.
  int home() const { return home_; }

  int height(int column) const { return columns_[at(column)].height; }
  Card top(int column) const { return columns_[at(column)].top(); }
  int run(int column) const {
    const Column& it = columns_[at(column)];
    return std::min<int>(it.marks[it.height].run, it.height - it.hidden);
  }

  /// The column after its last `count` cards were lifted.
  Part lifted(int column, int count) const {
    const Column& it = columns_[at(column)];
    return part(column, it, it.height - count);
  }

  /// The column after the last `count` cards of another, a part of one run, were laid on it.
  Part laid(int column, int source, int count) const {
    const Column& it = columns_[at(column)];
    const Column& from = columns_[at(source)];
    const Card* cards = from.cards + from.height - count;
    Mark end = it.marks[it.height];
    const int run = it.height == 0 || !joins(it.top(), *cards) ? 0 : end.run;
    if (std::min(run, it.height - it.hidden) + count >= setting_.ranks) {
      Part left = part(column, it, it.height + count - setting_.ranks);
      left.value += home_;
      left.dealt += home_;
      return left;
    }
    end.value += step(it, it.height, *cards);
    for (int i = 1; i < count; ++i) end.value += weights_.join + weights_.length * (run + i);
    const std::uint64_t moved =
        from.marks[from.height].hash - from.marks[from.height - count].hash * powers_[at(count)];
    end.hash = end.hash * powers_[at(count)] + moved;
    return part(column, end.hash, end.value, it.hidden, cards[count - 1], run + count);
  }

 private:
  static constexpr std::uint64_t base = 0x9E6C63D0876A9A47U;

  struct Mark {
    std::uint64_t hash;
    int value;
    int run;  // cards that fall by one in suit, hidden ones among them
  };

  struct Column {
    const Card* cards;
    Mark* marks;
    int height;
    int hidden;
    Card top() const { return cards[height - 1]; }
  };

  /// What a card adds at a height of a column.
  int step(const Column& it, int height, Card card) const {
    if (height == 0) return card.rank() == setting_.ranks ? weights_.king : 0;
    const Card below = it.cards[height - 1];
    return onto(below, it.marks[height].run, card);
  }

  int onto(Card below, int run, Card card) const {
    if (joins(below, card)) return weights_.join + weights_.length * run;
    return below.rank() == card.rank() + 1 ? weights_.fit : 0;
  }

  void mark(const Column& it) const {
    it.marks[0] = {0, 0, 0};
    for (int i = 0; i < it.height; ++i) {
      const Mark& last = it.marks[i];
      const Card card = it.cards[i];
      const bool longer = i > 0 && joins(it.cards[i - 1], card);
      it.marks[i + 1] = {last.hash * base + SplitMix64::mix(card.code()),
                         last.value + step(it, i, card), longer ? last.run + 1 : 1};
    }
  }

  Part part(int column, const Column& it, int height) const {
    if (height == 0) return empty(column);
    const Mark& mark = it.marks[height];
    const int hidden = std::min(it.hidden, height - 1);
    return part(column, mark.hash, mark.value, hidden, it.cards[height - 1], mark.run);
  }

  Part empty(int column) const {
    Part result{0, 0, 0, 1};
    if (row_ != nullptr && row_[column].rank() == setting_.ranks) result.dealt = weights_.king;
    return result;
  }

  Part part(int column, std::uint64_t hash, int value, int hidden, Card top, int run) const {
    value -= hidden * weights_.hidden + (hidden != 0 ? weights_.first : 0);
    Part result{SplitMix64::mix(hash + at(hidden) * 0xD1B54A32D192ED03U), value, value, 0};
    if (row_ != nullptr) result.dealt += onto(top, run, row_[column]);
    return result;
  }

  const Setting& setting_;
  const Weights& weights_;
  std::array<std::uint64_t, king + 1> powers_{1};
  std::array<Mark, most_cards + most_columns> marks_;
  std::array<Column, most_columns> columns_;
  std::array<int, most_columns + 1> empties_{};
  const Card* row_ = nullptr;
  int rows_ = 0;
  int home_ = weights_.home;  // for a run that goes home: what it was worth, and more
};

}  // namespace harpan::spider
