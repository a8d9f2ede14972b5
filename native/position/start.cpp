#include "position/start.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace skep {

namespace {

bool is_adjacent(Hex a, Hex b) {
    const int dq = a.q - b.q;
    const int dr = a.r - b.r;
    return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)}) <= 1;  // or the same
}

bool is_connected(const std::vector<Placed>& pieces) {
    PieceSet rest = (PieceSet{1} << pieces.size()) - 1;  // by their places in the list
    PieceSet frontier = rest & 1;
    while (frontier) {
        const Hex from = pieces[std::countr_zero(frontier)].at;
        rest &= ~frontier;
        frontier &= frontier - 1;
        for_each_piece(rest, [&](Piece i) {
            if (is_adjacent(from, pieces[i].at)) frontier |= set_of(i);
        });
    }
    return rest == 0;
}

bool has(PieceSet set, Piece piece) { return piece < kPieces && (set & set_of(piece)); }

const char* fault_of_resting(const Start& start, PieceSet on_board) {
    if (!has(on_board, start.resting)) return "the resting piece is not on the board";
    if (!(on_board & pieces_of(Insect::Pillbug))) return "a piece rests without a pillbug";
    const auto last = std::ranges::find(start.pieces, start.resting, &Placed::piece);
    if (std::ranges::find(last + 1, start.pieces.end(), last->at, &Placed::at) !=
        start.pieces.end())
        return "the resting piece is covered";
    return nullptr;
}

}  // namespace

const char* fault_of(Settings settings, const Start& start) {
    if (start.ply < 0 || start.ply > kLastStart) return "a game starts at ply 0 to 999999";
    PieceSet on_board = 0;
    for (auto it = start.pieces.begin(); it != start.pieces.end(); ++it) {
        const auto [piece, at] = *it;
        if (!has(pieces_of_game(settings.type), piece)) return "the game has no such piece";
        if (has(on_board, piece)) return "a piece is on the board twice";
        if (at.q < -kFarthest || at.q > kFarthest || at.r < -kFarthest || at.r > kFarthest)
            return "a hex is too far away";
        const Insect insect = insect_of(piece);
        if (insect != Insect::Beetle && insect != Insect::Mosquito &&
            std::ranges::find(start.pieces.begin(), it, at, &Placed::at) != it)
            return "only beetles and mosquitoes climb";
        on_board |= set_of(piece);
    }
    if (((on_board & kSuccessors) >> 1) & ~on_board) return "a piece came before a lower number";
    for (const Color color : {Color::White, Color::Black}) {
        const int turns = (start.ply + int{color == Color::White}) / 2;
        const int count = std::popcount(on_board & pieces_of(color));
        if (count > turns) return "a player has more pieces than turns";
        if (count == 0 && turns > 0) return "a player has placed nothing";
    }
    if (!is_connected(start.pieces)) return "the hive is not connected";
    return start.resting == kNoPiece ? nullptr : fault_of_resting(start, on_board);
}

}  // namespace skep
