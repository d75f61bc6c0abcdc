#pragma once

#include "harpan/family.h"
#include "harpan/view.h"

namespace harpan {

/// A game on the table: how the cards truly lie, and beside it the view of its player, which is
/// made anew only when a move shows a card.
template <Family F>
class Table {
 public:
  explicit Table(const F& start) : truth_(start), memory_(start.memory()), view_(start, memory_) {}

  const F& truth() const { return truth_; }
  const View<F>& view() const { return view_; }

  /// Makes a legal move.
  Step play(Move move) {
    const Step step = truth_.apply(move);
    const typename F::Memory before = memory_;
    truth_.witness(memory_);
    if (memory_ == before) {
      view_.follow(move);
    } else {
      view_ = View<F>(truth_, memory_);
    }
    return step;
  }

 private:
  F truth_;
  typename F::Memory memory_;
  View<F> view_;
};

}  // namespace harpan
