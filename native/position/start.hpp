// Where a game begins: with an empty board, or with pieces that were set up.
#pragma once

#include <cstdint>
#include <vector>

#include "position/pieces.hpp"
#include "position/position.hpp"

namespace skep {

struct Hex {
    std::int32_t q = 0;
    std::int32_t r = 0;
    friend bool operator==(Hex, Hex) = default;
};

struct Placed {
    Piece piece;
    Hex at;
};

struct Start {
    std::vector<Placed> pieces;  // those of a hex from bottom to top
    int ply = 0;
    Piece resting = kNoPiece;
};

// Pieces farther from hex (0, 0), or a later ply, might overflow in the course of a game.
constexpr std::int32_t kFarthest = 1 << 28;
constexpr int kLastStart = 999'999;

// What the core can't handle in a start; nullptr if there is nothing. The rulebook
// (skep.rulebook.validity) is stricter: this keeps what the rest of the core relies on.
const char* fault_of(Settings settings, const Start& start);

}  // namespace skep
