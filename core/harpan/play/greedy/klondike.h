#pragma once

#include <optional>

#include "harpan/families/klondike.h"
#include "harpan/play/greedy/order.h"
#include "harpan/play/klondike_look.h"

namespace harpan {

/// The usual levels: up to a foundation, first where that turns a card; a run whose move turns a
/// card, of the column with the most hidden first; from the waste to a column; a move that makes
/// one of these possible: part of a run, a column emptied for a king, a card back from its
/// foundation; else on through the stock.
///
/// Where passes are unlimited the stock is looked through once before anything is played from it,
/// and then any card that drawing brings up counts as the waste's top. Where they are limited cards
/// are played as they come. Each level brings the game on or is followed at once by one that does,
/// so the order cannot go round in circles.
template <int Decks>
class GreedyOrder<Klondike<Decks>> {
 public:
  using Position = Klondike<Decks>;

  std::optional<Move> next(const Position& position) {
    if (plan_) return go_on(position, *plan_);
    free_ = looks_are_free(position);
    if (free_ && !stock_is_known(position)) return talon_move(position);
    if (const auto move = play(position)) {
      idle_recycles_ = 0;
      only_waste_ = false;
      return move;
    }
    return free_ ? std::nullopt : turn_talon(position);
  }

 private:
  /// A move that is meant already, and the waste's top that it waits for.
  struct Plan {
    Move move;
    Card top{};
  };

  // Not inlined: GCC would take the card of a plan for uninitialised where there is none.
  [[gnu::noinline]] std::optional<Move> go_on(const Position& p, Plan plan) {
    const bool ready = !plan.top.is_known() || (!p.waste().empty() && p.waste().back() == plan.top);
    if (!ready) return talon_move(p);
    plan_.reset();
    return plan.move;
  }

  std::optional<Move> play(const Position& p) {
    std::optional<Move> move = only_waste_ ? std::nullopt : column_to_foundation(p);
    if (!move) move = waste_to_foundation(p);
    if (!move && !only_waste_) move = turning_move(p);
    if (!move) move = waste_to_column(p);
    if (!move && !only_waste_) move = freeing_part(p);
    if (!move) move = emptying(p);
    return move ? move : taking_back(p);
  }

  /// The cards that may be played from the waste, now or after draws.
  template <class Visit>
  void each_top(const Position& p, Visit visit) const {
    if (free_) {
      each_waste_top(p, visit);
    } else if (!p.waste().empty()) {
      visit(p.waste().back());
    }
  }

  /// Plays a card of the waste, after the draws that bring it up.
  std::optional<Move> from_waste(const Position& p, Card card, Pile target) {
    const Plan plan{{Role::waste, target}, card};
    plan_ = plan;
    return go_on(p, plan);
  }

  static std::optional<Move> column_to_foundation(const Position& p) {
    std::optional<Move> found;
    for (int column = 0; column < p.rules().columns; ++column) {
      if (p.columns().is_empty(column)) continue;
      const auto target = foundation_for(p, p.columns().top(column));
      if (!target) continue;
      const Move move{{Role::column, column}, *target};
      if (p.columns().open(column) == 1 && p.columns().hidden(column) > 0) return move;
      if (!found) found = move;
    }
    return found;
  }

  std::optional<Move> waste_to_foundation(const Position& p) {
    Card found;
    each_top(p, [&](Card card) {
      if (!found.is_known() && foundation_for(p, card)) found = card;
    });
    const auto target = found.is_known() ? foundation_for(p, found) : std::nullopt;
    return target ? from_waste(p, found, *target) : std::nullopt;
  }

  static std::optional<Move> turning_move(const Position& p) {
    std::optional<Move> found;
    int most = 0;
    for (int column = 0; column < p.rules().columns; ++column) {
      const int hidden = p.columns().hidden(column);
      if (hidden <= most) continue;
      const auto target = column_for(p, p.columns().card(column, hidden), column);
      if (!target) continue;
      most = hidden;
      found = open_run(p, column, *target);
    }
    return found;
  }

  /// How much the runs that turn a card would gain by this card in a column: the hidden cards.
  static int turned_by(const Position& p, Card card) {
    int worth = 0;
    for (int column = 0; column < p.rules().columns; ++column) {
      const int hidden = p.columns().hidden(column);
      if (hidden > 0 && p.columns().card(column, hidden).fits_on(card)) worth += 100 + hidden;
    }
    return worth;
  }

