// Speed of the rules engine: perft on fixed deals, and the signature of what it does.
//
//   bench_perft                every deal, about a second each
//   bench_perft --short [I]    shallow, all deals or only the one of index I: for callgrind
//
// A node is a position on a line of play, the first and the last ones included. The time is that
// of the processor, which other programs on it disturb less than that of the clock.

#include "harpan/perft.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <variant>

#include "bench/signature.h"
#include "harpan/deal.h"
#include "harpan/rules.h"

namespace harpan {

namespace {

struct Run {
  std::string_view rules;
  std::uint64_t number;
  int depth;
  int short_depth;
};

constexpr std::array runs{
    Run{"klondike", 1, 13, 9},
    Run{"klondike", 42, 42, 30},
    Run{"klondike", ~std::uint64_t{0}, 17, 12},
    Run{"klondike:draw=3", 1, 13, 9},
    Run{"klondike:draw=3", 42, 27, 20},
    Run{"klondike:draw=3", ~std::uint64_t{0}, 16, 12},
    Run{"klondike:decks=2", 1, 12, 9},
    Run{"spider", 1, 9, 7},
    Run{"spider:suits=1", 1, 8, 6},
    Run{"freecell", 1, 7, 5},
    Run{"pyramid", 1, 17, 12},
    Run{"aces-up", 1, 22, 16},
};

// A function of its own, so that callgrind can collect its instructions alone.
template <Family F>
[[gnu::noinline]] std::uint64_t measured(F& position, int depth) {
  return perft(position, depth);
}

/// Seconds that the processor has worked for this program.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Count {
  std::uint64_t nodes;
  double seconds;
};

template <Family F>
Count count(F& position, int depth) {
  const double start = seconds();
  Count count{.nodes = measured(position, depth), .seconds = seconds() - start};
  for (int moves = 0; moves < depth; ++moves) count.nodes += perft(position, moves);
  return count;
}

void report(const Run& run, int depth) {
  const Rules rules = parse_rules(run.rules);
  Position position = deal(rules, numbered_cards(rules, run.number));
  const auto [nodes, taken] =
      std::visit([&](auto& family) { return count(family, depth); }, position);
  std::printf("%-16s %20llu %5d %10llu %9.1f\n", std::string(run.rules).c_str(),
              static_cast<unsigned long long>(run.number), depth,
              static_cast<unsigned long long>(nodes), static_cast<double>(nodes) / taken / 1e6);
}

}  // namespace

}  // namespace harpan

int main(int count, char** words) {
  const bool is_short = count > 1 && std::string_view(words[1]) == "--short";
  const std::size_t only = count > 2 ? std::stoul(words[2]) : harpan::runs.size();
  std::printf("%-16s %20s %5s %10s %9s\n", "rules", "deal", "depth", "nodes", "M nodes/s");
  for (std::size_t i = 0; i < harpan::runs.size(); ++i) {
    const harpan::Run& run = harpan::runs[i];
    if (only == harpan::runs.size() || only == i) {
      report(run, is_short ? run.short_depth : run.depth);
    }
  }
  if (only == harpan::runs.size()) {
    std::printf("signature %016llx\n", static_cast<unsigned long long>(harpan::signature()));
  }
}
