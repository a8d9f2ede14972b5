// Positions and actions for learners: a position is planes over a window, an action an index.
//
// The window has 32 x 32 cells and centers the hive. 28 pieces in a row and a free cell at
// each end need 30, so every hive fits with all the cells around it.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "position/game.hpp"
#include "position/movegen.hpp"
#include "position/position.hpp"

namespace skep {

constexpr int kWindowSize = 32;
constexpr int kWindowCells = kWindowSize * kWindowSize;

// An action's index is its piece (as_seen by the player) times kWindowCells, plus the
// destination's place in the window (row times kWindowSize, plus column).
using ActionIndex = std::uint16_t;
constexpr ActionIndex kPassIndex = kPieces * kWindowCells;
constexpr int kActionCount = kPassIndex + 1;

// The planes in order. The viewer's always come before the opponent's.
//
// To add one, also change Observation::draw (observation.cpp), PLANES (src/skep/envs/encoding.py),
// the slow version that tests compare with (tests/envs/reference.py) and the tables and shapes in
// docs/environments.md and docs/tutorials/researchers.md.
enum Plane : std::uint8_t {
    OwnPieces,                                  // fourteen, one per piece: 1 + its level
    EnemyPieces = OwnPieces + kPiecesPerSide,   //
    OwnTops = EnemyPieces + kPiecesPerSide,     // 1 where the viewer has the top piece
    EnemyTops,                                  //
    Pinned,                                     // pieces that may not leave (one-hive)
    Resting,                                    // the piece that may not move or be thrown now
    LastMoved,                                  // the piece placed or moved last
    OwnReserve,                                 // eight, one per insect: how many; uniform,
    EnemyReserve = OwnReserve + kInsectKinds,   // as are all planes from here on
    OwnQueenDue = EnemyReserve + kInsectKinds,  // turns left to place the queen; 0 once placed
    EnemyQueenDue,                              //
    Repeated,                                   // how often the position occurred before, 0 to 2
    kPlanes,
};
constexpr Plane kFirstUniform = OwnReserve;

// Indices the pieces with the viewer's fourteen first. It is its own inverse.
constexpr Piece as_seen(Piece piece, Color viewer) {
    if (viewer == Color::White) return piece;
    return static_cast<Piece>(piece < kPiecesPerSide ? piece + kPiecesPerSide
                                                     : piece - kPiecesPerSide);
}

// Maps the columns, or the rows, of a grid to those of the window.
template <class G>
class Axis {
public:
    // Takes the lines the hive uses. For an empty board: the line the first piece will use.
    explicit Axis(typename G::Row used) {
        if (!used) used = 1;
        const auto starts = static_cast<typename G::Row>(used & ~std::rotl(used, 1));
        before_ = std::countr_zero(starts) - 1;
        margin_ = (kWindowSize - std::popcount(used)) / 2 - 1;
    }

    // The window's line just before the hive.
    int margin() const { return margin_; }
    int place(int line) const { return ((line - before_) & G::kMask) + margin_; }

private:
    int before_;
    int margin_;
};

// Where the cells of a position's grid lie in the window.
template <class G>
class Frame {
public:
    explicit Frame(const G& occupied) : q_(occupied.columns()), r_(occupied.used_rows()) {}

    Axis<G> q() const { return q_; }
    Axis<G> r() const { return r_; }
    int place(typename G::Cell cell) const {  // of a cell in the hive or next to it
        return r_.place(G::r_of(cell)) * kWindowSize + q_.place(G::q_of(cell));
    }
    ActionIndex index(Move move, Color viewer) const {
        if (move.is_pass()) return kPassIndex;
        return static_cast<ActionIndex>(as_seen(move.piece(), viewer) * kWindowCells +
                                        place(static_cast<typename G::Cell>(move.cell())));
    }

private:
    Axis<G> q_;
    Axis<G> r_;
};

// The indices of the legal actions; none once the game is over.
std::vector<ActionIndex> legal_indices(const Game& game);

// The action that an index below kActionCount stands for in this position, legal or not.
Action action_of(const Game& game, ActionIndex index);

// The index of an action; none if it leaves the window, where nothing is legal.
std::optional<ActionIndex> index_of(const Game& game, Action action);

}  // namespace skep
