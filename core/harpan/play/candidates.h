#pragma once

// What may be done next, for every family.

#include "harpan/play/candidates/klondike.h"  // IWYU pragma: export
#include "harpan/play/candidates/simple.h"    // IWYU pragma: export
#include "harpan/play/candidates/spider.h"    // IWYU pragma: export
