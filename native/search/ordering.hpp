// Which moves to try first, from what the search has learned about similar moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "position/movegen.hpp"

namespace skep {

// A move's kind: the insect, its color, from board or reserve, and the destination
// relative to the enemy queen. So an attack is the same anywhere on the board.
constexpr int kMoveKinds = 2 * 2 * 8 * 256;

template <class G>
inline int kind_of(const BasicPosition<G>& position, Move move) {
    if (move.is_pass()) return 0;
    const Piece piece = move.piece();
    const Piece queen = queen_of(other(position.turn()));
    const auto to = static_cast<typename G::Cell>(move.cell());
    const auto seen_from = position.is_on_board(queen) ? position.cell(queen) : position.origin();
    const int q = (G::q_of(to) - G::q_of(seen_from)) & 15;
    const int r = (G::r_of(to) - G::r_of(seen_from)) & 15;
    const int is_own = color_of(piece) == position.turn();
    const int is_on_board = position.is_on_board(piece);
    const int who = (is_own * 2 + is_on_board) * 8 + static_cast<int>(insect_of(piece));
    return (who * 16 + r) * 16 + q;
}

// How well each kind of move has done: positive if mostly good, negative if mostly bad.
class History {
public:
    static constexpr int kLargest = 16384;

    int operator[](int kind) const { return values_[kind]; }
    void add(int kind, int bonus) {  // steps shrink toward the limit
        const int value = values_[kind];
        values_[kind] =
            static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / kLargest);
    }
    void fade() {
        for (std::int16_t& value : values_) value /= 2;
    }
    void clear() { values_.fill(0); }

private:
    std::array<std::int16_t, kMoveKinds> values_{};
};

// Ranked moves, picked best first one at a time, because the first few usually suffice.
class RankedMoves {
public:
    MoveList moves;

    int size() const { return moves.size(); }
    void rank(int i, int value) { ranks_[i] = value; }
    std::pair<Move, int> pick(int i) {  // swaps the best of the rest into place i
        int best = i;
        for (int j = i + 1; j < size(); ++j)
            if (ranks_[j] > ranks_[best]) best = j;
        std::swap(ranks_[i], ranks_[best]);
        std::swap(moves[i], moves[best]);
        return {moves[i], ranks_[i]};
    }

private:
    std::array<int, MoveList::kCapacity> ranks_;
};

}  // namespace skep
