#include "position/game.hpp"

#include <algorithm>
#include <limits>

namespace skep {

namespace {

Hex neighbor(Hex hex, Direction d) { return {hex.q + kDeltaQ[d], hex.r + kDeltaR[d]}; }

template <class G>
typename G::Cell cell_of(Hex hex) {
    return G::cell(hex.q, hex.r);
}

// The grid and cell of every hex follow from its coordinates, so that a hive can
// change grids, and wander any distance, without changing its hexes.
template <class G>
Game::AnyPosition settled(const BasicPosition<G>& position, const std::array<Hex, kPieces>& hexes) {
    constexpr bool is_narrow = G::kSize == NarrowGrid::kSize;
    if (position.fits_narrow() == is_narrow) return position;
    using Other = std::conditional_t<is_narrow, WideGrid, NarrowGrid>;
    return position.template converted<Other>(
        [&](typename G::Cell cell) { return cell_of<Other>(hexes[position.top_at(cell)]); });
}

}  // namespace

Game::Game(Settings settings, bool threefold) : settings_(settings), threefold_(threefold) {
    const NarrowPosition start(settings);
    entries_.push_back({start, {}, {}, start.key(), Result::InProgress});
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

const MoveList& Game::moves() const {
    if (!moves_) {
        moves_.emplace();
        if (result() == Result::InProgress)
            visit([this](const auto& position) { list_moves(position, *moves_); });
    }
    return *moves_;
}

// The hex of a cell that is occupied or next to an occupied one.
Hex Game::hex_at(unsigned cell_number) const {
    return visit([&]<class G>(const BasicPosition<G>& position) -> Hex {
        const auto cell = static_cast<typename G::Cell>(cell_number);
        if (position.occupied().test(cell)) return hexes_[position.top_at(cell)];
        const DirectionSet around = position.occupied().around(cell);
        if (!around) return {};  // the first piece lies at 0, 0
        const auto d = static_cast<Direction>(std::countr_zero(around));
        return neighbor(hexes_[position.top_at(G::neighbor(cell, d))], opposite(d));
    });
}

Action Game::to_action(Move move) const {
    return move.is_pass() ? Action{} : Action{move.piece(), hex_at(move.cell())};
}

std::optional<Move> Game::to_move(Action action) const {
    const Move move = visit([&]<class G>(const BasicPosition<G>&) {
        return action.is_pass() ? Move::pass() : Move{action.piece, cell_of<G>(action.to)};
    });
    // Far hexes share their cells with near ones: the way back must be the same.
    const MoveList& legal = moves();
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return std::nullopt;
    if (!(to_action(move) == action)) return std::nullopt;
    return move;
}

Result Game::judge(const AnyPosition& any, std::uint64_t key) const {
    const auto is_surrounded = [&](Color color) {
        return std::visit([&](const auto& position) { return position.is_surrounded(color); }, any);
    };
    const bool white = is_surrounded(Color::White);
    const bool black = is_surrounded(Color::Black);
    if (white && black) return Result::DoubleSurround;
    if (white) return Result::BlackWins;
    if (black) return Result::WhiteWins;
    const auto earlier =
        std::ranges::count(entries_, key, [](const Entry& entry) { return entry.key; });
    return threefold_ && earlier >= 2 ? Result::Repetition : Result::InProgress;
}

bool Game::push(Action action) {
    const std::optional<Move> move = to_move(action);
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
    entry.key = std::visit([](const auto& position) { return position.key(); }, entry.position);
    entry.result = judge(entry.position, entry.key);
    entries_.push_back(std::move(entry));
    moves_.reset();
    return true;
}

void Game::pop() {
    const Entry& last = entries_.back();
    if (!last.action.is_pass()) hexes_[last.action.piece] = last.from;
    entries_.pop_back();
    moves_.reset();
}

std::uint64_t Game::canonical_key() const {
    struct Placed {
        int q, r;
        std::uint64_t what;
        auto operator<=>(const Placed&) const = default;
    };
    return visit([&](const auto& position) {
        std::uint64_t smallest = ~std::uint64_t{0};
        std::vector<Placed> placed;
        for (int symmetry = 0; symmetry < 12; ++symmetry) {
            placed.clear();
            int min_q = std::numeric_limits<int>::max();
            int min_r = std::numeric_limits<int>::max();
            for_each_piece(position.on_board(), [&](Piece piece) {
                Hex hex = hexes_[piece];
                if (symmetry >= 6) hex = {hex.q + hex.r, -hex.r};
                for (int turn = 0; turn < symmetry % 6; ++turn) hex = {hex.q + hex.r, -hex.q};
                std::uint64_t what =
                    piece_hash(color_of(piece), insect_of(piece), position.level(piece), 0, 0);
                if (piece == position.resting()) what = mix(what);
                placed.push_back({hex.q, hex.r, what});
                min_q = std::min(min_q, hex.q);
                min_r = std::min(min_r, hex.r);
            });
            std::ranges::sort(placed);
            std::uint64_t key = mix(settings_.type * 2U + static_cast<unsigned>(position.turn()));
            for (const Placed& p : placed) {
                const auto dq = static_cast<std::uint64_t>(p.q - min_q);
                const auto dr = static_cast<std::uint64_t>(p.r - min_r);
                key = mix(key ^ mix(p.what ^ (dq << 32 | dr)));
            }
            smallest = std::min(smallest, key);
        }
        return smallest;
    });
}

}  // namespace skep
