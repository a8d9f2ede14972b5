// What earlier searches found out about positions, found again by key.
#pragma once

#include <algorithm>
#include <array>
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
    std::uint8_t age = 0;
    std::uint8_t unused = 0;
};
static_assert(sizeof(TableEntry) == sizeof(std::uint64_t));

// Equal positions may lie on different cells: moves that are kept are relative to the
// cell that keys are taken from.
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

// Shared by all threads without locks: a key is kept combined with its entry, so that
// a mixture of two writes is no entry at all.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes)
        : clusters_(std::max<std::size_t>(
              1, std::bit_floor(megabytes * (std::size_t{1} << 20) / sizeof(Cluster)))),
          storage_(std::make_unique<Cluster[]>(clusters_)) {}

    void clear() {
        age_ = 0;
        for (std::size_t i = 0; i < clusters_; ++i)
            for (Slot& slot : storage_[i]) {
                slot.check.store(0, std::memory_order_relaxed);
                slot.data.store(0, std::memory_order_relaxed);
            }
    }

    // What is found from now on is newer than all before.
    void begin_search() { ++age_; }

    std::optional<TableEntry> find(std::uint64_t key) const {
        for (const Slot& slot : cluster(key)) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            if ((slot.check.load(std::memory_order_relaxed) ^ data) != key) continue;
            const auto entry = std::bit_cast<TableEntry>(data);
            if (entry.bound != Bound::None) return entry;
        }
        return std::nullopt;
    }

    // In the place of the same position, else of the least deep and oldest one.
    void store(std::uint64_t key, TableEntry entry) {
        entry.age = age_;
        Slot* place = nullptr;
        int least = 0;
        for (Slot& slot : cluster(key)) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            const auto old = std::bit_cast<TableEntry>(data);
            const bool is_same = (slot.check.load(std::memory_order_relaxed) ^ data) == key;
            const int worth = is_same || old.bound == Bound::None ? -kOldest : worth_of(old);
            if (place == nullptr || worth < least) {
                place = &slot;
                least = worth;
            }
            if (is_same) break;
        }
        const auto data = std::bit_cast<std::uint64_t>(entry);
        place->check.store(key ^ data, std::memory_order_relaxed);
        place->data.store(data, std::memory_order_relaxed);
    }

private:
    struct Slot {
        std::atomic<std::uint64_t> check = 0;  // the key combined with the data
        std::atomic<std::uint64_t> data = 0;
    };
    struct alignas(64) Cluster : std::array<Slot, 4> {};  // a line of the cache
    static constexpr int kOldest = 4096;

    int worth_of(const TableEntry& entry) const {
        return entry.depth - 8 * static_cast<std::uint8_t>(age_ - entry.age);
    }
    Cluster& cluster(std::uint64_t key) { return storage_[key & (clusters_ - 1)]; }
    const Cluster& cluster(std::uint64_t key) const { return storage_[key & (clusters_ - 1)]; }

    std::size_t clusters_;
    std::unique_ptr<Cluster[]> storage_;
    std::uint8_t age_ = 0;
};

}  // namespace skep
