#pragma once

#include <algorithm>
#include <vector>

#include "harpan/families/klondike.h"
#include "harpan/play/block.h"
#include "harpan/view.h"

namespace harpan {

/// Commits: moves that turn a card, play one from the waste or raise a foundation, and draws. Cards
/// of the stock that were seen are played by one block with the draws that bring them up; then
/// drawing alone is no commit. A move that could be undone comes with the commit that it makes
/// possible. So each block brings the game on, and none can go round in circles.
template <int Decks>
class Candidates<Klondike<Decks>> {
 public:
  using Position = Klondike<Decks>;

  static std::vector<Block> of(const View<Position>& view) {
    const Position& position = view.known();
    std::vector<Block> blocks = commits(position);
    talon_blocks(position, blocks);
    add_prepared(position, blocks);
    return blocks;
  }

 private:
  static bool is_commit(const Position& p, Move move) {
    if (move.source == Role::stock || move.target == Role::stock) return false;
    if (move.source == Role::waste || move.target.role() == Role::foundation) return true;
    const bool from_column = move.source.role() == Role::column;
    return from_column && p.columns().hidden(move.source.index()) > 0 &&
           p.columns().open(move.source.index()) == move.count;
  }

  static std::vector<Block> commits(const Position& position) {
    MoveList moves;
    position.legal_moves(moves);
    std::vector<Block> blocks;
    for (const Move& move : moves) {
      if (is_commit(position, move) && !is_double(position, moves, move)) blocks.push_back({move});
    }
    return blocks;
  }

  /// Whether an earlier move does the same: to another empty column.
  static bool is_double(const Position& p, const MoveList& moves, Move move) {
    if (move.target.role() != Role::column || !p.columns().is_empty(move.target.index())) {
      return false;
    }
    return std::ranges::any_of(moves, [&](const Move& other) {
      return other.source == move.source && other.count == move.count &&
             other.target.role() == Role::column && other.target < move.target &&
             p.columns().is_empty(other.target.index());
    });
  }

  static Move talon_move(const Position& p) {
    if (!p.stock().empty()) {
      return {Role::stock, Role::waste, static_cast<std::uint8_t>(p.draw_count())};
    }
    return {Role::waste, Role::stock, static_cast<std::uint8_t>(p.waste().size())};
  }

  static bool shows_unknown(const Position& p) {
    return !p.stock().empty() &&
           !p.stock()[static_cast<std::size_t>(p.draw_count() - 1)].is_known();
  }

  /// Draws up to where a card comes up that plays, or that is not known.
  static void talon_blocks(const Position& start, std::vector<Block>& blocks) {
    Position position = start;
    std::vector<Card> tops;
    Block draws;
    for (int recycles = 0;;) {
      const Move move = talon_move(position);
      if (!position.is_legal(move)) return;
      if (move.target.role() == Role::stock && ++recycles > 2) return;
      draws.push_back(move);
      if (shows_unknown(position)) {
        blocks.push_back(draws);
        return;
      }
      position.apply(move);
      if (position.waste().empty() || is_met(position, tops)) continue;
      add_waste_plays(position, draws, blocks);
    }
  }

  /// With two decks a card may be met twice; either copy plays alike.
  static bool is_met(const Position& position, std::vector<Card>& tops) {
    const Card top = position.waste().back();
    if (std::ranges::find(tops, top) != tops.end()) return true;
    tops.push_back(top);
    return false;
  }

  static void add_waste_plays(const Position& position, const Block& draws,
                              std::vector<Block>& blocks) {
    if (!position.takes(position.waste().back())) return;
    for (const Block& commit : commits(position)) {
      if (commit[0].source != Role::waste) continue;
      blocks.push_back(draws);
      blocks.back().push_back(commit[0]);
    }
  }

  static bool is_reversible(const Position& p, Move move) {
    if (move.source.role() == Role::foundation) return true;
    if (move.source.role() != Role::column || move.target.role() != Role::column) return false;
    const bool whole = p.columns().open(move.source.index()) == move.count;
    return !is_commit(p, move) && !(whole && p.columns().is_empty(move.target.index()));
  }

  static void add_prepared(const Position& start, std::vector<Block>& blocks) {
    const std::vector<Block> before = commits(start);
    MoveList moves;
    start.legal_moves(moves);
    for (const Move& move : moves) {
      if (!is_reversible(start, move)) continue;
      Position position = start;
      position.apply(move);
      for (const Block& commit : commits(position)) {
        const bool puts_back =
            commit[0].target == move.source && move.source.role() == Role::foundation;
        if (puts_back || std::ranges::find(before, commit) != before.end()) continue;
        blocks.push_back({move, commit[0]});
      }
    }
  }
};

}  // namespace harpan
