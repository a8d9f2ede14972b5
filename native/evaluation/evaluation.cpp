#include "evaluation/evaluation.hpp"

#include <array>
#include <bit>

#include "position/terrain.hpp"

namespace skep {

namespace {

// What a piece is worth where it can move, by Insect.
constexpr std::array<Score, 8> kMobile = {30, 12, 20, 18, 40, 35, 25, 25};
// What each neighbour of a queen costs her owner: the last ones are the dearest.
constexpr std::array<Score, 7> kCrowded = {0, 15, 40, 80, 140, 230, 0};
constexpr Score kQueenCovered = 40;
constexpr Score kReserve = 6;  // a piece in the reserve can still appear anywhere

template <class G>
Score one_side(const BasicPosition<G>& position, const G& pinned, Color color) {
    Score score = 0;
    const PieceSet own = position.on_board() & pieces_of(color);
    for_each_piece(own & ~position.covered(), [&](Piece piece) {
        const bool raised = position.raised() & set_of(piece);
        if (raised || !pinned.test(position.cell(piece)))
            score += kMobile[static_cast<int>(insect_of(piece))];
    });
    score += kReserve * std::popcount(position.reserve() & pieces_of(color));
    const Piece queen = queen_of(color);
    if (own & set_of(queen)) {
        score -= kCrowded[std::popcount(position.occupied().around(position.cell(queen)))];
        if (position.covered() & set_of(queen)) {
            const Piece top = position.top_at(position.cell(queen));
            score += color_of(top) == color ? -kQueenCovered / 4 : -kQueenCovered;
        }
    }
    return score;
}

}  // namespace

template <class G>
Score evaluate(const BasicPosition<G>& position) {
    const Neighbors<G> beside(position.occupied());
    const G pinned = cut_points(position.occupied(), beside, position.holes());
    const Color color = position.turn();
    return one_side(position, pinned, color) - one_side(position, pinned, other(color));
}

template Score evaluate(const NarrowPosition& position);
template Score evaluate(const WidePosition& position);

}  // namespace skep
