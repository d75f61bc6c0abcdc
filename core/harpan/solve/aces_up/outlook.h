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
  Outlook(const Setting& setting, AcesUpTricks tricks)
      : setting_(&setting),
        sees_suits_(tricks.suits && !setting.fills()),
        asks_to_finish_(tricks.finish && !setting.fills() && setting.has_whole_rows() &&
                        (setting.all_cards() & aces) == aces) {}

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
    if (asks_to_finish_ && !may_finish()) return false;
    play(last_phase_);
    return gone_ == goal_;
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
    for (int row = 0; row < state.height[State::at(index)]; ++row) {
      column.push(state.cards[State::at(index)][State::at(row)], 0);
    }
    if (!state.is_empty(index)) firm_tops_ |= bit(state.top(index)) & ~state.loose;
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
    if (sees_suits_) {
      play_each_suit(phase);
    } else {
      play_without(0, phase);
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

  /// Whether before the last row all cards of a suit but the ace may have gone, and the ace lie at
  /// the bottom of its column, while the row has none of the suit.
  bool may_finish() const {
    const CardSet row = tops(last_phase_);
    if (last_phase_ == 0 ? is_flat() : (row & aces) == aces) return true;
    for (CardNumber suit = 0; suit < suit_count; ++suit) {
      if (may_be_last(suit_of(suit), row)) return true;
    }
    return false;
  }

  bool may_be_last(CardSet suit, CardSet row) const {
    return (row & suit) == 0 && (goal_ & suit & ~gone_) == 0 && may_be_lowest(suit & aces);
  }

  /// Whether each column may have one card or none.
  bool is_flat() const {
    return std::ranges::all_of(columns_, [&](const Column& column) {
      int cards = 0;
      for (int row = 0; row < column.height; ++row) cards += is_gone(column, row) ? 0 : 1;
      return cards <= 1;
    });
  }

  bool may_be_lowest(CardSet ace) const {
    if ((moved_ & ace) != 0) return true;
    for (const Column& column : columns_) {
      for (int row = 0; row < column.height; ++row) {
        if ((bit(column.cards[State::at(row)]) & ace) != 0) return true;
        // What lay below may have been moved before the ace came.
        if (!is_gone(column, row) && (moved_ & bit(column.cards[State::at(row)])) == 0) break;
      }
    }
    return false;
  }

  /// Marks cards as beatable in the phase; false when there are no more.
  bool look(int phase) {
    spots_ = 0;
    gate_ = nothing_movable;
    for (Column& column : columns_) count(column, phase);
    for (int i = 0; i < columns; ++i) open(columns_[State::at(i)], open_[State::at(i)]);
    anywhere_ = phase > 0 ? floating_ : 0;
    if (gate_ <= spots_) anywhere_ |= moved_ & ~unseen_;
    const CardSet before = gone_;
    beat();
    return gone_ != before;
  }

  bool is_gone(const Column& column, int row) const {
    return (gone_ & bit(column.cards[State::at(row)])) != 0;
  }
  bool may_see(const Column& column, int row) const {
    return (bit(column.cards[State::at(row)]) & ~unseen_) != 0;
  }
  bool may_move(const Column& column, int row) const {
    return setting_->may_move(column.cards[State::at(row)]);
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

  void open(const Column& column, Levels& levels) const {
    levels = {};
    int fresh = 0;
    int old = 0;
    int moved_before = 0;  // of the old ones, those that cannot be moved now
    for (int i = column.reach - 1; i >= 0; --i) {
      const int need = std::max(fresh, fresh + old - moves_);
      if (need > spots_) return;
      const bool sees = may_see(column, i);
      if (sees) levels[State::at(need)] |= bit(column.cards[State::at(i)]) & ~unseen_;
      if (is_gone(column, i)) continue;
      const bool is_fresh = came_after_moves(column, i);
      if (!may_move(column, i) || (!sees && (is_fresh || ++moved_before > moves_))) return;
      ++(is_fresh ? fresh : old);
    }
  }

  /// Marks the open cards that can be beaten by others that lie open with them.
  void beat() {
    for (int i = 0; i < columns; ++i) shade(open_[State::at(i)], shades_[State::at(i)]);
    const CardSet shade = beaten_by(anywhere_);
    CardSet all = shade;
    for (int i = 0; i < columns; ++i) {
      all |= shades_[State::at(i)][State::at(spots_)];
      for (int need = 0; need <= spots_; ++need) {
        gone_ |= open_[State::at(i)][State::at(need)] & (shade | beaten_beside(i, need));
      }
    }
    gone_ |= anywhere_ & all;
  }

  /// What is beaten by the open cards of a column, by the most moves that there are for them.
  void shade(const Levels& levels, Levels& shades) const {
    CardSet cards = 0;
    for (int need = 0; need <= spots_; ++need) {
      cards |= levels[State::at(need)];
      shades[State::at(need)] = beaten_by(cards);
    }
  }

  /// What is beaten by cards of columns while a card of one does lie open that needs so many moves.
  /// Where columns can be empty, a card may be beaten by one that was moved off it.
  CardSet beaten_beside(int column, int need) const {
    CardSet beaten = spots_ != 0 ? shades_[State::at(column)][State::at(spots_)] : 0;
    for (int i = 0; i < columns; ++i) {
      if (i != column) beaten |= shades_[State::at(i)][State::at(spots_ - need)];
    }
    return beaten;
  }

  static CardSet beaten_by(CardSet beaters) {
    // Cards of a suit lie four bits apart, so all below a beater are reached by doubled shifts.
    CardSet beaten = beaters >> 4;
    for (int shift = 4; shift < 64; shift *= 2) beaten |= beaten >> shift;
    return beaten;
  }

  const Setting* setting_;
  bool sees_suits_;
  bool asks_to_finish_;
  std::array<Column, columns> columns_{};
  std::array<Levels, columns> open_{};
  std::array<Levels, columns> shades_{};
  CardSet goal_ = 0;           ///< all that could go
  CardSet gone_ = 0;           ///< cards that are loose or can be beaten
  CardSet firm_tops_ = 0;      ///< cards that lie open in the state
  CardSet unseen_ = 0;         ///< cards that do not lie open in the phase
  CardSet open_in_phase_ = 0;  ///< cards that may lie open in the phase, when a column may be empty
  int spots_in_phase_ = 0;     ///< columns that can be empty at once in the phase
  int dealt_ = 0;              ///< cards of the stock that the state has dealt
  CardSet floating_ = 0;       ///< stock cards that may come to any column
  CardSet moved_ = 0;          ///< cards that may have been moved to an empty column
  CardSet anywhere_ = 0;       ///< of both, those that may lie open now
  int spots_ = 0;              ///< columns that can be empty at once
  int gate_ = 0;               ///< the fewest cards that lie on a moved one
  int moves_ = 0;              ///< cards that may have left each column in earlier phases
  int last_move_ = 0;          ///< the last phase with an empty column
  int last_phase_ = 0;
};

}  // namespace harpan::aces_up
