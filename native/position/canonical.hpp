// A hash of a position that turning and mirroring the hive does not change.
#pragma once

#include <cstdint>
#include <span>

namespace skep {

struct HashedPiece {
    int q;
    int r;
    std::uint64_t what;  // the hash of all but the place
};

// The smallest hash under the twelve symmetries of the pieces of one hive, wherever it lies. The
// seed stands for what has no place on the board. docs/openings.md describes it bit by bit.
std::uint64_t canonical_hash(std::uint64_t seed, std::span<const HashedPiece> hive);

}  // namespace skep
