#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "harpan/game.h"
#include "harpan/play/block.h"

namespace harpan {

/// What the last move of a plan is good for.
enum class Gain : std::uint8_t {
  goes_up,     ///< a card to its foundation
  completes,   ///< a run, which goes home
  turns,       ///< a hidden card up
  takes_away,  ///< cards off the table: a pair, or what is discarded
  plays,       ///< a card of the stock
  empties,     ///< a column
  fills,       ///< an empty column
  joins_suit,  ///< cards of one suit
  joins,       ///< cards of different suits
  shows,       ///< new cards of the stock
};

std::string_view text(Gain gain);

/// A move that is advised, from what the player knows, and why.
struct Hint {
  Block plan;  ///< the moves from here to the gain, the advised one first
  Gain gain;   ///< of the plan's last move
  Card
      card;  ///< that the last move is about, the lowest of a run; unknown where the stock shows it
};

/// The hint for a game; nothing where no useful move is found, which is no proof that there is none
/// unless the game is stuck. The plan is chosen at the last gain of the game and followed to the
/// next, so whoever follows hints alone never comes back to a position with nothing learnt.
std::optional<Hint> hint(const Game& game);

}  // namespace harpan
