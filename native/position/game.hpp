// A game: its positions from the start to now, on a board without an edge.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "position/movegen.hpp"
#include "position/position.hpp"

namespace skep {

struct Hex {
    std::int32_t q = 0;
    std::int32_t r = 0;
    friend bool operator==(Hex, Hex) = default;
};

// A move as the world outside sees it; no piece means a pass.
struct Action {
    Piece piece = kNoPiece;
    Hex to;
    bool is_pass() const { return piece == kNoPiece; }
    friend bool operator==(Action, Action) = default;
};

enum class Result : std::uint8_t {
    InProgress,
    WhiteWins,
    BlackWins,
    DoubleSurround,
    Repetition,
};

class Game {
public:
    using AnyPosition = std::variant<NarrowPosition, WidePosition>;

    explicit Game(Settings settings, bool threefold);

    const AnyPosition& position() const { return entries_.back().position; }
    template <class Visit>
    auto visit(Visit&& visitor) const {
        return std::visit(visitor, position());
    }
    std::uint64_t key() const { return entries_.back().key; }
    std::vector<std::uint64_t> keys() const;  // of all positions from the start to now
    Settings settings() const { return settings_; }
    bool is_threefold() const { return threefold_; }
    int ply() const { return static_cast<int>(entries_.size()) - 1; }
    Result result() const { return entries_.back().result; }
    Action action(int ply) const { return entries_[ply + 1].action; }  // the one played there
    Hex hex(Piece piece) const { return hexes_[piece]; }  // of a piece on the board

    // How often the present position has occurred, this time included.
    int occurrences() const;

    // The legal actions, in a fixed order; none once the game is over.
    int action_count() const { return moves().size(); }
    Action action_at(int index) const { return to_action(moves()[index]); }
    bool is_legal(Action action) const { return to_move(action).has_value(); }

    bool push(Action action);  // false, and nothing changed, if the action is not legal
    void pop();                // of a game with at least one action

    Action to_action(Move move) const;

    // Equal for positions that some of the twelve symmetries carry into each other.
    std::uint64_t canonical_key() const;

private:
    struct Entry {
        AnyPosition position;
        Action action;  // that led here
        Hex from;       // where its piece came from, if from the board
        std::uint64_t key;
        Result result;
    };

    const MoveList& moves() const;
    std::optional<Move> to_move(Action action) const;
    Hex hex_at(unsigned cell) const;
    Result judge(const AnyPosition& position, std::uint64_t key) const;

    Settings settings_;
    bool threefold_;
    std::array<Hex, kPieces> hexes_{};
    std::vector<Entry> entries_;
    mutable std::optional<MoveList> moves_;  // of the present position, once asked for
};

}  // namespace skep
