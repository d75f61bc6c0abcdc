#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#include "harpan/rng.h"
#include "harpan/solve/wide.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace harpan {

/// The positions a search has met: a flat set of codes, none of which is zero, that doubles until
/// its bytes would pass the limit.
///
/// The lowest `time_bits` of a code are no part of the position but say how late it is: a position
/// met earlier makes the same one later known, and not the other way round.
template <class Code>
class CodeTable {
 public:
  enum class Found : std::uint8_t { added, known, full };

  CodeTable(std::size_t most_bytes, int time_bits)
      : most_bytes_(most_bytes), time_((std::uint64_t{1} << time_bits) - 1) {
    allocate(first_size);
  }

  std::size_t bytes() const { return (mask_ + 1) * sizeof(Code); }

  /// Asks the memory for the place of a code that will be looked up soon.
  void prefetch(const Code& code) const { __builtin_prefetch(&slots_[place(code)]); }

  /// The code that is held for the position, or zero.
  Code held(const Code& code) const { return slots_[find(code)]; }

  Found insert(const Code& code) {
    Code& slot = slots_[find(code)];
    if (slot != Code{}) {
      if (low(slot) <= low(code)) return Found::known;
      slot = code;
      return Found::added;
    }
    if (count_ < room()) {
      slot = code;
    } else {
      if (!grow()) return Found::full;
      slots_[find(code)] = code;
    }
    ++count_;
    return Found::added;
  }

 private:
  static constexpr std::size_t first_size = 1024;
  static constexpr std::size_t huge_page = std::size_t{1} << 21;

  struct Free {
    std::align_val_t alignment{};
    void operator()(Code* slots) const { ::operator delete(slots, alignment); }
  };
  using Slots = std::unique_ptr<Code[], Free>;

  static std::uint64_t low(std::uint64_t code) { return code; }
  static std::uint64_t low(const Wide& code) { return static_cast<std::uint64_t>(code); }
  static std::uint64_t high(std::uint64_t) { return 0; }
  static std::uint64_t high(const Wide& code) { return static_cast<std::uint64_t>(code >> 64); }

  bool is_same_position(const Code& one, const Code& other) const {
    return ((low(one) ^ low(other)) & ~time_) == 0 && high(one) == high(other);
  }

  std::size_t place(const Code& code) const {
    std::uint64_t hash = (low(code) | time_) * 0x9E3779B97F4A7C15U;
    if constexpr (sizeof(Code) > sizeof(std::uint64_t)) hash ^= SplitMix64::mix(high(code));
    hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93U;
    return hash >> shift_;
  }

  /// The slot of the position, or the free one where it belongs.
  std::size_t find(const Code& code) const {
    std::size_t i = place(code);
    while (slots_[i] != Code{} && !is_same_position(slots_[i], code)) i = (i + 1) & mask_;
    return i;
  }

  std::size_t room() const { return mask_ - mask_ / 4; }

  void allocate(std::size_t size) {
    const std::size_t bytes = size * sizeof(Code);
    const std::align_val_t alignment{bytes < huge_page ? alignof(Code) : huge_page};
    void* memory = ::operator new(bytes, alignment);
#ifdef __linux__
    if (bytes >= huge_page) madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    slots_ = Slots(new (memory) Code[size]{}, Free{alignment});
    mask_ = size - 1;
    shift_ = 64 - std::countr_zero(size);
  }

  /// False when the old table and its double may not both be held.
  bool grow() {
    if (3 * bytes() > most_bytes_) return false;
    const Slots old = std::move(slots_);
    const std::size_t size = mask_ + 1;
    allocate(2 * size);
    for (std::size_t i = 0; i < size; ++i) {
      if (old[i] != Code{}) slots_[find(old[i])] = old[i];
    }
    return true;
  }

  Slots slots_;
  std::size_t most_bytes_;
  std::uint64_t time_;
  std::size_t mask_ = 0;
  int shift_ = 0;
  std::size_t count_ = 0;
};

}  // namespace harpan
