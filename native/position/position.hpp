// A position: where the 28 pieces are, whose turn it is, and what follows from that.
//
// Positions are small values: a move is played on a copy, so nothing ever needs
// to be undone.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "position/grid.hpp"
#include "position/hashing.hpp"
#include "position/lanes.hpp"
#include "position/pieces.hpp"
#include "position/rings.hpp"

namespace skep {

// A piece and the cell it goes to, or a pass.
class Move {
public:
    Move() = default;  // `Move move;` is uninitialized
    constexpr Move(Piece piece, unsigned cell)
        : bits_(static_cast<std::uint16_t>(piece << 10 | cell)) {}
    static constexpr Move pass() { return from_bits(kPass); }
    static constexpr Move from_bits(std::uint16_t bits) {
        return {static_cast<Piece>(bits >> 10), bits & 1023U};
    }

    constexpr bool is_pass() const { return bits_ == kPass; }
    constexpr Piece piece() const { return static_cast<Piece>(bits_ >> 10); }
    constexpr std::uint16_t cell() const { return bits_ & 1023; }
    constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr bool operator==(Move, Move) = default;

private:
    static constexpr std::uint16_t kPass = 0xFFFF;
    std::uint16_t bits_;
};

enum class Keys : bool { Ignored, Kept };

struct Settings {
    GameType type = 0;
    bool queen_first = false;  // queen-first: may the queen be a player's first piece?
    friend bool operator==(Settings, Settings) = default;
};

template <class G>
class BasicPosition {
public:
    using Cell = typename G::Cell;

    explicit BasicPosition(Settings settings)
        : reserve_(pieces_of_game(settings.type)), settings_(settings) {}

    Settings settings() const { return settings_; }
    Color turn() const { return static_cast<Color>(ply_ & 1); }
    int ply() const { return ply_; }
    PieceSet reserve() const { return reserve_; }
    PieceSet on_board() const { return on_board_; }
    PieceSet covered() const { return covered_; }
    PieceSet raised() const { return raised_; }  // pieces on top of another
    Piece resting() const { return resting_; }
    bool is_on_board(Piece piece) const { return on_board_ & set_of(piece); }
    Cell cell(Piece piece) const { return cells_[piece]; }
    int level(Piece piece) const { return levels_[piece]; }  // 0 on the ground
    int holes() const { return holes_; }                     // empty regions enclosed by the hive

    const G& occupied() const { return occupied_; }
    G tops(Color color) const {  // a stack has the color of its top piece
        return color == Color::White ? white_ : occupied_ & ~white_;
    }

    PieceSet pieces_at(Cell cell) const;
    Piece top_at(Cell cell) const {  // the cell must be occupied
        return static_cast<Piece>(std::countr_zero(pieces_at(cell) & ~covered_));
    }
    int height(Cell cell) const { return std::popcount(pieces_at(cell)); }

    bool is_surrounded(Color color) const {
        const Piece queen = queen_of(color);
        return is_on_board(queen) && occupied_.around(cell(queen)) == kAllDirections;
    }
    bool is_over() const { return is_surrounded(Color::White) || is_surrounded(Color::Black); }

    // The rule queen-by-four: only the queen may be placed now.
    bool is_queen_due() const { return ply_ >= 6 && (reserve_ & set_of(queen_of(turn()))); }

    // Depends on the game type, the pieces (up to translation), the turn and the resting piece.
    std::uint64_t key() const;

    // Keys are relative to this cell. It is a queen's, so a hive that has wandered keeps
    // its key.
    Cell origin() const { return anchor() == kNoPiece ? first_cell() : cells_[anchor()]; }

    // Sets up a piece on top of what is at a cell; then `start` completes the position.
    void put(Piece piece, Cell to) {
        drop(piece, to);
        reserve_ ^= set_of(piece);
        on_board_ ^= set_of(piece);
    }
    void start(int ply, Piece resting) {
        ply_ = ply;
        resting_ = resting;
        rehash();
    }

    // Perft needs no keys, so it plays without updating them.
    template <Keys keys = Keys::Kept>
    void play(Move move);

    // Whether the hive fits a narrow grid (see grid.hpp). If it does, the position must be
    // on one, so that equal positions have equal keys.
    bool fits_narrow() const;

    // The same position on another grid; lift maps each cell to the new grid.
    template <class Other, class Lift>
    BasicPosition<Other> converted(Lift&& lift) const {
        BasicPosition<Other> other(settings_);
        for_each_piece(on_board(), [&](Piece piece) {
            const typename Other::Cell to = lift(cells_[piece]);
            other.cells_[piece] = to;
            other.levels_[piece] = levels_[piece];
            if (covered_ & set_of(piece)) return;
            other.occupied_.flip(to);
            if (color_of(piece) == Color::White) other.white_.flip(to);
        });
        other.on_board_ = on_board_;
        other.reserve_ = reserve_;
        other.covered_ = covered_;
        other.raised_ = raised_;
        other.ply_ = ply_;
        other.resting_ = resting_;
        other.holes_ = holes_;
        other.rehash();
        return other;
    }

private:
    template <class>
    friend class BasicPosition;

    void lift(Piece piece);
    void drop(Piece piece, Cell to);
    Piece anchor() const;  // kNoPiece before the first queen
    Cell first_cell() const;
    std::uint64_t hash_of(Piece piece, Cell anchor) const;
    void rehash();

