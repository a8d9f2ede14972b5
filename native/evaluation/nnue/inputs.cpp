#include "evaluation/nnue/inputs.hpp"

#include <bit>
#include <cstdlib>
#include <utility>

#include "position/terrain.hpp"

namespace skep::nnue {

namespace {

// One number per piece; the compiler vectorizes the loops over them.
constexpr int kLanes = 32;  // a whole number of registers
using Numbers = std::array<std::int16_t, kLanes>;

// A rotation, maybe after mirroring: (q, r) becomes (a q + b r, c q + d r).
struct Turn {
    std::int16_t a, b, c, d;
    constexpr int q(int dq, int dr) const { return a * dq + b * dr; }
    constexpr int r(int dq, int dr) const { return c * dq + d * dr; }
};

constexpr std::array<Turn, 12> kTurns = [] {
    std::array<Turn, 12> turns{};
    for (int i = 0; i < 12; ++i) {
        Turn turn = i < 6 ? Turn{1, 0, 0, 1} : Turn{1, 1, 0, -1};
        for (int step = 0; step < i % 6; ++step)
            turn = {static_cast<std::int16_t>(turn.a + turn.c),
                    static_cast<std::int16_t>(turn.b + turn.d), static_cast<std::int16_t>(-turn.a),
                    static_cast<std::int16_t>(-turn.b)};
        turns[i] = turn;
    }
    return turns;
}();

// For each offset between the queens, the turn that moves it into the chosen twelfth.
class TurnsOfWays {
public:
    TurnsOfWays() noexcept {
        for (int dq = -kLongest; dq <= kLongest; ++dq)
            for (int dr = -kLongest; dr <= kLongest; ++dr)
                for (std::uint8_t i = 1; i < 12; ++i) {
                    std::uint8_t& chosen = turns_[dq + kLongest][dr + kLongest];
                    const Turn& now = kTurns[chosen];
                    const Turn& next = kTurns[i];
                    if (std::pair(next.q(dq, dr), next.r(dq, dr)) >
                        std::pair(now.q(dq, dr), now.r(dq, dr)))
                        chosen = i;
                }
    }

    const Turn& operator()(int dq, int dr) const {
        return kTurns[turns_[dq + kLongest][dr + kLongest]];
    }

private:
    static constexpr int kLongest = 27;
    std::array<std::array<std::uint8_t, 2 * kLongest + 1>, 2 * kLongest + 1> turns_{};
};
const TurnsOfWays kTurnsOfWays;

// The first input of each piece's kind, in each color's view.
constexpr std::array<Numbers, 2> kFirstInputs = [] {
    std::array<Numbers, 2> first{};
    for (int view = 0; view < 2; ++view)
        for (Piece piece = 0; piece < kPieces; ++piece) {
            const int is_enemy = static_cast<int>(color_of(piece)) == view ? 0 : 8;
            first[view][piece] = static_cast<std::int16_t>(
                (is_enemy + static_cast<int>(insect_of(piece))) * kInputsOfKind);
        }
    return first;
}();

// The first line of a connected hive on a board that wraps around.
template <class Row>
int first_line(Row used) {
    return std::countr_zero(static_cast<Row>(used & ~std::rotl(used, 1)));
}

template <class G>
class Reader {
public:
    explicit Reader(const BasicPosition<G>& position) : position_(position) {
        const int first_q = first_line(position.occupied().columns());
        const int first_r = first_line(position.occupied().used_rows());
        for (int piece = 0; piece < kLanes; ++piece) {
            const auto cell = position.cell(static_cast<Piece>(piece));
            q_[piece] = static_cast<std::int16_t>((G::q_of(cell) - first_q) & G::kMask);
            r_[piece] = static_cast<std::int16_t>((G::r_of(cell) - first_r) & G::kMask);
        }
        find_states();
    }

    Inputs read() const {
        return {{view(Color::White), view(Color::Black)},
                bucket_of(std::popcount(position_.on_board()))};
    }

private:
    // A sliding piece without a first step is held too.
    void find_states() {
        const G& occupied = position_.occupied();
        const Neighbors<G> beside(occupied);
        const G pinned = cut_points(occupied, beside, position_.holes());
        const G walled_in = ~with_slides(beside);
        constexpr PieceSet sliders = pieces_of(Insect::QueenBee) | pieces_of(Insect::Spider) |
                                     pieces_of(Insect::Ant) | pieces_of(Insect::Pillbug);
        const PieceSet ground = position_.on_board() & ~position_.covered() & ~position_.raised();
        const auto set = [&](PieceSet pieces, State state) {
            for_each_piece(pieces, [&](Piece piece) {
                offset_[piece] = static_cast<std::int16_t>(state * kPlaces);
            });
        };
        const auto hold = [&](PieceSet pieces, const G& cells) {
            for_each_piece(pieces, [&](Piece piece) {
                const bool is_held = cells.test(position_.cell(piece));
                offset_[piece] = static_cast<std::int16_t>(is_held ? Held * kPlaces : 0);
            });
        };
        hold(ground & sliders, pinned | walled_in);
        hold(ground & ~sliders, pinned);
        set(position_.covered(), Covered);
        set(position_.raised() & ~position_.covered(), Raised);
    }

    View view(Color color) const {
        View view;
        const Numbers& first = kFirstInputs[static_cast<int>(color)];
        const Piece queen = queen_of(color);
        if (position_.is_on_board(queen)) {
            const Turn turn = turn_of(queen, queen_of(other(color)));
            const std::int16_t at_q = q_[queen];
            const std::int16_t at_r = r_[queen];
            for (int piece = 0; piece < kLanes; ++piece) {
                const auto dq = static_cast<std::int16_t>(q_[piece] - at_q);
                const auto dr = static_cast<std::int16_t>(r_[piece] - at_r);
                const auto q = static_cast<std::int16_t>(turn.a * dq + turn.b * dr);
                const auto r = static_cast<std::int16_t>(turn.c * dq + turn.d * dr);
                const bool is_near =
                    (q <= kReach) & (q >= -kReach) & (r <= kReach) & (r >= -kReach);
                const int place = (q + kReach) * kSide + r + kReach;
                view[piece] = static_cast<std::uint16_t>(first[piece] + offset_[piece] +
                                                         (is_near ? place : kFar));
            }
        } else {
            for (int piece = 0; piece < kLanes; ++piece)
                view[piece] = static_cast<std::uint16_t>(first[piece] + offset_[piece] + kFar);
        }
        const PieceSet in_game = position_.on_board() | position_.reserve();
        for_each_piece(position_.reserve(), [&](Piece piece) {
            view[piece] = static_cast<std::uint16_t>(first[piece] + kInReserve);
        });
        for_each_piece(~in_game, [&](Piece piece) { view[piece] = kNoInput; });
        return view;
    }

    Turn turn_of(Piece queen, Piece enemy) const {
        if (!position_.is_on_board(enemy)) return kTurns[0];
        const int dq = q_[enemy] - q_[queen];
        const int dr = r_[enemy] - r_[queen];
        return kTurnsOfWays(dq, dr);
    }

    const BasicPosition<G>& position_;
    Numbers q_;
    Numbers r_;
    Numbers offset_{};
};

}  // namespace

template <class G>
Inputs inputs_of(const BasicPosition<G>& position) {
    return Reader<G>(position).read();
}

template Inputs inputs_of(const NarrowPosition& position);
template Inputs inputs_of(const WidePosition& position);

}  // namespace skep::nnue
