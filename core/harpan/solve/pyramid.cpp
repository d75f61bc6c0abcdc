#include "harpan/solve/pyramid.h"

#include <bit>
#include <cstdint>
#include <vector>

#include "harpan/solve/budget.h"
#include "harpan/solve/code_table.h"
#include "harpan/solve/pyramid/moves.h"
#include "harpan/solve/pyramid/open_talon.h"
#include "harpan/solve/pyramid/partners.h"
#include "harpan/solve/pyramid/state.h"

namespace harpan {

namespace pyramid {
namespace {

/// Puts states into words without loss: the cards left, which of the rounds through the talon it
/// is in, and how late it is there. Of words that differ in lateness only, the lower reaches the
/// higher by turning the talon.
class Words {
 public:
  static constexpr int late_bits = 7;

  explicit Words(const PyramidRules& rules) : rules_(rules) {}

  std::uint64_t word(const State& state) const {
    const std::uint64_t round = this->round(state);
    const bool again = round == 0 && rules_.passes == PyramidRules::unlimited;
    const std::uint64_t late =
        again ? 0 : static_cast<std::uint64_t>(state.pass - 1) << 5 | state.drawn;
    return state.left << (late_bits + 4) | round << late_bits | late;
  }

 private:
  /// Draws of three show other cards when an earlier removal has shifted them, until the pass is
  /// over: 0 where they show what a new pass would show, else the shift and the pass.
  std::uint64_t round(const State& state) const {
    const int stock = std::popcount(state.stock());
    const int shift = (std::popcount(state.talon) - stock) % rules_.draw;
    if (stock == 0 || shift == 0) return 0;
    return static_cast<std::uint64_t>(state.pass << 2 | shift);
  }

  PyramidRules rules_;
};

/// Depth-first search over removals. No line has more than 52, so the depth is bounded.
class Search {
 public:
  Search(const Setting& setting, const Limits& limits, PyramidTricks tricks)
      : setting_(&setting),
        tricks_(tricks),
        partners_(setting),
        moves_(setting, partners_, tricks),
        words_(setting.rules()),
        open_talon_(setting, partners_, limits.table_bytes / 2),
        met_(limits.table_bytes / 2, tricks.earliest ? Words::late_bits : 0),
        budget_(limits) {}

  Verdict run() {
    const State& start = setting_->start();
    const bool pairs_off = !tricks_.partners || partners_.suffice(start.left);
    return pairs_off && may_win(start) ? search(start) : Verdict::unwinnable;
  }

  const std::vector<Removal>& line() const { return line_; }
  std::uint64_t nodes() const { return budget_.nodes(); }
  std::size_t bytes() const { return met_.bytes() + open_talon_.bytes(); }

 private:
  bool may_win(const State& state) {
    return !tricks_.open_talon || open_talon_.may_win(state, budget_);
  }

  Verdict search(const State& state) {
    if (setting_->is_won(state)) return Verdict::winnable;
    if (!budget_.spend()) return Verdict::unknown;
    const std::size_t first = removals_.size();
    moves_.list(state, removals_);
    for (std::size_t i = first; i < removals_.size(); ++i) {
      const Verdict verdict = follow(state, removals_[i]);
      if (verdict != Verdict::unwinnable) return verdict;
    }
    removals_.resize(first);
    return Verdict::unwinnable;
  }

  Verdict follow(const State& before, const Removal removal) {
    const CardSet left = removal.after.left;
    const bool pairs_off = !tricks_.partners || partners_.suffice(left, before.left & ~left);
    if (!pairs_off) return Verdict::unwinnable;
    switch (met_.insert(words_.word(removal.after))) {
      case CodeTable<std::uint64_t>::Found::known: return Verdict::unwinnable;
      case CodeTable<std::uint64_t>::Found::full: return Verdict::unknown;
      case CodeTable<std::uint64_t>::Found::added: break;
    }
    if (!may_win(removal.after)) return Verdict::unwinnable;
    line_.push_back(removal);
    const Verdict verdict = search(removal.after);
    if (verdict != Verdict::winnable) line_.pop_back();
    return verdict;
  }

  const Setting* setting_;
  PyramidTricks tricks_;
  Partners partners_;
  Moves moves_;
  Words words_;
  OpenTalon open_talon_;
  CodeTable<std::uint64_t> met_;
  Budget budget_;
  std::vector<Removal> removals_;
  std::vector<Removal> line_;
};

/// The line as the rules engine plays it.
std::vector<Move> written(Pyramid position, const std::vector<Removal>& line) {
  std::vector<Move> moves;
  const auto play = [&](Move move) {
    position.apply(move);
    moves.push_back(move);
  };
  for (const Removal& removal : line) {
    for (int turn = 0; turn < removal.turns; ++turn) {
      const auto waste = static_cast<std::uint8_t>(position.waste().size());
      play(position.stock().empty()
               ? Move{Role::waste, Role::stock, waste}
               : Move{Role::stock, Role::waste, static_cast<std::uint8_t>(position.draw_count())});
    }
    play(removal.move);
  }
  return moves;
}

}  // namespace
}  // namespace pyramid

Solution solve(const Pyramid& position, const Limits& limits, PyramidTricks tricks) {
  const pyramid::Setting setting(position);
  pyramid::Search search(setting, limits, tricks);
  const Verdict verdict = search.run();
  return {verdict, pyramid::written(position, search.line()), search.nodes(), search.bytes()};
}

}  // namespace harpan
