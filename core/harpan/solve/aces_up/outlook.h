#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "harpan/solve/aces_up.h"
#include "harpan/solve/aces_up/state.h"

namespace harpan::aces_up {

/// How many of the cards left can go at most, found in an easier game: no discard or move takes
/// anything away, so that what has once been possible stays possible. Phase after phase of the
/// deal, cards are marked as beatable when they and a higher one of their suit can lie open.
class Outlook {
 public:
  Outlook(const Setting& setting, AcesUpTricks tricks) : setting_(&setting), tricks_(tricks) {}

  /// The most cards of columns and stock that can go, those that are loose among them.
  int most(const State& state) {
    begin(state);
    for (int phase = 0; phase <= last_phase_ && gone_ != goal_; ++phase) play(phase);
    return count_bits(gone_);
  }

  /// Whether all but the aces may go.
  bool may_win(const State& state) {
    begin(state);
    for (int phase = 0; phase < last_phase_; ++phase) play(phase);
    finishers_ = suits_to_finish();
    if (tricks_.finish && finishers_ == 0) return false;
    from_before_last_row_ = from_;
    play(last_phase_);
    return gone_ == goal_;
  }

  /// What mattered to the answer. A card that does not come to lie open before the last row is
  /// only in the way.
  Matter matter(const State& state) const {
    Matter result{.finishers = finishers_};
    if (setting_->is_last_phase(state)) return {state.loose};
    for (int i = 0; i < columns; ++i) {
      result.from[State::at(i)] = static_cast<std::uint8_t>(from_before_last_row_[State::at(i)]);
      for (int row = from_before_last_row_[State::at(i)]; row < state.height[State::at(i)]; ++row) {
        const CardNumber card = state.cards[State::at(i)][State::at(row)];
        if (card < first_pool) result.loose |= state.loose & bit(card);
      }
    }
    return result;
  }

 private:
  static constexpr int nothing_movable = 99;

  /// Cards of a column that lie open, by the number of cards that must be moved away for it.
  using Levels = std::array<CardSet, columns + 1>;

  struct Column {
    std::array<CardNumber, 2 * tallest> cards{};
    std::array<std::int8_t, 2 * tallest> phase{};  ///< in which the card comes to lie there
    CardSet pool = 0;       ///< of which one may lie at the bottom
    bool may_lack = false;  ///< none of the pool may lie there
    int height = 0;
    int reach = 0;  ///< cards that lie there in the phase looked at

    void push(CardNumber card, int when) {
      cards[State::at(height)] = card;
      phase[State::at(height++)] = static_cast<std::int8_t>(when);
    }
    CardSet set(int row) const {
      const CardNumber card = cards[State::at(row)];
      return card >= first_pool ? pool : bit(card);
    }
    bool lacks(int row) const { return may_lack && cards[State::at(row)] >= first_pool; }
  };

  void begin(const State& state) {
    gone_ = state.loose;
    loose_ = state.loose;
    goal_ = setting_->left(state) & ~aces;
    moved_ = 0;
    moves_ = 0;
    last_move_ = -1;
    firm_tops_ = 0;
    dealt_ = state.dealt;
    for (int i = 0; i < columns; ++i) lay(columns_[State::at(i)], state, i);
    const int left = setting_->stock_size() - state.dealt;
    floating_ = setting_->fills() ? setting_->undealt(state) : 0;
    last_phase_ = setting_->fills() ? static_cast<int>(left != 0) : (left + columns - 1) / columns;
    for (int i = 0; i < left && !setting_->fills(); ++i) {
      columns_[State::at(i % columns)].push(setting_->stock_card(state.dealt + i), 1 + i / columns);
    }
  }

  void lay(Column& column, const State& state, int index) {
    column.height = 0;
    column.reach = 0;
    from_[State::at(index)] = std::max(0, state.height[State::at(index)] - 1);
    for (int row = 0; row < state.height[State::at(index)]; ++row) {
      column.push(state.cards[State::at(index)][State::at(row)], 0);
    }
    column.pool = state.has_pool(index) ? state.pool(index) : 0;
    column.may_lack = state.has_pool(index) && state.may_lack(index);
    if (state.is_open(index)) firm_tops_ |= bit(state.top(index)) & ~state.loose;
  }

