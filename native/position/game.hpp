// A game: its positions from the start to now, on an endless board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "position/movegen.hpp"
#include "position/position.hpp"
#include "position/start.hpp"

namespace skep {

// A move on the endless board; without a piece it is a pass.
struct Action {
    Piece piece = kNoPiece;
    Hex to;
    bool is_pass() const { return piece == kNoPiece; }
    friend bool operator==(Action, Action) = default;
};

// Where a grid lies on the endless board: the hex of each cell. A grid covers the
// hive and the cells around it, so each of these cells is exactly one hex.
class Window {
public:
    // Covers the corner and everything less than a grid's size east and south of it.
    Window(Hex corner, int size) : corner_(corner), mask_(size - 1) {}

    Hex corner() const { return corner_; }

    Action to_action(Move move) const {
        if (move.is_pass()) return {};
        const int q = move.cell() & mask_;
        const int r = move.cell() / (mask_ + 1);
        return {move.piece(),
                {corner_.q + ((q - corner_.q) & mask_), corner_.r + ((r - corner_.r) & mask_)}};
    }
    // The move to the hex's cell, which hexes farther away may share.
    Move to_move(Action action) const {
        if (action.is_pass()) return Move::pass();
        return {action.piece,
                static_cast<unsigned>((action.to.r & mask_) * (mask_ + 1) + (action.to.q & mask_))};
    }

private:
    Hex corner_;
    int mask_;
};

// The legal actions of one position. They stay valid when the game moves on.
class Actions {
public:
    Actions(Window window, const MoveList& moves)
        : window_(window), moves_(moves.begin(), moves.end()) {}

    int size() const { return static_cast<int>(moves_.size()); }
    Action operator[](int index) const { return window_.to_action(moves_[index]); }
    bool contains(Action action) const { return find(action).has_value(); }
    std::optional<Move> find(Action action) const;

private:
    Window window_;
    std::vector<Move> moves_;
};

enum class Result : std::uint8_t {
    InProgress,
    WhiteWins,
    BlackWins,
    DoubleSurround,
    Repetition,
};

// The result of a game that has reached this position. The caller has counted repetitions.
template <class G>
inline Result judged(const BasicPosition<G>& position, bool is_repetition) {
    const bool white = position.is_surrounded(Color::White);
    const bool black = position.is_surrounded(Color::Black);
    if (white && black) return Result::DoubleSurround;
    if (white) return Result::BlackWins;
    if (black) return Result::WhiteWins;
    return is_repetition ? Result::Repetition : Result::InProgress;
}

class Game {
public:
    using AnyPosition = std::variant<NarrowPosition, WidePosition>;

    Game(Settings settings, bool threefold, const Start& start = {});  // without a fault_of

    const AnyPosition& position() const { return entries_.back().position; }
    template <class Visit>
    auto visit(Visit&& visitor) const {
        return std::visit(visitor, position());
    }
    std::uint64_t key() const { return entries_.back().key; }
    std::vector<std::uint64_t> keys() const;  // of every position from the start to now
    bool is_threefold() const { return threefold_; }
    Settings settings() const { return settings_; }
    int ply() const { return start_ply_ + played(); }
    int played() const { return static_cast<int>(entries_.size()) - 1; }  // since the start
    Result result() const { return entries_.back().result; }
    Action action(int i) const { return entries_[i + 1].action; }  // the i-th played, from 0
    Hex hex(Piece piece) const { return hexes_[piece]; }           // of a piece on the board

    // How often the current position has occurred, including now.
    int occurrences() const;

    // The legal actions, in a fixed order; none once the game is over.
    const Actions& actions() const;

    bool push(Action action);  // returns false and changes nothing if the action is illegal
    void pop();                // needs at least one action played

    Window window() const;

    // The same for all positions that are equal under one of the twelve symmetries.
    std::uint64_t canonical_key() const;
    std::vector<std::uint64_t> canonical_keys() const;  // of every position from the start to now

private:
    struct Entry {
        AnyPosition position;
        Action action;  // that led here
        Hex from;       // where its piece was before, if it was on the board
        std::uint64_t key;
        Result result;
    };

    bool is_third(std::uint64_t key) const;
    std::uint64_t canonical_key(const AnyPosition& at, const std::array<Hex, kPieces>& hexes) const;

    Settings settings_;
    bool threefold_;
    int start_ply_;
    std::array<Hex, kPieces> hexes_{};
    std::vector<Entry> entries_;
    mutable std::optional<Actions> actions_;  // of the current position, computed when first needed
};

}  // namespace skep
