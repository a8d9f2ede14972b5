// Positions and actions as learners see them: planes over a window, and a number an action.
//
// The window has 32 x 32 cells, with the hive in its middle. 28 pieces in a row and a free
// cell at each end need 30, so that it shows every hive and all the cells around it.
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

// An action's number: the piece as its player sees it times kWindowCells, plus the place
// in the window that it goes to (row times kWindowSize, plus column).
using Number = std::uint16_t;
constexpr Number kPassNumber = kPieces * kWindowCells;
constexpr int kNumbers = kPassNumber + 1;

// The planes in their order. The viewer's pieces and things come before the opponent's.
enum Plane : std::uint8_t {
    OwnPieces,                                  // fourteen, one a piece: 1 + its level
    EnemyPieces = OwnPieces + kPiecesPerSide,   //
    OwnTops = EnemyPieces + kPiecesPerSide,     // where the top piece is the viewer's
    EnemyTops,                                  //
    Pinned,                                     // a piece that holds the hive together
    Resting,                                    // the piece that no pillbug may throw now
    LastMoved,                                  // the piece that was placed or moved last
    OwnReserve,                                 // eight, one an insect: how many; uniform,
    EnemyReserve = OwnReserve + kInsectKinds,   // as are all planes from here on
    OwnQueenDue = EnemyReserve + kInsectKinds,  // turns left to place the queen; 0: she is
    EnemyQueenDue,                              //
    Repeated,                                   // how often the position occurred before: 0 to 2
    kPlanes,
};
constexpr Plane kFirstUniform = OwnReserve;

// A piece as a player sees it: the own fourteen first. The same way leads back.
constexpr Piece as_seen(Piece piece, Color viewer) {
    if (viewer == Color::White) return piece;
    return static_cast<Piece>(piece < kPiecesPerSide ? piece + kPiecesPerSide
                                                     : piece - kPiecesPerSide);
}

// The columns, or the rows, of a grid as those of the window.
template <class G>
class Axis {
public:
    // Of the lines that the hive uses; before the first piece, of the one where it will lie.
    explicit Axis(typename G::Row used) {
        if (!used) used = 1;
        const auto starts = static_cast<typename G::Row>(used & ~std::rotl(used, 1));
        before_ = std::countr_zero(starts) - 1;
        margin_ = (kWindowSize - std::popcount(used)) / 2 - 1;
    }

    // The line of the window that shows the one before the hive.
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
    int place(typename G::Cell cell) const {  // of a cell of the hive, or around it
        return r_.place(G::r_of(cell)) * kWindowSize + q_.place(G::q_of(cell));
    }
    Number number(Move move, Color viewer) const {
        if (move.is_pass()) return kPassNumber;
        return static_cast<Number>(as_seen(move.piece(), viewer) * kWindowCells +
                                   place(static_cast<typename G::Cell>(move.cell())));
    }

private:
    Axis<G> q_;
    Axis<G> r_;
};

// The legal actions of a game by their numbers; none once it is over.
std::vector<Number> legal_numbers(const Game& game);

// The action that a number below kNumbers means now, legal or not.
Action action_of(const Game& game, Number number);

// The number of an action; none if it leads out of the window, where nothing is legal.
std::optional<Number> number_of(const Game& game, Action action);

}  // namespace skep
