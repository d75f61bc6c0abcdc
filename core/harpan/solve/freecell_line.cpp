#include "harpan/solve/freecell_line.h"

#include <algorithm>
#include <unordered_map>

#include "harpan/solve/freecell_hops.h"

namespace harpan::freecell {

namespace {

constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

// ---- detours ------------------------------------------------------------------------------------

std::vector<State> states_of(const Ground& ground, const std::vector<Hop>& hops) {
  std::vector<State> states{ground.start()};
  for (const Hop hop : hops) {
    State state = states.back();
    ground.play(state, hop);
    states.push_back(state);
  }
  return states;
}

// ---- literal moves ------------------------------------------------------------------------------

/// Plays hops on the rules engine and writes the moves down. The search leaves open where loose
/// cards lie; here they are moved to where the next hops need them.
class Writer {
 public:
  Writer(const FreeCell& position, const Ground& ground)
      : position_(position), ground_(ground), state_(ground.start()) {
    lift_to(state_.up);
  }

  void write(const std::vector<Hop>& hops) {
    for (std::size_t i = 0; i < hops.size(); ++i) {
      const Hop hop = hops[i];
      State next = state_;
      ground_.play(next, hop);
      if (ground_.merges() && ground_.free_places(state_) > 0) {
        keep_ = bases_while_full(next, hops, i + 1);
        make_ready(hop);
      }
      play(hop);
      lift_to(next.up);
      state_ = next;
    }
  }

  void lift_rest() {
    const auto ranks = static_cast<std::uint8_t>(ground_.rules().ranks);
    lift_to({ranks, ranks, ranks, ranks});
  }

  std::vector<Move> moves() && { return std::move(moves_); }

 private:
  using Heights = std::array<std::uint8_t, suit_count>;

  // ---- where cards lie --------------------------------------------------------------------------

  int column_height(int column) const { return static_cast<int>(position_.column(column).size()); }

  /// Cards from this one to the end of the column, if it lies in the run there; else 0.
  int count_in(int column, int card) const {
    const auto cards = position_.column(column);
    if (cards.empty()) return 0;
    const int count = rank_of(card) - cards.back().rank() + 1;
    if (count < 1 || count > column_height(column)) return 0;
    return cards[cards.size() - at(count)].code() == card ? count : 0;
  }

  struct Place {
    Pile pile;
    int count;
  };

  /// Looks first in the column where the search has it, which is mostly where it lies.
  Place find(int card, int column_of_search) const {
    if (column_of_search < ground_.rules().columns) {
      const int count = count_in(column_of_search, card);
      if (count > 0) return {{Role::column, column_of_search}, count};
    }
    for (int column = 0; column < ground_.rules().columns; ++column) {
      const int count = count_in(column, card);
      if (count > 0) return {{Role::column, column}, count};
    }
    return {{Role::cell, cell_with(card)}, 1};
  }

  /// The cell that holds the card, 0 for an empty one; -1 if there is none.
  int cell_with(int card) const {
    for (int cell = 0; cell < ground_.rules().cells; ++cell) {
      if (position_.cell(cell).code() == card) return cell;
    }
    return -1;
  }

  bool is_in_cell(int card) const { return cell_with(card) >= 0; }
  int free_cell() const { return cell_with(0); }

  int empty_column() const {
    for (int column = 0; column < ground_.rules().columns; ++column) {
      if (position_.column(column).empty()) return column;
    }
    return -1;
  }

  /// A column of a loose card that need not stay there; -1 if there is none.
  int idle_column(Cards but) const {
    const Cards idle = state_.loose & ~but;
    for (int column = 0; column < ground_.rules().columns; ++column) {
      const auto cards = position_.column(column);
      if (cards.size() == 1 && (idle & bit(cards[0].code())) != 0) return column;
    }
    return -1;
  }

  // ---- moves ------------------------------------------------------------------------------------

  void move(Pile source, Pile target, int count = 1) {
    const Move move{source, target, static_cast<std::uint8_t>(count)};
    position_.apply(move);
    moves_.push_back(move);
  }

  void move_to_cell(int column) { move({Role::column, column}, {Role::cell, free_cell()}); }

  /// There is an empty column afterwards, if a place is free.
  void empty_a_column(Cards but) {
    if (empty_column() < 0) move_to_cell(idle_column(but));
  }

  void bring_to_column(int card, Cards but) {
    if (!is_in_cell(card)) return;
    empty_a_column(but);
    move({Role::cell, cell_with(card)}, {Role::column, empty_column()});
  }

