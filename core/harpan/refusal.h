#pragma once

#include <string>
#include <string_view>

#include "harpan/card.h"
#include "harpan/error.h"
#include "harpan/move.h"

namespace harpan {

/// The rule that a move breaks.
enum class RefusalCode : std::uint8_t {
  no_such_pile,
  empty_pile,
  same_pile,
  not_a_move,
  face_down,
  one_at_a_time,
  same_colour,
  wrong_rank,
  needs_king,
  foundation_suit,
  foundation_order,
  taking_back_forbidden,
  stock_empty,
  draw_count,
  stock_not_empty,
  no_passes_left,
  waste_empty,
  empty_columns,
  too_few_cards,
  not_one_suit,
  not_a_run,
  too_many,
  cell_taken,
  not_from_stock,
  covered,
  not_thirteen,
  needs_partner,
  no_waste_pairs,
  ace_stays,
  not_beaten,
  column_not_empty,
  filled_from_stock,
  needs_ace,
  nothing_to_undo,
  nothing_to_redo,
};

/// Why a move is not legal: the rule, and the cards, pile or numbers it is about. A family fills
/// in what its code names; the words for a reader are made from it at the edge.
struct Refusal {
  RefusalCode code = RefusalCode::not_a_move;
  Pile pile{};
  Card card{};  ///< the card that does not go
  Card onto{};  ///< the card it does not go on, or the one that would go (unknown: none)
  int expected = 0;
  int got = 0;
};

/// The code in snake_case, as it stands on the wire.
std::string_view code_name(RefusalCode code);

/// The named facts of a refusal, as text.
Details details(const Refusal& refusal);

/// One English sentence without its full stop.
std::string sentence(const Refusal& refusal);

}  // namespace harpan
