#pragma once

#include <cstdint>

#include "harpan/key.h"
#include "harpan/rng.h"

namespace harpan {

/// What a player's chance depends on, besides which decision it is for.
struct StreamKey {
  std::uint64_t deal = 0;    ///< a name of the deal, its number for instance; says nothing of cards
  std::uint64_t player = 0;  ///< a name of the player: two players of one deal do not share luck
};

/// The random numbers of one decision. Equal keys give equal numbers, so a game can be played
/// again, and players be compared on equal deals, whatever was played before and by which thread.
/// The dealer seeds its generator with the deal number alone; this one is keyed by a constant of
/// its own and 128 mixed bits, so none of its numbers tells anything of a deal.
inline Rng player_stream(const StreamKey& key, std::uint64_t decision) {
  constexpr std::uint64_t domain = 0x706C'6179'6572'0001U;  // "player", the first form
  const Key mixed =
      KeyBuilder(domain).add(key.deal).add(key.player).add(decision).add(domain).key();
  SplitMix64 high(mixed.high);
  SplitMix64 low(mixed.low);
  return Rng({high.next(), low.next(), high.next(), low.next()});
}

}  // namespace harpan
