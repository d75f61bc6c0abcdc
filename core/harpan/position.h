#pragma once

#include <span>
#include <variant>

#include "harpan/card.h"
#include "harpan/families/aces_up.h"
#include "harpan/families/freecell.h"
#include "harpan/families/klondike.h"
#include "harpan/families/pyramid.h"
#include "harpan/families/spider.h"
#include "harpan/family.h"
#include "harpan/rules.h"

namespace harpan {

/// A position of any game: the closed set of families, visited once at the edge. Everything below
/// a visit is a template on the concrete family.
using Position = std::variant<Klondike<1>, Klondike<2>, Spider, FreeCell, Pyramid, AcesUp>;

/// Calls `action` with a family, as the type `F` of its positions, and its rules.
template <class Action>
auto with_family(const Rules& rules, Action action) {
  return std::visit(
      [&]<class R>(const R& family) {
        if constexpr (std::is_same_v<R, KlondikeRules>) {
          return family.decks == 1 ? action.template operator()<Klondike<1>>(family)
                                   : action.template operator()<Klondike<2>>(family);
        } else {
          return action.template operator()<typename R::Position>(family);
        }
      },
      rules);
}

/// The position after dealing `cards`, which are the whole deck in dealing order.
Position deal(const Rules& rules, std::span<const Card> cards);

}  // namespace harpan
