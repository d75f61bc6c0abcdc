#include "bench/signature.h"

#include <gtest/gtest.h>

namespace harpan {
namespace {

/// Whoever changes this number changes what the engine does: deals, moves, their order or keys.
TEST(Signature, IsTheCommittedOne) { EXPECT_EQ(signature(), 0x8976D6DED67F2C11U); }

}  // namespace
}  // namespace harpan
