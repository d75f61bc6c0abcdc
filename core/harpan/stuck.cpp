#include "harpan/stuck.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_set>
#include <vector>

namespace harpan {

namespace {

/// The draw or the recycle that comes next.
template <int Decks>
Move talon_move(const Klondike<Decks>& position) {
  if (position.stock().empty()) {
    return {Role::waste, Role::stock, static_cast<std::uint8_t>(position.waste().size())};
  }
  return {Role::stock, Role::waste, static_cast<std::uint8_t>(position.draw_count())};
}

/// The cards that can come to lie on top of the waste while none is played from it. An unknown
/// one may be any unseen card.
template <int Decks>
std::vector<Card> waste_tops(const View<Klondike<Decks>>& view) {
  Klondike<Decks> position = view.known();
  std::vector<Card> tops;
  // Two recycles show every top there is: the second begins with the whole stock in pass order,
  // and with limited passes there are no more.
  for (int recycles = 0; recycles <= 2;) {
    if (!position.waste().empty()) tops.push_back(position.waste().back());
    const Move move = talon_move(position);
    if (!position.is_legal(move)) break;
    if (move.target.role() == Role::stock) ++recycles;
    position.apply(move);
  }
  if (std::erase(tops, Card()) > 0) std::ranges::copy(view.unseen(), std::back_inserter(tops));
  return tops;
}

/// A search through the arrangements of the face-up cards that can be undone: runs moved without
/// turning a card, foundation cards taken back and put up again. Playing from the waste would be
/// progress, so the talon stays as it is and its reachable tops are a set computed once.
/// The way from one arrangement to the next may be thousands of moves long: no recursion.
template <int Decks>
class Shuffles {
 public:
  using Position = Klondike<Decks>;

  explicit Shuffles(const View<Position>& view)
      : tops_(waste_tops(view)), start_(heights(view.known())) {
    reach(view.known());
  }

  /// Whether progress is possible; true as well once the budget is spent.
  bool may_progress(int budget) {
    while (!waiting_.empty()) {
      if (--budget < 0) return true;
      const Position position = waiting_.back();
      waiting_.pop_back();
      if (plays_from_talon(position) || moves_on(position)) return true;
    }
    return false;
  }

 private:
  using Heights = std::array<int, Position::foundations>;

  /// Foundation heights, the two of a suit in falling order: they are interchangeable.
  static Heights heights(const Position& position) {
    Heights result{};
    for (int i = 0; i < Position::foundations; ++i) {
      result[static_cast<std::size_t>(i)] = position.foundation(i);
    }
    if constexpr (Decks == 2) {
      for (std::size_t i = 0; i < suit_count; ++i) {
        if (result[i] < result[i + suit_count]) std::swap(result[i], result[i + suit_count]);
      }
    }
    return result;
  }

  bool raises(const Position& position) const {
    const Heights now = heights(position);
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] > start_[i]) return true;
    }
    return false;
  }

  bool plays_from_talon(const Position& position) const {
    for (const Card card : tops_) {
      if (position.takes(card)) return true;
    }
    return false;
  }

  /// Whether a move turns a card or raises a foundation; all other moves lead on.
  bool moves_on(Position position) {
    MoveList moves;
    position.legal_moves(moves);
    for (const Move& move : moves) {
      if (move.source.role() == Role::stock || move.source.role() == Role::waste) continue;
      const Step step = position.apply(move);
      if (step.turned != 0 || raises(position)) return true;
      reach(position);
      position.undo(step);
    }
    return false;
  }

  void reach(const Position& position) {
    if (reached_.insert(position.key()).second) waiting_.push_back(position);
  }

  std::vector<Card> tops_;
  Heights start_;
  std::vector<Position> waiting_;
  std::unordered_set<Key, KeyHash> reached_;
};

/// A search through every position that can be reached without seeing anything new.
template <class F>
class Reachable {
 public:
  explicit Reachable(const F& start) { reach(start); }

  /// Whether the game may be won or something new be seen; true as well once the budget is spent.
  bool may_progress(std::size_t budget) {
    while (!waiting_.empty()) {
      F position = waiting_.back();
      waiting_.pop_back();
      MoveList moves;
      position.legal_moves(moves);
      for (const Move& move : moves) {
        const Step step = position.apply(move);
        if (position.is_won() || shows_new(position, step)) return true;
        reach(position);
        if (reached_.size() > budget) return true;
        position.undo(step);
      }
    }
    return false;
  }

 private:
  static bool shows_new(const F& position, const Step& step) {
    const bool may_show = step.turned != 0 || step.filled != 0 || step.move.source == Role::stock;
    if (!may_show) return false;
    Layout layout;
    position.lay_out(layout);
    return shows_unknown(layout);
  }

  void reach(const F& position) {
    if (reached_.insert(position.key()).second) waiting_.push_back(position);
  }

  std::vector<F> waiting_;
  std::unordered_set<Key, KeyHash> reached_;
};

/// What needs no search.
template <class F>
bool is_lost(const F&) {
  return false;
}

/// Without hidden cards only the stock could show a new one.
bool is_lost(const Spider& position) {
  const auto& depths = position.columns().hidden_depths();
  return position.is_short() && std::ranges::all_of(depths, [](int depth) { return depth == 0; });
}

constexpr int most_of_klondike = 20'000;
constexpr int most_of_others = 500;

template <Family F>
bool leads_nowhere(const View<F>& view, std::optional<int> most_positions) {
  if (is_lost(view.known())) return true;
  const int most = most_positions.value_or(most_of_others);
  return !Reachable<F>(view.known()).may_progress(static_cast<std::size_t>(most));
}

template <int Decks>
bool leads_nowhere(const View<Klondike<Decks>>& view, std::optional<int> most_positions) {
  return !Shuffles<Decks>(view).may_progress(most_positions.value_or(most_of_klondike));
}

}  // namespace

bool is_stuck(const AnyView& view, std::optional<int> most_positions) {
  return std::visit(
      [&](const auto& known) {
        return !known.known().is_won() && leads_nowhere(known, most_positions);
      },
      view);
}

}  // namespace harpan
