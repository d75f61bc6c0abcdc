#pragma once

#include <map>
#include <string>

#include "harpan/option.h"

namespace harpan::bindings {

/// Views into the texts of `changes`, which must outlive them.
inline Assignments assignments(const std::map<std::string, std::string>& changes) {
  Assignments result;
  for (const auto& [name, value] : changes) result.emplace_back(name, value);
  return result;
}

}  // namespace harpan::bindings
