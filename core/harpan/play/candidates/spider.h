#pragma once

#include <algorithm>
#include <vector>

#include "harpan/families/spider.h"
#include "harpan/play/block.h"
#include "harpan/view.h"

namespace harpan {

/// Blocks of moves up to the first that turns a card, empties a column, completes a run or deals.
template <>
class Candidates<Spider> {
 public:
  static std::vector<Block> of(const View<Spider>& view) {
    std::vector<Block> blocks;
    std::vector<Key> met{view.known().key()};
    std::vector<Line> lines{{view.known(), {}}};
    for (std::size_t i = 0; i < lines.size() && blocks.size() < most_blocks; ++i) {
      const Line line = lines[i];
      extend(line, met, lines, blocks);
    }
    return blocks;
  }

 private:
  struct Line {
    Spider position;
    Block moves;
  };

  static constexpr std::size_t most_blocks = 24;
  static constexpr std::size_t most_lines = 60;
  static constexpr std::size_t longest = 4;

  static bool is_pointless(const Spider& position, Move move) {
    if (move.source == Role::stock) return false;
    const int source = move.source.index();
    return position.columns().is_empty(move.target.index()) &&
           position.columns().height(source) == move.count;
  }

  static bool ends(const Spider& after, const Step& step) {
    return step.move.source == Role::stock || step.turned != 0 || step.home != 0 ||
           after.columns().is_empty(step.move.source.index());
  }

  static void extend(const Line& line, std::vector<Key>& met, std::vector<Line>& lines,
                     std::vector<Block>& blocks) {
    MoveList moves;
    line.position.legal_moves(moves);
    for (const Move& move : moves) {
      if (is_pointless(line.position, move)) continue;
      Line next = line;
      next.moves.push_back(move);
      const Step step = next.position.apply(move);
      const Key key = next.position.key();
      if (std::ranges::find(met, key) != met.end()) continue;
      met.push_back(key);
      if (ends(next.position, step)) {
        blocks.push_back(next.moves);
      } else if (next.moves.size() < longest && lines.size() < most_lines) {
        lines.push_back(next);
      }
    }
  }
};

}  // namespace harpan
