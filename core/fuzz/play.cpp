// Bytes choose the family, its rules, the scoring, the deal and what is done: legal moves, any
// moves, those that the game makes by itself, undo and redo. The laws of the tests hold throughout.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "fuzz/require.h"
#include "harpan/game.h"
#include "harpan/notation.h"
#include "tests/sample_rules.h"

namespace harpan {
namespace {

/// The fuzzer's bytes, one after the other, and zeros after the last.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool empty() const { return bytes_.empty(); }

  std::uint8_t next() {
    if (bytes_.empty()) return 0;
    const std::uint8_t byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

std::string picture(const Game& game) { return text(game.rules()) + '\n' + text(game.position()); }

bool lists(const Game& game, Move move) {
  for (const Move& legal : game.legal_moves()) {
    if (legal == move) return true;
  }
  return false;
}

void check_any_move(Game& game, Move move) {
  const bool listed = lists(game, move);
  const std::string before = picture(game);
  const Outcome outcome = game.play(move);
  require(listed == std::holds_alternative<Step>(outcome),
          "a move is listed exactly if it is legal", text(move) + '\n' + before);
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
    require(!code_name(refusal->code).empty() && !sentence(*refusal).empty(), "a refusal has words",
            text(move));
    require(picture(game) == before, "a refused move changes nothing", before);
  }
}

/// A pile from one byte; it need not be on the table.
Pile any_pile(std::uint8_t byte) { return {static_cast<Role>(byte / 16 % role_count), byte % 16}; }

void play_legal(Game& game, std::uint8_t choice) {
  const std::vector<Move> moves = game.legal_moves();
  if (moves.empty()) return;
  const Move move = moves[choice % moves.size()];
  require(std::holds_alternative<Step>(game.play(move)), "a listed move is legal",
          text(move) + '\n' + picture(game));
}

/// What the game makes by itself is legal too.
void play_automatic(Game& game, bool sweeps) {
  const std::optional<Move> move = sweeps ? game.sweep_move() : game.automatic_move(Automatic::all);
  if (!move) return;
  require(lists(game, *move), "an automatic move is legal", text(*move) + '\n' + picture(game));
  game.play(*move, true);
}

void act(Game& game, Bytes& bytes) {
  const std::uint8_t choice = bytes.next();
  if (choice >= 16) return play_legal(game, choice);
  if (choice < 4) return void(game.undo());
  if (choice < 6) return void(game.redo());
  if (choice < 8) return play_automatic(game, choice == 6);
  const Pile source = any_pile(bytes.next());
  const Pile target = any_pile(bytes.next());
  check_any_move(game, {source, target, bytes.next()});
}

void check_text(const Game& game) {
  const std::string words = text(game.position());
  require(text(parse_position(game.rules(), words)) == words, "a text is read as it is written",
          words);
}

/// The unseen cards and the known ones are as many as the deck.
void check_view(const Game& game) {
  std::size_t unknown = 0;
  std::size_t all = 0;
  for (const LaidPile& pile : game.layout().piles) {
    all += pile.slots.size();
    for (const Slot& slot : pile.slots) {
      require(slot.card.is_known() || !slot.face_up, "an open card is known", picture(game));
      if (!slot.card.is_known()) ++unknown;
    }
  }
  require(all == static_cast<std::size_t>(deck(game.rules()).size()), "cards are conserved",
          picture(game));
  require(unknown == game.unseen().size(), "what is not known is unseen", picture(game));
}

/// Whether the step turned a card, played one from the waste or raised the foundations.
bool progresses(const Game& game, const Game& next, const Step& step) {
  const bool from_waste =
      step.move.source.role() == Role::waste && step.move.target.role() != Role::stock;
  return step.turned != 0 || from_waste || next.score().up > game.score().up;
}

/// Stuck means in Klondike that no move progresses, and in the other families that none wins or
/// shows a card.
void check_stuck(const Game& game) {
  if (!game.is_stuck()) return;
  for (const Move& move : game.legal_moves()) {
    Game next = game;
    const Step step = std::get<Step>(next.play(move));
    const bool way_out = std::holds_alternative<KlondikeRules>(game.rules())
                             ? progresses(game, next, step)
                             : next.is_won() || next.unseen().size() < game.unseen().size();
    require(!way_out, "no way out where the game is stuck", text(move) + '\n' + picture(game));
  }
}

void check_replay(const Game& game, const Game& start) {
  Game again = start;
  for (const Step& step : game.steps()) {
    const Outcome outcome = again.play(step.move, step.automatic);
    require(std::get_if<Step>(&outcome) != nullptr && std::get<Step>(outcome) == step,
            "steps replay", text(step.move));
  }
  require(picture(again) == picture(game) && again.key() == game.key() &&
              again.score(60).total == game.score(60).total,
          "steps lead to the same position and score", picture(game));
}

void check_undo(Game game, const Game& start) {
  while (game.can_undo()) game.undo();
  require(picture(game) == picture(start) && game.key() == start.key(), "undo restores everything",
          picture(game));
}

using Families = std::array<std::vector<Rules>, std::variant_size_v<Rules>>;

/// The sample rules of each family.
Families read_sample_rules() {
  Families families;
  for (const std::string_view words : sample_rules) {
    const Rules rules = parse_rules(words);
    families[rules.index()].push_back(rules);
  }
  return families;
}

Rules choose_rules(Bytes& bytes) {
  static const Families families = read_sample_rules();
  const std::vector<Rules>& rules = families[bytes.next() % families.size()];
  return rules[bytes.next() % rules.size()];
}

Scoring choose_scoring(const Rules& rules, std::uint8_t choice) {
  const auto kinds = scoring_kinds(rules);
  const std::string_view kind = kinds[choice % kinds.size()];
  return parse_scoring(kind == "standard" ? "standard:only_plus=yes,column_to_column=3" : kind);
}

void play(Bytes bytes) {
  const Rules rules = choose_rules(bytes);
  const Scoring scoring = choose_scoring(rules, bytes.next());
  const Game start = Game::numbered(rules, scoring, least_number(rules) + bytes.next());
  Game game = start;
  while (!bytes.empty()) act(game, bytes);
  check_view(game);
  check_text(game);
  check_stuck(game);
  check_replay(game, start);
  check_undo(game, start);
}

}  // namespace
}  // namespace harpan

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  harpan::play(harpan::Bytes({data, size}));
  return 0;
}
