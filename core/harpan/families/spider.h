#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "harpan/card.h"
#include "harpan/families/spider_rules.h"
#include "harpan/key.h"
#include "harpan/layout.h"
#include "harpan/move.h"
#include "harpan/refusal.h"
#include "harpan/tableau.h"

namespace harpan {

/// A position of Spider. The rules are those of docs/rules.md.
class Spider {
 public:
  using Rules = SpiderRules;

  static constexpr int foundations = 8;
  /// Five hidden cards, and under each of six heads (the deal's and five rows') at most twelve.
  using Columns = Tableau<10, Rules::most_in_column>;

  /// What the player has been shown: hidden cards turn up from the top, stock rows from the front.
  struct Memory {
    Columns::Depths unseen_in_column{};
    int unseen_in_stock = 0;
    friend bool operator==(const Memory&, const Memory&) = default;
  };

  /// Deals round the columns until the rows of the stock are left, in the order they are dealt.
  static Spider deal(const Rules& rules, std::span<const Card> cards);
  /// A position without cards.
  explicit Spider(const Rules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }
  const Columns& columns() const { return columns_; }
  /// The stock in the order it is dealt.
  std::span<const Card> stock() const { return {stock_.data() + stock_.size() - left_, left_}; }
  /// Complete runs on the foundations.
  int home() const { return home_; }
  /// Cards on the foundations.
  int up() const { return home_ * rules_.ranks; }
  /// Cards of a stock row.
  int draw_size() const { return rules_.columns; }

  void legal_moves(MoveList& moves) const;
  std::optional<Refusal> refusal(Move move) const;
  bool is_legal(Move move) const { return !refusal(move); }

  /// Makes a legal move without checking it. Complete runs go home: after a row only when the
  /// whole row lies.
  Step apply(Move move);
  /// Takes back the last move made.
  void undo(const Step& step);

  bool is_won() const { return home_ == foundations; }

  /// While rows are left to deal the order of the columns matters, afterwards it does not.
  Key key() const;

  Memory memory() const { return {columns_.hidden_depths(), left_}; }
  void witness(Memory& memory) const;
  Spider masked(const Memory& memory) const;
  void lay_out(Layout& layout) const;
  /// The position of a layout with the piles of these rules. Throws NotationError.
  static Spider from_layout(const Rules& rules, const Layout& layout);
  /// The cards of a home run whose last card, the ace, this is.
  static std::vector<Card> foundation_below(const Rules& rules, Card top);

  /// Whether too few cards are left in the columns to fill them: the stock can never be dealt.
  bool is_short() const;

  /// Open cards at a column's end that fall by one in one suit: they move as a unit.
  int run(int column) const;

 private:
  bool is_complete(int column) const { return run(column) == rules_.ranks; }
  int empty_columns() const;
  int in_columns() const;
  std::optional<Refusal> deal_refusal(Move move) const;
  std::optional<Refusal> run_refusal(Move move) const;
  void run_moves(MoveList& moves, int source, int target) const;
  void read_stock(const LaidPile& pile);
  void read_column(const LaidPile& pile);
  void deal_row();
  void undeal_row();
  void send_home(int column);
  void bring_back(int column);

  Columns columns_{};
  std::array<Card, SpiderRules::most_rows * 10> stock_{};
  std::array<Suit, foundations> home_suit_{};
  std::uint8_t left_ = 0;  // cards of the stock
  std::uint8_t home_ = 0;
  Rules rules_;
};

static_assert(sizeof(Spider) <= 1024);

}  // namespace harpan
