#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "harpan/card.h"
#include "harpan/families/klondike_rules.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/layout_check.h"
#include "harpan/move.h"
#include "harpan/refusal.h"
#include "harpan/tableau.h"
#include "harpan/talon.h"

namespace harpan {

/// A position of a Klondike game with one or two decks. The rules are those of docs/rules.md.
template <int Decks>
class Klondike {
 public:
  using Rules = KlondikeRules;

  static constexpr int most_columns = Decks == 1 ? 9 : 13;
  static constexpr int foundations = suit_count * Decks;
  using Columns = Tableau<most_columns, most_columns - 1 + king>;

  /// What the player has been shown of cards that may lie face down again after an undo: hidden
  /// cards turn up from the top and stock cards from the front, so a depth a pile says it all.
  struct Memory {
    typename Columns::Depths unseen_in_column{};
    int unseen_in_stock = 0;  ///< counted from the stock's end
    friend bool operator==(const Memory&, const Memory&) = default;
  };

  /// Lays out a deal: row by row from each row's diagonal, then the stock in the order it is
  /// drawn. `cards` is the whole deck.
  static Klondike deal(const Rules& rules, std::span<const Card> cards);
  /// A position without cards.
  explicit Klondike(const Rules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }
  int pass() const { return pass_; }
  const Columns& columns() const { return columns_; }
  int foundation(int index) const { return foundation_[at(index)]; }
  /// Cards on the foundations.
  int up() const;
  /// Cards that a draw of this pass turns while the stock has them.
  int draw_size() const { return rules_.draw_in(pass_); }

  /// The waste from its bottom to its top.
  std::span<const Card> waste() const { return talon_.waste(); }
  /// The stock in the order it is drawn.
  std::span<const Card> stock() const { return talon_.stock(); }

  /// Cards that the next draw of this pass turns up.
  int draw_count() const { return std::min(draw_size(), talon_.stock_size()); }

  /// Whether some column or foundation takes the card.
  bool takes(Card card) const;

  void legal_moves(MoveList& moves) const;
  std::optional<Refusal> refusal(Move move) const;
  bool is_legal(Move move) const { return !refusal(move); }

  /// Makes a legal move without checking it.
  Step apply(Move move);
  /// Takes back the last move made.
  void undo(const Step& step);

  bool is_won() const { return up() == rules_.deck().size(); }

  /// Columns in any order and foundations of one suit in either order are one position; the pass
  /// counts only while passes are limited.
  Key key() const;

  Memory memory() const;
  void witness(Memory& memory) const;
  Klondike masked(const Memory& memory) const;
  void lay_out(Layout& layout) const;
  /// The position of a layout with the piles of these rules. Throws NotationError.
  static Klondike from_layout(const Rules& rules, const Layout& layout);
  static std::vector<Card> foundation_below(const Rules&, Card top) { return ace_up_to(top); }

 private:
  /// An array index, through unsigned: widening that costs no instruction.
  static constexpr std::size_t at(int index) { return static_cast<unsigned>(index); }

  bool foundation_takes(int index, Card card) const {
    return index % suit_count == card.suit_index() && foundation_[at(index)] + 1 == card.rank();
  }
  bool empty_column_takes(Card card) const {
    return rules_.any_in_empty != 0 || card.rank() == rules_.ranks;
  }
  bool column_takes(int column, Card card) const {
    return columns_.is_empty(column) ? empty_column_takes(card)
                                     : card.fits_on(columns_.top(column));
  }

  class Takers;
  void foundation_moves(MoveList& moves, Pile source, Card card) const;
  void run_moves(MoveList& moves, const Takers& takers, int source) const;
  void taking_back_moves(MoveList& moves, const Takers& takers) const;
  void talon_moves(MoveList& moves, const Takers& takers) const;

  bool has(Pile pile) const;
  std::optional<Refusal> draw_refusal(Move move) const;
  std::optional<Refusal> recycle_refusal(Move move) const;
  std::optional<Refusal> source_refusal(Move move) const;
  std::optional<Refusal> foundation_refusal(int index, Card card) const;
  std::optional<Refusal> column_refusal(int column, Card card) const;
  Card lowest_moved(Move move) const;

  Card take(Pile source);
  void put(Pile target, Card card);
  std::uint32_t turn_up(Pile source);

  int pass_ = 1;  // first, so that no padding parts the members
  Columns columns_{};
  Talon<Decks == 1 ? 24 : 76> talon_{};
  std::array<std::uint8_t, foundations> foundation_{};
  Rules rules_;
};

static_assert(sizeof(Klondike<1>) <= 256);
static_assert(sizeof(Klondike<2>) <= 512);

}  // namespace harpan

#include "harpan/families/klondike_moves.h"  // IWYU pragma: export

namespace harpan {

extern template class Klondike<1>;
extern template class Klondike<2>;

}  // namespace harpan
