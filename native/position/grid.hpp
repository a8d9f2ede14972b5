// A set of cells on a board that wraps around: one bit per cell, one machine word per row.
//
// A narrow grid (16 x 16) is one AVX2 register. It is exact while the hive spans
// at most 14 cells in q and in r, because then the neighborhoods of its two ends do
// not meet around the back. A wide grid (32 x 32) is exact for every hive: 28
// pieces in a row and a free cell at each end need 30.
//
// The sets are GCC vectors, so the same source becomes AVX2, SSE2, NEON or SIMD128 code.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "position/lanes.hpp"

namespace skep {

// Directions in reading order: the opposite of d is 5 - d.
enum Direction : std::uint8_t { NorthWest, NorthEast, West, East, SouthWest, SouthEast };

constexpr int kDirections = 6;
constexpr std::array<Direction, 6> kCircle = {East, NorthEast, NorthWest,
                                              West, SouthWest, SouthEast};
constexpr Direction opposite(Direction d) { return static_cast<Direction>(5 - d); }

// The next direction around the circle, counterclockwise (left) or clockwise (right).
constexpr std::array<Direction, 6> kLeft = {West, NorthWest, SouthWest, NorthEast, SouthEast, East};
constexpr std::array<Direction, 6> kRight = {NorthEast, East, NorthWest,
                                             SouthEast, West, SouthWest};

constexpr std::array<int, 6> kDeltaQ = {0, 1, -1, 1, -1, 0};
constexpr std::array<int, 6> kDeltaR = {-1, -1, 0, 0, 1, 1};

using DirectionSet = std::uint8_t;  // bit d: direction d

template <class Visit>
constexpr void for_each_direction(DirectionSet set, Visit&& visit) {
    for (unsigned rest = set; rest; rest &= rest - 1)
        visit(static_cast<Direction>(__builtin_ctz(rest)));
}

template <class G>
struct GridTables;

template <class Element, int Bytes>
struct Vector {
    typedef Element type __attribute__((vector_size(Bytes)));
};

template <class RowType, class CellType>
class Grid {
public:
    using Row = RowType;
    using Cell = CellType;  // r * size + q
    static constexpr int kSize = 8 * sizeof(Row);
    static constexpr int kCells = kSize * kSize;
    static constexpr int kMask = kSize - 1;

    Grid() = default;  // `Grid set;` is uninitialized, `Grid set{}` is empty

    static constexpr Cell cell(int q, int r) {
        return static_cast<Cell>((r & kMask) * kSize + (q & kMask));
    }
    static constexpr int q_of(Cell cell) { return cell & kMask; }
    static constexpr int r_of(Cell cell) { return cell / kSize; }
    static Cell neighbor(Cell from, Direction d);

    // The set of one cell, and the set of the six around it.
    static Grid single(Cell cell);
    static Grid ring(Cell cell);
    static Grid ring(Cell cell, DirectionSet directions) {
        Grid set{};
        for_each_direction(directions, [&](Direction d) { set |= single(neighbor(cell, d)); });
        return set;
    }

    bool test(Cell cell) const { return (rows_[r_of(cell)] >> q_of(cell)) & 1; }
    // Writes the whole set: a store to part of it would stall the next load of all of it.
    void flip(Cell cell) { *this ^= single(cell); }

    // Which of a cell's six neighbors are in the set.
    DirectionSet around(Cell cell) const {
        const int r = r_of(cell);
        const int turn = q_of(cell) - 1;  // moves q - 1, q, q + 1 to bits 0, 1, 2
        const Row above = std::rotr(static_cast<Row>(rows_[(r - 1) & kMask]), turn);
        const Row level = std::rotr(static_cast<Row>(rows_[r]), turn);
        const Row below = std::rotr(static_cast<Row>(rows_[(r + 1) & kMask]), turn);
        return static_cast<DirectionSet>(((above >> 1) & 3) | ((level & 1) << 2) |
                                         ((level & 4) << 1) | ((below & 3) << 4));
    }

    // The set shifted one step.
    template <Direction D>
    Grid moved() const {
        if constexpr (D == East) return Grid((rows_ << 1) | (rows_ >> kMask));
        if constexpr (D == West) return Grid((rows_ >> 1) | (rows_ << kMask));
        if constexpr (D == NorthWest) return rotated_rows<1>();
        if constexpr (D == SouthEast) return rotated_rows<kMask>();
        if constexpr (D == NorthEast) return moved<East>().template moved<NorthWest>();
        if constexpr (D == SouthWest) return moved<West>().template moved<SouthEast>();
    }

