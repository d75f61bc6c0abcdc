#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "harpan/card.h"
#include "harpan/families/freecell_rules.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/layout_check.h"
#include "harpan/move.h"
#include "harpan/refusal.h"
#include "harpan/tableau.h"

namespace harpan {

/// A position of FreeCell. The rules are those of docs/rules.md.
class FreeCell {
 public:
  using Rules = FreeCellRules;

  static constexpr int foundations = suit_count;
  static constexpr int most_cells = 6;
  /// Of a small deck in two columns half of it may lie in one, and twelve cards on it.
  using Columns = Tableau<8, 24 + 12>;

  /// Everything lies open: there is nothing to remember.
  struct Memory {
    friend bool operator==(const Memory&, const Memory&) = default;
  };

  /// Deals row by row to the columns.
  static FreeCell deal(const Rules& rules, std::span<const Card> cards);
  /// A position without cards.
  explicit FreeCell(const Rules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }
  int foundation(int index) const { return foundation_[at(index)]; }
  /// The cards of a column from its bottom to its top.
  std::span<const Card> column(int index) const { return columns_.cards(index); }
  /// The card in a cell; the unknown card where there is none.
  Card cell(int index) const { return cell_[at(index)]; }

  void legal_moves(MoveList& moves) const;
  std::optional<Refusal> refusal(Move move) const;
  bool is_legal(Move move) const { return !refusal(move); }

  /// Makes a legal move without checking it.
  Step apply(Move move);
  /// Takes back the last move made.
  void undo(const Step& step);

  bool is_won() const { return up() == rules_.deck().size(); }
  /// Cards on the foundations.
  int up() const;
  /// There is no stock.
  int draw_size() const { return 0; }

  /// Cards that may move at once to a column: (free cells + 1) · 2^(empty columns, the target not
  /// counted); where empty columns take kings only they are no help.
  int most_at_once(int target) const;

  /// Cells and columns in any order are one position.
  Key key() const;

  Memory memory() const { return {}; }
  void witness(Memory&) const {}
  FreeCell masked(const Memory&) const { return *this; }
  void lay_out(Layout& layout) const;
  /// The position of a layout with the piles of these rules. Throws NotationError.
  static FreeCell from_layout(const Rules& rules, const Layout& layout);
  static std::vector<Card> foundation_below(const Rules&, Card top) { return ace_up_to(top); }

 private:
  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

  bool has(Pile pile) const;
  int run(int column) const;
  int free_cells() const;
  bool column_takes(int column, Card card) const;
  void single_moves(MoveList& moves, Pile source, Card card) const;
  void run_moves(MoveList& moves, int source) const;
  std::optional<Refusal> source_refusal(Move move) const;
  std::optional<Refusal> target_refusal(Pile target, Card card) const;
  Card lowest_moved(Move move) const;
  Card take(Pile source);
  void put(Pile target, Card card);

  Columns columns_{};
  std::array<Card, most_cells> cell_{};  // the unknown card is an empty cell
  std::array<std::uint8_t, foundations> foundation_{};
  Rules rules_;
};

static_assert(sizeof(FreeCell) <= 384);

}  // namespace harpan
