#include "harpan/play/rules_player.h"

#include <array>

#include "harpan/play/advice/klondike.h"
#include "harpan/play/advice/spider.h"
#include "harpan/play/candidates/klondike.h"
#include "harpan/play/greedy/order.h"

namespace harpan {

namespace {

constexpr PlayerOptionSpec<RulesPlayer> piece(std::string_view name,
                                              std::uint32_t RulesPlayer::* member) {
  return {name, member, no_yes};
}

constexpr std::array rules_specs{
    piece("look", &RulesPlayer::look),         piece("hidden", &RulesPlayer::hidden),
    piece("shortest", &RulesPlayer::shortest), piece("aces", &RulesPlayer::aces),
    piece("hold", &RulesPlayer::hold),         piece("kings", &RulesPlayer::kings),
    piece("shuffles", &RulesPlayer::shuffles), piece("ahead", &RulesPlayer::ahead),
    piece("points", &RulesPlayer::points),     piece("broad", &RulesPlayer::broad),
    piece("keep", &RulesPlayer::keep),         piece("empty", &RulesPlayer::empty),
    piece("suits", &RulesPlayer::suits),
};

/// A piece of advice for Klondike.
template <int Decks>
struct Advice {
  std::uint32_t RulesPlayer::* member;
  int (*weigh)(const advice::Choice<Decks>&);
  bool for_cards_only = false;  ///< where cards up are what is played for
};

template <int Decks>
constexpr std::array all_advice{
    Advice<Decks>{&RulesPlayer::hidden, advice::hidden},
    Advice<Decks>{&RulesPlayer::shortest, advice::shortest},
    Advice<Decks>{&RulesPlayer::aces, advice::aces},
    Advice<Decks>{&RulesPlayer::hold, advice::hold},
    Advice<Decks>{&RulesPlayer::kings, advice::kings},
    Advice<Decks>{&RulesPlayer::shuffles, advice::shuffles},
    Advice<Decks>{&RulesPlayer::ahead, advice::ahead},
    Advice<Decks>{&RulesPlayer::points, advice::points, true},
    Advice<Decks>{&RulesPlayer::broad, advice::broad, true},
    Advice<Decks>{&RulesPlayer::keep, advice::keep, true},
};

template <int Decks>
int weigh(const RulesPlayer& player, Aim aim, const advice::Choice<Decks>& choice) {
  int sum = advice::kind(choice);
  if (choice.is_draw()) return sum;
  for (const Advice<Decks>& advice : all_advice<Decks>) {
    if (advice.for_cards_only && aim != Aim::cards) continue;
    if (player.*advice.member != 0) sum += advice.weigh(choice);
  }
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
  int most = advice::never / 2;
  for (const Block& block : Candidates<Position>::of(view)) {
    const int sum = weigh(player_, terms_.aim, advice::Choice<Decks>(known, block));
    if (sum <= most) continue;
    most = sum;
    best = block;
  }
  return best;
}

std::optional<int> RulesPolicy<Spider>::level(const Spider& position, Move move) const {
  if (move.source == Role::stock) return spider_advice::dealing * king;
  const spider_advice::Shift shift(position, move);
  auto level = spider_advice::kind(position, shift);
  if (!level) return std::nullopt;
  if (player_.empty != 0) *level += spider_advice::empty(shift);
  if (player_.suits != 0) *level += spider_advice::suits(shift);
  return *level * king - move.count;
}

std::optional<Move> RulesPolicy<Spider>::choose(const View<Spider>& view, Rng&) {
  constexpr int least_filling = (spider_advice::filling - 1) * king;
  const Spider& position = view.known();
  const auto move = lowest(position, [&](Move move) {
    const auto at = level(position, move);
    return filling_ && at && *at < least_filling ? std::nullopt : at;
  });
  const auto at = move ? level(position, *move) : std::nullopt;
  filling_ = at && move->source != Role::stock && *at >= least_filling;
  return move;
}

template class RulesPolicy<Klondike<1>>;
template class RulesPolicy<Klondike<2>>;

}  // namespace harpan