  void lift_to(const Heights& heights) {
    while (!is_up_to(heights)) {
      const std::size_t before = moves_.size();
      for (int column = 0; column < ground_.rules().columns; ++column) {
        while (!position_.column(column).empty() &&
               lift({Role::column, column}, position_.column(column).back(), heights)) {
        }
      }
      for (int cell = 0; cell < ground_.rules().cells; ++cell) {
        const Card card = position_.cell(cell);
        if (card.is_known()) lift({Role::cell, cell}, card, heights);
      }
      if (moves_.size() == before) return;
    }
  }

  bool is_up_to(const Heights& heights) const {
    for (int suit = 0; suit < suit_count; ++suit) {
      if (position_.foundation(suit) < heights[at(suit)]) return false;
    }
    return true;
  }

  /// Lays the card up if its foundation takes it and is to be higher.
  bool lift(Pile source, Card card, const Heights& heights) {
    const int suit = card.suit_index();
    const int up = position_.foundation(suit);
    if (card.rank() != up + 1 || up >= heights[at(suit)]) return false;
    move(source, {Role::foundation, suit});
    return true;
  }

  // ---- loose cards ------------------------------------------------------------------------------

  /// The loose cards that the hops from the given one on build on before a place is free again:
  /// they must lie in columns by then.
  Cards bases_while_full(State state, const std::vector<Hop>& hops, std::size_t from) const {
    Cards bases = 0;
    for (std::size_t i = from; i < hops.size() && ground_.free_places(state) == 0; ++i) {
      if (state.spare == 0) break;
      if ((state.loose & bit(hops[i].onto)) != 0) bases |= bit(hops[i].onto);
      ground_.play(state, hops[i]);
    }
    return bases;
  }

  void make_ready(Hop hop) {
    for (Cards cards = keep_ & state_.loose; cards != 0; cards &= cards - 1) {
      bring_to_column(lowest(cards), keep_);
    }
    const bool onto_loose = hop.onto >= suit_count && (state_.loose & bit(hop.onto)) != 0;
    const Cards but = keep_ | (onto_loose ? bit(hop.onto) : 0);
    if (onto_loose) bring_to_column(hop.onto, but);
    if (needs_empty_column(hop)) empty_a_column(but);
    if (hop.source < from_loose && hop.onto != loose_place && hop.onto != up_place) {
      make_room(hop, but);
    }
  }

  bool needs_empty_column(Hop hop) const {
    if (hop.onto == floor_place) return true;
    return hop.onto == loose_place && (hop.source == from_up || (keep_ & bit(hop.card)) != 0);
  }

  /// Moves loose cards to cells until all cards of the hop can move at once.
  void make_room(Hop hop, Cards but) {
    const int count = find(hop.card, hop.source).count;
    const int target = target_column(hop);
    while (position_.most_at_once(target) < count) move_to_cell(idle_column(but));
  }

  int target_column(Hop hop) const {
    return hop.onto >= suit_count ? find(hop.onto, hop.target).pile.index() : empty_column();
  }

  void play(Hop hop) {
    if (hop.source == from_up) {
      const int suit = suit_of(hop.card);
      move({Role::foundation, suit}, {Role::column, target_column(hop)});
      return;
    }
    const Place from = find(hop.card, hop.source);
    if (hop.onto == up_place) {
      move(from.pile, {Role::foundation, suit_of(hop.card)});
    } else if (hop.onto == loose_place && free_cell() >= 0 && (keep_ & bit(hop.card)) == 0) {
      move(from.pile, {Role::cell, free_cell()});
    } else {
      move(from.pile, {Role::column, target_column(hop)}, from.count);
    }
  }

  FreeCell position_;
  const Ground& ground_;
  State state_;
  Cards keep_ = 0;  ///< loose cards that must lie in columns after the hop
  std::vector<Move> moves_;
};

}  // namespace

std::vector<Hop> without_detours(const Ground& ground, const std::vector<Hop>& hops) {
  const std::vector<State> states = states_of(ground, hops);
  std::unordered_map<Key, std::size_t, KeyHash> place;
  for (std::size_t i = 0; i < states.size(); ++i) place[states[i].key] = i;
  std::vector<Hop> line;
  for (std::size_t i = 0; i < hops.size();) {
    Hops choices;
    single_hops(ground, states[i], choices);
    std::size_t best = i + 1;
    Hop chosen = hops[i];
    for (const Hop hop : choices) {
      State state = states[i];
      ground.play(state, hop);
      const auto later = place.find(state.key);
      if (later == place.end() || later->second <= best) continue;
      best = later->second;
      chosen = hop;
    }
    line.push_back(chosen);
    i = best;
  }
  return line;
}

std::vector<Move> write_line(const FreeCell& position, const Ground& ground,
                             const std::vector<Hop>& hops) {
  Writer writer(position, ground);
  writer.write(hops);
  writer.lift_rest();
  return std::move(writer).moves();
}

}  // namespace harpan::freecell
