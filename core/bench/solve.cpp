// Solves deals one after the other and prints a line for each: its name, the verdict, nodes, CPU
// milliseconds, table bytes; then a summary on stderr.
//
//   bench_solve RULES FIRST LAST [--nodes N] [--seconds S] [--bytes B]    numbered deals
//   bench_solve RULES - < DECKS                                          decks in dealing order, a
//   line each bench_solve --short                                                  a smoke test

#include <algorithm>
#include <ctime>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "harpan/deal.h"
#include "harpan/notation.h"
#include "harpan/position.h"
#include "harpan/solve/solve.h"

namespace harpan {
namespace {

double cpu_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

struct Wish {
  Limits limits;
  double milliseconds = 1e9;
};

class Report {
 public:
  void add(const std::string& name, const Solution& solution, double milliseconds) {
    static constexpr std::string_view words[] = {"winnable", "unwinnable", "unknown"};
    const auto verdict = static_cast<std::size_t>(solution.verdict);
    ++counts_[verdict];
    nodes_ += solution.nodes;
    times_.push_back(milliseconds);
    std::cout << name << '\t' << words[verdict] << '\t' << solution.nodes << '\t' << milliseconds
              << '\t' << solution.table_bytes << '\t' << solution.moves.size() << '\n';
  }

  void summarise() {
    if (times_.empty()) return;
    std::ranges::sort(times_);
    double sum = 0;
    for (const double time : times_) sum += time;
    const auto within = [&](double limit) {
      const auto place = std::ranges::upper_bound(times_, limit) - times_.begin();
      return 100.0 * static_cast<double>(place) / static_cast<double>(times_.size());
    };
    const auto at = [&](double share) {
      return times_[static_cast<std::size_t>(share * static_cast<double>(times_.size() - 1))];
    };
    std::cerr << counts_[0] << " winnable, " << counts_[1] << " unwinnable, " << counts_[2]
              << " unknown; nodes " << nodes_ << "; ms: sum " << sum << ", mean "
              << sum / static_cast<double>(times_.size()) << ", median " << at(0.5) << ", p90 "
              << at(0.9) << ", p99 " << at(0.99) << ", max " << times_.back() << "; within 1 s "
              << within(1e3) << " %, 10 s " << within(1e4) << " %\n";
  }

 private:
  std::uint64_t counts_[3] = {};
  std::uint64_t nodes_ = 0;
  std::vector<double> times_;
};

void run(Report& report, const std::string& name, const Position& position, Wish wish) {
  const double start = cpu_milliseconds();
  wish.limits.keep_going = [&](std::uint64_t) {
    return cpu_milliseconds() - start < wish.milliseconds;
  };
  const Solution solution = solve(position, wish.limits);
  report.add(name, solution, cpu_milliseconds() - start);
}

void run_numbers(const Rules& rules, std::uint64_t first, std::uint64_t last, const Wish& wish) {
  Report report;
  for (std::uint64_t number = first; number <= last; ++number) {
    run(report, std::to_string(number), deal(rules, numbered_cards(rules, number)), wish);
  }
  report.summarise();
}

void run_decks(const Rules& rules, const Wish& wish) {
  Report report;
  std::string line;
  for (int row = 1; std::getline(std::cin, line); ++row) {
    run(report, std::to_string(row), deal(rules, parse_deck(rules, line)), wish);
  }
  report.summarise();
}

int main(std::vector<std::string> words) {
  if (words == std::vector<std::string>{"--short"})
    words = {"klondike:draw=3", "1", "3", "--nodes", "5000"};
  Wish wish;
  for (std::size_t i = 2; i + 1 < words.size(); ++i) {
    if (words[i] == "--nodes") wish.limits.nodes = std::stoull(words[i + 1]);
    if (words[i] == "--bytes") wish.limits.table_bytes = std::stoull(words[i + 1]);
    if (words[i] == "--seconds") wish.milliseconds = std::stod(words[i + 1]) * 1e3;
  }
  const Rules rules = parse_rules(words.at(0));
  if (words.at(1) == "-") {
    run_decks(rules, wish);
  } else {
    run_numbers(rules, std::stoull(words.at(1)), std::stoull(words.at(2)), wish);
  }
  return 0;
}

}  // namespace
}  // namespace harpan

int main(int count, char** words) { return harpan::main({words + 1, words + count}); }
