// What the network sees of a position: one input a piece, as seen from each queen.
#pragma once

#include <array>
#include <cstdint>

#include "position/position.hpp"

namespace skep::nnue {

// A piece on the board is seen at a cell relative to the queen whose view it is, turned
// so that the other queen lies in one twelfth of the plane. Farther than this many
// steps along an axis it is only "far", as everything is while the queen is not placed.
constexpr int kReach = 6;
constexpr int kSide = 2 * kReach + 1;
constexpr int kFar = kSide * kSide;
constexpr int kPlaces = kFar + 1;

enum State : std::uint8_t { Free, Held, Covered, Raised, kStates };  // held: pinned or walled in

// The inputs of one insect of one colour, the own ones first. The last is: in the reserve.
constexpr int kInReserve = kStates * kPlaces;
constexpr int kInputsOfKind = kInReserve + 1;
constexpr int kKinds = 16;
constexpr int kInputs = kKinds * kInputsOfKind;
constexpr int kNoInput = kInputs;  // of pieces that are not in the game

using View = std::array<std::uint16_t, 32>;  // the input of each piece

struct Inputs {
    alignas(64) std::array<View, 2> views;  // of White's queen, of Black's queen
    int bucket;                             // by how far the game has got
};

// The last layers are kept apart by the number of pieces on the board.
constexpr int kBuckets = 4;
constexpr int bucket_of(int pieces) {
    return pieces <= 10 ? 0 : pieces <= 15 ? 1 : pieces <= 20 ? 2 : 3;
}

template <class G>
Inputs inputs_of(const BasicPosition<G>& position);

extern template Inputs inputs_of(const NarrowPosition& position);
extern template Inputs inputs_of(const WidePosition& position);

}  // namespace skep::nnue