    G occupied_{};
    G white_{};
    alignas(32) std::array<Cell, 32> cells_{};
    std::array<std::uint8_t, 32> levels_{};
    std::uint64_t pieces_hash_ = 0;
    PieceSet reserve_;
    PieceSet on_board_ = 0;
    PieceSet covered_ = 0;
    PieceSet raised_ = 0;
    std::int32_t ply_ = 0;
    Piece resting_ = kNoPiece;
    std::int8_t holes_ = 1;  // cells - adjacencies + triangles is 1 - holes
    Settings settings_;
};

using NarrowPosition = BasicPosition<NarrowGrid>;
using WidePosition = BasicPosition<WideGrid>;
static_assert(sizeof(NarrowPosition) <= 1024 && sizeof(WidePosition) <= 1024);

NarrowPosition narrowed(const WidePosition& position);
WidePosition widened(const NarrowPosition& position);

// Calls visit with the position on the grid it belongs on.
template <class G, class Visit>
inline auto on_its_grid(const BasicPosition<G>& position, Visit&& visit) {
    if constexpr (G::kSize == NarrowGrid::kSize) {
        if (position.fits_narrow()) [[likely]]
            return visit(position);
        return visit(widened(position));
    } else {
        if (position.fits_narrow()) return visit(narrowed(position));
        return visit(position);
    }
}

template <class G>
inline PieceSet BasicPosition<G>::pieces_at(Cell cell) const {
    if constexpr (sizeof(Cell) == 1) {
        return lanes::equal(cells_.data(), cell) & on_board();
    } else {
        PieceSet found = 0;
        for (int piece = 0; piece < 32; ++piece) found |= PieceSet{cells_[piece] == cell} << piece;
        return found & on_board();
    }
}

template <class G>
inline void BasicPosition<G>::lift(Piece piece) {
    const Cell from = cells_[piece];
    if (raised_ & set_of(piece)) {
        const PieceSet rest = pieces_at(from) & ~set_of(piece);
        Piece below = kNoPiece;
        for_each_piece(rest, [&](Piece p) {
            if (levels_[p] + 1 == levels_[piece]) below = p;
        });
        covered_ &= ~set_of(below);
        raised_ &= ~set_of(piece);
        if (color_of(below) != color_of(piece)) white_.flip(from);
    } else {
        occupied_.flip(from);
        if (color_of(piece) == Color::White) white_.flip(from);
        holes_ += kRings[occupied_.around(from)].euler;
    }
}

template <class G>
inline void BasicPosition<G>::drop(Piece piece, Cell to) {
    if (occupied_.test(to)) {
        const Piece below = top_at(to);
        covered_ |= set_of(below);
        raised_ |= set_of(piece);
        levels_[piece] = static_cast<std::uint8_t>(levels_[below] + 1);
        if (color_of(below) != color_of(piece)) white_.flip(to);
    } else {
        holes_ -= kRings[occupied_.around(to)].euler;
        occupied_.flip(to);
        if (color_of(piece) == Color::White) white_.flip(to);
        levels_[piece] = 0;
    }
    cells_[piece] = to;
}

template <class G>
template <Keys keys>
inline void BasicPosition<G>::play(Move move) {
    resting_ = kNoPiece;
    ++ply_;
    if (move.is_pass()) return;
    const Piece piece = move.piece();
    const Piece old_anchor = anchor();
    const Cell old_origin = origin();
    if (is_on_board(piece)) {
        if constexpr (keys == Keys::Kept) pieces_hash_ ^= hash_of(piece, old_origin);
        lift(piece);
        if (on_board() & pieces_of(Insect::Pillbug)) resting_ = piece;
    } else {
        reserve_ ^= set_of(piece);
        on_board_ ^= set_of(piece);
    }
    drop(piece, static_cast<Cell>(move.cell()));
    if constexpr (keys == Keys::Kept) {
        if (anchor() == old_anchor && piece != old_anchor)
            pieces_hash_ ^= hash_of(piece, old_origin);
        else
            rehash();  // a new origin changes every piece's relative cell
    }
}

template <class G>
inline bool BasicPosition<G>::fits_narrow() const {
    const PieceSet cells = on_board() & ~covered_;
    if (std::popcount(cells) <= 14) return true;
    // A connected hive uses adjacent lines, so their count is its span.
    return std::popcount(occupied_.columns()) <= 14 && std::popcount(occupied_.used_rows()) <= 14;
}

template <class G>
inline Piece BasicPosition<G>::anchor() const {
    for (const Color color : {Color::White, Color::Black})
        if (is_on_board(queen_of(color))) return queen_of(color);
    return kNoPiece;
}

// Where White's first piece lies. Before the first queen nothing can move, so it is the one
// White piece that touches a black one.
template <class G>
inline typename BasicPosition<G>::Cell BasicPosition<G>::first_cell() const {
    const G black = tops(Color::Black);
    Cell first{0};
    for_each_piece(on_board() & pieces_of(Color::White), [&](Piece piece) {
        if (std::popcount(on_board()) == 1 || black.around(cells_[piece])) first = cells_[piece];
    });
    return first;
}

template <class G>
inline std::uint64_t BasicPosition<G>::hash_of(Piece piece, Cell origin) const {
    const Cell at = cells_[piece];
    const int q = (G::q_of(at) - G::q_of(origin)) & G::kMask;
    const int r = (G::r_of(at) - G::r_of(origin)) & G::kMask;
    return piece_hash(color_of(piece), insect_of(piece), levels_[piece], q, r);
}

template <class G>
inline void BasicPosition<G>::rehash() {
    pieces_hash_ = 0;
    for_each_piece(on_board(), [&](Piece piece) { pieces_hash_ ^= hash_of(piece, origin()); });
}

template <class G>
inline std::uint64_t BasicPosition<G>::key() const {
    std::uint64_t key = pieces_hash_ ^ mix(settings_.type);
    if (turn() == Color::Black) key ^= kBlackToMoveHash;
    if (resting_ != kNoPiece) key ^= std::rotl(hash_of(resting_, origin()), 1);
    return key;
}

}  // namespace skep
