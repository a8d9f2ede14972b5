// An observation in the caller's memory, updated in place from one position to the next.
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

// Most of an observation is zero, so erasing the last one's few marks is far cheaper than
// clearing everything.
class Observation {
public:
    explicit Observation(std::uint8_t* planes) : planes_(planes) {}  // must be all zero

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
    std::vector<int> marks_;  // where the planes are not zero
    std::array<std::uint8_t, kPlanes - kFirstUniform>
        uniform_{};  // the value that fills each of those planes
};

extern template void Observation::draw(const NarrowPosition&, const Viewpoint&);
extern template void Observation::draw(const WidePosition&, const Viewpoint&);

// Draws the game's current position from one player's view.
void observe(const Game& game, Color viewer, std::uint8_t* planes);

}  // namespace skep
