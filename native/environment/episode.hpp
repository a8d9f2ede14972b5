// A game as learners play it in bulk: by numbers, as far as the ply cap, without taking back.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "environment/observation.hpp"

namespace skep {

struct EpisodeSettings {
    Settings game;
    bool threefold = false;
    int ply_cap = 0;  // a game that has reached it is truncated
};

class Episode {
public:
    explicit Episode(const EpisodeSettings& settings);

    Color turn() const;
    Result result() const { return result_; }
    bool is_truncated() const;

    // The legal actions, in no particular order, and those that have been played.
    std::span<const Number> legal() const { return legal_; }
    std::span<const Number> history() const { return history_; }

    bool is_legal(std::int64_t number) const;
    void play(Number number);  // which is legal
    void restart();
    void draw(Observation& observation) const;  // as the player to move sees it

private:
    void arrive();  // at a position: is the game over, and if not, what is legal?

    EpisodeSettings settings_;
    Game::AnyPosition position_;
    Result result_ = Result::InProgress;
    Piece last_moved_ = kNoPiece;
    int occurrences_ = 1;
    std::vector<std::uint64_t> keys_;  // of the positions since the last placement
    std::vector<Number> history_;
    std::vector<Number> legal_;
    std::vector<Move> moves_;  // the legal ones, in the same order
};

}  // namespace skep
