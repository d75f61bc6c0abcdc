#include "harpan/play/rules_player.h"

#include "harpan/play/advice/klondike.h"
#include "harpan/play/candidates/klondike.h"

namespace harpan {

namespace {

constexpr std::array rules_specs{
    PlayerOptionSpec<RulesPlayer>{"look", &RulesPlayer::look, no_yes},
    PlayerOptionSpec<RulesPlayer>{"hidden", &RulesPlayer::hidden, no_yes},
    PlayerOptionSpec<RulesPlayer>{"shortest", &RulesPlayer::shortest, no_yes},
    PlayerOptionSpec<RulesPlayer>{"aces", &RulesPlayer::aces, no_yes},
    PlayerOptionSpec<RulesPlayer>{"hold", &RulesPlayer::hold, no_yes},
    PlayerOptionSpec<RulesPlayer>{"kings", &RulesPlayer::kings, no_yes},
    PlayerOptionSpec<RulesPlayer>{"shuffles", &RulesPlayer::shuffles, no_yes},
    PlayerOptionSpec<RulesPlayer>{"bearers", &RulesPlayer::bearers, no_yes},
    PlayerOptionSpec<RulesPlayer>{"points", &RulesPlayer::points, no_yes},
    PlayerOptionSpec<RulesPlayer>{"broad", &RulesPlayer::broad, no_yes},
    PlayerOptionSpec<RulesPlayer>{"keep", &RulesPlayer::keep, no_yes},
};

template <int Decks>
int weigh(const RulesPlayer& rules, Aim aim, const advice::Choice<Decks>& choice) {
  int sum = advice::plain(choice);
  if (choice.is_draw()) return sum;
  if (rules.hidden != 0) sum += advice::hidden(choice);
  if (rules.shortest != 0) sum += advice::shortest(choice);
  if (rules.aces != 0) sum += advice::aces(choice);
  if (rules.hold != 0) sum += advice::hold(choice);
  if (rules.kings != 0) sum += advice::kings(choice);
  if (rules.shuffles != 0) sum += advice::shuffles(choice);
  if (rules.bearers != 0) sum += advice::bearers(choice);
  if (aim != Aim::cards) return sum;
  if (rules.points != 0) sum += advice::points(choice);
  if (rules.broad != 0) sum += advice::broad(choice);
  if (rules.keep != 0) sum += advice::keep(choice);
  return sum;
}

}  // namespace

std::span<const PlayerOptionSpec<RulesPlayer>> RulesPlayer::specs() { return rules_specs; }

template <int Decks>
Block RulesPolicy<Klondike<Decks>>::best(const View<Position>& view) const {
  const Position& known = view.known();
  if (player_.look != 0 && looks_are_free(known) && !stock_is_known(known)) {
    return {talon_move(known)};
  }
  Block best;
  int most = -500'000;
  for (const Block& block : Candidates<Position>::of(view)) {
    const int sum = weigh(player_, terms_.aim, advice::Choice<Decks>(known, block));
    if (sum <= most) continue;
    most = sum;
    best = block;
  }
  return best;
}

template class RulesPolicy<Klondike<1>>;
template class RulesPolicy<Klondike<2>>;

}  // namespace harpan
