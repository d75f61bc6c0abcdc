#include "harpan/sweep.h"

#include <algorithm>
#include <vector>

namespace harpan {

namespace {

/// Up to so many unknown cards every arrangement of them is tried.
constexpr std::size_t most_unknown = 4;
/// More moves than any thoughtless way to a win takes: each card is drawn a few times at most.
constexpr int most_moves = 4'000;

template <class F>
bool turns_talon(const F&, Move move) {
  return (move.source == Role::stock && move.target == Role::waste) ||
         (move.source == Role::waste && move.target == Role::stock);
}

bool turns_talon(const Pyramid& position, Move move) { return position.turns_talon(move); }

/// What a sweep prefers, lower first; nothing for a move that it does not make.
template <class F>
std::optional<int> preference(const F& position, Move move) {
  if (move.target.role() == Role::foundation) return 0;
  return turns_talon(position, move) ? std::optional(1) : std::nullopt;
}

/// A run goes onto its own suit, all of it, when it does not lie on its own suit already.
std::optional<int> preference(const Spider& position, Move move) {
  if (move.source.role() != Role::column) return std::nullopt;
  const int source = move.source.index();
  const int target = move.target.index();
  if (move.count != position.run(source) || position.columns().is_empty(target)) {
    return std::nullopt;
  }
  const bool one_suit =
      position.columns().top(source).suit() == position.columns().top(target).suit();
  return one_suit ? std::optional(0) : std::nullopt;
}

/// Pairs within the pyramid first, then with the waste and the stock.
std::optional<int> preference(const Pyramid& position, Move move) {
  if (turns_talon(position, move)) return 3;
  if (move.source.role() != Role::pyramid) return 2;
  return move.target.role() == Role::stock || move.target.role() == Role::waste ? 1 : 0;
}

std::optional<int> preference(const AcesUp&, Move move) {
  return move.target == Role::discard ? std::optional(0) : std::nullopt;
}

template <class F>
std::optional<Move> next_move(const F& position) {
  MoveList moves;
  position.legal_moves(moves);
  std::optional<Move> best;
  int least = 100;
  for (const Move& move : moves) {
    const auto order = preference(position, move);
    if (!order || *order >= least) continue;
    least = *order;
    best = move;
  }
  return best;
}

/// Whether the sweep wins from a position whose every card is known. Turning the talon over and
/// over without a card played in between gets nowhere.
template <class F>
bool wins(F position) {
  int turned_in_vain = 0;
  for (int i = 0; i < most_moves; ++i) {
    if (position.is_won()) return true;
    const auto move = next_move(position);
    if (!move) return false;
    turned_in_vain = turns_talon(position, *move) ? turned_in_vain + 1 : 0;
    if (turned_in_vain > 2 * position.rules().deck().size()) return false;
    position.apply(*move);
  }
  return false;
}

/// Drawing one card at a time through a stock that may always be turned over, each card comes up
/// in every pass. When no column hides a card, the lowest card that is not up yet is then the top
/// of the waste some time, or the last of its column's falling run: it can be laid up, and so on.
template <class F>
bool reaches_everything(const F&) {
  return false;
}

template <int Decks>
bool reaches_everything(const Klondike<Decks>& position) {
  const auto& rules = position.rules();
  if (rules.draw != 1 || rules.passes != KlondikeRules::unlimited) return false;
  for (int i = 0; i < rules.columns; ++i) {
    if (position.columns().hidden(i) != 0) return false;
  }
  return true;
}

/// The pyramid may go by what lies open, whatever the stock hides. A move that touches the stock
/// would show a card, and the sweep might then choose otherwise.
bool reaches_everything(Pyramid position) {
  while (!position.is_won()) {
    const auto move = next_move(position);
    if (!move || move->source == Role::stock || move->target == Role::stock) return false;
    position.apply(*move);
  }
  return true;
}

template <class F>
bool is_certain(const View<F>& view) {
  if (view.known().is_won()) return false;
  if (reaches_everything(view.known())) return true;
  std::vector<Card> unseen = view.unseen();
  if (unseen.size() > most_unknown) return false;
  do {
    if (!wins(view.with(unseen))) return false;
  } while (std::ranges::next_permutation(unseen).found);
  return true;
}

}  // namespace

std::optional<Move> sweep_move(const AnyView& view) {
  return std::visit(
      [](const auto& known) {
        return is_certain(known) ? next_move(known.known()) : std::optional<Move>();
      },
      view);
}

}  // namespace harpan
