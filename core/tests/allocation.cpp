// A position lives on the stack: making, listing and taking back moves asks for no memory.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "harpan/families/klondike.h"
#include "harpan/perft.h"
#include "harpan/view.h"
#include "tests/samples.h"

namespace {

int allocations = 0;

void* allocate(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace harpan {
namespace {

/// Random play with everything a search does on the way.
template <class F>
bool is_won_after(F position, std::uint64_t seed) {
  Rng rng(seed);
  MoveList moves;
  typename F::Memory memory = position.memory();
  Key key = position.key();
  for (int i = 0; i < 200; ++i) {
    position.legal_moves(moves);
    if (moves.empty()) break;
    const Move move = moves[static_cast<std::size_t>(rng.below(moves.size()))];
    const Step step = position.apply(move);
    position.undo(step);
    if (!position.is_legal(move)) break;
    position.apply(move);
    position.witness(memory);
    key += View<F>(position, memory).known().key();
  }
  return position.is_won() && key == Key{};
}

template <class F>
int allocations_of_play() {
  int result = 0;
  for (const auto& rules : sample_rules_of<F>()) {
    F position = numbered<F>(rules, 6);
    const int before = allocations;
    is_won_after(position, 6);
    perft(position, 3);
    result += allocations - before;
  }
  return result;
}

TEST(Allocation, IsCounted) {
  const int before = allocations;
  ::operator delete(::operator new(1));
  EXPECT_EQ(allocations, before + 1);
}

TEST(Allocation, HasNoPartInPlay) {
  EXPECT_EQ(allocations_of_play<Klondike<1>>(), 0);
  EXPECT_EQ(allocations_of_play<Klondike<2>>(), 0);
  EXPECT_EQ(allocations_of_play<Spider>(), 0);
  EXPECT_EQ(allocations_of_play<FreeCell>(), 0);
  EXPECT_EQ(allocations_of_play<Pyramid>(), 0);
  EXPECT_EQ(allocations_of_play<AcesUp>(), 0);
}

}  // namespace
}  // namespace harpan
