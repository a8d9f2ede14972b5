// The core's Python module. Every argument is checked here.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/environment.hpp"
#include "bindings/gil.hpp"
#include "bindings/learning.hpp"
#include "evaluation/features.hpp"
#include "position/game.hpp"
#include "position/perft.hpp"
#include "search/search.hpp"
#include "search/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {

namespace {

using Triple = std::tuple<int, int, int>;  // piece, q, r

std::optional<Triple> to_triple(Action action) {
    if (action.is_pass()) return std::nullopt;
    return Triple{action.piece, action.to.q, action.to.r};
}

std::vector<std::optional<Triple>> to_triples(const std::vector<Action>& actions) {
    std::vector<std::optional<Triple>> triples;
    triples.reserve(actions.size());
    for (const Action action : actions) triples.push_back(to_triple(action));
    return triples;
}

Piece checked_piece(int piece) {
    if (piece < 0 || piece >= kPieces) throw nb::value_error("a piece is a number from 0 to 27");
    return static_cast<Piece>(piece);
}

GameType checked_type(int type) {
    if (type < 0 || type >= int{kGameTypes})
        throw nb::value_error("a game type is a number from 0 to 7");
    return static_cast<GameType>(type);
}

void set_up(Game* game, int type, bool queen_first, bool threefold,
            const std::vector<Triple>& pieces, int ply, std::optional<int> resting) {
    const Settings settings{checked_type(type), queen_first};
    Start start{{}, ply, resting ? checked_piece(*resting) : kNoPiece};
    for (const auto& [piece, q, r] : pieces) start.pieces.push_back({checked_piece(piece), {q, r}});
    if (const char* fault = fault_of(settings, start)) throw nb::value_error(fault);
    new (game) Game(settings, threefold, start);
}

std::optional<Triple> action_at(const Actions& actions, std::int64_t index) {
    if (index < 0) index += actions.size();
    if (index < 0 || index >= actions.size())
        throw nb::index_error("no legal action has this number");
    return to_triple(actions[static_cast<int>(index)]);
}

std::uint64_t perft_of(const Game& game, int depth) {
    if (depth < 0 || depth > kMaxPerftDepth) throw nb::value_error("a depth is from 0 to 50");
    const Game::AnyPosition position = game.position();
    const InterpreterRelease release;
    return std::visit([&](const auto& p) { return perft(p, depth); }, position);
}

using FoundLine = std::tuple<std::vector<std::optional<Triple>>, int, int>;
using Found = std::tuple<std::vector<FoundLine>, int, std::uint64_t, double>;

using Listener = nb::typed<nb::callable, nb::object(Found)>;

// The lines (actions, score and depth of each), then the depth, nodes and seconds.
Found to_found(const Report& report) {
    std::vector<FoundLine> lines;
    lines.reserve(report.lines.size());
    for (const Line& line : report.lines)
        lines.emplace_back(to_triples(line.actions), line.score, line.depth);
    return {std::move(lines), report.depth, report.nodes, report.seconds};
}

Found run(Search& search, const Game& game, int depth, std::uint64_t nodes, double seconds,
          double soft_seconds, int lines, int overlooked, int misjudged, std::uint64_t seed,
          const std::optional<Listener>& on_report) {
    if (game.result() != Result::InProgress) throw nb::value_error("the game is over");
    if (depth < 1 || nodes < 1 || !(seconds > 0) || !(soft_seconds > 0) || lines < 1)
        throw nb::value_error("limits must be positive");
    if (overlooked < 0 || overlooked > int{Handicap::kAlways} || misjudged < 0 ||
        misjudged > Handicap::kWorst)
        throw nb::value_error("a handicap is out of its range");
    Request request;
    request.limits = {depth, nodes, seconds, soft_seconds};
    request.lines = lines;
    request.handicap = {static_cast<unsigned>(overlooked), misjudged, seed};
    request.on_pause = [] {  // so that Ctrl-C stops a search on the main thread
        const InterpreterHold hold;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
    };
    if (on_report)
        request.on_report = [&](const Report& report) {
            const InterpreterHold hold;
            (*on_report)(to_found(report));
        };
    // The search gets a copy: Python may change the game meanwhile.
    const Game copy = game;  // NOLINT(performance-unnecessary-copy-initialization)
    Report report;
    {
        const InterpreterRelease release;
        report = search.run(copy, request);
    }
    return to_found(report);
}

using Question = std::vector<Action> (Solver::*)(const Game& game, int plies, int most);

// None if the solver has given up.
std::optional<std::vector<std::optional<Triple>>> ask(Solver& solver, Question question,
                                                      const Game& game, int plies,
                                                      std::optional<int> most) {
    if (plies < 1 || plies > Solver::kMaxPlies) throw nb::value_error("plies are from 1 to 31");
    const Game copy = game;  // NOLINT(performance-unnecessary-copy-initialization): see run
    std::vector<Action> actions;
    {
        const InterpreterRelease release;
        actions = (solver.*question)(copy, plies, most.value_or(Solver::kAll));
    }
    if (PyErr_Occurred() != nullptr) throw nb::python_error();  // a signal arrived meanwhile
    if (solver.has_given_up()) return std::nullopt;
    return to_triples(actions);
}

std::vector<std::tuple<int, int, int, int>> placed(const Game& game) {
    std::vector<std::tuple<int, int, int, int>> pieces;
    game.visit([&](const auto& position) {
        for_each_piece(position.on_board(), [&](Piece piece) {
            const Hex hex = game.hex(piece);
            pieces.emplace_back(piece, hex.q, hex.r, position.level(piece));
        });
    });
    return pieces;
}

std::tuple<std::vector<int>, std::vector<int>> features(const Game& game) {
    const BothFeatures both =
        game.visit([](const auto& position) { return features_of(position); });
    return {{both.own.begin(), both.own.end()}, {both.enemy.begin(), both.enemy.end()}};
}

std::optional<int> resting(const Game& game) {
    const Piece piece = game.visit([](const auto& position) { return position.resting(); });
    return piece == kNoPiece ? std::nullopt : std::optional<int>(piece);
}

std::vector<std::optional<Triple>> history(const Game& game) {
    std::vector<std::optional<Triple>> actions;
    actions.reserve(static_cast<std::size_t>(game.played()));
    for (int i = 0; i < game.played(); ++i) actions.push_back(to_triple(game.action(i)));
    return actions;
}

}  // namespace

}  // namespace skep

