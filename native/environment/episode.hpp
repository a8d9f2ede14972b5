// A game for bulk play by learners: actions are indices, there is a ply cap and no undo.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "environment/observation.hpp"

namespace skep {

struct EpisodeSettings {
    bool threefold = false;
    int ply_cap = 0;  // after this many plies the game is truncated
    std::shared_ptr<const std::vector<Game::AnyPosition>> starts;  // one or more, in progress
};

class Episode {
public:
    Episode(EpisodeSettings settings, std::size_t start);

    Color turn() const;
    Result result() const { return result_; }
    bool is_truncated() const;

    // The legal actions, in no particular order, and the actions played so far.
    std::span<const ActionIndex> legal() const { return legal_; }
    std::span<const ActionIndex> history() const { return history_; }
    std::size_t start() const { return start_; }

    bool is_legal(std::int64_t action) const;
    void play(ActionIndex action);    // must be legal
    void restart(std::size_t start);  // an index of the starts; after the last, the first again
    void draw(Observation& observation) const;  // from the view of the player to move

private:
    void arrive();  // updates result and legal moves for a new position

    EpisodeSettings settings_;
    std::size_t start_ = 0;
    Game::AnyPosition position_;
    Result result_ = Result::InProgress;
    Piece last_moved_ = kNoPiece;
    int occurrences_ = 1;
    std::vector<std::uint64_t> keys_;  // of the positions since the last placement
    std::vector<ActionIndex> history_;
    std::vector<ActionIndex> legal_;
    std::vector<Move> moves_;  // the legal ones, in the same order
};

}  // namespace skep
