#include "harpan/hint/hint.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "harpan/hint/best_plan.h"

namespace harpan {

namespace {

constexpr std::array<std::string_view, 10> gain_names{
    "goes_up", "completes", "turns",      "takes_away", "plays",
    "empties", "fills",     "joins_suit", "joins",      "shows",
};

const std::vector<Slot>& slots_of(const Layout& layout, Pile pile) {
  return std::ranges::find(layout.piles, pile, &LaidPile::pile)->slots;
}

/// What a plan's last move is about, as the table lay before it.
class Reading {
 public:
  template <Family F>
  Reading(const F& before, Move move) : move_(move) {
    before.lay_out(layout_);
  }

  Card card() const {
    const auto& from = slots_of(layout_, move_.source);
    if (move_.source == Role::stock && !from.empty() && !from.back().face_up) return {};
    return from.size() < move_.count ? Card() : from[from.size() - move_.count].card;
  }

  Gain gain(const Step& step) const {
    if (step.home != 0) return Gain::completes;
    if (step.turned != 0) return Gain::turns;
    if (move_.target.role() == Role::foundation) return Gain::goes_up;
    if (takes_away()) return Gain::takes_away;
    if (move_.source == Role::stock) return Gain::shows;
    if (move_.source == Role::waste) return Gain::plays;
    return among_columns();
  }

 private:
  bool takes_away() const {
    return move_.target == Role::discard || move_.source.role() == Role::pyramid ||
           (move_.source == Role::waste && move_.target == Role::stock);
  }

  Gain among_columns() const {
    const auto& target = slots_of(layout_, move_.target);
    if (target.empty()) return Gain::fills;
    if (slots_of(layout_, move_.source).size() == move_.count) return Gain::empties;
    return target.back().card.suit() == card().suit() ? Gain::joins_suit : Gain::joins;
  }

  Move move_;
  Layout layout_;
};

template <Family F>
Hint explain(F position, Block plan) {
  for (std::size_t i = 0; i + 1 < plan.size(); ++i) position.apply(plan[i]);
  const Reading reading(position, plan.back());
  const Step step = position.apply(plan.back());
  return {.plan = std::move(plan), .gain = reading.gain(step), .card = reading.card()};
}

/// The keys of the positions since something was learnt, as the player knows them; the present one
/// is the first.
template <Family F>
std::vector<Key> met_since(F position, const std::vector<Step>& steps) {
  std::vector<Key> keys{position.key()};
  for (const Step& step : steps | std::views::reverse) {
    if (step.turned != 0 || step.filled != 0 || step.move.source == Role::stock) break;
    position.undo(step);
    keys.push_back(position.key());
  }
  return keys;
}

Block planned(const Game& game, Aim aim) {
  return std::visit(
      [&](const auto& view) { return best_plan(view, met_since(view.known(), game.steps()), aim); },
      game.view());
}

/// How many moves have been made since the last gain.
std::size_t idle_moves(const Game& game) {
  return std::visit(
      [&]<Family F>(F position) {
        std::size_t count = 0;
        for (auto step = game.steps().rbegin(); step != game.steps().rend(); ++step, ++count) {
          position.undo(*step);
          if (step->automatic || Plans<F>::gains(position, *step)) break;
        }
        return count;
      },
      game.position());
}

/// What is left of the plan that was chosen at the last gain, if the moves since then were its.
Block begun(const Game& game, Aim aim) {
  const std::size_t idle = idle_moves(game);
  Game start = game;
  for (std::size_t i = 0; i < idle; ++i) start.undo();
  Block plan = planned(start, aim);
  const std::size_t made = start.steps().size();
  const bool follows =
      plan.size() > idle && std::ranges::equal(plan.begin(), plan.begin() + static_cast<int>(idle),
                                               game.steps().begin() + static_cast<int>(made),
                                               game.steps().end(), {}, {}, &Step::move);
  if (!follows) return {};
  plan.erase(plan.begin(), plan.begin() + static_cast<int>(idle));
  return plan;
}

/// Whether more cards go up, though the game may not be won any more: some count what is left.
bool may_rise(const Game& game) {
  return std::visit(
      [](const auto& view) { return rollout(view.known(), [](Move) {}).up() > view.known().up(); },
      game.view());
}

}  // namespace

std::string_view text(Gain gain) { return gain_names[static_cast<std::size_t>(gain)]; }

std::optional<Hint> hint(const Game& game) {
  if (game.is_won() || (game.is_stuck() && !may_rise(game))) return std::nullopt;
  const Aim played_for = aim(game.scoring());
  Block plan = begun(game, played_for);
  if (plan.empty() && idle_moves(game) > 0) plan = planned(game, played_for);
  if (plan.empty()) return std::nullopt;
  return std::visit([&](const auto& view) { return explain(view.known(), std::move(plan)); },
                    game.view());
}

}  // namespace harpan
