// The 28 pieces, indexed as in skep.pieces: White's fourteen, then Black's.
#pragma once

#include <array>
#include <cstdint>

namespace skep {

enum class Color : std::uint8_t { White, Black };

constexpr Color other(Color color) { return color == Color::White ? Color::Black : Color::White; }

enum class Insect : std::uint8_t {
    QueenBee,
    Spider,
    Beetle,
    Grasshopper,
    Ant,
    Mosquito,
    Ladybug,
    Pillbug
};
constexpr int kInsectKinds = 8;

using Piece = std::uint8_t;
using PieceSet = std::uint32_t;  // bit i: piece i

constexpr int kPiecesPerSide = 14;
constexpr int kPieces = 2 * kPiecesPerSide;
constexpr Piece kNoPiece = 31;

namespace detail {
using enum Insect;
constexpr std::array<Insect, kPiecesPerSide> kInsects = {
    QueenBee,    Spider, Spider, Beetle, Beetle,   Grasshopper, Grasshopper,
    Grasshopper, Ant,    Ant,    Ant,    Mosquito, Ladybug,     Pillbug};
}  // namespace detail

constexpr Color color_of(Piece piece) {
    return piece < kPiecesPerSide ? Color::White : Color::Black;
}

constexpr Insect insect_of(Piece piece) {
    return detail::kInsects[piece < kPiecesPerSide ? piece : piece - kPiecesPerSide];
}

constexpr PieceSet set_of(Piece piece) { return PieceSet{1} << piece; }

constexpr PieceSet pieces_of(Color color) {
    constexpr PieceSet white = (PieceSet{1} << kPiecesPerSide) - 1;
    return color == Color::White ? white : white << kPiecesPerSide;
}

namespace detail {
constexpr std::array<PieceSet, 8> kPiecesOfInsect = [] {
    std::array<PieceSet, 8> sets{};
    for (Piece piece = 0; piece < kPieces; ++piece)
        sets[static_cast<int>(insect_of(piece))] |= set_of(piece);
    return sets;
}();
}  // namespace detail

constexpr PieceSet pieces_of(Insect insect) {
    return detail::kPiecesOfInsect[static_cast<int>(insect)];
}

constexpr Piece queen_of(Color color) { return color == Color::White ? 0 : kPiecesPerSide; }

// Every piece but the first of its kind, such as S2.
constexpr PieceSet kSuccessors = [] {
    PieceSet set = 0;
    for (Piece piece = 1; piece < kPieces; ++piece)
        if (insect_of(piece) == insect_of(piece - 1) && color_of(piece) == color_of(piece - 1))
            set |= set_of(piece);
    return set;
}();

// A game's expansion pieces as bits: mosquito 1, ladybug 2, pillbug 4.
using GameType = std::uint8_t;
constexpr GameType kGameTypes = 8;

constexpr PieceSet pieces_of_game(GameType type) {
    PieceSet set = (PieceSet{1} << kPieces) - 1;
    if (!(type & 1)) set &= ~pieces_of(Insect::Mosquito);
    if (!(type & 2)) set &= ~pieces_of(Insect::Ladybug);
    if (!(type & 4)) set &= ~pieces_of(Insect::Pillbug);
    return set;
}

template <class Visit>
constexpr void for_each_piece(PieceSet set, Visit&& visit) {
    for (; set; set &= set - 1) visit(static_cast<Piece>(__builtin_ctz(set)));
}

}  // namespace skep
