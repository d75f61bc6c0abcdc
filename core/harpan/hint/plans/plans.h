#pragma once

#include "harpan/family.h"

namespace harpan {

/// Lists what a hint may lead to: see hint/plans.h.
template <Family F>
class Plans;

}  // namespace harpan
