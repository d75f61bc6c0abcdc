#include "harpan/play/batch.h"

#include "harpan/position.h"

namespace harpan {

namespace {

template <Family F, class Settings>
std::vector<Played> play_family(const typename F::Rules& rules, const Settings& player,
                                std::span<const std::uint64_t> numbers, const PlayTerms& terms,
                                const std::function<bool(std::size_t)>& keep_going) {
  std::vector<Played> games;
  bool goes_on = true;
  Terms told{.aim = aim(terms.scoring)};
  if (keep_going) {
    told.keep_going = [&] { return goes_on = goes_on && keep_going(games.size()); };
  }
  StreamKey key{.player = stream_name(text(Player(player)))};
  for (const std::uint64_t number : numbers) {
    key.deal = number;
    const F start = F::deal(rules, numbered_cards(Rules(rules), number));
    typename Settings::template Policy<F> policy(player, told);
    const Played played = play_game(start, policy, key, terms);
    if (goes_on) games.push_back(played);
    if (!told.go_on()) break;
  }
  return games;
}

}  // namespace

std::vector<Played> play_deals(const Rules& rules, const Player& player,
                               std::span<const std::uint64_t> numbers, const PlayTerms& terms,
                               const std::function<bool(std::size_t)>& keep_going) {
  check_plays(player, rules);
  check_scoring(rules, terms.scoring);
  return std::visit(
      [&]<class Settings>(const Settings& settings) {
        return with_family(rules, [&]<class F>(const typename F::Rules& family) {
          if constexpr (Settings::template plays<F>) {
            return play_family<F>(family, settings, numbers, terms, keep_going);
          } else {
            return std::vector<Played>();
          }
        });
      },
      player);
}

std::string_view information(const Rules& rules) { return is_open(rules) ? "open" : "seen"; }

}  // namespace harpan
