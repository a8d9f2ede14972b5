#include "environment/observation.hpp"

#include <algorithm>
#include <cstddef>

#include "position/terrain.hpp"

namespace skep {

namespace {

// The turns left to place the queen, counting the next one (queen-by-four).
template <class G>
int turns_to_queen(const BasicPosition<G>& position, Color color) {
    if (position.is_on_board(queen_of(color))) return 0;
    const int turns_had = (position.ply() + int{color == Color::White}) / 2;
    return std::max(1, 4 - turns_had);
}

}  // namespace

void Observation::fill(int plane, int value) {
    const auto wanted = static_cast<std::uint8_t>(value);
    std::uint8_t& now = uniform_[plane - kFirstUniform];
    if (now == wanted) return;
    now = wanted;
    std::fill_n(planes_ + std::ptrdiff_t{kWindowCells} * plane, kWindowCells, wanted);
}

template <class G>
void Observation::draw(const BasicPosition<G>& position, const Viewpoint& from) {
    for (const int at : marks_) planes_[at] = 0;
    marks_.clear();
    const G& occupied = position.occupied();
    const Frame frame(occupied);
    const Color own = from.viewer;
    for_each_piece(position.on_board(), [&](Piece piece) {
        const int place = frame.place(position.cell(piece));
        mark(OwnPieces + as_seen(piece, own), place, 1 + position.level(piece));
        if (!(position.covered() & set_of(piece)))
            mark(color_of(piece) == own ? OwnTops : EnemyTops, place, 1);
    });
    G pinned = cut_points(occupied, Neighbors<G>(occupied), position.holes());
    for_each_piece(position.raised(),  // the top of a stack may always leave
                   [&](Piece piece) { pinned &= ~G::single(position.cell(piece)); });
    pinned.for_each([&](typename G::Cell cell) { mark(Pinned, frame.place(cell), 1); });
    if (position.resting() != kNoPiece)
        mark(Resting, frame.place(position.cell(position.resting())), 1);
    if (from.last_moved != kNoPiece)
        mark(LastMoved, frame.place(position.cell(from.last_moved)), 1);
    for (int insect = 0; insect < kInsectKinds; ++insect) {
        const PieceSet waiting = position.reserve() & pieces_of(static_cast<Insect>(insect));
        fill(OwnReserve + insect, std::popcount(waiting & pieces_of(own)));
        fill(EnemyReserve + insect, std::popcount(waiting & pieces_of(other(own))));
    }
    fill(OwnQueenDue, turns_to_queen(position, own));
    fill(EnemyQueenDue, turns_to_queen(position, other(own)));
    fill(Repeated, std::min(from.occurrences, 3) - 1);
}

template void Observation::draw(const NarrowPosition&, const Viewpoint&);
template void Observation::draw(const WidePosition&, const Viewpoint&);

void observe(const Game& game, Color viewer, std::uint8_t* planes) {
    const Piece last = game.played() == 0 ? kNoPiece : game.action(game.played() - 1).piece;
    game.visit([&](const auto& position) {
        Observation(planes).draw(position, {viewer, last, game.occurrences()});
    });
}

}  // namespace skep
