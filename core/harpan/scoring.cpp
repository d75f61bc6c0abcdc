#include "harpan/scoring.h"

#include <algorithm>
#include <numeric>

namespace harpan {

namespace {

// Standard scoring, from the help of the Windows game; see docs/rules.md.
constexpr int to_foundation = 10;
constexpr int waste_to_column = 5;
constexpr int turned_card = 5;
constexpr int taken_back = -15;
constexpr int recycle_one = -100;     // drawing one, from the second pass on
constexpr int recycle_several = -20;  // drawing several, from a late pass on
constexpr int penalty_seconds = 10;
constexpr int penalty_points = 2;
constexpr int bonus_after_seconds = 30;
constexpr int bonus_dividend = 700'000;

// Las Vegas.
constexpr int stake_per_card = 1;
constexpr int points_per_card = 5;
constexpr int bonus_unit = 100;

constexpr std::array yes_no{Choice{"yes", 1}, Choice{"no", 0}};
constexpr std::array no_yes{Choice{"no", 0}, Choice{"yes", 1}};
constexpr std::array column_points{Choice{"0", 0}, Choice{"3", 3}};
constexpr std::array late_passes{Choice{"4", 4}, Choice{"5", 5}};
constexpr std::array bonuses{Choice{"0", 0}, Choice{"500", 500 / bonus_unit}};

constexpr std::array standard_specs{
    OptionSpec<StandardScoring>{"timed", &StandardScoring::timed, yes_no},
    OptionSpec<StandardScoring>{"only_plus", &StandardScoring::only_plus, no_yes},
    OptionSpec<StandardScoring>{"column_to_column", &StandardScoring::column_to_column,
                                column_points},
    OptionSpec<StandardScoring>{"recycle_from", &StandardScoring::recycle_from, late_passes},
};
constexpr std::array vegas_specs{
    OptionSpec<VegasScoring>{"bonus", &VegasScoring::bonus, bonuses},
};

int recycle_points(const StandardScoring& scoring, const Rules& rules, const Step& step) {
  const auto& klondike = std::get<KlondikeRules>(rules);
  if (klondike.draw == 1) return recycle_one;
  return step.pass + 1 >= scoring.recycle_from ? recycle_several : 0;
}

int move_points(const StandardScoring& scoring, const Rules& rules, const Step& step,
                bool first_time_up) {
  const Role source = step.move.source.role();
  const Role target = step.move.target.role();
  if (target == Role::stock) return recycle_points(scoring, rules, step);
  if (target == Role::foundation && source != Role::foundation) {
    return scoring.only_plus == 0 || first_time_up ? to_foundation : 0;
  }
  if (target != Role::column) return 0;
  if (source == Role::waste) return waste_to_column;
  if (source == Role::foundation) return scoring.only_plus != 0 ? 0 : taken_back;
  return scoring.column_to_column;
}

Tally::Heights falling_pairs(Tally::Heights heights) {
  for (std::size_t suit = 0; suit < suit_count; ++suit) {
    if (heights[suit] < heights[suit + suit_count]) {
      std::swap(heights[suit], heights[suit + suit_count]);
    }
  }
  return heights;
}

std::uint8_t& height(Tally& tally, Pile pile) {
  return tally.now[static_cast<std::size_t>(pile.index())];
}

/// Follows the step on the foundations; whether it put a card up for the first time on this line.
bool follow(Tally& tally, const Step& step) {
  if (step.move.source.role() == Role::foundation) --height(tally, step.move.source);
  if (step.move.target.role() != Role::foundation) return false;
  ++height(tally, step.move.target);
  bool first_time = false;
  const Tally::Heights now = falling_pairs(tally.now);
  for (std::size_t i = 0; i < now.size(); ++i) {
    first_time = first_time || now[i] > tally.highest[i];
    tally.highest[i] = std::max(tally.highest[i], now[i]);
  }
  return first_time;
}

Score standard_score(const StandardScoring& scoring, const Tally& tally, bool won, double seconds) {
  Score score{.points = tally.points, .up = tally.up()};
  if (scoring.timed != 0) {
    // Whatever is no time at all, not a number included, is no time played.
    const auto whole = seconds > 0 ? static_cast<int>(std::min(seconds, 1e8)) : 0;
    score.time_penalty = -penalty_points * (whole / penalty_seconds);
    if (won && whole > bonus_after_seconds) score.bonus = bonus_dividend / whole;
  }
  // The floor meets the sum of points and time only in what is shown: the sum itself goes on.
  score.total = std::max(score.points + score.time_penalty, 0) + score.bonus;
  score.points = std::max(score.points, 0);
  return score;
}

Score vegas_score(const VegasScoring& scoring, const Tally& tally, int cards) {
  Score score{.points = points_per_card * tally.up() - stake_per_card * cards, .up = tally.up()};
  if (tally.up() == cards) score.bonus = scoring.bonus * bonus_unit;
  score.total = score.points + score.bonus;
  return score;
}

template <class Settings>
Settings changed(Settings settings, const Assignments& changes) {
  for (const auto& [name, value] : changes) Options<Settings>::assign(settings, name, value);
  return settings;
}

}  // namespace

std::span<const OptionSpec<StandardScoring>> StandardScoring::specs() { return standard_specs; }
std::span<const OptionSpec<VegasScoring>> VegasScoring::specs() { return vegas_specs; }

Scoring parse_scoring(std::string_view text) {
  const SettingsText settings = split_settings(text);
  if (settings.head == StandardScoring::kind) {
    return changed(StandardScoring{}, settings.assignments);
  }
  if (settings.head == VegasScoring::kind) return changed(VegasScoring{}, settings.assignments);
  if (settings.head == PlainScoring::kind) return changed(PlainScoring{}, settings.assignments);
  throw RulesError("unknown_scoring",
                   "no scoring " + quoted(settings.head) + ": expected standard, vegas or plain",
                   {{"name", excerpt(settings.head)}, {"allowed", "standard, vegas, plain"}});
}

std::string text(const Scoring& scoring) {
  return std::visit(
      [](const auto& settings) {
        using Settings = std::decay_t<decltype(settings)>;
        return Options<Settings>::text(Settings::kind, settings, Settings{});
      },
      scoring);
}

std::string_view kind(const Scoring& scoring) {
  return std::visit([](const auto& settings) { return settings.kind; }, scoring);
}

std::vector<Option> options(const Scoring& scoring) {
  return std::visit(
      [](const auto& settings) {
        return Options<std::decay_t<decltype(settings)>>::list(settings);
      },
      scoring);
}

Scoring replace(const Scoring& scoring, const Assignments& changes) {
  return std::visit([&](const auto& settings) { return Scoring(changed(settings, changes)); },
                    scoring);
}

int Tally::up() const { return std::accumulate(now.begin(), now.end(), 0); }

Tally opening_tally(const Tally::Heights& foundations) {
  return {.now = foundations, .highest = falling_pairs(foundations)};
}

Tally fold(const Scoring& scoring, const Rules& rules, const Tally& tally, const Step& step) {
  Tally next = tally;
  const bool first_time_up = follow(next, step);
  if (const auto* standard = std::get_if<StandardScoring>(&scoring)) {
    next.points += move_points(*standard, rules, step, first_time_up);
    if (step.turned) next.points += turned_card;
  }
  return next;
}

Score score(const Scoring& scoring, const Rules& rules, const Tally& tally, double seconds) {
  const int cards = deck(rules).size();
  if (const auto* standard = std::get_if<StandardScoring>(&scoring)) {
    return standard_score(*standard, tally, tally.up() == cards, seconds);
  }
  if (const auto* vegas = std::get_if<VegasScoring>(&scoring)) {
    return vegas_score(*vegas, tally, cards);
  }
  return {.up = tally.up()};
}

}  // namespace harpan
