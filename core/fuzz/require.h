#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace harpan {

/// Ends the program, which the fuzzer takes for a find, unless the law holds.
inline void require(bool holds, const char* law, const std::string& where) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n%s\n", law, where.c_str());
  std::abort();
}

}  // namespace harpan
