#include "harpan/board.h"

#include <algorithm>

#include "harpan/notation.h"

namespace harpan {

namespace {

constexpr std::size_t cell_width = 5;

std::string cell(const std::string& content) {
  return std::string(cell_width - std::min(cell_width, content.size()), ' ') + content;
}

/// A hidden card is shown only where the rules lay all cards open.
std::string shown(const Slot& slot, bool open) {
  if (slot.face_up) return text(slot.card);
  return open ? '<' + text(slot.card) + '>' : "..";
}

std::string top_text(const LaidPile& pile) {
  return pile.slots.empty() ? "-" : text(pile.slots.back().card);
}

std::string fan_text(const LaidPile& waste, int fan) {
  const auto count = std::min(waste.slots.size(), static_cast<std::size_t>(fan));
  std::string result;
  for (std::size_t i = waste.slots.size() - count; i < waste.slots.size(); ++i) {
    result += ' ' + text(waste.slots[i].card);
  }
  return result.empty() ? " -" : result;
}

std::string pass_text(const Game& game) {
  const auto& rules = std::get<KlondikeRules>(game.rules());
  const std::string now = "pass " + std::to_string(game.pass());
  return rules.passes == KlondikeRules::unlimited ? now
                                                  : now + " of " + std::to_string(rules.passes);
}

std::string tableau_text(const std::vector<LaidPile>& columns, bool open) {
  std::string result;
  std::size_t rows = 0;
  for (const LaidPile& column : columns) {
    result += cell(text(column.pile));
    rows = std::max(rows, column.slots.size());
  }
  for (std::size_t row = 0; row < rows; ++row) {
    std::string line;
    for (const LaidPile& column : columns) {
      line += cell(row < column.slots.size() ? shown(column.slots[row], open) : "");
    }
    result += '\n' + line.substr(0, line.find_last_not_of(' ') + 1);
  }
  return result;
}

}  // namespace

std::string board(const Game& game) {
  std::string head;
  std::string foundations = "foundations";
  std::vector<LaidPile> columns;
  Layout layout = game.layout();
  for (LaidPile& pile : layout.piles) {
    switch (pile.pile.role()) {
      case Role::stock: head += "stock " + std::to_string(pile.slots.size()); break;
      case Role::waste: head += "   waste" + fan_text(pile, game.draw_count()); break;
      case Role::foundation: foundations += cell(top_text(pile)); break;
      case Role::column: columns.push_back(std::move(pile)); break;
    }
  }
  const bool open = std::get<KlondikeRules>(game.rules()).face_up != 0;
  return head + "   " + pass_text(game) + '\n' + foundations + "\n\n" + tableau_text(columns, open);
}

}  // namespace harpan
