// What the evaluation looks at: an array of small counts per player.
#pragma once

#include <array>
#include <cstdint>

#include "position/position.hpp"

namespace skep {

// The index of each count. A name that ends in Of starts eight counts, one per insect.
enum Feature : std::uint8_t {
    QueenCrowd,                     // six: whether the queen has 1, 2, … 6 neighbors
    QueenCovered = QueenCrowd + 6,  // by the opponent
    QueenStuck,                     // the queen cannot move
    FreeOf,                         // pieces that can move
    HeldOf = FreeOf + 8,            // pinned, or unable to slide out
    CoveredOf = HeldOf + 8,         //
    ReserveOf = CoveredOf + 8,      //
    AttackersOf = ReserveOf + 8,    // next to the enemy queen
    FreeGuards = AttackersOf + 8,   // next to one's own queen and free to leave
    HeldGuards,                     //
    Placements,                     // cells on which a piece may be placed
    PlacementsAtQueen,              // of these, next to the enemy queen
    OpenLiberties,   // empty cells next to the enemy queen that a piece can slide into
    PillbugGuard,    // a pillbug next to one's own queen
    ClimberAtQueen,  // on top of the hive, next to the enemy queen
    ClimberOnQueen,  //
    Assault,         // free pieces times the enemy queen's neighbors
    kFeatures,
};

using Features = std::array<std::int16_t, kFeatures>;

struct BothFeatures {
    Features own;  // of the player to move
    Features enemy;
};

template <class G>
BothFeatures features_of(const BasicPosition<G>& position);

extern template BothFeatures features_of(const NarrowPosition& position);
extern template BothFeatures features_of(const WidePosition& position);

}  // namespace skep
