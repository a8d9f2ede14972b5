#include "web/interface.hpp"

#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <vector>

#include "position/lanes.hpp"
#include "position/perft.hpp"

namespace skep::web {

namespace {

extern "C" {
void SKEP_IMPORT(on_report)();
std::int32_t SKEP_IMPORT(on_pause)();
}

std::unique_ptr<std::uint8_t[], decltype(&std::free)> input(nullptr, &std::free);
std::int32_t input_size = 0;
std::vector<std::int32_t> output;
const char* error = "";

std::nullptr_t failed(const char* why) {
    error = why;
    return nullptr;
}
std::int32_t refused(const char* why) {
    error = why;
    return 0;
}

void answer(std::uint64_t number) {
    output.push_back(static_cast<std::int32_t>(number & 0xFFFFFFFF));
    output.push_back(static_cast<std::int32_t>(number >> 32));
}

void answer(Action action) {
    const bool is_pass = action.is_pass();
    output.push_back(is_pass ? -1 : action.piece);
    output.push_back(is_pass ? 0 : action.to.q);
    output.push_back(is_pass ? 0 : action.to.r);
}

void answer(const Report& report) {
    output.clear();
    answer(std::bit_cast<std::uint64_t>(report.seconds));
    answer(report.nodes);
    output.push_back(report.depth);
    output.push_back(static_cast<std::int32_t>(report.lines.size()));
    for (const Line& line : report.lines) {
        output.push_back(line.score);
        output.push_back(line.depth);
        output.push_back(static_cast<std::int32_t>(line.actions.size()));
        for (const Action action : line.actions) answer(action);
    }
}

bool is_piece(std::int32_t piece) { return piece >= 0 && piece < kPieces; }

// An action that the core can look up; a piece that does not exist is never legal.
bool allows(const Game& game, std::int32_t piece, std::int32_t q, std::int32_t r, Action& action) {
    action = {};
    if (piece != -1) {
        if (!is_piece(piece)) return false;
        action = {static_cast<Piece>(piece), {q, r}};
    }
    return game.actions().contains(action);
}

// Without exceptions a failed allocation ends the module, so try the large ones first, together
// with some room for the small ones that follow.
constexpr std::size_t kMegabyte = std::size_t{1} << 20;
bool has_room(std::size_t bytes) {
    void* large = std::malloc(bytes);
    void* small = std::malloc(kMegabyte / 2);
    asm volatile("" : "+r"(large), "+r"(small));  // or the compiler would remove the attempt
    std::free(small);
    std::free(large);
    return large != nullptr && small != nullptr;
}

}  // namespace

}  // namespace skep::web

using namespace skep;  // NOLINT(google-build-using-namespace): the functions have C names
using namespace skep::web;

std::int32_t skep_interface() { return kInterface; }

const char* skep_variant() { return lanes::kVariant; }

std::uint8_t* skep_input(std::int32_t bytes) {
    if (bytes < 0 || bytes > kMaxInput) return failed("the input is too large");
    if (!input || bytes > input_size || bytes < input_size / 16) {
        input.reset();
        input_size = 0;
        input.reset(static_cast<std::uint8_t*>(std::malloc(bytes == 0 ? 1 : bytes)));
        if (!input) return failed("not enough memory");
        input_size = bytes;
    }
    return input.get();
}

const std::int32_t* skep_output() { return output.data(); }

const char* skep_error() { return error; }

std::int32_t skep_constants() {
    output = {kWin,
              kLongestWin,
              Limits::kMaxDepth,
              static_cast<std::int32_t>(Limits::kMaxSeconds),
              Search::kMaxThreads,
              kMaxPerftDepth,
              kMaxMegabytes,
              nnue::kKinds,
              nnue::kStates,
              nnue::kOne,
              1 << nnue::kWeightBits,
              nnue::kPointsOfOne,
              nnue::kInputs,
              nnue::kWidth,
              nnue::kFirst,
              nnue::kSecond,
              nnue::kBuckets,
              static_cast<std::int32_t>(nnue::Network::size())};
    return static_cast<std::int32_t>(output.size());
}

Game* skep_game_new(std::int32_t type, std::int32_t queen_first, std::int32_t threefold,
                    std::int32_t pieces, std::int32_t ply, std::int32_t resting) {
    if (type < 0 || type >= int{kGameTypes}) return failed("a game type is a number from 0 to 7");
    if (pieces < 0 || pieces > kPieces ||
        pieces * 3 * static_cast<int>(sizeof(std::int32_t)) > input_size)
        return failed("a game starts with at most 28 pieces");
    if (resting != -1 && !is_piece(resting)) return failed("a piece is a number from 0 to 27");
    const Settings settings{static_cast<GameType>(type), queen_first != 0};
    Start start{{}, ply, resting == -1 ? kNoPiece : static_cast<Piece>(resting)};
    for (std::int32_t i = 0; i < pieces; ++i) {
        std::array<std::int32_t, 3> words;
        std::memcpy(words.data(), input.get() + i * sizeof words, sizeof words);
        if (!is_piece(words[0])) return failed("a piece is a number from 0 to 27");
        start.pieces.push_back({static_cast<Piece>(words[0]), {words[1], words[2]}});
    }
    if (const char* fault = fault_of(settings, start)) return failed(fault);
    return new Game(settings, threefold != 0, start);
}

