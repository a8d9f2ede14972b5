// Weakens a search the way people are weak: it overlooks moves and misjudges positions.
#pragma once

#include <cstdint>

#include "evaluation/evaluation.hpp"
#include "position/hashing.hpp"
#include "position/position.hpp"

namespace skep {

// The same seed always overlooks and misjudges the same things, however often the search
// revisits them.
struct Handicap {
    static constexpr unsigned kAlways = 1024;
    static constexpr Score kWorst = 5000;

    unsigned overlooked = 0;  // out of kAlways moves
    Score misjudged = 0;      // by up to this many points
    std::uint64_t seed = 0;

    bool overlooks(std::uint64_t key, std::uint16_t move) const {
        return mix(key ^ seed ^ mix(move)) % kAlways < overlooked;
    }
    Score error(std::uint64_t key) const {
        if (misjudged == 0) return 0;
        const std::uint64_t width = 2 * static_cast<std::uint64_t>(misjudged) + 1;
        return static_cast<Score>(mix(key ^ seed) % width) - misjudged;
    }
    // Separates the table entries of different handicaps.
    std::uint64_t salt() const {
        if (overlooked == 0 && misjudged == 0) return 0;
        return mix(seed ^ mix(overlooked) ^ mix(~static_cast<std::uint64_t>(misjudged)));
    }
};

}  // namespace skep
