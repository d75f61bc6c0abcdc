#include "whole_number.h"

#include <optional>
#include <string>

#include "harpan/error.h"

namespace harpan::bindings {

namespace {

std::optional<std::uint64_t> counted(const nb::int_& number) {
  if (PyBool_Check(number.ptr()) != 0) return std::nullopt;
  const auto value = PyLong_AsUnsignedLongLong(number.ptr());
  if (PyErr_Occurred() == nullptr) return value;
  PyErr_Clear();
  return std::nullopt;
}

/// Python refuses to write out numbers of thousands of digits.
std::string shown(const nb::int_& number) {
  try {
    return excerpt(nb::repr(number).c_str());
  } catch (const nb::python_error&) {
    return "a number of too many digits to show";
  }
}

}  // namespace

std::uint64_t whole_number(const nb::int_& number, const Expected& expected) {
  const auto value = counted(number);
  if (value && *value >= expected.least && *value <= expected.largest) return *value;
  const std::string least = std::to_string(expected.least);
  const std::string largest = std::to_string(expected.largest);
  throw NotationError(expected.code,
                      "expected " + std::string(expected.what) + " from " + least + " to " +
                          largest + ", got " + shown(number),
                      {{"least", least}, {"largest", largest}});
}

std::uint64_t deal_number_of(const Rules& rules, const nb::int_& number) {
  return whole_number(number,
                      {"bad_number", "a deal number", least_number(rules), largest_number(rules)});
}

}  // namespace harpan::bindings
