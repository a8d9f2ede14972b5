// A fuzz target that plays games: bytes become settings, moves, undos and bad input.
// Whatever the bytes, the core must not crash or contradict itself.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "environment/episode.hpp"
#include "evaluation/nnue/evaluator.hpp"
#include "position/game.hpp"
#include "search/search.hpp"

namespace {

using namespace skep;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "violated: %s\n", what);
    std::abort();
}

// Reads numbers from the input until it ends.
class Source {
public:
    Source(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
    bool is_empty() const { return at_ == end_; }
    unsigned next() { return is_empty() ? 0 : *at_++; }

private:
    const std::uint8_t* at_;
    const std::uint8_t* end_;
};

template <class G>
std::uint64_t moves_on(const BasicPosition<G>& position) {
    const std::uint64_t count = count_moves(position);
    MoveList moves;
    list_moves(position, moves);
    require(std::cmp_equal(count, moves.size()), "as many moves listed as counted");
    std::set<std::uint16_t> distinct;
    for (const Move move : moves) distinct.insert(move.bits());
    require(distinct.size() == count, "no move is listed twice");
    return count;
}

// A network with small pseudo-random weights.
std::shared_ptr<const nnue::Network> some_network() {
    static const std::shared_ptr<const nnue::Network> network = [] {
        std::vector<std::uint8_t> body(nnue::Network::size());
        std::uint32_t state = 1;
        for (std::size_t i = 0; i < body.size(); i += 2) {  // 16 bits each, from -32 to 31
            state = state * 1664525 + 1013904223;
            const auto number = static_cast<std::int16_t>(static_cast<int>(state >> 26) - 32);
            body[i] = static_cast<std::uint8_t>(number & 0xFF);
            body[i + 1] = number < 0 ? 0xFF : 0;
        }
        return nnue::Network::read(body).network;
    }();
    return network;
}

template <class G>
Score learned(const BasicPosition<G>& position, int ply) {
    static thread_local nnue::Evaluator evaluator(some_network(), 3);
    return evaluator.evaluate(position, ply);
}

// Shifting the hive, or changing its grid, must not change the position.
template <class G>
void check_position(const BasicPosition<G>& position, int dq, int dr) {
    const std::uint64_t count = moves_on(position);
    const auto shifted = position.template converted<G>(
        [&](typename G::Cell cell) { return G::cell(G::q_of(cell) + dq, G::r_of(cell) + dr); });
    require(moves_on(shifted) == count || position.ply() == 0, "moves do not depend on the place");
    const bool has_queen = position.on_board() & pieces_of(Insect::QueenBee);
    require(!has_queen || shifted.key() == position.key(), "keys do not depend on the place");
    require(evaluate(shifted) == evaluate(position), "the evaluation does not depend on the place");
    const Score score = nnue::Evaluator(some_network(), 1).evaluate(position, 0);
    require(learned(position, (dq & 0xFF) % 3) == score, "kept sums are exact");
    require(learned(shifted, 0) == score, "nor does the network's");
    if constexpr (G::kSize == NarrowGrid::kSize) {
        require(position.fits_narrow(), "a narrow position fits");
        if (position.ply() > 0) {
            const WidePosition wide = widened(position);
            require(moves_on(wide) == count, "moves do not depend on the grid");
            require(evaluate(wide) == evaluate(position), "nor does the evaluation");
            require(learned(wide, 1) == score, "nor does the network's");
        }
    } else {
        require(!position.fits_narrow(), "a wide position does not fit the narrow grid");
    }
}

void check_game(const Game& game, Source& source) {
    const int dq = static_cast<int>(source.next());
    const int dr = static_cast<int>(source.next());
    game.visit([&](const auto& position) { check_position(position, dq, dr); });
    const Actions& actions = game.actions();
    for (int i = 0; i < actions.size(); ++i)
        require(actions.contains(actions[i]), "every action listed is legal");
}

void attempt_anything(Game& game, Source& source) {
    const auto piece = static_cast<Piece>(source.next() % kPieces);
    const auto coordinate = [&] {
        const auto near = static_cast<std::int32_t>(source.next()) - 128;
        return source.next() % 4 ? near % 16 : near * 0x1000000;
    };
    const std::int32_t q = coordinate();
    const Action action{piece, {q, coordinate()}};
    const int ply = game.ply();
    const std::uint64_t key = game.key();
    const bool legal = game.actions().contains(action);
    require(game.push(action) == legal, "what is legal can be played");
    require(game.ply() == ply + int{legal}, "only what is legal is played");
    require(legal || game.key() == key, "what is illegal changes nothing");
}

void push_and_pop(Game& game, unsigned choice) {
    const std::uint64_t key = game.key();
    const int count = game.actions().size();
    const std::uint64_t canonical = game.canonical_key();
    require(game.push(game.actions()[static_cast<int>(choice) % count]), "a listed action plays");
    game.pop();
    require(game.key() == key && game.actions().size() == count, "pop restores the position");
    require(game.canonical_key() == canonical, "pop restores the hexes");
}

void search_it(const Game& game, unsigned choice) {
    Search search(1, 1 + static_cast<int>(choice % 2), choice / 6 % 2 ? some_network() : nullptr);
    Request request;
    request.limits = {.depth = 2, .nodes = 500, .seconds = 1.0};
    request.lines = 1 + static_cast<int>(choice / 2 % 3);
    request.handicap = {.overlooked = choice / 8 % 4 * 300, .misjudged = 50, .seed = choice};
    const Report report = search.run(game, request);
    require(!report.lines.empty(), "the search finds a line");
    for (const Line& line : report.lines) {
        require(!line.actions.empty(), "a line has an action");
        Game copy = game;
        for (const Action action : line.actions)
            require(copy.push(action), "the actions of a line are legal");
    }
}

void check_encoding(const Game& game) {
    const Actions& actions = game.actions();
    const std::vector<ActionIndex> indices = legal_indices(game);
    require(std::cmp_equal(indices.size(), actions.size()), "every action has an index");
    for (int i = 0; i < actions.size(); ++i) {
        require(action_of(game, indices[i]) == actions[i], "an index leads to its action");
        require(index_of(game, actions[i]) == indices[i], "an action leads to its index");
    }
}

std::set<ActionIndex> distinct(std::span<const ActionIndex> indices) {
    return {indices.begin(), indices.end()};
}

// Replays the game as an episode, which tracks no hexes and fewer keys.
void replay(const Game& game) {
    Game again = game;
    while (again.played() > 0) again.pop();
    if (again.result() != Result::InProgress) return;
    const std::vector<Game::AnyPosition> starts(1, again.position());
    Episode episode({game.is_threefold(), game.played() + 1,
                     std::make_shared<const std::vector<Game::AnyPosition>>(starts)},
                    0);
    std::vector<std::uint8_t> redrawn(kObservationSize);
    Observation drawing(redrawn.data());
    for (int ply = 0;; ++ply) {
        check_encoding(again);
        require(distinct(episode.legal()) == distinct(legal_indices(again)),
                "alike in what is legal");
        require(episode.result() == again.result(), "alike in the result");
        std::vector<std::uint8_t> drawn(kObservationSize);
        observe(again, episode.turn(), drawn.data());
        episode.draw(drawing);
        require(drawn == redrawn, "redrawn as it is drawn");
        if (ply == game.played()) return;
        episode.play(*index_of(again, game.action(ply)));
        again.push(game.action(ply));
    }
}

// The same position, set up without its past.
Start start_of(const Game& game) {
    Start start{{}, game.ply(), kNoPiece};
    game.visit([&](const auto& position) {
        for (int level = 0; level < kPieces; ++level)
            for_each_piece(position.on_board(), [&](Piece piece) {
                if (position.level(piece) == level)
                    start.pieces.push_back({piece, game.hex(piece)});
            });
        start.resting = position.resting();
    });
    return start;
}

Game set_up_again(const Game& game) {
    const Start start = start_of(game);
    require(fault_of(game.settings(), start) == nullptr, "a position of a game has no fault");
    Game again(game.settings(), game.is_threefold(), start);
    require(again.key() == game.key(), "a set-up position has the same key");
    require(again.canonical_key() == game.canonical_key(), "and the same canonical key");
    if (game.result() == Result::Repetition) return game;
    require(again.result() == game.result(), "and the same result");
    require(again.actions().size() == game.actions().size(), "and as many actions");
    for (int i = 0; i < game.actions().size(); ++i)
        require(again.actions()[i] == game.actions()[i], "and the same actions");
    return again;
}

// Damages a start. What the core still accepts must be safe to play on.
Game set_up_anything(const Game& game, Source& source) {
    Start start = start_of(game);
    for (Placed& placed : start.pieces) {
        const unsigned change = source.next();
        if (change % 8 == 0) placed.piece = static_cast<Piece>(source.next() % 32);
        if (change % 8 == 1) placed.at.q += static_cast<int>(change / 8 % 4) - 1;
        if (change == 255) placed.at.r = 1 << 30;
    }
    if (source.next() % 4 == 0) start.ply += static_cast<int>(source.next()) - 128;
    if (source.next() % 4 == 0) start.resting = static_cast<Piece>(source.next() % 32);
    if (fault_of(game.settings(), start) != nullptr) return game;
    return {game.settings(), game.is_threefold(), start};
}

// Moves mostly east, so that the hive outgrows the narrow grid.
Action eastward(const Game& game, unsigned choice) {
    const Actions& actions = game.actions();
    Action best = actions[static_cast<int>(choice) % actions.size()];
    if (choice % 8 == 0) return best;
    for (int i = 0; i < actions.size(); ++i)
        if (actions[i].to.q > best.to.q) best = actions[i];
    return best;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Source source(data, size);
    const unsigned settings = source.next();
    Game game({static_cast<GameType>(settings & 7), (settings & 8) != 0}, (settings & 16) != 0);
    const bool goes_east = source.next() % 2;
    while (!source.is_empty()) {
        const unsigned op = source.next();
        const int count = game.actions().size();
        if (op < 200 && count > 0) {
            const unsigned choice = source.next() * 7;
            game.push(goes_east ? eastward(game, choice)
                                : game.actions()[static_cast<int>(choice) % count]);
        } else if (op < 210 && game.played() > 0) {
            game.pop();
        } else if (op < 225) {
            attempt_anything(game, source);
        } else if (op < 230 && count > 0) {
            push_and_pop(game, source.next());
        } else if (op < 232 && count > 0) {
            search_it(game, source.next());
        } else if (op < 234) {
            replay(game);
        } else if (op < 236) {
            game = set_up_again(game);
        } else if (op < 238) {
            game = set_up_anything(game, source);
        } else {
            check_game(game, source);
        }
    }
    return 0;
}
