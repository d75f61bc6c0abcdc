#pragma once

#include <vector>

#include "harpan/play/bandit/world.h"
#include "harpan/play/block.h"
#include "harpan/play/klondike_look.h"
#include "harpan/solve/klondike/line.h"
#include "harpan/view.h"

namespace harpan {

/// The commits that a player may choose among. They are the ways of a position that the unseen
/// cards fill in the order of the deck, less those by cards that the player has not seen, which are
/// replaced by a draw; nothing of them depends on how the cards truly lie.
template <int Decks>
class Arms {
 public:
  using Position = Klondike<Decks>;

  explicit Arms(const View<Position>& view);
  Arms(const Arms&) = delete;
  Arms& operator=(const Arms&) = delete;

  const std::vector<Commit<Decks>>& commits() const { return commits_; }

  /// The moves to a commit and the commit, of which only the last may show a card.
  Block block(std::size_t index) const;

 private:
  using Way = klondike_search::Way<Decks>;
  using Source = typename Commit<Decks>::Source;

  /// How many heights of the foundations are looked at; with two decks there may be thousands.
  static constexpr std::size_t most_heights = Decks == 1 ? 1024 : 64;

  /// A card that is not known to be there is not the best to play.
  KlondikeTricks tricks() const { return {.talon_to_foundation = !hides_stock_}; }
  static int known_in_talon(const Position& known);
  bool is_known(const Commit<Decks>& commit) const;
  bool is_safe(const std::vector<Way>& ways) const;

  World<Decks> world_;
  Position known_;
  int known_in_talon_;
  bool hides_stock_;
  std::vector<Way> ways_;
  std::vector<Commit<Decks>> commits_;
};

template <int Decks>
Arms<Decks>::Arms(const View<Position>& view)
    : world_(view.with(view.unseen())),
      known_(view.known()),
      known_in_talon_(known_in_talon(known_)),
      hides_stock_(known_in_talon_ < world_.first().left) {
  std::vector<Way> ways;
  klondike_search::Ways<Decks>(world_.board(), tricks(), most_heights).add(world_.first(), ways);
  for (const Way& way : ways) {
    const Commit<Decks> commit = world_.commit(way);
    if (!is_known(commit)) continue;
    ways_.push_back(way);
    commits_.push_back(commit);
  }
  if (hides_stock_ && !is_safe(ways)) commits_.push_back({.heights = world_.first().heights});
}

/// Cards of waste and stock together that the player knows: they are the first ones.
template <int Decks>
int Arms<Decks>::known_in_talon(const Position& known) {
  const auto stock = known.stock();
  const auto unknown = std::ranges::find_if(stock, [](Card card) { return !card.is_known(); });
  return static_cast<int>(known.waste().size()) + static_cast<int>(unknown - stock.begin());
}

/// While the stock hides cards no pass is gone on to whose cards would be seen on the way.
template <int Decks>
bool Arms<Decks>::is_known(const Commit<Decks>& commit) const {
  if (commit.source != Source::talon || !hides_stock_) return true;
  const auto position = static_cast<int>(commit.position);
  const bool is_ahead = position + 1 >= static_cast<int>(known_.waste().size());
  return commit.pass == world_.first().pass && is_ahead && position < known_in_talon_;
}

/// Whether a card goes up that no other will need: nothing is better then.
template <int Decks>
bool Arms<Decks>::is_safe(const std::vector<Way>& ways) const {
  return ways.size() == 1 && ways[0].to_foundation &&
         world_.board().is_safe(world_.first().heights, ways[0].place);
}

template <int Decks>
Block Arms<Decks>::block(std::size_t index) const {
  if (index == ways_.size()) return {talon_move(known_)};
  return klondike_search::Line<Decks>(world_.board(), tricks(), most_heights).write(ways_[index]);
}

}  // namespace harpan
