#pragma once

#include <optional>

#include "harpan/families/klondike.h"
#include "harpan/play/greedy/order.h"

namespace harpan {

/// The usual levels: up to a foundation, first where that turns a card; a whole column's run that
/// turns a card, of the most hidden first; from the waste to a column; back from a foundation where
/// it lets one of these happen; part of a run where the card below it goes up; else on through the
/// stock, until two recycles in a row had nothing between them.
template <int Decks>
class GreedyOrder<Klondike<Decks>> {
 public:
  using Position = Klondike<Decks>;

  std::optional<Move> next(const Position& position) {
    if (follow_up_) return take_follow_up();
    auto move = play_of(position);
    if (move) {
      idle_recycles_ = 0;
      after_draw_ = false;
      return move;
    }
    after_draw_ = true;
    return talon_move(position);
  }

 private:
  std::optional<Move> take_follow_up() {
    const Move move = *follow_up_;
    follow_up_.reset();
    return move;
  }

  /// After a draw the columns stand as they did when nothing was found in them.
  std::optional<Move> play_of(const Position& p) {
    std::optional<Move> move;
    if (!after_draw_) {
      if ((move = column_to_foundation(p))) return move;
    }
    if ((move = waste_to_foundation(p))) return move;
    if (!after_draw_) {
      if ((move = turning_move(p))) return move;
    }
    if ((move = waste_to_column(p))) return move;
    if (!after_draw_) {
      if ((move = freeing_part(p))) return move;
    }
    return taking_back(p);
  }

  static std::optional<int> foundation_for(const Position& p, Card card) {
    for (int i = card.suit_index(); i < Position::foundations; i += suit_count) {
      if (p.foundation(i) + 1 == card.rank()) return i;
    }
    return std::nullopt;
  }

  static std::optional<Move> column_to_foundation(const Position& p) {
    std::optional<Move> found;
    for (int c = 0; c < p.rules().columns; ++c) {
      if (p.columns().is_empty(c)) continue;
      const auto foundation = foundation_for(p, p.columns().top(c));
      if (!foundation) continue;
      const Move move{{Role::column, c}, {Role::foundation, *foundation}};
      if (p.columns().open(c) == 1 && p.columns().hidden(c) > 0) return move;
      if (!found) found = move;
    }
    return found;
  }

  static std::optional<Move> waste_to_foundation(const Position& p) {
    if (p.waste().empty()) return std::nullopt;
    const auto foundation = foundation_for(p, p.waste().back());
    if (!foundation) return std::nullopt;
    return Move{Role::waste, {Role::foundation, *foundation}};
  }

  static bool takes(const Position& p, int column, Card card) {
    if (!p.columns().is_empty(column)) return card.fits_on(p.columns().top(column));
    return p.rules().any_in_empty != 0 || card.rank() == p.rules().ranks;
  }

  static std::optional<int> column_for(const Position& p, Card card, int except = -1) {
    for (int c = 0; c < p.rules().columns; ++c) {
      if (c != except && takes(p, c, card)) return c;
    }
    return std::nullopt;
  }

  static std::optional<Move> turning_move(const Position& p) {
    std::optional<Move> found;
    int most = 0;
    for (int c = 0; c < p.rules().columns; ++c) {
      const int hidden = p.columns().hidden(c);
      if (hidden <= most) continue;
      const auto target = column_for(p, p.columns().card(c, hidden), c);
      if (!target) continue;
      most = hidden;
      found = Move{{Role::column, c},
                   {Role::column, *target},
                   static_cast<std::uint8_t>(p.columns().open(c))};
    }
    return found;
  }

  static std::optional<Move> waste_to_column(const Position& p) {
    if (p.waste().empty()) return std::nullopt;
    const auto column = column_for(p, p.waste().back());
    if (!column) return std::nullopt;
    return Move{Role::waste, {Role::column, *column}};
  }

  /// The part of a run that moves elsewhere so that the card below it goes up.
  std::optional<Move> freeing_part(const Position& p) {
    for (int c = 0; c < p.rules().columns; ++c) {
      for (int row = p.columns().hidden(c); row + 1 < p.columns().height(c); ++row) {
        if (!foundation_for(p, p.columns().card(c, row))) continue;
        const auto target = column_for(p, p.columns().card(c, row + 1), c);
        if (!target) continue;
        return Move{{Role::column, c},
                    {Role::column, *target},
                    static_cast<std::uint8_t>(p.columns().height(c) - row - 1)};
      }
    }
    return std::nullopt;
  }

  /// What could go onto `card` if it lay on top of `column`.
  std::optional<Move> onto(const Position& p, Card card, int column) const {
    if (!p.waste().empty() && p.waste().back().fits_on(card)) {
      return Move{Role::waste, {Role::column, column}};
    }
    if (after_draw_) return std::nullopt;
    for (int c = 0; c < p.rules().columns; ++c) {
      const int hidden = p.columns().hidden(c);
      if (c == column || hidden == 0) continue;
      if (p.columns().card(c, hidden).fits_on(card)) {
        return Move{{Role::column, c},
                    {Role::column, column},
                    static_cast<std::uint8_t>(p.columns().open(c))};
      }
    }
    return std::nullopt;
  }

  std::optional<Move> taking_back(const Position& p) {
    if (p.rules().taking_back == 0) return std::nullopt;
    for (int i = 0; i < Position::foundations; ++i) {
      const int rank = p.foundation(i);
      if (rank < 2) continue;
      const Card card(rank, static_cast<Suit>(i % suit_count));
      const auto column = column_for(p, card);
      if (!column) continue;
      follow_up_ = onto(p, card, *column);
      if (follow_up_) return Move{{Role::foundation, i}, {Role::column, *column}};
    }
    return std::nullopt;
  }

  std::optional<Move> talon_move(const Position& p) {
    if (!p.stock().empty()) {
      return Move{Role::stock, Role::waste, static_cast<std::uint8_t>(p.draw_count())};
    }
    if (p.waste().empty() || !p.rules().has_pass_after(p.pass())) return std::nullopt;
    if (++idle_recycles_ > most_idle(p)) return std::nullopt;
    return Move{Role::waste, Role::stock, static_cast<std::uint8_t>(p.waste().size())};
  }

  /// With three, two and one card a draw an idle pass proves nothing of the next.
  static int most_idle(const Position& p) {
    return p.rules().draw == KlondikeRules::three_two_one ? 3 : 1;
  }

  std::optional<Move> follow_up_;
  int idle_recycles_ = 0;
  bool after_draw_ = false;
};

}  // namespace harpan
