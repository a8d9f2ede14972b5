#include "position/canonical.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "position/hashing.hpp"
#include "position/pieces.hpp"

namespace skep {

namespace {

constexpr int kSpan = 32;  // more than the pieces of a connected hive, so more than its extent
constexpr std::uint8_t kNobody = 0xFF;
static_assert(kPieces < kSpan);

// How far a piece is from each edge of the hive's bounding hexagon.
enum Distance : std::uint8_t { Q, R, S, FromQ, FromR, FromS };  // s = q + r
using Distances = std::array<std::uint8_t, 6>;

// The hive in lines along one axis: which places of each line are occupied, and by whom.
struct Lines {
    std::array<std::uint32_t, kSpan> occupied{};
    std::array<std::array<std::uint8_t, kSpan>, kSpan> first;  // the first piece of each stack
};

// A symmetry says what becomes of q and r. Its order of hexes, by the new q and then by the new r,
// is that of lines along an axis, each of both read upward or downward.
struct Reading {
    std::uint8_t axis;  // 0: lines of equal q by r; 1: of equal r by q; 2: of equal s by q
    bool lines_down, places_down;
    Distance new_q, new_r;
};
constexpr std::array<Reading, 12> kReadings = {{
    {0, false, false, Q, R},
    {0, false, true, Q, FromS},
    {0, true, true, FromQ, FromR},
    {0, true, false, FromQ, S},
    {1, false, false, R, Q},
    {1, false, true, R, FromS},
    {1, true, true, FromR, FromQ},
    {1, true, false, FromR, S},
    {2, false, true, S, FromQ},
    {2, false, false, S, FromR},
    {2, true, false, FromS, Q},
    {2, true, true, FromS, R},
}};

template <class Visit>
void for_each_bit(std::uint32_t bits, bool down, Visit visit) {
    while (bits != 0) {
        const int bit = down ? kSpan - 1 - std::countl_zero(bits) : std::countr_zero(bits);
        bits ^= std::uint32_t{1} << bit;
        visit(bit);
    }
}

class Hive {
public:
    explicit Hive(std::span<const HashedPiece> pieces) : pieces_(pieces) {
        measure();
        for (std::size_t piece = 0; piece < pieces.size(); ++piece)
            add(static_cast<std::uint8_t>(piece));
    }

    // The pieces in the order of a symmetry; those of a stack by their hashes.
    template <class Visit>
    void read(const Reading& reading, Visit visit) const {
        const Lines& lines = lines_[reading.axis];
        for_each_bit(used_[reading.axis], reading.lines_down, [&](int line) {
            for_each_bit(lines.occupied[line], reading.places_down, [&](int place) {
                for (auto piece = lines.first[line][place]; piece != kNobody; piece = above_[piece])
                    visit(pieces_[piece].what, distances_[piece]);
            });
        });
    }

private:
    void measure() {
        std::array<int, 3> low;
        std::array<int, 3> high;
        low.fill(std::numeric_limits<int>::max());
        high.fill(std::numeric_limits<int>::min());
        for (const HashedPiece& piece : pieces_) {
            const std::array<int, 3> at = {piece.q, piece.r, piece.q + piece.r};
            for (int axis = 0; axis < 3; ++axis) {
                low[axis] = std::min(low[axis], at[axis]);
                high[axis] = std::max(high[axis], at[axis]);
            }
        }
        for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
            const int q = pieces_[piece].q;
            const int r = pieces_[piece].r;
            const std::array<int, 3> at = {q, r, q + r};
            for (int axis = 0; axis < 3; ++axis) {
                distances_[piece][axis] = static_cast<std::uint8_t>(at[axis] - low[axis]);
                distances_[piece][axis + 3] = static_cast<std::uint8_t>(high[axis] - at[axis]);
            }
        }
    }

    void add(std::uint8_t piece) {
        const Distances& at = distances_[piece];
        above_[piece] = kNobody;
        if ((lines_[0].occupied[at[Q]] >> at[R] & 1U) != 0) {
            std::uint8_t* link = &lines_[0].first[at[Q]][at[R]];
            while (*link != kNobody && pieces_[*link].what < pieces_[piece].what)
                link = &above_[*link];
            above_[piece] = *link;
            *link = piece;
        } else {
            lines_[0].first[at[Q]][at[R]] = piece;
        }
        const std::uint8_t first = lines_[0].first[at[Q]][at[R]];
        enter(0, at[Q], at[R], first);
        enter(1, at[R], at[Q], first);
        enter(2, at[S], at[Q], first);
    }

    void enter(int axis, int line, int place, std::uint8_t first) {
        used_[axis] |= std::uint32_t{1} << line;
        lines_[axis].occupied[line] |= std::uint32_t{1} << place;
        lines_[axis].first[line][place] = first;
    }

    std::span<const HashedPiece> pieces_;
    std::array<Distances, kPieces> distances_;
    std::array<std::uint8_t, kPieces> above_;  // the next piece of the same stack
    std::array<std::uint32_t, 3> used_{};      // the lines that are not empty
    std::array<Lines, 3> lines_;
};

}  // namespace

std::uint64_t canonical_hash(std::uint64_t seed, std::span<const HashedPiece> hive) {
    // Side by side, so that the hashes of the symmetries need not wait for each other.
    std::array<std::array<std::uint64_t, kReadings.size()>, kPieces> mixed;
    const Hive pieces(hive);
    for (std::size_t symmetry = 0; symmetry < kReadings.size(); ++symmetry) {
        const Reading& reading = kReadings[symmetry];
        std::size_t index = 0;
        pieces.read(reading, [&](std::uint64_t what, const Distances& at) {
            const std::uint64_t place = std::uint64_t{at[reading.new_q]} << 32 | at[reading.new_r];
            mixed[index++][symmetry] = mix(what ^ place);
        });
    }
    std::array<std::uint64_t, kReadings.size()> keys;
    keys.fill(seed);
    for (std::size_t index = 0; index < hive.size(); ++index)
        for (std::size_t symmetry = 0; symmetry < keys.size(); ++symmetry)
            keys[symmetry] = mix(keys[symmetry] ^ mixed[index][symmetry]);
    return *std::ranges::min_element(keys);
}

}  // namespace skep
