#include "harpan/rng.h"

#include <gtest/gtest.h>

#include <array>

namespace harpan {
namespace {

// The published vectors of both generators, and those of docs/deals.md for the two together.

TEST(SplitMix64, GivesThePublishedNumbers) {
  SplitMix64 generator(1'234'567);
  for (const std::uint64_t expected :
       {6'457'827'717'110'365'317U, 3'203'168'211'198'807'973U, 9'817'491'932'198'370'423U,
        4'593'380'528'125'082'431U, 16'408'922'859'458'223'821U}) {
    EXPECT_EQ(generator.next(), expected);
  }
}

TEST(Rng, GivesThePublishedNumbers) {
  Rng rng({1, 2, 3, 4});
  for (const std::uint64_t expected :
       {std::uint64_t{11'520}, std::uint64_t{0}, std::uint64_t{1'509'978'240},
        std::uint64_t{1'215'971'899'390'074'240}, std::uint64_t{1'216'172'134'540'287'360},
        std::uint64_t{607'988'272'756'665'600}, std::uint64_t{16'172'922'978'634'559'625U},
        std::uint64_t{8'476'171'486'693'032'832}, std::uint64_t{10'595'114'339'597'558'777U},
        std::uint64_t{2'904'607'092'377'533'576}}) {
    EXPECT_EQ(rng.next(), expected);
  }
}

TEST(Rng, TakesItsStateFromFourWordsOfSplitMix64) {
  Rng seeded(42);
  Rng written({0xBDD732262FEB6E95U, 0x28EFE333B266F103U, 0x47526757130F9F52U, 0x581CE1FF0E4AE394U});
  const std::array<std::uint64_t, 3> expected{
      1'546'998'764'402'558'742U, 6'990'951'692'964'543'102U, 12'544'586'762'248'559'009U};
  for (const std::uint64_t word : expected) {
    EXPECT_EQ(seeded.next(), word);
    EXPECT_EQ(written.next(), word);
  }
}

TEST(Rng, StaysBelowItsBound) {
  Rng rng(1);
  for (const std::uint64_t bound :
       {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{52},
        std::uint64_t{1} << 63, (std::uint64_t{1} << 63) + 1, ~std::uint64_t{0}}) {
    for (int i = 0; i < 1000; ++i) ASSERT_LT(rng.below(bound), bound);
  }
}

/// With a bound of ¾ · 2⁶⁴ a third of all words are thrown away, so that each number stands for one
/// word: a generator that kept them would give the low numbers twice as often.
TEST(Rng, ThrowsAwayWhatWouldFavourSomeNumbers) {
  constexpr std::uint64_t quarter = std::uint64_t{1} << 62;
  Rng rng(2);
  std::array<int, 3> counts{};
  for (int i = 0; i < 30'000; ++i)
    ++counts[static_cast<std::size_t>(rng.below(3 * quarter) / quarter)];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 450);
}

TEST(Rng, GivesSmallNumbersEquallyOften) {
  Rng rng(3);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts[static_cast<std::size_t>(rng.below(counts.size()))];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

}  // namespace
}  // namespace harpan