  /// The cards that lie open when a phase begins, for all that is known.
  CardSet tops(int phase) const {
    if (phase == 0) return firm_tops_;
    CardSet row = 0;
    const int first = dealt_ + (phase - 1) * columns;
    const int end = std::min(first + columns, setting_->stock_size());
    for (int i = first; i < end; ++i) row |= bit(setting_->stock_card(i));
    return row;
  }

  /// Marks all that may be beaten in a phase.
  void play(int phase) {
    spots_in_phase_ = 0;
    open_in_phase_ = 0;
    if (setting_->fills() || !tricks_.suits) {
      play_without(0, phase);
    } else {
      play_each_suit(phase);
    }
    if (spots_in_phase_ == 0) return;
    // In a phase with empty columns every open card may have been moved to one.
    moved_ |= setting_->takes_any() ? open_in_phase_ : open_in_phase_ & aces;
    moves_ += spots_in_phase_;
    last_move_ = phase;
  }

  /// Once cards of four suits have lain open nothing goes before the next row. So all that goes
  /// does while one suit has not been seen.
  void play_each_suit(int phase) {
    const CardSet seen = tops(phase);
    const CardSet before = gone_;
    CardSet after = gone_;
    for (CardNumber suit = 0; suit < suit_count; ++suit) {
      if ((seen & suit_of(suit)) != 0) continue;
      gone_ = before;
      play_without(suit_of(suit) & ~before, phase);
      after |= gone_;
    }
    gone_ = after;
  }

  void play_without(CardSet unseen, int phase) {
    unseen_ = unseen;
    while (look(phase)) {
    }
    spots_in_phase_ = std::max(spots_in_phase_, spots_);
    if (spots_ == 0) return;
    for (const Levels& levels : open_) {
      for (const CardSet level : levels) open_in_phase_ |= level;
    }
  }

  /// The suits of which before the last row all cards but the ace may have gone, and the ace may
  /// lie at the bottom of its column, while the row has none of them.
  std::uint8_t suits_to_finish() const {
    const CardSet row = setting_->fills() ? 0 : tops(last_phase_);
    unsigned suits = 0;
    for (CardNumber suit = 0; suit < suit_count; ++suit) {
      if (may_be_last(suit_of(suit), row)) suits |= 1U << suit;
    }
    if ((row & aces) == aces || is_flat() || setting_->fills()) suits = 15;
    return static_cast<std::uint8_t>(suits);
  }

  bool may_be_last(CardSet suit, CardSet row) const {
    return (row & suit) == 0 && (goal_ & suit & ~gone_) == 0 && may_be_lowest(suit & aces) &&
           moves_to_finish(suit) <= moves_;
  }

  /// The fewest moves to empty columns by which all cards of a suit come to lie open and its ace to
  /// the bottom.
  int moves_to_finish(CardSet suit) const {
    int moves = 0;
    for (const Column& column : columns_) moves += moves_to_finish(column, suit);
    return moves;
  }

  int moves_to_finish(const Column& column, CardSet suit) const {
    const CardSet to_go = suit & ~aces & ~loose_;
    bool below = false;
    int above = -1;
    for (int row = 0; row < column.height && column.phase[State::at(row)] == 0; ++row) {
      const CardNumber card = column.cards[State::at(row)];
      const bool stays = !is_gone(column, row);
      if (above >= 0) {
        above += stays ? 1 : 0;
      } else if (card < first_pool && (bit(card) & to_go) != 0) {
        above = 0;
      } else if (card < first_pool && (bit(card) & suit & aces) != 0 && below) {
        above = 1;
      } else {
        below = below || stays;
      }
    }
    return std::max(0, below ? above : above - 1);
  }

