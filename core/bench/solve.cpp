// Solves deals one after the other and prints a line for each: its name, the verdict, nodes, CPU
// milliseconds, table bytes; then a summary on stderr.
//
//   bench_solve RULES FIRST LAST [--nodes N] [--seconds S] [--bytes B]    numbered deals
//   bench_solve RULES - < DECKS         decks in dealing order, a line each
//   bench_solve --short                 a smoke test
//
// With --most it looks for the most cards that can be up: `exact` stands for the verdict when they
// are proven, and the cards for the length of the line.

#include <algorithm>
#include <ctime>
#include <iostream>
#include <map>
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
  bool most = false;
};

struct Answer {
  std::string_view verdict;
  std::uint64_t nodes;
  std::size_t table_bytes;
  std::size_t length;
};

Answer answer(const Position& position, const Wish& wish) {
  if (!wish.most) {
    const Solution found = solve(position, wish.limits);
    return {name(found.verdict), found.nodes, found.table_bytes, found.moves.size()};
  }
  const Harvest found = most_up(position, wish.limits).value();
  const std::string_view verdict = found.least == found.most ? "exact" : "unknown";
  return {verdict, found.nodes, found.table_bytes, static_cast<std::size_t>(found.least)};
}

class Report {
 public:
  void add(const std::string& name, const Answer& answer, double milliseconds) {
    ++counts_[answer.verdict];
    nodes_ += answer.nodes;
    times_.push_back(milliseconds);
    std::cout << name << '\t' << answer.verdict << '\t' << answer.nodes << '\t' << milliseconds
              << '\t' << answer.table_bytes << '\t' << answer.length << '\n';
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
    for (const auto& [verdict, count] : counts_) std::cerr << count << ' ' << verdict << ", ";
    std::cerr << "nodes " << nodes_ << "; ms: sum " << sum << ", mean "
              << sum / static_cast<double>(times_.size()) << ", median " << at(0.5) << ", p90 "
              << at(0.9) << ", p99 " << at(0.99) << ", max " << times_.back() << "; within 1 s "
              << within(1e3) << " %, 10 s " << within(1e4) << " %\n";
  }

 private:
  std::map<std::string_view, std::uint64_t> counts_;
  std::uint64_t nodes_ = 0;
  std::vector<double> times_;
};

void run(Report& report, const std::string& name, const Position& position, Wish wish) {
  const double start = cpu_milliseconds();
  wish.limits.keep_going = [&](std::uint64_t) {
    return cpu_milliseconds() - start < wish.milliseconds;
  };
  const Answer found = answer(position, wish);
  report.add(name, found, cpu_milliseconds() - start);
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
  wish.most = std::ranges::find(words, "--most") != words.end();
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
