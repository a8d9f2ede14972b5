#include "position/perft.hpp"

#include "position/movegen.hpp"

namespace skep {

template <class G>
std::uint64_t perft(const BasicPosition<G>& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_moves(position);
    MoveList moves;
    list_moves(position, moves);
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        BasicPosition<G> next = position;
        next.template play<Keys::Ignored>(move);
        nodes += on_its_grid(next, [&](const auto& settled) { return perft(settled, depth - 1); });
    }
    return nodes;
}

template std::uint64_t perft(const NarrowPosition& position, int depth);
template std::uint64_t perft(const WidePosition& position, int depth);

}  // namespace skep
