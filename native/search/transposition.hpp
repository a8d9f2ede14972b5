// Search results by position key.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>

#include "position/position.hpp"
#include "search/scores.hpp"

namespace skep {

enum class Bound : std::uint8_t { None, Exact, Lower, Upper };

struct TableEntry {
    std::int16_t score = 0;
    std::uint16_t move = 0;  // relative to the position's origin; see relative_bits
    std::int8_t depth = 0;
    Bound bound = Bound::None;
    std::uint16_t unused = 0;
};
static_assert(sizeof(TableEntry) == sizeof(std::uint64_t));

// Equal positions may lie on different cells, so stored moves are relative to the
// position's origin.
template <class G>
Move shifted(Move move, typename G::Cell by, int sign) {
    const auto cell = static_cast<typename G::Cell>(move.cell());
    return {move.piece(),
            G::cell(G::q_of(cell) + sign * G::q_of(by), G::r_of(cell) + sign * G::r_of(by))};
}
template <class G>
std::uint16_t relative_bits(const BasicPosition<G>& position, Move move) {
    return move.is_pass() ? move.bits() : shifted<G>(move, position.origin(), -1).bits();
}
template <class G>
Move absolute_move(const BasicPosition<G>& position, std::uint16_t bits) {
    const Move move = Move::from_bits(bits);
    return move.is_pass() ? move : shifted<G>(move, position.origin(), 1);
}

// Keeps the newest entry of each slot. Threads share it without locks: the key is stored
// XORed with the data, so a mix of two writes matches no key.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes)
        : size_(std::max<std::size_t>(
              1, std::bit_floor(megabytes * (std::size_t{1} << 20) / sizeof(Slot)))),
          slots_(std::make_unique<Slot[]>(size_)) {}

    void clear() {
        for (std::size_t i = 0; i < size_; ++i) {
            slots_[i].check.store(0, std::memory_order_relaxed);
            slots_[i].data.store(0, std::memory_order_relaxed);
        }
    }

    std::optional<TableEntry> find(std::uint64_t key) const {
        const Slot& slot = slots_[key & (size_ - 1)];
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) != key) return std::nullopt;
        const auto entry = std::bit_cast<TableEntry>(data);
        return entry.bound == Bound::None ? std::nullopt : std::optional(entry);
    }
    void store(std::uint64_t key, const TableEntry& entry) {
        Slot& slot = slots_[key & (size_ - 1)];
        const auto data = std::bit_cast<std::uint64_t>(entry);
        slot.check.store(key ^ data, std::memory_order_relaxed);
        slot.data.store(data, std::memory_order_relaxed);
    }

private:
    struct Slot {
        std::atomic<std::uint64_t> check = 0;  // the key combined with the data
        std::atomic<std::uint64_t> data = 0;
    };
    static_assert(sizeof(Slot) == 16);

    std::size_t size_;
    std::unique_ptr<Slot[]> slots_;
};

}  // namespace skep
