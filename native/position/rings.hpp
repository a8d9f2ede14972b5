// What a cell's six neighbors allow: a table indexed by which of them are occupied.
#pragma once

#include <array>
#include <cstdint>

#include "position/grid.hpp"

namespace skep {

struct Ring {
    DirectionSet slides;  // steps on the ground that keep contact and pass no gate
    DirectionSet exits;   // empty neighbors not behind a gate
    std::int8_t euler;    // what occupying the cell adds to cells - adjacencies + triangles
};

inline constexpr std::array<Ring, 64> kRings = [] {
    std::array<Ring, 64> rings{};
    for (unsigned occupied = 0; occupied < 64; ++occupied) {
        const auto has = [&](Direction d) { return ((occupied >> d) & 1) != 0; };
        Ring& ring = rings[occupied];
        ring.euler = 1;
        for (const Direction d : kCircle) {
            const int flanks = int{has(kLeft[d])} + int{has(kRight[d])};
            const auto bit = static_cast<DirectionSet>(1 << d);
            if (!has(d) && flanks == 1) ring.slides |= bit;
            if (!has(d) && flanks < 2) ring.exits |= bit;
            if (has(d)) ring.euler -= has(kLeft[d]) ? 0 : 1;
        }
    }
    return rings;
}();

inline constexpr DirectionSet kAllDirections = 63;

}  // namespace skep
