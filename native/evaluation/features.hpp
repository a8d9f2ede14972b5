// What the evaluation looks at: for each player a row of small counts.
#pragma once

#include <array>
#include <cstdint>

#include "position/position.hpp"

namespace skep {

// Where each count stands in the row. A name that ends in Of begins eight counts,
// one an insect.
enum Feature : std::uint8_t {
    QueenCrowd,                     // six: whether the queen has 1, 2, … 6 neighbours
    QueenCovered = QueenCrowd + 6,  // by the opponent
    QueenStuck,                     // she cannot move
    FreeOf,                         // pieces that nothing holds
    HeldOf = FreeOf + 8,            // pinned or walled in
    CoveredOf = HeldOf + 8,         //
    ReserveOf = CoveredOf + 8,      //
    AttackersOf = ReserveOf + 8,    // next to the enemy queen
    FreeGuards = AttackersOf + 8,   // next to the own queen, and free to leave
    HeldGuards,                     //
    Placements,                     // cells on which a piece may be placed
    PlacementsAtQueen,              // of these, next to the enemy queen
    OpenLiberties,                  // empty neighbours of the enemy queen with a way in
    PillbugGuard,                   // a pillbug next to the own queen
    ClimberAtQueen,                 // on top of the hive, next to the enemy queen
    ClimberOnQueen,                 //
    Assault,                        // free pieces times neighbours of the enemy queen
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
