#include "environment/encoding.hpp"

namespace skep {

namespace {

// The hex at the window's first place.
Hex window_corner(const Game& game) {
    const Hex before_hive = game.window().corner();
    return game.visit([&](const auto& position) -> Hex {
        const Frame frame(position.occupied());
        return {before_hive.q - frame.q().margin(), before_hive.r - frame.r().margin()};
    });
}

Color turn_of(const Game& game) { return static_cast<Color>(game.ply() % 2); }

}  // namespace

std::vector<ActionIndex> legal_indices(const Game& game) {
    std::vector<ActionIndex> indices;
    if (game.result() != Result::InProgress) return indices;
    game.visit([&](const auto& position) {
        const Frame frame(position.occupied());
        MoveList moves;
        list_moves(position, moves);
        indices.reserve(static_cast<std::size_t>(moves.size()));
        for (const Move move : moves) indices.push_back(frame.index(move, position.turn()));
    });
    return indices;
}

Action action_of(const Game& game, ActionIndex index) {
    if (index == kPassIndex) return {};
    const Hex corner = window_corner(game);
    const int place = index % kWindowCells;
    return {as_seen(static_cast<Piece>(index / kWindowCells), turn_of(game)),
            {corner.q + place % kWindowSize, corner.r + place / kWindowSize}};
}

std::optional<ActionIndex> index_of(const Game& game, Action action) {
    if (action.is_pass()) return kPassIndex;
    const Hex corner = window_corner(game);
    const std::int64_t column = std::int64_t{action.to.q} - corner.q;
    const std::int64_t row = std::int64_t{action.to.r} - corner.r;
    if (column < 0 || column >= kWindowSize || row < 0 || row >= kWindowSize) return std::nullopt;
    const auto place = static_cast<int>(row * kWindowSize + column);
    return static_cast<ActionIndex>(as_seen(action.piece, turn_of(game)) * kWindowCells + place);
}

}  // namespace skep
