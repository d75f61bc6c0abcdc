#include "harpan/game.h"

#include <utility>

#include "harpan/deal.h"

namespace harpan {

namespace {

template <int Decks>
Tally opening(const Klondike<Decks>& position) {
  Tally::Heights heights{};
  for (int i = 0; i < Klondike<Decks>::foundations; ++i) {
    heights[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(position.foundation(i));
  }
  return opening_tally(heights);
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
  std::visit([this](const auto& seat) { tallies_.push_back(opening(seat.position)); }, seat_);
}

Game Game::numbered(const Rules& rules, const Scoring& scoring, std::uint64_t number) {
  Game game(rules, scoring, numbered_cards(deck(rules), number));
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
  return std::visit([&](const auto& seat) { return seat.position.refusal(move); }, seat_);
}

Step Game::make(Move move) {
  stuck_.reset();
  const Step step = std::visit(
      [&](auto& seat) {
        const Step made = seat.position.apply(move);
        seat.position.witness(seat.memory);
        return made;
      },
      seat_);
  steps_.push_back(step);
  tallies_.push_back(fold(scoring_, rules_, tallies_.back(), step));
  return step;
}

Outcome Game::play(Move move) {
  if (const auto refused = refusal(move)) return *refused;
  const bool same_line = !undone_.empty() && undone_.back() == move;
  same_line ? undone_.pop_back() : undone_.clear();
  return make(move);
}

Outcome Game::undo() {
  if (steps_.empty()) return Refusal{.code = RefusalCode::nothing_to_undo};
  stuck_.reset();
  const Step step = steps_.back();
  std::visit([&](auto& seat) { seat.position.undo(step); }, seat_);
  steps_.pop_back();
  tallies_.pop_back();
  undone_.push_back(step.move);
  return step;
}

Outcome Game::redo() {
  if (undone_.empty()) return Refusal{.code = RefusalCode::nothing_to_redo};
  const Move move = undone_.back();
  undone_.pop_back();
  return make(move);
}

bool Game::is_won() const {
  return std::visit([](const auto& seat) { return seat.position.is_won(); }, seat_);
}

bool Game::is_stuck() const {
  if (!stuck_) {
    stuck_ = std::visit([](const auto& seat) { return harpan::is_stuck(seat.view()); }, seat_);
  }
  return *stuck_;
}

Score Game::score(double seconds) const {
  return harpan::score(scoring_, rules_, tallies_.back(), seconds);
}

int Game::pass() const {
  return std::visit([](const auto& seat) { return seat.position.pass(); }, seat_);
}

int Game::draw_count() const {
  return std::visit(
      [](const auto& seat) { return seat.position.rules().draw_in(seat.position.pass()); }, seat_);
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
