// Perft: the number of move sequences of a given length, the proof of a generator.
#pragma once

#include <cstdint>

#include "position/movegen.hpp"

namespace skep {

// The last ply is counted, not played.
template <class G>
std::uint64_t perft(const BasicPosition<G>& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_moves(position);
    MoveList moves;
    list_moves(position, moves);
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        BasicPosition<G> next = position;
        next.play(move);
        nodes += on_its_grid(next, [&](const auto& settled) { return perft(settled, depth - 1); });
    }
    return nodes;
}

}  // namespace skep
