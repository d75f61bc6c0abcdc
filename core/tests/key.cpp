#include "harpan/key.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "harpan/notation.h"
#include "tests/samples.h"

namespace harpan {
namespace {

Key key_of(std::string_view rules, std::string_view words) {
  const Position position = parse_position(parse_rules(rules), words);
  return std::visit([](const auto& family) { return family.key(); }, position);
}

constexpr std::string_view three_columns = "klondike:columns=3,ranks=3";

TEST(Key, IgnoresTheOrderOfColumns) {
  const std::string head = "pass 1 / stock 3C / waste 2D 3D / foundations AS AH 2C AD / ";
  const Key key = key_of(three_columns, head + "3H 2S / <2H> 3S / -");
  EXPECT_EQ(key_of(three_columns, head + "<2H> 3S / 3H 2S / -"), key);
  EXPECT_EQ(key_of(three_columns, head + "- / 3H 2S / <2H> 3S"), key);
}

TEST(Key, SeesEveryOtherDifference) {
  const std::string columns = " / 3H 2S / <2H> 3S / -";
  const std::string head = "pass 1 / stock 3C / waste 2D 3D / foundations AS AH 2C AD";
  const Key key = key_of(three_columns, head + columns);
  const std::vector<std::string> others{
      "pass 1 / stock 3C / waste 3D 2D / foundations AS AH 2C AD" + columns,
      "pass 1 / stock 3C 2D / waste 3D / foundations AS AH 2C AD" + columns,
      "pass 1 / stock 3C 2D 3D / waste / foundations AS AH 2C AD" + columns,
      "pass 1 / stock 3C / waste 2D / foundations AS AH 2C AD / 3H 2S / <2H> 3S / 3D",
      "pass 1 / stock 3C / waste 2D 3D / foundations AS AH 2C AD / <3H> 2S / <2H> 3S / -",
      "pass 1 / stock 3C / waste 2D 3D / foundations AS AH 2C AD / <2H> 3H 2S / 3S / -",
      "pass 1 / stock 3C / waste / foundations AS AH 2C 3D" + columns};
  for (const std::string& other : others) {
    EXPECT_NE(key_of(three_columns, other), key) << other;
  }
}

TEST(Key, IgnoresWhichTwinFoundationIsHigher) {
  const std::string_view rules = "klondike:decks=2,columns=2,ranks=2";
  const auto with = [&](const std::string& waste, const std::string& foundations) {
    return key_of(
        rules, "pass 1 / stock / waste " + waste + " / foundations " + foundations + " / 2S / -");
  };
  const Key key = with("2S 2H AH", "AS 2H 2C 2D AS - 2C 2D");
  EXPECT_EQ(with("2S 2H AH", "AS - 2C 2D AS 2H 2C 2D"), key);
  EXPECT_NE(with("2S 2H 2H", "AS AH 2C 2D AS AH 2C 2D"), key);
}

TEST(Key, CountsThePassOnlyWhilePassesAreLimited) {
  const std::string rest =
      " / stock 3C / waste 2D 3D / foundations AS AH 2C AD / 3H 2S / <2H> 3S / -";
  const auto at_pass = [&](std::string_view rules, const std::string& pass) {
    return key_of(rules, "pass " + pass + rest);
  };
  EXPECT_EQ(at_pass(three_columns, "1"), at_pass(three_columns, "4"));
  const std::string_view limited = "klondike:passes=3,columns=3,ranks=3";
  EXPECT_NE(at_pass(limited, "1"), at_pass(limited, "2"));
  EXPECT_NE(at_pass(limited, "2"), at_pass(limited, "3"));
}

/// The text of a position, with what its key may not see put in a fixed order.
template <int Decks>
std::string canonical(const Klondike<Decks>& position) {
  std::string words = text(Position(position));
  const bool limited = position.rules().passes != KlondikeRules::unlimited;
  std::string result = limited ? std::to_string(position.pass()) : "";
  std::multiset<std::string> parts;
  std::size_t field = 0;
  for (std::size_t start = 0; start < words.size(); ++field) {
    const std::size_t end = std::min(words.find(" /", start), words.size());
    const std::string part = words.substr(start, end - start);
    if (field == 1 || field == 2) result += part;
    if (field > 3) parts.insert(part);
    start = end + 2;
  }
  for (int i = 0; i < position.foundations; ++i) {
    parts.insert("f" + std::to_string(i % suit_count) + std::to_string(position.foundation(i)));
  }
  for (const std::string& part : parts) result += '/' + part;
  return result;
}

template <class F>
void check_keys_and_texts() {
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::string> texts;
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> keys;
  for (const KlondikeRules& rules : sample_rules_of<F>()) {
    texts.clear();
    keys.clear();
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      wander(numbered<F>(rules, 1), seed, 400, [&](const F& position) {
        const std::pair key{position.key().high, position.key().low};
        const std::string words = canonical(position);
        ASSERT_EQ(texts.try_emplace(key, words).first->second, words);
        ASSERT_EQ(keys.try_emplace(words, key).first->second, key);
      });
    }
  }
}

TEST(Key, IsEqualExactlyForEqualPositions) {
  check_keys_and_texts<Klondike<1>>();
  check_keys_and_texts<Klondike<2>>();
}

}  // namespace
}  // namespace harpan
