#include "harpan/position.h"

namespace harpan {

Position deal(const Rules& rules, std::span<const Card> cards) {
  return with_family(rules,
                     [&]<class F>(const auto& family) { return Position(F::deal(family, cards)); });
}

}  // namespace harpan
