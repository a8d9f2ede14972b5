// The network's inputs for a position: one per piece and queen.
#pragma once

#include <array>
#include <cstdint>

#include "position/position.hpp"

namespace skep::nnue {

// Each view places the pieces relative to its queen, turned so that the other queen lies in
// one fixed twelfth of the plane. A piece farther away than this along an axis is only
// "far", as are all pieces until the queen is placed.
constexpr int kReach = 6;
constexpr int kSide = 2 * kReach + 1;
constexpr int kFar = kSide * kSide;
constexpr int kPlaces = kFar + 1;

// Held: pinned, or unable to slide out.
enum State : std::uint8_t { Free, Held, Covered, Raised, kStates };

// The inputs of one insect of one color, the viewer's own first. The last means "in reserve".
constexpr int kInReserve = kStates * kPlaces;
constexpr int kInputsOfKind = kInReserve + 1;
constexpr int kKinds = 16;
constexpr int kInputs = kKinds * kInputsOfKind;
constexpr int kNoInput = kInputs;  // for pieces not in this game type

using View = std::array<std::uint16_t, 32>;  // the input of each piece

struct Inputs {
    alignas(64) std::array<View, 2> views;  // White's queen's, Black's queen's
    int bucket;                             // how far the game has progressed
};

// Each bucket, chosen by the number of pieces on the board, has its own last layers.
constexpr int kBuckets = 4;
constexpr int bucket_of(int pieces) {
    return pieces <= 10 ? 0 : pieces <= 15 ? 1 : pieces <= 20 ? 2 : 3;
}

template <class G>
Inputs inputs_of(const BasicPosition<G>& position);

extern template Inputs inputs_of(const NarrowPosition& position);
extern template Inputs inputs_of(const WidePosition& position);

}  // namespace skep::nnue
