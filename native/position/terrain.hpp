// What all moves of a position share: neighbors, pinned cells, the rim of the hive,
// and the regions into which gates divide the space around it.
#pragma once

#include <array>

#include "position/grid.hpp"
#include "position/rings.hpp"

namespace skep {

// The cells whose neighbors in the set form at least two separate runs.
template <class G>
inline G with_two_runs(const Neighbors<G>& beside) {
    G once{};
    G twice{};
    for (const Direction d : kCircle) {
        const G ends = beside.in[d] & ~beside.in[kLeft[d]];
        twice |= once & ends;
        once |= ends;
    }
    return twice;
}

// The ground cells from which a slide is possible: an empty neighbor with exactly one
// occupied flank (freedom-to-move, contact).
template <class G>
inline G with_slides(const Neighbors<G>& beside) {
    G cells{};
    for (const Direction d : kCircle)
        cells |= ~beside.in[d] & (beside.in[kLeft[d]] ^ beside.in[kRight[d]]);
    return cells;
}

// The part of `within` that is connected to `seed`.
template <class G>
inline G flooded(G seed, G within) {
    for (;;) {
        const G next = (Neighbors<G>(seed).any() & within) | seed;
        if (next == seed) return seed;
        seed = next;
    }
}

// The occupied cells without which the hive would fall apart (one-hive). A cell is a
// cut point exactly if one connected region of empty cells touches it from two
// separate sides. If the hive encloses no hole there is only one such region, and
// counting the runs of neighbors is enough.
template <class G>
inline G cut_points(const G& occupied, const Neighbors<G>& beside, int holes) {
    if (holes == 0) [[likely]]
        return occupied & with_two_runs(beside);
    G cuts{};
    G rest = beside.any() & ~occupied;
    while (!rest.empty()) {
        const G part = flooded(G::single(rest.first()), ~occupied);
        cuts |= with_two_runs(Neighbors<G>(part));
        rest &= ~part;
    }
    return cuts & occupied;
}

// The regions of empty cells that no slide connects.
//
// A gate blocks the step between two empty cells that both touch the same two occupied
// ones. The hive and its gates divide the plane into regions. Each region has one
// closed rim, and a sliding piece can go all the way around it: an ant reaches
// exactly the rim of its region.
template <class G>
class Regions {
public:
    Regions(const G& occupied, const Neighbors<G>& beside, int holes) : empty_(~occupied) {
        for (int axis = 0; axis < 3; ++axis) {
            const Direction d = kAxes[axis];
            gates_[axis] = empty_ & ~beside.in[d] & beside.in[kLeft[d]] & beside.in[kRight[d]];
        }
        if (holes == 0) [[likely]]
            split_at_gates();
        else
            split_everything(beside.any() & empty_);
    }

    // The regions that contain any of these cells.
    G touching(const G& cells) const {
        if (count_ == 1) return regions_[0];
        G touched{};
        for (int i = 0; i < count_; ++i)
            if (!(regions_[i] & cells).empty()) touched |= regions_[i];
        return touched;
    }

private:
    static constexpr std::array<Direction, 3> kAxes = {East, NorthEast, NorthWest};

    // A set of empty cells grown by one step, without passing gates.
    G spread(const G& from) const {
        const G next = (from & ~gates_[0]).template moved<East>() |
                       (from.template moved<West>() & ~gates_[0]) |
                       (from & ~gates_[1]).template moved<NorthEast>() |
                       (from.template moved<SouthWest>() & ~gates_[1]) |
                       (from & ~gates_[2]).template moved<NorthWest>() |
                       (from.template moved<SouthEast>() & ~gates_[2]);
        return from | (next & empty_);
    }

    // Without holes, each gate has a different region on either side, so n gates make
    // n + 1 regions. Spread from both sides at once: the smaller region, mostly a
    // pocket of a cell or two, is complete first. Whatever remains is the last region.
    void split_at_gates() {
        G rest = empty_;
        G at_gates{};
        int last = 0;
        for (int axis = 0; axis < 3; ++axis) {
            gates_[axis].for_each([&](typename G::Cell cell) {
                ++last;
                const G near = G::single(cell);
                const G far = G::single(G::neighbor(cell, kAxes[axis]));
                at_gates |= near | far;
                if (!(near & rest).empty() && !(far & rest).empty())
                    rest &= ~add(smaller_region(near, far));
            });
        }
        while (count_ < last) rest &= ~add(region(G::single((at_gates & rest).first())));
        add(rest);
    }

    void split_everything(G rest) {
        while (!rest.empty()) rest &= ~add(region(G::single(rest.first())));
    }

    G region(G set) const {
        for (;;) {
            const G next = spread(set);
            if (next == set) return set;
            set = next;
        }
    }

    G smaller_region(G near, G far) const {
        for (;;) {
            const G nearer = spread(near);
            if (nearer == near) return near;
            const G farther = spread(far);
            if (farther == far) return far;
            near = nearer;
            far = farther;
        }
    }

    const G& add(const G& region) { return regions_[count_++] = region; }

    // On each of three axes a piece is the left side of at most one gate: at most 84 gates.
    // Each gate, and each hole (which takes six pieces or more), adds at most one region.
    std::array<G, 96> regions_;
    std::array<G, 3> gates_;
    G empty_;
    int count_ = 0;
};

}  // namespace skep
