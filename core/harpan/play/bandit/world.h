#pragma once

#include <cstdint>

#include "harpan/solve/klondike/code.h"
#include "harpan/solve/klondike/ways.h"

namespace harpan {

/// A move for good that can be reached by moves that can be undone, named without its hidden cards:
/// one and the same in every world that agrees with what the player knows.
template <int Decks>
struct Commit {
  enum class Source : std::uint8_t {
    column,  ///< the first open card of a column leaves it with what lies on it
    talon,   ///< a card of waste and stock is played
    loose,   ///< a card goes up that may not be taken back
    stock,   ///< the stock is drawn from, or turned over
  };

  klondike_search::Heights<Decks> heights{};  ///< of the foundations when it is made
  Source source = Source::stock;
  std::uint8_t index = 0;  ///< of the column; in waste and stock together; the loose card's place
  std::uint8_t position = 0;  ///< cards that are left before that of the talon
  std::uint8_t pass = 1;      ///< in which it is played from the talon
  bool to_foundation = false;
};

/// A position whose cards are all set, as the search sees it.
template <int Decks>
class World {
 public:
  using Board = klondike_search::Board<Decks>;
  using State = klondike_search::State<Decks>;
  using Start = klondike_search::Start<Decks>;
  using Numbering = klondike_search::Numbering<Decks>;
  using Way = klondike_search::Way<Decks>;

  explicit World(const Klondike<Decks>& position)
      : start_(position), board_(start_), numbering_(start_), first_(board_.first()) {}
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  const Board& board() const { return board_; }
  const Numbering& numbering() const { return numbering_; }
  const State& first() const { return first_; }

  /// A way of the first state, as any world knows it.
  Commit<Decks> commit(const Way& way) const;
  /// The state after a commit of the first one.
  State after(const Commit<Decks>& commit) const;

 private:
  using Source = typename Commit<Decks>::Source;

  int place(const Commit<Decks>& commit) const;
  void turn_talon(State& state) const;

  Start start_;
  Board board_;
  Numbering numbering_;
  State first_;
};

template <int Decks>
Commit<Decks> World<Decks>::commit(const Way& way) const {
  Commit<Decks> commit{.heights = way.heights,
                       .index = way.place,
                       .pass = way.after.pass,
                       .to_foundation = way.to_foundation};
  const auto bit = Start::bit(way.place);
  const auto played = first_.talon & ~way.after.talon;
  if (played != 0) {
    commit.source = Source::talon;
    commit.index = static_cast<std::uint8_t>(lowest_bit(played));
    commit.position = static_cast<std::uint8_t>(count_bits(first_.talon & (played - 1)));
  } else if ((first_.locked & bit) != 0) {
    commit.source = Source::column;
    commit.index = static_cast<std::uint8_t>(start_.column_of(way.place));
  } else {
    commit.source = Source::loose;
  }
  return commit;
}

template <int Decks>
int World<Decks>::place(const Commit<Decks>& commit) const {
  switch (commit.source) {
    case Source::column: return start_.column(commit.index).back();
    case Source::talon: return start_.talon()[commit.index];
    default: return commit.index;
  }
}

template <int Decks>
auto World<Decks>::after(const Commit<Decks>& commit) const -> State {
  State state = first_;
  state.heights = commit.heights;
  const int place = this->place(commit);
  switch (commit.source) {
    case Source::column: board_.unlock(state, commit.index); break;
    case Source::talon:
      state.loose |= Start::bit(place);
      Board::take_from_talon(state, commit.index, commit.position, commit.pass);
      break;
    case Source::loose: break;
    case Source::stock: turn_talon(state); break;
  }
  if (commit.to_foundation) board_.lift(state.heights, place);
  board_.settle(state);
  return state;
}

template <int Decks>
void World<Decks>::turn_talon(State& state) const {
  if (state.waste == state.left) {
    state.waste = 0;
    ++state.pass;
  } else {
    const int waste = state.waste + start_.rules().draw_in(state.pass);
    state.waste = static_cast<std::uint8_t>(std::min<int>(waste, state.left));
  }
}

}  // namespace harpan
