#pragma once

#include <cstdint>

#include "harpan/family.h"
#include "harpan/play/policy.h"
#include "harpan/play/repeats.h"
#include "harpan/play/stream.h"
#include "harpan/play/table.h"
#include "harpan/scoring.h"

namespace harpan {

/// How a game that was played ended, and what it cost.
struct Played {
  bool won = false;
  int up = 0;      ///< cards on the foundations (in Aces Up and Pyramid: removed)
  int points = 0;  ///< the score without time
  int moves = 0;
  int passes = 0;           ///< through the stock, the last one counted; 0 without passes
  int decisions = 0;        ///< how often the player was asked
  std::uint64_t nodes = 0;  ///< positions that it looked at in search or sampling
  bool capped = false;      ///< ended for its length
  bool cycled = false;      ///< ended because it went round in circles
  friend bool operator==(const Played&, const Played&) = default;
};

/// After so many moves a game counts as lost.
inline constexpr int usual_most_moves = 10'000;

/// How a game is played besides who plays: how it is scored, and when it is broken off.
struct PlayTerms {
  Scoring scoring = PlainScoring{};
  int most_moves = usual_most_moves;
};

template <class P>
inline constexpr bool wanders = requires { P::wanders; };

/// The score of a game as its steps go by.
class RunningScore {
 public:
  RunningScore(const Rules& rules, const Scoring& scoring)
      : rules_(rules), scoring_(scoring), tally_(opening_tally({})) {}

  void add(const Step& step) { tally_ = fold(scoring_, rules_, tally_, step); }
  int total(int up, bool won) const {
    return score(scoring_, rules_, tally_, {.up = up, .won = won}).total;
  }

 private:
  Rules rules_;
  Scoring scoring_;
  Tally tally_;
};

/// Plays a dealt game to its end: won, given up, or broken off. A policy that wanders by chance
/// comes to the same position often; it is stopped by the length alone.
template <Family F, Policy<F> P>
Played play_game(const F& start, P& policy, const StreamKey& key, const PlayTerms& terms) {
  Table<F> table(start);
  RunningScore score(Rules(start.rules()), terms.scoring);
  Repeats repeats;  // NOLINT(misc-const-correctness): not for who wanders
  Played played;
  while (!table.truth().is_won()) {
    played.capped = played.moves >= terms.most_moves;
    if constexpr (!wanders<P>) {
      played.cycled = repeats.close(played.moves, [&] { return table.truth().key(); });
    }
    if (played.capped || played.cycled) break;
    Rng rng = player_stream(key, static_cast<std::uint64_t>(played.decisions++));
    const auto move = policy.choose(table.view(), rng);
    if (!move) break;
    score.add(table.play(*move));
    ++played.moves;
  }
  const F& end = table.truth();
  played.won = end.is_won();
  played.up = end.up();
  played.points = score.total(played.up, played.won);
  if constexpr (requires { end.pass(); }) played.passes = end.pass();
  played.nodes = policy.nodes();
  return played;
}

}  // namespace harpan
