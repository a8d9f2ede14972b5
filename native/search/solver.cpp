#include "search/solver.hpp"

#include <algorithm>
#include <bit>

#include "position/movegen.hpp"

namespace skep {

namespace {

constexpr std::uint64_t kBetweenPauses = 1 << 16;  // plays

constexpr Result won_by(Color color) {
    return color == Color::White ? Result::WhiteWins : Result::BlackWins;
}

bool has_duplicates(std::vector<std::uint64_t> keys) {
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) != keys.end();
}

template <class G>
bool lands_beside(const BasicPosition<G>& position, Move move, Piece queen) {
    return !move.is_pass() && position.is_on_board(queen) &&
           G::ring(position.cell(queen)).test(static_cast<typename G::Cell>(move.cell()));
}

// The defenses that are tried first: 0 for the queen's own moves, 3 for crowding her.
template <class G>
int urgency(const BasicPosition<G>& position, Move move, Piece queen) {
    if (move.is_pass()) return 2;
    if (move.piece() == queen) return 0;
    const bool leaves = position.is_on_board(move.piece()) && position.is_on_board(queen) &&
                        G::ring(position.cell(queen)).test(position.cell(move.piece()));
    return 2 + int{lands_beside(position, move, queen)} - int{leaves};
}

}  // namespace

std::vector<Action> Solver::winning(const Game& game, int plies, int most) {
    return first_actions(game, most, [&](const auto& position, Move move) {
        return wins_by(position, move, plies);
    });
}

std::vector<Action> Solver::escapes(const Game& game, int plies, int most) {
    return first_actions(game, most, [&](const auto& position, Move move) {
        return escapes_by(position, move, plies);
    });
}

template <class Test>
std::vector<Action> Solver::first_actions(const Game& game, int most, Test&& test) {
    line_ = game.keys();
    counts_repetitions_ = game.is_threefold() && has_duplicates(line_);
    known_.resize(kKnown);
    std::vector<Action> found;
    const Window window = game.window();
    const Actions& actions = game.actions();
    for (int i = 0; i < actions.size() && std::ssize(found) < most && !has_given_up_; ++i) {
        const Move move = window.to_move(actions[i]);
        if (game.visit([&](const auto& position) { return test(position, move); }))
            found.push_back(actions[i]);
    }
    return found;
}

// Whether some action wins within this many plies against every defense.
template <class G>
bool Solver::wins(const BasicPosition<G>& position, int plies) {
    if (finishes(position)) return true;
    if (plies < 3) return false;  // an even number of plies ends with the opponent's
    const std::uint64_t key = position.key();
    if (!counts_repetitions_ && known(key).key == key) {
        if (plies <= int{known(key).hopeless}) return false;
        if (plies >= int{known(key).won}) return true;
    }
    MoveList moves;
    list_moves(position, moves);
    const Piece queen = queen_of(other(position.turn()));
    bool is_won = false;
    for (const bool beside : {true, false})
        for (int i = 0; i < moves.size() && !is_won && !has_given_up_; ++i)
            if (lands_beside(position, moves[i], queen) == beside)
                is_won = wins_by(position, moves[i], plies);
    if (!counts_repetitions_ && !has_given_up_) {
        Known& slot = known(key);
        if (slot.key != key) slot = {key};
        (is_won ? slot.won : slot.hopeless) = static_cast<std::uint8_t>(plies);
    }
    return is_won;
}

// Whether some action wins at once. It moves one piece. Unless that is the enemy queen, the only
// neighbor of hers that it can take is where it lands, so that must be her last free one. The
// queen herself is moved only by a pillbug or mosquito that touches her.
template <class G>
bool Solver::finishes(const BasicPosition<G>& position) {
    const Piece queen = queen_of(other(position.turn()));
    if (!position.is_on_board(queen)) return false;
    const auto at = position.cell(queen);
    const int liberties = 6 - std::popcount(position.occupied().around(at));
    bool is_touched = false;
    for_each_piece(position.on_board() & pieces_of(position.turn()) &
                       (pieces_of(Insect::Pillbug) | pieces_of(Insect::Mosquito)),
                   [&](Piece piece) { is_touched |= G::ring(at).test(position.cell(piece)); });
    if (liberties > 1 && !is_touched) return false;
    MoveList moves;
    list_moves(position, moves);
    return std::ranges::any_of(moves, [&](Move move) {
        if (move.is_pass()) return false;
        const auto to = static_cast<typename G::Cell>(move.cell());
        const bool may_finish =
            move.piece() == queen || (liberties == 1 && !position.occupied().test(to) &&
                                      lands_beside(position, move, queen));
        return may_finish && wins_by(position, move, 1);
    });
}

// Whether every action loses within this many plies.
template <class G>
bool Solver::loses(const BasicPosition<G>& position, int plies) {
    MoveList moves;
    list_moves(position, moves);
    const Piece queen = queen_of(position.turn());
    const auto saves = [&](Move move) {
        if (has_given_up_ || !escapes_by(position, move, plies)) return false;
        refutations_[plies] = move;
        return true;
    };
    const Move latest = refutations_[plies];  // cells may mean other hexes here: ask the list
    const bool is_legal = std::ranges::find(moves, latest) != moves.end();
    if (is_legal && saves(latest)) return false;
    for (int rank = 0; rank <= 3; ++rank)
        for (const Move move : moves)
            if (urgency(position, move, queen) == rank && !(is_legal && move == latest) &&
                saves(move))
                return false;
    return true;
}

template <class G>
bool Solver::wins_by(const BasicPosition<G>& position, Move move, int plies) {
    return after(
        position, move, [&](Result result) { return result == won_by(position.turn()); },
        [&](const auto& next) { return plies > 1 && loses(next, plies - 1); });
}

template <class G>
bool Solver::escapes_by(const BasicPosition<G>& position, Move move, int plies) {
    return after(
        position, move, [&](Result result) { return result != won_by(other(position.turn())); },
        [&](const auto& next) { return plies == 1 || !wins(next, plies - 1); });
}

template <class G, class Over, class Next>
bool Solver::after(const BasicPosition<G>& position, Move move, Over&& if_over, Next&& if_not) {
    count_play();
    BasicPosition<G> played = position;
    played.play(move);
    return on_its_grid(played, [&](const auto& next) {
        const bool is_third = counts_repetitions_ && std::ranges::count(line_, next.key()) >= 2;
        const Result result = judged(next, is_third);
        if (result != Result::InProgress) return if_over(result);
        if (counts_repetitions_) line_.push_back(next.key());
        const bool answer = if_not(next);
        if (counts_repetitions_) line_.pop_back();
        return answer;
    });
}

void Solver::count_play() {
    ++plays_;
    if (plays_ >= max_plays_ || (plays_ % kBetweenPauses == 0 && goes_on_ && !goes_on_()))
        has_given_up_ = true;
}

}  // namespace skep
