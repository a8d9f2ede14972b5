// What earlier searches found out about positions, found again by key.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "position/position.hpp"

namespace skep {

enum class Bound : std::uint8_t { None, Exact, Lower, Upper };

struct TableEntry {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    std::uint16_t move = 0;  // relative to the position's origin; see TranspositionTable
    std::int8_t depth = 0;
    Bound bound = Bound::None;
};
static_assert(sizeof(TableEntry) == 16);

class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes)
        : entries_(std::max<std::size_t>(
              1, std::bit_floor(megabytes * (1 << 20) / sizeof(TableEntry)))) {}

    void clear() { std::ranges::fill(entries_, TableEntry{}); }

    TableEntry* find(std::uint64_t key) {
        TableEntry& entry = slot(key);
        return entry.key == key && entry.bound != Bound::None ? &entry : nullptr;
    }
    void store(const TableEntry& entry) { slot(entry.key) = entry; }

    // Equal positions may lie on different cells: moves are kept relative to the
    // cell that keys are taken from.
    template <class G>
    static std::uint16_t relative(const BasicPosition<G>& position, Move move) {
        return move.is_pass() ? move.bits() : shifted<G>(move, position.origin(), -1).bits();
    }
    template <class G>
    static Move absolute(const BasicPosition<G>& position, std::uint16_t bits) {
        const Move move = Move::from_bits(bits);
        return move.is_pass() ? move : shifted<G>(move, position.origin(), 1);
    }

private:
    template <class G>
    static Move shifted(Move move, typename G::Cell by, int sign) {
        const auto cell = static_cast<typename G::Cell>(move.cell());
        return {move.piece(),
                G::cell(G::q_of(cell) + sign * G::q_of(by), G::r_of(cell) + sign * G::r_of(by))};
    }
    TableEntry& slot(std::uint64_t key) { return entries_[key & (entries_.size() - 1)]; }

    std::vector<TableEntry> entries_;
};

}  // namespace skep
