#include "harpan/perft.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "harpan/position.h"
#include "tests/samples.h"

namespace harpan {
namespace {

/// The numbers of lines of play that tests/reference counted for a family: rules, deal, and the
/// counts for 1, 2, 3, … moves.
class PerftFile {
 public:
  explicit PerftFile(const std::string& family)
      : lines_(HARPAN_TEST_DATA "/perft/" + family + ".tsv") {}

  template <class Visit>
  int each(Visit visit) {
    int count = 0;
    for (std::string line; std::getline(lines_, line);) {
      if (line.empty() || line[0] == '#') continue;
      std::istringstream fields(line);
      std::string rules;
      std::uint64_t number = 0;
      fields >> rules >> number;
      int depth = 0;
      for (std::uint64_t leaves = 0; fields >> leaves; ++count) {
        visit(parse_rules(rules), number, ++depth, leaves);
      }
    }
    return count;
  }

 private:
  std::ifstream lines_;
};

std::uint64_t lines_of_play(const Rules& rules, std::uint64_t number, int depth) {
  Position position = deal(rules, numbered_cards(rules, number));
  return std::visit([&](auto& family) { return perft(family, depth); }, position);
}

TEST(Perft, CountsAsTheReferenceDoes) {
  for (const auto* family : {"klondike", "spider", "freecell", "pyramid", "aces-up"}) {
    const int checked = PerftFile(family).each(
        [](const Rules& rules, std::uint64_t number, int depth, std::uint64_t leaves) {
          EXPECT_EQ(lines_of_play(rules, number, depth), leaves)
              << text(rules) << ' ' << number << " to depth " << depth;
        });
    EXPECT_GT(checked, 300) << family;
  }
}

TEST(Perft, LeavesThePositionAsItWas) {
  auto position = numbered<Klondike<1>>(KlondikeRules{}, 1);
  const std::string before = text(Position(position));
  EXPECT_EQ(perft(position, 0), 1U);
  perft(position, 4);
  EXPECT_EQ(text(Position(position)), before);
}

}  // namespace
}  // namespace harpan
