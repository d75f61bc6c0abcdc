#pragma once

#include <vector>

#include "harpan/solve/klondike/ways.h"

namespace harpan::klondike_search {

/// Writes ways out as the moves of the game. Here the loose cards lie in an arrangement, which is
/// changed whenever a card must be laid bare or needs a bearer: that the counts of the search allow
/// it is what makes it possible.
template <int Decks>
class Line {
 public:
  Line(const Board<Decks>& board, KlondikeTricks tricks, std::size_t most_heights)
      : board_(board),
        start_(board.start()),
        ways_(board, tricks, most_heights),
        position_(start_.position()),
        state_(board.first()) {}

  /// The moves of the ways, and then either those to the heights given or, where nothing is locked
  /// and all is at hand, those to the win.
  std::vector<Move> write(const std::vector<Way<Decks>>& line, const Heights<Decks>& heights);
  /// The moves to one way and the way itself, of which only the last may show a hidden card.
  std::vector<Move> write(const Way<Decks>& way) {
    raise(start_.heights());
    leave(way);
    return moves_;
  }

 private:
  void go(const Way<Decks>& way);
  void leave(const Way<Decks>& way);
  void turn_to(const Heights<Decks>& heights);
  void step(const Heights<Decks>& from, const Heights<Decks>& to);
  void raise(Heights<Decks> heights);
  void finish();
  bool raise_any();

  bool play(Pile source, Pile target, int count = 1);
  void turn_talon();
  void draw_to(int place, int pass);
  void lift(Card card);
  void lift(Pile source, Card card);
  void take_back(int index, Card card);
  void bare(int column, int row);
  int bearing_column(Card card, int except) const;
  int column_for(Card card, int except) const;
  int empty_column() const;
  void tidy();

  int height(int column) const { return position_.columns().height(column); }
  int columns() const { return start_.rules().columns; }

