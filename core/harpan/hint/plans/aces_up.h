#pragma once

#include <vector>

#include "harpan/families/aces_up.h"
#include "harpan/hint/plans/plans.h"
#include "harpan/play/candidates/simple.h"

namespace harpan {

/// Every move is a gain. A discard and a deal cannot be undone by moves; what goes to an empty
/// column leaves others behind, so between those two the empty columns get fewer.
template <>
class Plans<AcesUp> {
 public:
  static std::vector<Block> of(const View<AcesUp>& view) { return Candidates<AcesUp>::of(view); }
  static bool gains(const AcesUp&, const Step&) { return true; }
};

}  // namespace harpan
