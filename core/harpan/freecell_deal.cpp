#include "harpan/freecell_deal.h"

#include <array>

namespace harpan {

namespace {

/// The generator of the C library of Windows, and the two continuations of FreeCell Pro.
class MicrosoftRandom {
 public:
  explicit MicrosoftRandom(std::uint64_t number)
      : state_(static_cast<std::uint32_t>(number)),
        kind_(number < (std::uint64_t{1} << 31)   ? Kind::windows
              : number < (std::uint64_t{1} << 32) ? Kind::high_bit
                                                  : Kind::wide) {}

  unsigned next() {
    state_ = state_ * 214013U + 2531011U;
    const unsigned upper = state_ >> 16;
    switch (kind_) {
      case Kind::windows: return upper & 0x7FFFU;
      case Kind::high_bit: return upper | 0x8000U;
      case Kind::wide: return upper + 1;
    }
    return 0;
  }

 private:
  enum class Kind { windows, high_bit, wide };
  std::uint32_t state_;
  Kind kind_;
};

/// A♣ A♦ A♥ A♠ 2♣ …
std::vector<Card> sorted_by_rank(const Deck& deck) {
  constexpr std::array order{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};
  std::vector<Card> cards;
  for (int rank = 1; rank <= deck.ranks; ++rank) {
    for (const Suit suit : order) cards.emplace_back(rank, suit);
  }
  return cards;
}

}  // namespace

std::vector<Card> freecell_cards(const Deck& deck, std::uint64_t number) {
  std::vector<Card> rest = sorted_by_rank(deck);
  std::vector<Card> dealt;
  MicrosoftRandom random(number);
  while (!rest.empty()) {
    const std::size_t chosen = random.next() % rest.size();
    dealt.push_back(rest[chosen]);
    rest[chosen] = rest.back();
    rest.pop_back();
  }
  return dealt;
}

}  // namespace harpan