    bool empty() const {
        if constexpr (sizeof(Rows) == sizeof(lanes::Block))
            return lanes::is_zero(reinterpret_cast<lanes::Block>(rows_));
        return folded() == 0;
    }
    int count() const {
        int total = 0;
        for (int i = 0; i < kWords; ++i) total += std::popcount(word(i));
        return total;
    }
    Cell first() const {  // the set must not be empty
        int i = 0;
        while (!word(i)) ++i;
        return static_cast<Cell>(64 * i + std::countr_zero(word(i)));
    }
    template <class Visit>
    void for_each(Visit&& visit) const {
        for (int i = 0; i < kWords; ++i)
            for (std::uint64_t rest = word(i); rest; rest &= rest - 1)
                visit(static_cast<Cell>(64 * i + std::countr_zero(rest)));
    }

    // The columns, and the rows, with a cell in the set: bit i for the i-th.
    Row columns() const {
        std::uint64_t columns = folded();
        for (int shift = 32; shift >= kSize; shift /= 2) columns |= columns >> shift;
        return static_cast<Row>(columns);
    }
    Row used_rows() const {
        if constexpr (sizeof(Rows) == sizeof(lanes::Numbers)) {
            return lanes::nonzero(rows_);
        } else {
            std::uint32_t used = 0;
            for (int r = 0; r < kSize; ++r) used |= std::uint32_t{rows_[r] != 0} << r;
            return static_cast<Row>(used);
        }
    }

    friend Grid operator|(Grid a, Grid b) { return Grid(a.rows_ | b.rows_); }
    friend Grid operator&(Grid a, Grid b) { return Grid(a.rows_ & b.rows_); }
    friend Grid operator^(Grid a, Grid b) { return Grid(a.rows_ ^ b.rows_); }
    friend Grid operator~(Grid a) { return Grid(~a.rows_); }
    Grid& operator|=(Grid b) {
        rows_ |= b.rows_;
        return *this;
    }
    Grid& operator&=(Grid b) {
        rows_ &= b.rows_;
        return *this;
    }
    Grid& operator^=(Grid b) {
        rows_ ^= b.rows_;
        return *this;
    }
    friend bool operator==(Grid a, Grid b) { return (a ^ b).empty(); }

private:
    friend struct GridTables<Grid>;

    using Rows = typename Vector<Row, kCells / 8>::type;
    using Words = typename Vector<std::uint64_t, kCells / 8>::type;
    static constexpr int kWords = kCells / 64;

    explicit Grid(Rows rows) : rows_(rows) {}

    std::uint64_t word(int i) const { return reinterpret_cast<Words>(rows_)[i]; }
    std::uint64_t folded() const {
        std::uint64_t any = 0;
        for (int i = 0; i < kWords; ++i) any |= word(i);
        return any;
    }

    template <int By>  // row i of the result is row i + By
    Grid rotated_rows() const {
        return [this]<std::size_t... I>(std::index_sequence<I...>) {
            return Grid(__builtin_shufflevector(rows_, rows_, ((I + By) & kMask)...));
        }(std::make_index_sequence<kSize>{});
    }

    Rows rows_;
};

template <class G>
struct GridTables {
    std::array<G, G::kCells> single{};
    std::array<G, G::kCells> ring{};
    std::array<std::array<typename G::Cell, kDirections>, G::kCells> neighbor{};

    GridTables() noexcept {
        for (int i = 0; i < G::kCells; ++i) {
            const auto cell = static_cast<typename G::Cell>(i);
            single[i].rows_[G::r_of(cell)] = static_cast<typename G::Row>(1U << G::q_of(cell));
        }
        for (int i = 0; i < G::kCells; ++i) {
            const auto cell = static_cast<typename G::Cell>(i);
            for (const Direction d : kCircle) {
                neighbor[i][d] = G::cell(G::q_of(cell) + kDeltaQ[d], G::r_of(cell) + kDeltaR[d]);
                ring[i] |= single[neighbor[i][d]];
            }
        }
    }
};
template <class G>
inline const GridTables<G> kGridTables;

template <class Row, class Cell>
inline Cell Grid<Row, Cell>::neighbor(Cell from, Direction d) {
    return kGridTables<Grid>.neighbor[from][d];
}
template <class Row, class Cell>
inline Grid<Row, Cell> Grid<Row, Cell>::single(Cell cell) {
    return kGridTables<Grid>.single[cell];
}
template <class Row, class Cell>
inline Grid<Row, Cell> Grid<Row, Cell>::ring(Cell cell) {
    return kGridTables<Grid>.ring[cell];
}

using NarrowGrid = Grid<std::uint16_t, std::uint8_t>;
using WideGrid = Grid<std::uint32_t, std::uint16_t>;

// For each direction, the cells whose neighbor in that direction is in a given set.
template <class G>
struct Neighbors {
    std::array<G, kDirections> in;

    Neighbors() = default;
    explicit Neighbors(G set)
        : in{set.template moved<SouthEast>(), set.template moved<SouthWest>(),
             set.template moved<East>(),      set.template moved<West>(),
             set.template moved<NorthEast>(), set.template moved<NorthWest>()} {}

    G any() const { return in[0] | in[1] | in[2] | in[3] | in[4] | in[5]; }
};

}  // namespace skep