Game* skep_game_copy(const Game* game) { return new Game(*game); }

void skep_game_free(Game* game) { delete game; }

std::int32_t skep_game_actions(const Game* game) {
    output.clear();
    const Actions& actions = game->actions();
    for (int i = 0; i < actions.size(); ++i) answer(actions[i]);
    return actions.size();
}

std::int32_t skep_game_allows(const Game* game, std::int32_t piece, std::int32_t q,
                              std::int32_t r) {
    Action action;
    return std::int32_t{allows(*game, piece, q, r, action)};
}

std::int32_t skep_game_push(Game* game, std::int32_t piece, std::int32_t q, std::int32_t r) {
    Action action;
    if (!allows(*game, piece, q, r, action)) return refused("that is not legal");
    return std::int32_t{game->push(action)};
}

std::int32_t skep_game_pop(Game* game) {
    if (game->played() == 0) return refused("there is nothing to take back");
    game->pop();
    return 1;
}

std::int32_t skep_game_history(const Game* game) {
    output.clear();
    for (int i = 0; i < game->played(); ++i) answer(game->action(i));
    return game->played();
}

std::int32_t skep_game_placed(const Game* game) {
    output.clear();
    game->visit([&](const auto& position) {
        for_each_piece(position.on_board(), [&](Piece piece) {
            const Hex hex = game->hex(piece);
            output.insert(output.end(), {piece, hex.q, hex.r, position.level(piece)});
        });
    });
    return static_cast<std::int32_t>(output.size() / 4);
}

std::int32_t skep_game_resting(const Game* game) {
    const Piece piece = game->visit([](const auto& position) { return position.resting(); });
    return piece == kNoPiece ? -1 : piece;
}

std::int32_t skep_game_ply(const Game* game) { return game->ply(); }

std::int32_t skep_game_played(const Game* game) { return game->played(); }

std::int32_t skep_game_result(const Game* game) { return static_cast<int>(game->result()); }

std::int32_t skep_game_occurrences(const Game* game) { return game->occurrences(); }

std::uint64_t skep_game_key(const Game* game) { return game->key(); }

std::uint64_t skep_game_canonical_key(const Game* game) { return game->canonical_key(); }

std::int32_t skep_game_canonical_keys(const Game* game) {
    output.clear();
    for (const std::uint64_t key : game->canonical_keys()) answer(key);
    return static_cast<std::int32_t>(output.size() / 2);
}

std::int64_t skep_game_perft(const Game* game, std::int32_t depth) {
    if (depth < 0 || depth > kMaxPerftDepth) {
        error = "a depth is from 0 to 50";
        return -1;
    }
    return static_cast<std::int64_t>(
        game->visit([&](const auto& position) { return perft(position, depth); }));
}

NetworkHandle* skep_network_new(std::int32_t bytes) {
    if (bytes < 0 || bytes > input_size) return failed("the network is longer than the input");
    if (!has_room(sizeof(nnue::Network))) return failed("not enough memory");
    const std::span<const std::uint8_t> body(input.get(), static_cast<std::size_t>(bytes));
    auto [network, fault] = nnue::Network::read(body);
    if (fault != nullptr) return failed(fault);
    return new NetworkHandle{std::move(network)};
}

void skep_network_free(NetworkHandle* network) { delete network; }

Search* skep_search_new(std::int32_t megabytes, const NetworkHandle* network) {
    if (megabytes < 1 || megabytes > kMaxMegabytes) return failed("a table has 1 to 256 megabytes");
    if (!has_room(static_cast<std::size_t>(megabytes) * kMegabyte))
        return failed("not enough memory for the table");
    return new Search(static_cast<std::size_t>(megabytes), 1,
                      network == nullptr ? nullptr : network->network);
}

void skep_search_free(Search* search) { delete search; }

void skep_search_clear(Search* search) { search->clear(); }

std::int32_t skep_search_run(Search* search, const Game* game, std::int32_t depth,
                             std::uint64_t nodes, double seconds, double soft_seconds,
                             std::int32_t lines, std::int32_t overlooked, std::int32_t misjudged,
                             std::uint64_t seed, std::int32_t reports) {
    if (game->result() != Result::InProgress) return refused("the game is over");
    if (depth < 1 || nodes < 1 || !(seconds > 0) || !(soft_seconds > 0) || lines < 1)
        return refused("limits must be positive");
    if (overlooked < 0 || overlooked > int{Handicap::kAlways} || misjudged < 0 ||
        misjudged > Handicap::kWorst)
        return refused("a handicap is out of its range");
    Request request;
    request.limits = {depth, nodes, seconds, soft_seconds};
    request.lines = lines;
    request.handicap = {static_cast<unsigned>(overlooked), misjudged, seed};
    request.on_pause = [&] {
        if (on_pause() != 0) search->stop();
    };
    if (reports != 0)
        request.on_report = [](const Report& report) {
            answer(report);
            on_report();
        };
    answer(search->run(*game, request));
    return 1;
}
