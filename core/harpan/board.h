#pragma once

#include <string>

#include "harpan/game.h"

namespace harpan {

/// The table as its player sees it, in plain text of fixed width:
///
///     stock 24   waste -   pass 1
///     foundations  -  -  -  -
///
///      t1  t2  t3  t4  t5  t6  t7
///      9D  ..  ..  ..  ..  ..  ..
///          TS  ..  ..  ..  ..  ..
std::string board(const Game& game);

}  // namespace harpan
