#pragma once

#include <array>
#include <string_view>

namespace harpan {

/// Rules to try laws on: every preset, every value of every option, and small decks, whose games
/// come to their ends soon.
inline constexpr auto sample_rules = std::to_array<std::string_view>({
    "klondike",
    "klondike:draw=3",
    "klondike:passes=1",
    "klondike:draw=3,passes=3",
    "klondike:draw=3-2-1,passes=3",
    "klondike:face_up=yes",
    "klondike:draw=2,passes=2",
    "klondike:passes=3,empty_column=any",
    "klondike:taking_back=no,columns=8",
    "klondike:draw=3,empty_column=any,taking_back=no,columns=9",
    "klondike:columns=3,ranks=4",
    "klondike:draw=3,passes=2,columns=3,ranks=5",
    "klondike:draw=3-2-1,passes=3,columns=4,ranks=6",
    "klondike:passes=1,empty_column=any,columns=5,ranks=6",
    "klondike:taking_back=no,columns=6,ranks=8",
    "klondike:empty_column=any,face_up=yes,columns=4,ranks=3",
    "klondike:columns=1,ranks=1",
    "klondike:columns=9,ranks=12",
    "klondike:decks=2",
    "klondike:passes=2,decks=2",
    "klondike:passes=1,empty_column=any,decks=2,columns=10",
    "klondike:draw=3,passes=3,decks=2,columns=7",
    "klondike:draw=3-2-1,passes=3,decks=2,columns=8",
    "klondike:draw=2,taking_back=no,decks=2,columns=11",
    "klondike:face_up=yes,decks=2,columns=12",
    "klondike:empty_column=any,decks=2,columns=13",
    "klondike:decks=2,columns=3,ranks=2",
    "klondike:draw=3,passes=2,decks=2,columns=4,ranks=4",
    "klondike:passes=1,empty_column=any,taking_back=no,decks=2,columns=5,ranks=5",
    "klondike:decks=2,columns=13,ranks=12",
    "spider",
    "spider:suits=2",
    "spider:suits=1,deal_over_empty=yes",
    "spider:suits=1,columns=4,ranks=3",
    "spider:suits=2,columns=5,ranks=5",
    "spider:columns=4,ranks=2",
    "freecell",
    "freecell:cells=0",
    "freecell:cells=6,empty_column=king",
    "freecell:cells=2,taking_back=yes",
    "freecell:cells=1,columns=3,ranks=4",
    "freecell:cells=2,empty_column=king,taking_back=yes,columns=4,ranks=5",
    "pyramid",
    "pyramid:passes=unlimited,draw=3",
    "pyramid:passes=1,covered=hidden",
    "pyramid:waste_pairs=yes,stock_top_playable=yes",
    "pyramid:passes=2,draw=3,covered=hidden,waste_pairs=yes,stock_top_playable=yes,goal=all",
    "aces-up",
    "aces-up:empty_column=ace",
    "aces-up:empty_column=stock",
    "aces-up:ranks=4",
    "aces-up:empty_column=stock,ranks=3",
    "klondike:draw=3,redeals=2",
});

}  // namespace harpan
