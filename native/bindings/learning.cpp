#include "bindings/learning.hpp"

#include <nanobind/stl/tuple.h>

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include "bindings/gil.hpp"
#include "evaluation/nnue/evaluator.hpp"
#include "position/game.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {

namespace {

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) {
    return {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

template <class Number>
void append(std::string& to, Number number) {
    static_assert(std::endian::native == std::endian::little);
    to.append(reinterpret_cast<const char*>(&number), sizeof number);
}

// Whether the player to move can take the enemy queen's last liberty. Throwing her into a
// hole would win as well, but is too rare to look for.
template <class G>
bool can_win(const BasicPosition<G>& position) {
    const Color enemy = other(position.turn());
    const Piece queen = queen_of(enemy);
    if (!position.is_on_board(queen)) return false;
    if (std::popcount(position.occupied().around(position.cell(queen))) < 5) return false;
    MoveList moves;
    list_moves(position, moves);
    for (const Move move : moves) {
        BasicPosition<G> next = position;
        next.play(move);
        if (next.is_surrounded(enemy)) return true;
    }
    return false;
}

template <class G>
bool is_threat(const BasicPosition<G>& position) {
    BasicPosition<G> passed = position;
    passed.play(Move::pass());
    return can_win(position) || can_win(passed);
}

// The network's inputs for each position of a game, before the action played there.
struct Rows {
    std::string inputs;  // 28 in the mover's view, then 28 in the opponent's, two bytes each
    std::string buckets;
    std::string threats;  // 1 if either player, given the turn, could win at once
    std::string keys;     // eight bytes, the same for all twelve symmetric positions
};

template <class G>
void add_row(Rows& rows, const Game& game, const BasicPosition<G>& position) {
    const nnue::Inputs inputs = nnue::inputs_of(position);
    const int own = static_cast<int>(position.turn());
    for (const int view : {own, 1 - own})
        for (int piece = 0; piece < kPieces; ++piece)
            append(rows.inputs, inputs.views[view][piece]);
    append(rows.buckets, static_cast<std::uint8_t>(inputs.bucket));
    append(rows.threats, static_cast<std::uint8_t>(is_threat(position)));
    append(rows.keys, game.canonical_key());
}

using RowBytes = std::tuple<nb::bytes, nb::bytes, nb::bytes, nb::bytes>;

// Each action is three bytes: piece, q and r. Piece 255 is a pass.
RowBytes encode(const Game& start, const nb::bytes& actions) {
    const std::span<const std::uint8_t> bytes = bytes_of(actions);
    if (bytes.size() % 3 != 0) throw nb::value_error("an action has three bytes");
    Game game = start;
    Rows rows;
    std::size_t bad = bytes.size();
    {
        const InterpreterRelease release;
        for (std::size_t i = 0; i < bytes.size(); i += 3) {
            game.visit([&](const auto& position) { add_row(rows, game, position); });
            const Action action{
                bytes[i],
                {static_cast<std::int8_t>(bytes[i + 1]), static_cast<std::int8_t>(bytes[i + 2])}};
            const bool is_pass = action.piece == 255;
            if ((!is_pass && action.piece >= kPieces) || !game.push(is_pass ? Action{} : action)) {
                bad = i;
                break;
            }
        }
    }
    if (bad != bytes.size())
        throw nb::value_error(("action " + std::to_string(bad / 3) + " is not legal").c_str());
    const auto to_bytes = [](const std::string& s) { return nb::bytes(s.data(), s.size()); };
    return {to_bytes(rows.inputs), to_bytes(rows.buckets), to_bytes(rows.threats),
            to_bytes(rows.keys)};
}

constexpr int kSlots = 64;

int evaluation(nnue::Evaluator& evaluator, const Game& game, int ply) {
    if (ply < 0 || ply >= kSlots) throw nb::value_error("a ply is a number from 0 to 63");
    return game.visit([&](const auto& position) { return evaluator.evaluate(position, ply); });
}

}  // namespace

void bind_learning(nb::module_& m) {
    m.attr("NETWORK_KINDS") = int{nnue::kKinds};
    m.attr("NETWORK_STATES") = int{nnue::kStates};
    m.attr("NETWORK_ONE") = int{nnue::kOne};
    m.attr("NETWORK_WEIGHT_ONE") = 1 << nnue::kWeightBits;
    m.attr("POINTS_A_LOGIT") = int{nnue::kPointsOfOne};
    m.attr("NETWORK_INPUTS") = nnue::kInputs;
    m.attr("NETWORK_WIDTH") = nnue::kWidth;
    m.attr("NETWORK_FIRST") = nnue::kFirst;
    m.attr("NETWORK_SECOND") = nnue::kSecond;
    m.attr("NETWORK_BUCKETS") = int{nnue::kBuckets};
    nb::class_<NetworkHandle>(m, "Network", "The weights of the learned evaluation.")
        .def(
            "__init__",
            [](NetworkHandle* handle, const nb::bytes& body) {
                auto [network, fault] = nnue::Network::read(bytes_of(body));
                if (fault != nullptr) throw nb::value_error(fault);
                new (handle) NetworkHandle{std::move(network)};
            },
            "body"_a);
    nb::class_<nnue::Evaluator>(m, "Evaluator", "Evaluates positions one after the other.")
        .def(
            "__init__",
            [](nnue::Evaluator* evaluator, const NetworkHandle& handle) {
                new (evaluator) nnue::Evaluator(handle.network, kSlots);
            },
            "network"_a)
        .def("evaluate", &evaluation, "game"_a, "ply"_a,
             "The points of the player to move. The ply of a search only makes it faster.");
    m.def("encode", &encode, "game"_a, "actions"_a,
          "What the network sees of a game that goes on with these actions, before each: inputs, "
          "buckets, threats "
          "and keys.");
}

}  // namespace skep
