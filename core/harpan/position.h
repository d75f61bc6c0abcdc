#pragma once

#include <span>
#include <variant>

#include "harpan/card.h"
#include "harpan/families/klondike.h"
#include "harpan/rules.h"

namespace harpan {

/// A position of any game: the closed set of families, visited once at the edge. Everything below
/// a visit is a template on the concrete family.
using Position = std::variant<Klondike<1>, Klondike<2>>;

/// The position after dealing `cards`, which are the whole deck in dealing order.
Position deal(const Rules& rules, std::span<const Card> cards);

}  // namespace harpan
