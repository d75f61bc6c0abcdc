#pragma once

// The plans of every family.
//
// A plan is a block of moves that ends in a gain: something that following hints never loses again.
// `Plans<F>::of(view)` lists the plans from what the player knows, and `Plans<F>::gains(before,
// step)` says whether a step is a gain, so that the game can be planned anew after it.
//
// Why hints do not go in circles: a plan is followed to its gain, its moves never come back to a
// position on its way, and no gain is undone by a later plan. Each family says what its gains are.

#include "harpan/hint/plans/aces_up.h"   // IWYU pragma: export
#include "harpan/hint/plans/freecell.h"  // IWYU pragma: export
#include "harpan/hint/plans/klondike.h"  // IWYU pragma: export
#include "harpan/hint/plans/pyramid.h"   // IWYU pragma: export
#include "harpan/hint/plans/spider.h"    // IWYU pragma: export
