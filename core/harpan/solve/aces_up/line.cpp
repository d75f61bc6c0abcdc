#include "harpan/solve/aces_up/line.h"

#include <algorithm>
#include <optional>
#include <ranges>

namespace harpan::aces_up {
namespace {

/// Which card is to lie in each column, or none; nothing for a column where any may.
using Wishes = std::array<std::optional<CardNumber>, columns>;

struct Plan {
  bool plays = true;         ///< it is a move of the line
  std::uint8_t movable = 0;  ///< columns that could change contents before it
  bool arranges = false;     ///< before it they do, for the last time before they are covered
  Wishes wishes{};
};

bool has_empty(const State& state) {
  return std::ranges::find(state.height, 0) != state.height.end();
}

/// Fills in where single cards can change places, and where they do.
void look_ahead(const Setting& setting, const std::vector<Event>& line, std::vector<Plan>& plans) {
  const Moves moves(setting, {}, false);
  State state = setting.start();
  std::size_t place = line.size();  // none
  for (std::size_t i = 0; i < line.size(); ++i) {
    plans[i].movable = state.movable;
    const bool deals = line[i].kind == Event::deal;
    if ((deals || line[i].kind == Event::shift) && has_empty(state)) place = i;
    if (deals && place != line.size() && std::popcount(state.movable) > 1) {
      plans[place].arranges = true;
    }
    if (deals) place = line.size();
    moves.apply(state, line[i]);
  }
}

/// Takes out the wishes for some columns.
Wishes taken(Wishes& wishes, unsigned from) {
  Wishes result{};
  for (int column = 0; column < columns; ++column) {
    if ((from >> column & 1) != 0) std::swap(result[State::at(column)], wishes[State::at(column)]);
  }
  return result;
}

/// Fills in what later events say: whether a loosened card goes, and what lay at the bottoms.
void look_back(const std::vector<Event>& line, std::vector<Plan>& plans) {
  CardSet kept = 0;
  Wishes wishes{};
  Wishes covered{};  // those of the columns that the next row covers
  for (std::size_t i = line.size(); i-- > 0;) {
    const Event& event = line[i];
    Plan& plan = plans[i];
    switch (event.kind) {
      case Event::keep: kept |= bit(event.card); break;
      case Event::drop: kept &= ~bit(event.card); break;
      case Event::decide: wishes[event.column] = event.card; break;
      case Event::loosen: plan.plays = (kept & bit(event.card)) == 0; break;
      case Event::deal: covered = taken(wishes, plan.movable); break;
      default: break;
    }
    if (event.kind == Event::loosen) kept &= ~bit(event.card);
    if (plan.arranges) plan.wishes = covered;
    if (event.kind == Event::keep || event.kind == Event::drop || event.kind == Event::decide) {
      plan.plays = false;
    }
  }
}

/// Plays a line and writes down the moves.
class Writer {
 public:
  explicit Writer(const Setting& setting) : setting_(&setting), state_(setting.start()) {
    state_.movable = 0;
  }

  void play(const Event& event, Plan& plan) {
    if (plan.arranges) arrange(plan, event);
    if (!plan.plays) return;
    switch (event.kind) {
      case Event::deal: deal(); break;
      case Event::shift: shift(column_of(event.card), target(event, plan)); break;
      default: discard(column_of(event.card)); break;
    }
  }

  std::vector<Move> moves() && { return std::move(moves_); }

 private:
  bool is_top(int column, CardNumber card) const {
    return !state_.is_empty(column) && state_.top(column) == card;
  }

  int column_of(CardNumber card) const {
    int column = 0;
    while (!is_top(column, card)) ++column;
    return column;
  }

  void shift(int column, int target) {
    state_.push(target, state_.pop(column));
    moves_.push_back({Pile(Role::column, column), Pile(Role::column, target)});
  }

  void discard(int column) {
    if (setting_->would_fill(state_, column)) {
      state_.pop(column);
      state_.push(column, setting_->stock_card(state_.dealt++));
    } else {
      state_.pop(column);
    }
    moves_.push_back({Pile(Role::column, column), Role::discard});
  }

  void deal() {
    const int row = std::min(setting_->stock_size() - state_.dealt, columns);
    setting_->deal_row(state_);
    moves_.push_back({Role::stock, Pile(Role::column, 0), static_cast<std::uint8_t>(row)});
  }

  /// Where a card is moved: to the column it is wished in when the cards have just been arranged.
  int target(const Event& event, const Plan& plan) const {
    if (plan.movable == 0) return event.target;
    for (int column = 0; column < columns; ++column) {
      const bool is_wished = !plan.arranges || plan.wishes[State::at(column)] == event.card;
      if ((plan.movable >> column & 1) != 0 && state_.is_empty(column) && is_wished) return column;
    }
    return event.target;
  }

  /// Wishes a card for each column that may have any, where it lies if that can be.
  void complete(Plan& plan, const Event& event) const {
    CardSet cards = event.kind == Event::shift ? bit(event.card) : 0;
    std::array<CardNumber, columns> lies{};
    for (int column = 0; column < columns; ++column) {
      const bool is_one = (plan.movable >> column & 1) != 0 && !state_.is_empty(column);
      lies[State::at(column)] = is_one ? state_.top(column) : no_card;
      if (is_one) cards |= bit(state_.top(column));
    }
    for (auto& wish : plan.wishes) {
      if (wish && *wish != no_card && (cards & bit(*wish)) == 0) wish = no_card;
      if (wish && *wish != no_card) cards &= ~bit(*wish);
    }
    for (int column = 0; column < columns; ++column) {
      auto& wish = plan.wishes[State::at(column)];
      if (wish || (plan.movable >> column & 1) == 0) continue;
      const CardNumber card = lies[State::at(column)];
      if (card == no_card || (cards & bit(card)) == 0) continue;
      wish = card;
      cards &= ~bit(card);
    }
    for (int column = 0; column < columns; ++column) {
      auto& wish = plan.wishes[State::at(column)];
      if (wish || (plan.movable >> column & 1) == 0) continue;
      wish = cards == 0 ? no_card : static_cast<CardNumber>(lowest_bit(cards));
      cards &= cards - 1;
    }
  }

  /// Moves single cards until each lies where it is wished.
  void arrange(Plan& plan, const Event& event) {
    complete(plan, event);
    while (step(plan)) {
    }
  }

  /// Makes a move towards the wishes: a card to its place if that is empty, else any to an empty
  /// column. The latter only begins a circle, so there is an end.
  bool step(const Plan& plan) {
    int empty = columns;
    int astray = columns;
    for (int column = 0; column < columns; ++column) {
      if ((plan.movable >> column & 1) == 0) continue;
      const CardNumber wish = *plan.wishes[State::at(column)];
      if (state_.is_empty(column)) {
        empty = column;
        for (int other = 0; wish != no_card && other < columns; ++other) {
          if ((plan.movable >> other & 1) == 0 || !is_top(other, wish)) continue;
          shift(other, column);
          return true;
        }
      } else if (state_.top(column) != wish) {
        astray = column;
      }
    }
    if (astray == columns || empty == columns) return false;
    shift(astray, empty);
    return true;
  }

  const Setting* setting_;
  State state_;
  std::vector<Move> moves_;
};

}  // namespace

std::vector<Move> written(const Setting& setting, const std::vector<Event>& line) {
  std::vector<Plan> plans(line.size());
  look_ahead(setting, line, plans);
  look_back(line, plans);
  Writer writer(setting);
  for (std::size_t i = 0; i < line.size(); ++i) writer.play(line[i], plans[i]);
  return std::move(writer).moves();
}

}  // namespace harpan::aces_up