NB_MODULE(SKEP_MODULE, m) {  // NOLINT(performance-unnecessary-value-param)
    using namespace skep;
    nb::set_leak_warnings(false);  // threads may still hold boards at interpreter exit
    m.doc() = "Positions, legal moves, perft and search. Pieces are numbers (skep.pieces.PIECES).";
#ifdef __AVX2__
    m.attr("VARIANT") = "avx2";
#else
    m.attr("VARIANT") = "portable";
#endif
    m.attr("WIN") = kWin;
    m.attr("LONGEST_WIN") = kLongestWin;
    m.attr("MAX_DEPTH") = int{Limits::kMaxDepth};
    m.attr("MAX_SECONDS") = double{Limits::kMaxSeconds};
    m.attr("MAX_THREADS") = int{Search::kMaxThreads};
    m.attr("MAX_PERFT_DEPTH") = kMaxPerftDepth;

    nb::class_<Actions>(m, "Actions", "The legal actions of one position; None is a pass.")
        .def("__len__", &Actions::size)
        .def("__getitem__", &action_at, "index"_a)
        .def(
            "contains",
            [](const Actions& actions, int piece, std::int32_t q, std::int32_t r) {
                return actions.contains({checked_piece(piece), {q, r}});
            },
            "piece"_a, "q"_a, "r"_a)
        .def("contains_pass", [](const Actions& actions) { return actions.contains({}); });

    nb::class_<Game>(m, "Game", "A game from its start to now.")
        .def("__init__", &set_up, "game_type"_a, "queen_first"_a, "threefold"_a,
             "pieces"_a = std::vector<Triple>(), "ply"_a = 0, "resting"_a = nb::none(),
             "The pieces to start with, each with its hex, those of a hex from bottom to top.")
        .def("copy", [](const Game& game) { return Game(game); })
        .def("actions", [](const Game& game) { return game.actions(); })
        .def(
            "push",
            [](Game& game, int piece, std::int32_t q, std::int32_t r) {
                return game.push({checked_piece(piece), {q, r}});
            },
            "piece"_a, "q"_a, "r"_a, "False, and nothing changed, if that is not legal.")
        .def(
            "push_pass", [](Game& game) { return game.push({}); },
            "False, and nothing changed, if that is not legal.")
        .def("pop",
             [](Game& game) {
                 if (game.played() == 0) throw nb::index_error("there is nothing to take back");
                 game.pop();
             })
        .def("last",
             [](const Game& game) {
                 if (game.played() == 0) throw nb::index_error("nothing has been played");
                 return to_triple(game.action(game.played() - 1));
             })
        .def("history", &history)
        .def("placed", &placed, "Each piece on the board with its hex and its level.")
        .def("features", &features,
             "What the evaluation sees: the counts of the player to move, and of the other.")
        .def_prop_ro("resting", &resting)
        .def_prop_ro("ply", &Game::ply)
        .def_prop_ro("played", &Game::played)
        .def_prop_ro("result", [](const Game& game) { return static_cast<int>(game.result()); })
        .def_prop_ro("key", &Game::key)
        .def_prop_ro("canonical_key", nb::overload_cast<>(&Game::canonical_key, nb::const_))
        .def("canonical_keys", &Game::canonical_keys,
             "Those of every position from the start to now.")
        .def_prop_ro("occurrences", &Game::occurrences)
        .def("perft", &perft_of, "depth"_a);

    bind_learning(m);

    nb::class_<Search>(m, "Search", "A search with its transposition table.")
        .def(
            "__init__",
            [](Search* search, int megabytes, int threads, const NetworkHandle* network) {
                if (megabytes < 1 || megabytes > 65536)
                    throw nb::value_error("a table has 1 to 65536 megabytes");
                if (threads < 1 || threads > Search::kMaxThreads)
                    throw nb::value_error("a search has 1 to 256 threads");
                new (search) Search(static_cast<std::size_t>(megabytes), threads,
                                    network == nullptr ? nullptr : network->network);
            },
            "megabytes"_a, "threads"_a, "network"_a.none())
        .def("run", &run, "game"_a, nb::kw_only(), "depth"_a, "nodes"_a, "seconds"_a,
             "soft_seconds"_a, "lines"_a, "overlooked"_a, "misjudged"_a, "seed"_a,
             "on_report"_a.none(),
             "Lines (actions, score, depth), then the depth, nodes and seconds of them all.")
        .def("stop", &Search::stop)
        .def("clear", &Search::clear, nb::call_guard<InterpreterRelease>());

    nb::class_<Solver>(m, "Solver", "Proves forced wins by playing out every line.")
        .def(
            "__init__",
            [](Solver* solver, std::optional<std::uint64_t> max_plays) {
                const auto goes_on = [] {
                    const InterpreterHold hold;
                    return PyErr_CheckSignals() == 0;
                };
                new (solver) Solver(max_plays.value_or(~std::uint64_t{0}), goes_on);
            },
            "max_plays"_a.none())
        .def(
            "winning",
            [](Solver& solver, const Game& game, int plies, std::optional<int> most) {
                return ask(solver, &Solver::winning, game, plies, most);
            },
            "game"_a, "plies"_a, "most"_a = nb::none(),
            "The first actions that win within this many plies; None after too many plays.")
        .def(
            "escapes",
            [](Solver& solver, const Game& game, int plies, std::optional<int> most) {
                return ask(solver, &Solver::escapes, game, plies, most);
            },
            "game"_a, "plies"_a, "most"_a = nb::none(),
            "The first actions that avoid a loss within this many plies; None after too many "
            "plays.")
        .def_prop_ro("plays", &Solver::plays);

    bind_environment(m);
}
