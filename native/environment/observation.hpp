// An observation in memory of the caller's: drawn once, and then only redrawn.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "environment/encoding.hpp"

namespace skep {

constexpr int kObservationSize = kPlanes * kWindowCells;

// What the planes show besides the position itself.
struct Viewpoint {
    Color viewer;
    Piece last_moved;  // kNoPiece at the start and after a pass
    int occurrences;   // of the position, this time included
};

// Most of an observation is empty, so that wiping out the few marks of the last one is
// far cheaper than to clear it.
class Observation {
public:
    explicit Observation(std::uint8_t* planes) : planes_(planes) {}  // all of them zero

    template <class G>
    void draw(const BasicPosition<G>& position, const Viewpoint& from);

private:
    void mark(int plane, int place, int value) {
        const int at = plane * kWindowCells + place;
        planes_[at] = static_cast<std::uint8_t>(value);
        marks_.push_back(at);
    }
    void fill(int plane, int value);

    std::uint8_t* planes_;
    std::vector<int> marks_;  // the places that are not zero
    std::array<std::uint8_t, kPlanes - kFirstUniform>
        uniform_{};  // what those planes are filled with
};

extern template void Observation::draw(const NarrowPosition&, const Viewpoint&);
extern template void Observation::draw(const WidePosition&, const Viewpoint&);

// The observation of a game, as one of its players sees it.
void observe(const Game& game, Color viewer, std::uint8_t* planes);

}  // namespace skep
