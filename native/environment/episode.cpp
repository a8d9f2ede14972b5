#include "environment/episode.hpp"

#include <algorithm>
#include <utility>

namespace skep {

Episode::Episode(EpisodeSettings settings, std::size_t start)
    : settings_(std::move(settings)), position_(settings_.starts->front()) {
    restart(start);
}

void Episode::restart(std::size_t start) {
    start_ = start % settings_.starts->size();
    position_ = (*settings_.starts)[start_];
    last_moved_ = kNoPiece;
    keys_.clear();
    history_.clear();
    arrive();
}

Color Episode::turn() const {
    return std::visit([](const auto& position) { return position.turn(); }, position_);
}

bool Episode::is_truncated() const {
    return result_ == Result::InProgress &&
           std::cmp_greater_equal(history_.size(), settings_.ply_cap);
}

bool Episode::is_legal(std::int64_t action) const {
    return action >= 0 && action < kActionCount &&
           std::ranges::find(legal_, static_cast<ActionIndex>(action)) != legal_.end();
}

void Episode::play(ActionIndex action) {
    const Move move = moves_[std::ranges::find(legal_, action) - legal_.begin()];
    last_moved_ = move.is_pass() ? kNoPiece : move.piece();
    history_.push_back(action);
    std::visit(
        [&](auto position) {
            // Pieces never leave the board, so a placement makes earlier positions unreachable.
            if (!move.is_pass() && !position.is_on_board(move.piece())) keys_.clear();
            position.play(move);
            on_its_grid(position, [&](const auto& settled) { position_ = settled; });
        },
        position_);
    arrive();
}

void Episode::arrive() {
    legal_.clear();
    moves_.clear();
    std::visit(
        [&](const auto& position) {
            const std::uint64_t key = position.key();
            keys_.push_back(key);
            occurrences_ = static_cast<int>(std::ranges::count(keys_, key));
            result_ = judged(position, settings_.threefold && occurrences_ >= 3);
            if (result_ != Result::InProgress) return;
            MoveList moves;
            list_moves(position, moves);
            moves_.assign(moves.begin(), moves.end());
            const Frame frame(position.occupied());
            for (const Move move : moves) legal_.push_back(frame.index(move, position.turn()));
        },
        position_);
}

void Episode::draw(Observation& observation) const {
    std::visit(
        [&](const auto& position) {
            observation.draw(position, {position.turn(), last_moved_, occurrences_});
        },
        position_);
}

}  // namespace skep