  const Board<Decks>& board_;
  const Start<Decks>& start_;
  Ways<Decks> ways_;
  Klondike<Decks> position_;
  State<Decks> state_;
  std::vector<Move> moves_;
};

template <int Decks>
std::vector<Move> Line<Decks>::write(const std::vector<Way<Decks>>& line,
                                     const Heights<Decks>& heights) {
  raise(start_.heights());
  for (const Way<Decks>& way : line) go(way);
  if (board_.is_certain(state_)) {
    finish();
  } else {
    turn_to(heights);
  }
  return moves_;
}

template <int Decks>
void Line<Decks>::go(const Way<Decks>& way) {
  leave(way);
  Heights<Decks> heights = way.heights;
  if (way.to_foundation) board_.lift(heights, way.place);
  state_ = way.after;
  raise(heights);
}

/// The card of a way leaves its place.
template <int Decks>
void Line<Decks>::leave(const Way<Decks>& way) {
  turn_to(way.heights);
  tidy();
  const Card card = start_.card(way.place);
  if ((state_.loose >> way.place & 1) != 0) {
    lift(card);
  } else if ((state_.locked >> way.place & 1) != 0) {
    const int column = start_.column_of(way.place);
    const int row = state_.depth[at(column)] - 1;
    if (way.to_foundation) {
      bare(column, row);
      lift({Role::column, column}, card);
    } else {
      const Pile target(Role::column, column_for(card, column));
      play({Role::column, column}, target, height(column) - row);
    }
  } else {
    draw_to(way.place, way.after.pass);
    if (way.to_foundation) {
      lift(Role::waste, card);
    } else {
      play(Role::waste, {Role::column, column_for(card, -1)});
    }
  }
}

/// Goes over the heights by which the search found these.
template <int Decks>
void Line<Decks>::turn_to(const Heights<Decks>& heights) {
  std::vector<Way<Decks>> list;
  ways_.add(state_, list);
  std::vector<Heights<Decks>> path;
  const auto& all = ways_.heights();
  for (auto i = static_cast<int>(std::ranges::find(all, heights) - all.begin()); i > 0;) {
    path.push_back(all[at(i)]);
    i = ways_.origins()[at(i)];
  }
  path.push_back(state_.heights);
  for (std::size_t i = path.size() - 1; i > 0; --i) step(path[i], path[i - 1]);
}

template <int Decks>
void Line<Decks>::step(const Heights<Decks>& from, const Heights<Decks>& to) {
  for (int index = 0; index < suit_count * Decks; ++index) {
    const auto suit = static_cast<Suit>(index % suit_count);
    if (to[at(index)] > from[at(index)]) lift(Card(to[at(index)], suit));
    if (to[at(index)] < from[at(index)]) take_back(index, Card(from[at(index)], suit));
  }
}

/// Raises the foundations from these heights to those of the state, as the search did.
template <int Decks>
void Line<Decks>::raise(Heights<Decks> heights) {
  while (heights != state_.heights) {
    const Chances<Decks> now = board_.chances(state_, heights);
    const int place = lowest_bit(now.down & now.exposed & now.next);
    lift(start_.card(place));
    board_.lift(heights, place);
  }
}

template <int Decks>
void Line<Decks>::finish() {
  while (!position_.is_won()) {
    if (!raise_any()) turn_talon();
  }
}

/// Raises a card that lies on top of the waste or a column.
template <int Decks>
bool Line<Decks>::raise_any() {
  MoveList moves;
  position_.legal_moves(moves);
  for (const Move& move : moves) {
    if (move.target.role() == Role::foundation) return play(move.source, move.target);
  }
  return false;
}

template <int Decks>
bool Line<Decks>::play(Pile source, Pile target, int count) {
  const Move move{source, target, static_cast<std::uint8_t>(count)};
  position_.apply(move);
  moves_.push_back(move);
  return true;
}

template <int Decks>
void Line<Decks>::turn_talon() {
  if (position_.draw_count() > 0) {
    play(Role::stock, Role::waste, position_.draw_count());
  } else {
    play(Role::waste, Role::stock, static_cast<int>(position_.waste().size()));
  }
}

template <int Decks>
void Line<Decks>::draw_to(int place, int pass) {
  const auto& talon = start_.talon();
  const auto index = static_cast<int>(std::ranges::find(talon, place) - talon.begin());
  using Set = typename Lanes<Decks>::Set;
  const int below = count_bits(state_.talon & ((Set{1} << index) - 1));
  const auto is_there = [&] {
    return static_cast<int>(position_.waste().size()) == below + 1 &&
           (!start_.counts_passes() || position_.pass() == pass);
  };
  while (!is_there()) turn_talon();
}

/// Raises a loose card from its column.
template <int Decks>
void Line<Decks>::lift(Card card) {
  tidy();
  for (int column = 0; column < columns(); ++column) {
    for (int row = state_.depth[at(column)]; row < height(column); ++row) {
      if (position_.columns().card(column, row) != card) continue;
      bare(column, row);
      lift({Role::column, column}, card);
      return;
    }
  }
}

template <int Decks>
void Line<Decks>::lift(Pile source, Card card) {
  int index = card.suit_index();
  if (Decks == 2 && position_.foundation(index) + 1 != card.rank()) index += suit_count;
  play(source, {Role::foundation, index});
}

/// The game's foundations of one suit are in either order.
template <int Decks>
void Line<Decks>::take_back(int index, Card card) {
  tidy();
  index %= suit_count;
  if (Decks == 2 && position_.foundation(index) != card.rank()) index += suit_count;
  play({Role::foundation, index}, {Role::column, column_for(card, -1)});
}

/// Moves what lies on a card of a column elsewhere.
template <int Decks>
void Line<Decks>::bare(int column, int row) {
  if (row + 1 == height(column)) return;
  const int target = column_for(position_.columns().card(column, row + 1), column);
  play({Role::column, column}, {Role::column, target}, height(column) - row - 1);
}

/// A column other than `except` whose top card bears the card; -1 when there is none.
template <int Decks>
int Line<Decks>::bearing_column(Card card, int except) const {
  const auto& table = position_.columns();
  for (int column = 0; column < columns(); ++column) {
    if (column != except && !table.is_empty(column) && card.fits_on(table.top(column))) {
      return column;
    }
  }
  return -1;
}

template <int Decks>
int Line<Decks>::column_for(Card card, int except) const {
  const int column = bearing_column(card, except);
  return column >= 0 ? column : empty_column();
}

/// An empty column: where the counts allow for one, tidying has left it.
template <int Decks>
int Line<Decks>::empty_column() const {
  int column = 0;
  while (column + 1 < columns() && !position_.columns().is_empty(column)) ++column;
  return column;
}

/// Lays every run that needs no column of its own on another.
template <int Decks>
void Line<Decks>::tidy() {
  if (start_.rules().any_in_empty == 0) return;
  for (int column = 0; column < columns(); ++column) {
    if (height(column) == 0 || state_.depth[at(column)] != 0) continue;
    const Card bottom = position_.columns().card(column, 0);
    const int target = bearing_column(bottom, column);
    if (target >= 0) play({Role::column, column}, {Role::column, target}, height(column));
  }
}

}  // namespace harpan::klondike_search
