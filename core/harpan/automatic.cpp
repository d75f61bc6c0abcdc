#include "harpan/automatic.h"

#include <algorithm>
#include <array>

#include "harpan/error.h"

namespace harpan {

namespace {

constexpr std::array<std::string_view, 4> names{"never", "aces", "safe", "all"};
constexpr int low_rank = 2;

template <class F>
concept HasFoundations = requires(const F& position) { position.foundation(0); };

/// Whether no card that must still be placed could want this one in a column: those of the other
/// colour one lower than it are up, or soon are. With two decks the other three foundations of its
/// colour count, and all four of the other.
template <HasFoundations F>
bool is_safe(const F& position, Card card, int own) {
  int other_colour = king;
  int own_colour = king;
  for (int i = 0; i < F::foundations; ++i) {
    if (i == own) continue;
    int& least = i % 2 == card.suit_index() % 2 ? own_colour : other_colour;
    least = std::min(least, position.foundation(i));
  }
  return card.rank() <= std::min(2 + other_colour, 3 + own_colour);
}

template <HasFoundations F>
bool goes(const F& position, Automatic level, Card card, int foundation) {
  switch (level) {
    case Automatic::never: return false;
    case Automatic::aces: return card.rank() <= low_rank;
    case Automatic::safe: return is_safe(position, card, foundation);
    case Automatic::all: return true;
  }
  return false;
}

template <HasFoundations F>
bool goes_by_itself(const F& position, Automatic level, const Move& move, Card taken_back) {
  if (move.target.role() != Role::foundation) return false;
  if (move.source == Role::waste && position.draw_size() > 1) return false;
  const int foundation = move.target.index();
  const Card card(position.foundation(foundation) + 1, static_cast<Suit>(foundation % suit_count));
  return card != taken_back && goes(position, level, card, foundation);
}

template <Family F>
std::optional<Move> move_of(const F& position, Automatic level, Card taken_back) {
  if constexpr (HasFoundations<F>) {
    MoveList moves;
    position.legal_moves(moves);
    for (const Move& move : moves) {
      if (goes_by_itself(position, level, move, taken_back)) return move;
    }
  }
  return std::nullopt;
}

}  // namespace

Automatic parse_automatic(std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (found != names.end()) return static_cast<Automatic>(found - names.begin());
  throw NotationError("bad_automatic", "expected never, aces, safe or all, got " + quoted(text),
                      {{"got", excerpt(text)}, {"allowed", "never, aces, safe, all"}});
}

std::optional<Move> automatic_move(const Position& position, Automatic level, Card taken_back) {
  return std::visit([&](const auto& any) { return move_of(any, level, taken_back); }, position);
}

}  // namespace harpan