  /// Whether each column may have one card or none.
  bool is_flat() const {
    return last_phase_ == 0 && std::ranges::all_of(columns_, [&](const Column& column) {
             int cards = 0;
             for (int row = 0; row < column.height; ++row) cards += is_gone(column, row) ? 0 : 1;
             return cards <= 1;
           });
  }

  bool may_be_lowest(CardSet ace) const {
    if ((moved_ & ace) != 0) return true;
    for (const Column& column : columns_) {
      for (int row = 0; row < column.height; ++row) {
        if ((column.set(row) & ace) != 0) return true;
        if (!is_gone(column, row)) break;
      }
    }
    return false;
  }

  /// Marks cards as beatable in the phase; false when there are no more.
  bool look(int phase) {
    spots_ = 0;
    gate_ = nothing_movable;
    for (Column& column : columns_) count(column, phase);
    for (int i = 0; i < columns; ++i) open(i, open_[State::at(i)]);
    anywhere_ = phase > 0 ? floating_ : 0;
    if (gate_ <= spots_) anywhere_ |= moved_ & ~unseen_;
    const CardSet before = gone_;
    beat();
    return gone_ != before;
  }

  bool is_gone(const Column& column, int row) const {
    return (gone_ & column.set(row)) != 0 || column.lacks(row);
  }
  bool may_see(const Column& column, int row) const { return (column.set(row) & ~unseen_) != 0; }
  bool may_move(const Column& column, int row) const {
    const CardNumber card = column.cards[State::at(row)];
    return card >= first_pool || setting_->may_move(card);
  }
  bool came_after_moves(const Column& column, int row) const {
    return column.phase[State::at(row)] > last_move_;
  }

  /// Whether the column can be emptied by discards, and how many of its cards that came after the
  /// last move would lie on a card moved there.
  void count(Column& column, int phase) {
    while (column.reach < column.height && column.phase[State::at(column.reach)] <= phase) {
      ++column.reach;
    }
    int fresh = 0;
    int old = 0;
    for (int i = column.reach - 1; i >= 0; --i) {
      if (is_gone(column, i)) continue;
      const bool is_fresh = came_after_moves(column, i);
      const bool moves = may_move(column, i) && (!is_fresh || may_see(column, i));
      (is_fresh ? fresh : old) += moves ? 1 : nothing_movable;
      if (moves_ == 0) break;  // before any move only a column without cards is of interest
    }
    gate_ = std::min(gate_, fresh);
    if (fresh == 0 && old <= moves_ && !setting_->fills()) ++spots_;
  }

  void open(int index, Levels& levels) {
    const Column& column = columns_[State::at(index)];
    levels = {};
    int fresh = 0;
    int old = 0;
    int moved_before = 0;  // of the old ones, those that cannot be moved now
    for (int i = column.reach - 1; i >= 0; --i) {
      const int need = std::max(fresh, fresh + old - moves_);
      if (need > spots_) return;
      from_[State::at(index)] = std::min(from_[State::at(index)], i);
      const bool sees = may_see(column, i);
      if (sees) levels[State::at(need)] |= column.set(i) & ~unseen_;
      if (is_gone(column, i)) continue;
      const bool is_fresh = came_after_moves(column, i);
      if (!may_move(column, i) || (!sees && (is_fresh || ++moved_before > moves_))) return;
      ++(is_fresh ? fresh : old);
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

  const Setting* setting_;
  AcesUpTricks tricks_;
  std::array<Column, columns> columns_{};
  std::array<Levels, columns> open_{};
  CardSet goal_ = 0;      ///< all that could go
  CardSet gone_ = 0;      ///< cards that are loose or can be beaten
  CardSet firm_tops_ = 0;
  CardSet loose_ = 0;
  std::array<int, columns> from_{};  ///< the lowest row that may lie open
  std::array<int, columns> from_before_last_row_{};
  std::uint8_t finishers_ = 0;
  CardSet unseen_ = 0;    ///< cards that do not lie open in the phase
  CardSet open_in_phase_ = 0;  ///< cards that may lie open in the phase, when a column may be empty
  int spots_in_phase_ = 0;
  int dealt_ = 0;
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
