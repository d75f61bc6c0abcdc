#include "harpan/game.h"

#include <algorithm>
#include <utility>

#include "harpan/deal.h"

namespace harpan {

namespace {

/// Only Klondike's scorings look at the foundations.
template <Family F>
Tally opening(const F&) {
  return opening_tally({});
}

template <int Decks>
Tally opening(const Klondike<Decks>& position) {
  Tally::Heights heights{};
  for (int i = 0; i < Klondike<Decks>::foundations; ++i) {
    heights[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(position.foundation(i));
  }
  return opening_tally(heights);
}

/// The card that the player's last move took from a foundation, or the unknown card.
Card taken_back(const std::vector<Step>& steps, const Layout& layout) {
  const auto last = std::ranges::find(steps.rbegin(), steps.rend(), false, &Step::automatic);
  if (last == steps.rend() || last->move.source.role() != Role::foundation) return {};
  const auto pile = std::ranges::find(layout.piles, last->move.target, &LaidPile::pile);
  return pile->slots.empty() ? Card() : pile->slots.back().card;
}

}  // namespace

Game::AnySeat Game::seat_at(const Position& position) {
  return std::visit(
      [](const auto& family) { return AnySeat(Seat<std::decay_t<decltype(family)>>(family)); },
      position);
}

Game::Game(const Rules& rules, const Scoring& scoring, std::vector<Card> cards)
    : Game(rules, scoring, deal(rules, cards)) {
  cards_ = std::move(cards);
}

Game::Game(const Rules& rules, const Scoring& scoring, const Position& position)
    : rules_(rules), scoring_(scoring), seat_(seat_at(position)) {
  check_scoring(rules, scoring);
  std::visit([this](const auto& seat) { tallies_.push_back(opening(seat.position)); }, seat_);
}

Game Game::numbered(const Rules& rules, const Scoring& scoring, std::uint64_t number) {
  Game game(rules, scoring, numbered_cards(rules, number));
  game.number_ = number;
  return game;
}

Position Game::position() const {
  return std::visit([](const auto& seat) { return Position(seat.position); }, seat_);
}

std::vector<Move> Game::legal_moves() const {
  MoveList moves;
  std::visit([&](const auto& seat) { seat.position.legal_moves(moves); }, seat_);
  return {moves.begin(), moves.end()};
}

std::optional<Refusal> Game::refusal(Move move) const {
  return std::visit(
      [&](const auto& seat) { return seat.position.refusal(in_order(seat.position, move)); },
      seat_);
}

Step Game::make(Move move, bool automatic) {
  Step step = std::visit(
      [&](auto& seat) {
        const Step made = seat.position.apply(in_order(seat.position, move));
        seat.position.witness(seat.memory);
        return made;
      },
      seat_);
  step.automatic = automatic;
  stuck_.reset();
  steps_.push_back(step);
  tallies_.push_back(fold(scoring_, rules_, tallies_.back(), step));
  return step;
}

Step Game::take_back() {
  const Step step = steps_.back();
  stuck_.reset();
  std::visit([&](auto& seat) { seat.position.undo(step); }, seat_);
  steps_.pop_back();
  tallies_.pop_back();
  undone_.push_back(step);
  return step;
}

Outcome Game::play(Move move, bool automatic) {
  if (const auto refused = refusal(move)) return *refused;
  const Step step = make(move, automatic);
  const bool same_line = !undone_.empty() && undone_.back() == step;
  same_line ? undone_.pop_back() : undone_.clear();
  return step;
}

Outcome Game::undo() {
  if (steps_.empty()) return Refusal{.code = RefusalCode::nothing_to_undo};
  Step step = take_back();
  while (step.automatic && !steps_.empty()) step = take_back();
  ++undos_;
  return step;
}

Outcome Game::redo() {
  if (undone_.empty()) return Refusal{.code = RefusalCode::nothing_to_redo};
  const auto next = [this] {
    const Step step = undone_.back();
    undone_.pop_back();
    return make(step.move, step.automatic);
  };
  const Step step = next();
  while (!undone_.empty() && undone_.back().automatic) next();
  return step;
}

AnyView Game::view() const {
  return std::visit([](const auto& seat) { return AnyView(seat.view()); }, seat_);
}

std::optional<Move> Game::automatic_move(Automatic level) const {
  const Card exempt = taken_back(steps_, layout());
  return harpan::automatic_move(position(), level, exempt);
}

std::optional<Move> Game::sweep_move() const { return harpan::sweep_move(view()); }

int Game::moves() const {
  return static_cast<int>(std::ranges::count(steps_, false, &Step::automatic));
}

bool Game::is_won() const {
  return std::visit([](const auto& seat) { return seat.position.is_won(); }, seat_);
}

bool Game::is_stuck() const {
  if (!stuck_) stuck_ = harpan::is_stuck(view());
  return *stuck_;
}

Score Game::score(double seconds) const {
  const Standing standing = std::visit(
      [&](const auto& seat) {
        return Standing{.up = seat.position.up(),
                        .won = seat.position.is_won(),
                        .undos = undos_,
                        .seconds = seconds};
      },
      seat_);
  return harpan::score(scoring_, rules_, tallies_.back(), standing);
}

int Game::pass() const { return layout().pass; }

int Game::draw_count() const {
  return std::visit([](const auto& seat) { return seat.position.draw_size(); }, seat_);
}

Layout Game::layout() const {
  return std::visit([](const auto& seat) { return seat.view().layout(); }, seat_);
}

std::vector<Card> Game::unseen() const {
  return std::visit([](const auto& seat) { return seat.view().unseen(); }, seat_);
}

Key Game::key() const {
  return std::visit([](const auto& seat) { return seat.position.key(); }, seat_);
}

}  // namespace harpan
