#pragma once

#include <cstdint>

#include "bindings.h"
#include "harpan/rules.h"

namespace harpan::bindings {

/// The numbers that an argument may be, and how an error names it.
struct Expected {
  const char* code;
  const char* what;
  std::uint64_t least;
  std::uint64_t largest;
};

/// The number, of any size in Python, as the core counts. Throws NotationError, which names the
/// numbers expected, also for True and False, which Python takes for numbers.
std::uint64_t whole_number(const nb::int_& number, const Expected& expected);

/// The number of a deal of this game, likewise.
std::uint64_t deal_number_of(const Rules& rules, const nb::int_& number);

}  // namespace harpan::bindings
