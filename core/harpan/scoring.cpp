#include "harpan/scoring.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "harpan/choices.h"

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

// Spider.
constexpr int spider_start = 500;
constexpr int per_move = -1;
constexpr int per_run = 100;

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
constexpr std::array spider_specs{
    OptionSpec<SpiderScoring>{"undo_costs", &SpiderScoring::undo_costs, no_yes},
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
  // Only where it turns a card, which no move undoes: a king may wander between empty columns.
  return step.turned != 0 ? scoring.column_to_column : 0;
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

Score standard_score(const StandardScoring& scoring, const Tally& tally, const Standing& standing) {
  Score score{.points = tally.points, .up = standing.up};
  if (scoring.timed != 0) {
    // Whatever is no time at all, not a number included, is no time played.
    const auto whole = standing.seconds > 0 ? static_cast<int>(std::min(standing.seconds, 1e8)) : 0;
    score.time_penalty = -penalty_points * (whole / penalty_seconds);
    if (standing.won && whole > bonus_after_seconds) score.bonus = bonus_dividend / whole;
  }
  // The floor meets the sum of points and time only in what is shown: the sum itself goes on.
  score.total = std::max(score.points + score.time_penalty, 0) + score.bonus;
  score.points = std::max(score.points, 0);
  return score;
}

Score vegas_score(const VegasScoring& scoring, int cards, const Standing& standing) {
  Score score{.points = points_per_card * standing.up - stake_per_card * cards, .up = standing.up};
  if (standing.up == cards) score.bonus = scoring.bonus * bonus_unit;
  score.total = score.points + score.bonus;
  return score;
}

/// An undone move has left the tally: that it still counts, and the undo with it, makes two.
Score spider_score(const SpiderScoring& scoring, const Tally& tally, const Standing& standing) {
  const int undos = scoring.undo_costs != 0 ? 2 * per_move * standing.undos : 0;
  const int points = spider_start + tally.points + undos;
  return {.points = points, .total = points, .up = standing.up};
}

int spider_points(const Step& step) {
  return (step.automatic ? 0 : per_move) + per_run * std::popcount(step.home);
}

template <class Settings>
Settings changed(Settings settings, const Assignments& changes) {
  for (const auto& [name, value] : changes) Options<Settings>::assign(settings, name, value);
  return settings;
}

}  // namespace

std::span<const OptionSpec<StandardScoring>> StandardScoring::specs() { return standard_specs; }
std::span<const OptionSpec<VegasScoring>> VegasScoring::specs() { return vegas_specs; }
std::span<const OptionSpec<SpiderScoring>> SpiderScoring::specs() { return spider_specs; }

Scoring parse_scoring(std::string_view text) {
  const SettingsText settings = split_settings(text);
  std::optional<Scoring> found;
  const auto attempt = [&]<class Kind>(Kind defaults) {
    if (settings.head == Kind::kind) found = changed(defaults, settings.assignments);
  };
  attempt(StandardScoring{});
  attempt(VegasScoring{});
  attempt(SpiderScoring{});
  attempt(PlainScoring{});
  if (found) return *found;
  throw RulesError(
      "unknown_scoring",
      "no scoring " + quoted(settings.head) + ": expected standard, vegas, spider or plain",
      {{"name", excerpt(settings.head)}, {"allowed", "standard, vegas, spider, plain"}});
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

std::vector<std::string_view> scoring_kinds(const Rules& rules) {
  if (std::holds_alternative<KlondikeRules>(rules)) {
    return {StandardScoring::kind, VegasScoring::kind, PlainScoring::kind};
  }
  if (std::holds_alternative<SpiderRules>(rules)) return {SpiderScoring::kind, PlainScoring::kind};
  return {PlainScoring::kind};
}

void check_scoring(const Rules& rules, const Scoring& scoring) {
  const auto kinds = scoring_kinds(rules);
  if (std::ranges::find(kinds, kind(scoring)) != kinds.end()) return;
  const std::string family(family_name(rules));
  throw RulesError("scoring_of_family",
                   "scoring of " + family + ": expected " + listing(kinds) + ", got " +
                       std::string(kind(scoring)),
                   {{"name", std::string(kind(scoring))}, {"allowed", listing(kinds)}});
}

Tally opening_tally(const Tally::Heights& foundations) {
  return {.now = foundations, .highest = falling_pairs(foundations)};
}

Tally fold(const Scoring& scoring, const Rules& rules, const Tally& tally, const Step& step) {
  Tally next = tally;
  if (const auto* standard = std::get_if<StandardScoring>(&scoring)) {
    next.points += move_points(*standard, rules, step, follow(next, step));
    if (step.turned != 0) next.points += turned_card;
  } else if (std::holds_alternative<SpiderScoring>(scoring)) {
    next.points += spider_points(step);
  }
  return next;
}

Score score(const Scoring& scoring, const Rules& rules, const Tally& tally,
            const Standing& standing) {
  if (const auto* standard = std::get_if<StandardScoring>(&scoring)) {
    return standard_score(*standard, tally, standing);
  }
  if (const auto* vegas = std::get_if<VegasScoring>(&scoring)) {
    return vegas_score(*vegas, deck(rules).size(), standing);
  }
  if (const auto* spider = std::get_if<SpiderScoring>(&scoring)) {
    return spider_score(*spider, tally, standing);
  }
  return {.up = standing.up};
}

}  // namespace harpan
