#include "harpan/board.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "harpan/notation.h"

namespace harpan {

namespace {

constexpr std::size_t cell_width = 5;
constexpr int pyramid_rows = 7;

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

std::string stock_text(const LaidPile& stock) {
  const std::string result = "stock " + std::to_string(stock.slots.size());
  const bool top_shown = !stock.slots.empty() && stock.slots.back().face_up;
  return top_shown ? result + ' ' + text(stock.slots.back().card) : result;
}

std::string pass_text(const Game& game) {
  if (game.pass() == 0) return "";
  const std::string now = "pass " + std::to_string(game.pass());
  const auto most = passes(game.rules());
  return most ? now + " of " + std::to_string(*most) : now;
}

std::string columns_text(const std::vector<LaidPile>& columns, bool open) {
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

std::string pyramid_text(const std::vector<LaidPile>& places) {
  std::string result;
  auto place = places.begin();
  for (int row = 0; row < pyramid_rows; ++row) {
    std::string line(static_cast<std::size_t>(pyramid_rows - 1 - row) * cell_width / 2, ' ');
    for (int i = 0; i <= row; ++i, ++place) {
      line += cell(place->slots.empty() ? "" : shown(place->slots[0], false));
    }
    result += line.substr(0, line.find_last_not_of(' ') + 1) + (row + 1 < pyramid_rows ? "\n" : "");
  }
  return result;
}

std::string tops_text(const std::string& name, const std::vector<LaidPile>& piles) {
  std::string result = name;
  for (const LaidPile& pile : piles) result += cell(top_text(pile));
  return piles.empty() ? "" : result;
}

/// The piles of a role, in order.
std::vector<LaidPile> piles_of(const Layout& layout, Role role) {
  std::vector<LaidPile> result;
  std::ranges::copy_if(layout.piles, std::back_inserter(result),
                       [&](const LaidPile& pile) { return pile.pile.role() == role; });
  return result;
}

std::string joined(const std::vector<std::string>& parts, const std::string& separator) {
  std::string result;
  for (const std::string& part : parts) {
    if (!part.empty()) result += (result.empty() ? "" : separator) + part;
  }
  return result;
}

}  // namespace

std::string board(const Game& game) {
  const Layout layout = game.layout();
  std::vector<std::string> head;
  for (const LaidPile& pile : piles_of(layout, Role::stock)) head.push_back(stock_text(pile));
  for (const LaidPile& pile : piles_of(layout, Role::waste)) {
    head.push_back("waste" + fan_text(pile, game.draw_count()));
  }
  for (const LaidPile& pile : piles_of(layout, Role::discard)) {
    head.push_back("discard " + std::to_string(pile.slots.size()));
  }
  head.push_back(pass_text(game));
  const std::string upper =
      joined({joined(head, "   "), tops_text("cells", piles_of(layout, Role::cell)),
              tops_text("foundations", piles_of(layout, Role::foundation))},
             "\n");
  const auto places = piles_of(layout, Role::pyramid);
  const std::string lower =
      places.empty() ? columns_text(piles_of(layout, Role::column), is_open(game.rules()))
                     : pyramid_text(places);
  return upper + "\n\n" + lower;
}

}  // namespace harpan
