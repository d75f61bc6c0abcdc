#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "harpan/layout.h"

namespace harpan {

/// A layout as text; the form is described with parse_position.
std::string text(const Layout& layout);

/// The cards below a foundation's top card, and it.
using FoundationBelow = std::function<std::vector<Card>(Card top)>;

/// Reads a layout with the piles of `shape`. Throws NotationError.
Layout parse_layout(Layout shape, const FoundationBelow& foundation_below, std::string_view text);

/// Throws NotationError about a position that cannot be.
[[noreturn]] void refuse_position(const std::string& message);

}  // namespace harpan
