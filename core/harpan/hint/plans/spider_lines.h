#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "harpan/families/spider.h"
#include "harpan/key.h"
#include "harpan/play/block.h"
#include "harpan/solve/flat_set.h"
#include "harpan/solve/spider_state.h"
#include "harpan/solve/spider_survey.h"

namespace harpan::spider {

/// Looks ahead among the open cards, in a beam: which lines of moves turn a card or bring a run
/// home, and which put the columns in good order to deal the next row over. Nothing is shown before
/// a line's last move, and no line comes to a position that was met.
class Lines {
 public:
  Lines(const Spider& position, const std::vector<Key>& met) : setting_(position) {
    met_.clear();
    for (const Key& key : met) met_.insert(key);
    met_.insert(position.key());
    level_.push_back({position, {}, value(position), 0});
    for (int depth = 0; depth < longest && !level_.empty(); ++depth) deepen();
  }

  /// The best lines to a gain, not all of them about one column; lines to the row where there is
  /// none, for what can still be learnt is learnt before a row covers it.
  std::vector<Block> plans() {
    std::vector<Block> result = to_gains();
    if (result.empty()) result = to_row();
    return result;
  }

 private:
  static constexpr int longest = 16;
  static constexpr std::size_t width = 40;
  static constexpr std::size_t most_to_gains = 20;
  static constexpr int most_a_column = 5;
  static constexpr std::size_t most_to_row = 4;

  struct Line {
    Spider position;
    Block moves;
    int value;
    std::size_t number;  ///< in the order in which they were found
  };

  static bool is_better(const Line& a, const Line& b) {
    return a.value != b.value ? a.value > b.value : a.number < b.number;
  }

  /// By the solver's weights; what the next row brings is not known.
  int value(const Spider& position) {
    const State state(position, setting_);
    survey_.read(state);
    Part sum;
    for (int column = 0; column < setting_.columns; ++column) sum += survey_.lifted(column, 0);
    return sum.value + survey_.empties(sum.empty) + survey_.home() * state.home;
  }

  /// One empty column is as good as another, and a whole column in one as it was.
  static bool is_pointless(const Spider& position, Move move) {
    const auto& columns = position.columns();
    const int target = move.target.index();
    if (!columns.is_empty(target)) return false;
    if (columns.height(move.source.index()) == move.count) return true;
    for (int column = 0; column < target; ++column) {
      if (columns.is_empty(column)) return true;
    }
    return false;
  }

  void deepen() {
    std::vector<Line> next;
    for (Line& line : level_) {
      extend(line, next);
      quiet_.push_back(std::move(line));
    }
    std::ranges::sort(next, is_better);
    if (next.size() > width) next.erase(next.begin() + width, next.end());
    level_ = std::move(next);
  }

  void extend(const Line& line, std::vector<Line>& next) {
    MoveList moves;
    line.position.legal_moves(moves);
    for (const Move& move : moves) {
      if (is_row(move) || is_pointless(line.position, move)) continue;
      Spider position = line.position;
      const Step step = position.apply(move);
      if (!met_.insert(position.key())) continue;
      Line& longer = (step.turned != 0 || step.home != 0 ? gaining_ : next)
                         .emplace_back(position, line.moves, value(position), ++found_);
      longer.moves.push_back(move);
    }
  }

  std::vector<Block> to_gains() {
    std::ranges::sort(gaining_, is_better);
    std::array<int, most_columns> of_column{};
    std::vector<Block> result;
    for (Line& line : gaining_) {
      if (result.size() == most_to_gains) break;
      int& count = of_column[at(line.moves.back().source.index())];
      if (++count <= most_a_column) result.push_back(std::move(line.moves));
    }
    return result;
  }

  std::vector<Block> to_row() {
    const Move row = row_move(setting_);
    std::ranges::sort(quiet_, is_better);
    std::vector<Block> result;
    for (Line& line : quiet_) {
      if (result.size() == most_to_row) break;
      if (!line.position.is_legal(row)) continue;
      line.moves.push_back(row);
      result.push_back(std::move(line.moves));
    }
    return result;
  }

  Setting setting_;
  Weights weights_{.outlook = 0};
  Survey survey_{setting_, weights_};
  FlatSet<Key> met_;
  std::size_t found_ = 0;
  std::vector<Line> level_;
  std::vector<Line> quiet_;    ///< that have shown nothing
  std::vector<Line> gaining_;  ///< that end in a gain
};

}  // namespace harpan::spider
