#include "position/game.hpp"

#include <algorithm>
#include <span>

#include "position/canonical.hpp"

namespace skep {

namespace {

template <class G>
typename G::Cell cell_of(Hex hex) {
    return G::cell(hex.q, hex.r);
}

// A hex's cell follows from its coordinates, so a hive can change grids and wander
// any distance without changing its hexes.
template <class G>
Game::AnyPosition settled(const BasicPosition<G>& position, const std::array<Hex, kPieces>& hexes) {
    constexpr bool is_narrow = G::kSize == NarrowGrid::kSize;
    if (position.fits_narrow() == is_narrow) return position;
    using Other = std::conditional_t<is_narrow, WideGrid, NarrowGrid>;
    return position.template converted<Other>(
        [&](typename G::Cell cell) { return cell_of<Other>(hexes[position.top_at(cell)]); });
}

}  // namespace

Game::Game(Settings settings, bool threefold, const Start& start)
    : settings_(settings), threefold_(threefold), start_ply_(start.ply) {
    WidePosition hive(settings);
    for (const auto [piece, at] : start.pieces) {
        hive.put(piece, cell_of<WideGrid>(at));
        hexes_[piece] = at;
    }
    hive.start(start.ply, start.resting);
    const AnyPosition position = settled(hive, hexes_);
    std::visit([&](const auto& p) { entries_.push_back({p, {}, {}, p.key(), judged(p, false)}); },
               position);
}

int Game::occurrences() const {
    return static_cast<int>(
        std::ranges::count(entries_, key(), [](const Entry& entry) { return entry.key; }));
}

std::vector<std::uint64_t> Game::keys() const {
    std::vector<std::uint64_t> keys;
    keys.reserve(entries_.size());
    for (const Entry& entry : entries_) keys.push_back(entry.key);
    return keys;
}

std::optional<Move> Actions::find(Action action) const {
    const Move move = window_.to_move(action);
    // Distant hexes share cells with near ones: check that this cell maps back to the same hex.
    if (std::ranges::find(moves_, move) == moves_.end()) return std::nullopt;
    if (!(window_.to_action(move) == action)) return std::nullopt;
    return move;
}

// Starts one cell northwest of the hive, so every cell around it is inside.
Window Game::window() const {
    return visit([&]<class G>(const BasicPosition<G>& position) -> Window {
        Hex corner;
        bool is_first = true;
        for_each_piece(position.on_board(), [&](Piece piece) {
            const Hex hex = hexes_[piece];
            corner.q = is_first ? hex.q : std::min(corner.q, hex.q);
            corner.r = is_first ? hex.r : std::min(corner.r, hex.r);
            is_first = false;
        });
        return {{corner.q - 1, corner.r - 1}, G::kSize};
    });
}

const Actions& Game::actions() const {
    if (!actions_) {
        MoveList moves;
        if (result() == Result::InProgress)
            visit([&](const auto& position) { list_moves(position, moves); });
        actions_.emplace(window(), moves);
    }
    return *actions_;
}

bool Game::is_third(std::uint64_t key) const {
    return std::ranges::count(entries_, key, [](const Entry& entry) { return entry.key; }) >= 2;
}

bool Game::push(Action action) {
    const std::optional<Move> move = actions().find(action);
    if (!move) return false;
    Entry entry{position(), action, {}, 0, Result::InProgress};
    if (!action.is_pass()) {
        entry.from = hexes_[action.piece];
        hexes_[action.piece] = action.to;
    }
    entry.position = visit([&](auto position) {
        position.play(*move);
        return settled(position, hexes_);
    });
    std::visit(
        [&](const auto& position) {
            entry.key = position.key();
            entry.result = judged(position, threefold_ && is_third(entry.key));
        },
        entry.position);
    entries_.push_back(entry);
    actions_.reset();
    return true;
}

void Game::pop() {
    const Entry& last = entries_.back();
    if (!last.action.is_pass()) hexes_[last.action.piece] = last.from;
    entries_.pop_back();
    actions_.reset();
}

std::uint64_t Game::canonical_key() const { return canonical_key(position(), hexes_); }

std::vector<std::uint64_t> Game::canonical_keys() const {
    std::vector<std::uint64_t> keys(entries_.size());
    std::array<Hex, kPieces> hexes = hexes_;
    for (std::size_t ply = entries_.size(); ply-- > 0;) {
        const Entry& entry = entries_[ply];
        keys[ply] = canonical_key(entry.position, hexes);
        if (!entry.action.is_pass()) hexes[entry.action.piece] = entry.from;
    }
    return keys;
}

std::uint64_t Game::canonical_key(const AnyPosition& at,
                                  const std::array<Hex, kPieces>& hexes) const {
    return std::visit(
        [&](const auto& position) {
            std::array<HashedPiece, kPieces> hive;
            std::size_t count = 0;
            for_each_piece(position.on_board(), [&](Piece piece) {
                std::uint64_t what =
                    piece_hash(color_of(piece), insect_of(piece), position.level(piece), 0, 0);
                if (piece == position.resting()) what = mix(what);
                hive[count++] = {hexes[piece].q, hexes[piece].r, what};
            });
            return canonical_hash(mix(settings_.type * 2U + static_cast<unsigned>(position.turn())),
                                  std::span(hive.data(), count));
        },
        at);
}

}  // namespace skep