  std::optional<Move> waste_to_column(const Position& p) {
    Card found;
    int most = -1;
    each_top(p, [&](Card card) {
      if (!column_for(p, card)) return;
      const int worth = turned_by(p, card);
      if (worth <= most) return;
      most = worth;
      found = card;
    });
    const auto target = found.is_known() ? column_for(p, found) : std::nullopt;
    return target ? from_waste(p, found, *target) : std::nullopt;
  }

  /// The end of a run that moves elsewhere so that the card below it goes up.
  static std::optional<Move> freeing_part(const Position& p) {
    for (int column = 0; column < p.rules().columns; ++column) {
      const int height = p.columns().height(column);
      for (int row = p.columns().hidden(column); row + 1 < height; ++row) {
        if (!foundation_for(p, p.columns().card(column, row))) continue;
        const auto target = column_for(p, p.columns().card(column, row + 1), column);
        if (!target) continue;
        return Move{{Role::column, column}, *target, static_cast<std::uint8_t>(height - row - 1)};
      }
    }
    return std::nullopt;
  }

  /// A column without hidden cards goes onto another where a king waits for its place.
  std::optional<Move> emptying(const Position& p) {
    for (int column = 0; column < p.rules().columns; ++column) {
      if (p.columns().hidden(column) != 0) continue;
      if (p.columns().is_empty(column)) return std::nullopt;
      const auto target = column_for(p, p.columns().card(column, 0), column);
      if (target && king_waits(p, column, target->index())) return open_run(p, column, *target);
    }
    return std::nullopt;
  }

  /// Plans the king's move to `column` once its run has gone to `target`.
  bool king_waits(const Position& p, int column, int target) {
    for (int other = 0; other < p.rules().columns; ++other) {
      const int hidden = p.columns().hidden(other);
      if (hidden == 0 || p.columns().card(other, hidden).rank() != p.rules().ranks) continue;
      plan_ = Plan{open_run(p, other, {Role::column, column})};
      if (other == target) {
        plan_->move.count = static_cast<std::uint8_t>(plan_->move.count + p.columns().open(column));
      }
      return true;
    }
    Card king;
    each_top(p, [&](Card card) {
      if (card.rank() == p.rules().ranks) king = card;
    });
    if (king.is_known()) plan_ = Plan{{Role::waste, {Role::column, column}}, king};
    return king.is_known();
  }

  /// What could go onto a card if it lay on top of a column.
  std::optional<Plan> onto(const Position& p, Card card, Pile column) const {
    if (!only_waste_) {
      for (int other = 0; other < p.rules().columns; ++other) {
        const int hidden = p.columns().hidden(other);
        const bool waits =
            other != column.index() && hidden > 0 && p.columns().card(other, hidden).fits_on(card);
        if (waits) return Plan{open_run(p, other, column)};
      }
    }
    Card found;
    each_top(p, [&](Card top) {
      if (!found.is_known() && top.fits_on(card)) found = top;
    });
    return found.is_known() ? std::optional(Plan{{Role::waste, column}, found}) : std::nullopt;
  }

  std::optional<Move> taking_back(const Position& p) {
    if (p.rules().taking_back == 0) return std::nullopt;
    for (int i = 0; i < Position::foundations; ++i) {
      const int rank = p.foundation(i);
      if (rank < 2) continue;
      const Card card(rank, static_cast<Suit>(i % suit_count));
      const auto column = column_for(p, card);
      if (!column) continue;
      plan_ = onto(p, card, *column);
      if (plan_) return Move{{Role::foundation, i}, *column};
    }
    return std::nullopt;
  }

  /// After a draw the columns are as they were when nothing was found in them. With three, two and
  /// one card a draw an idle pass proves nothing of the next.
  std::optional<Move> turn_talon(const Position& p) {
    if (!can_turn_talon(p)) return std::nullopt;
    const bool recycles = p.stock().empty();
    const int most_idle = p.rules().draw == KlondikeRules::three_two_one ? 3 : 1;
    if (recycles && ++idle_recycles_ > most_idle) return std::nullopt;
    only_waste_ = true;
    return talon_move(p);
  }

  std::optional<Plan> plan_;
  int idle_recycles_ = 0;
  bool only_waste_ = false;
  bool free_ = false;
};

}  // namespace harpan
