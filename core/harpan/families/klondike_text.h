#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "harpan/families/klondike.h"
#include "harpan/tokens.h"

namespace harpan {

/// A Klondike position as text and back; the form is described with parse_position.
template <int Decks>
class KlondikeText {
 public:
  static std::string print(const Klondike<Decks>& position);
  static Klondike<Decks> parse(const KlondikeRules& rules, std::string_view text);

 private:
  using Position = Klondike<Decks>;
  using Fields = std::vector<std::vector<Token>>;

  static void read_pass(Position& position, const std::vector<Token>& field);
  static void read_talon(Position& position, const Fields& fields);
  static void read_foundations(Position& position, const std::vector<Token>& field);
  static void read_column(Position& position, int index, const std::vector<Token>& field);
  static void check_column(const Position& position, int index);
};

extern template class KlondikeText<1>;
extern template class KlondikeText<2>;

}  // namespace harpan
