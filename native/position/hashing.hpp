// Hashes of pieces on cells, computed on the fly so that no table takes up cache.
#pragma once

#include <cstdint>

#include "position/pieces.hpp"

namespace skep {

constexpr std::uint64_t mix(std::uint64_t x) {  // the finalizer of splitmix64
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

// Pieces of the same kind and color have the same hash (place-number-order).
constexpr std::uint64_t piece_hash(Color color, Insect insect, int level, int q, int r) {
    const auto kind = static_cast<unsigned>(color) * 8 + static_cast<unsigned>(insect);
    return mix(kind | static_cast<unsigned>(level) << 4 | static_cast<unsigned>(q & 0xFFFF) << 8 |
               static_cast<std::uint64_t>(r & 0xFFFF) << 24);
}

inline constexpr std::uint64_t kBlackToMoveHash = mix(0xB1AC4);

}  // namespace skep
