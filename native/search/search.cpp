#include "search/search.hpp"

#include <algorithm>
#include <array>

#include "position/movegen.hpp"

namespace skep {

namespace {

using Clock = std::chrono::steady_clock;

// Scores in the table count from its position, scores in the search from the root.
Score to_table(Score score, int ply) {
    if (score > kProvenWin) return score + ply;
    if (score < -kProvenWin) return score - ply;
    return score;
}
Score from_table(Score score, int ply) {
    if (score > kProvenWin) return score - ply;
    if (score < -kProvenWin) return score + ply;
    return score;
}

}  // namespace

void Search::clear() {
    const std::scoped_lock lock(running_);
    table_.clear();
}

Analysis Search::run(const Game& game, const Limits& limits) {
    const std::scoped_lock lock(running_);
    stopped_.store(false, std::memory_order_relaxed);
    const auto start = Clock::now();
    const auto budget =
        std::chrono::duration<double>(std::min(limits.seconds, Limits::kMaxSeconds));
    deadline_ = start + std::chrono::duration_cast<Clock::duration>(budget);
    node_limit_ = limits.nodes;
    nodes_ = 0;
    ply_ = 0;
    has_answer_ = false;
    draws_by_repetition_ = game.is_threefold();
    salt_ = draws_by_repetition_ ? mix(1) : 0;
    path_ = game.keys();
    Analysis analysis = game.visit([&](const auto& root) { return deepen(game, root, limits); });
    analysis.nodes = nodes_;
    analysis.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return analysis;
}

template <class G>
Analysis Search::deepen(const Game& game, const BasicPosition<G>& root, const Limits& limits) {
    MoveList moves;
    list_moves(root, moves);
    Analysis analysis;
    Move best = moves[0];
    for (int depth = 1; depth <= std::min(limits.depth, Limits::kMaxDepth); ++depth) {
        // The best move so far goes first: a search cut short can only improve on it.
        order(root, moves, best);
        const Score score = search_moves(root, moves, depth, -kWin, kWin, &best);
        if (is_out_of_time()) break;
        has_answer_ = true;
        analysis.score = score;
        analysis.depth = depth;
        if (std::abs(score) > kProvenWin && kWin - std::abs(score) <= depth) break;
        if (moves.size() == 1) break;
    }
    analysis.best = game.window().to_action(best);
    return analysis;
}

template <class G>
Score Search::search(const BasicPosition<G>& position, int depth, Score alpha, Score beta) {
    ++nodes_;
    const bool lost = position.is_surrounded(position.turn());
    const bool won = position.is_surrounded(other(position.turn()));
    if (lost && won) return 0;
    if (lost) return ply_ - kWin;
    if (won) return kWin - ply_;
    const std::uint64_t key = position.key();
    if (draws_by_repetition_ && is_repeated(key)) return 0;
    if (depth <= 0) return evaluate(position);
    if (is_out_of_time()) return alpha;

    Move first = Move::pass();
    if (const TableEntry* entry = table_.find(key ^ salt_)) {
        first = TranspositionTable::absolute(position, entry->move);
        const Score score = from_table(entry->score, ply_);
        const bool settles = entry->bound == Bound::Exact ||
                             (entry->bound == Bound::Lower && score >= beta) ||
                             (entry->bound == Bound::Upper && score <= alpha);
        if (entry->depth >= depth && settles) return score;
    }

    MoveList moves;
    list_moves(position, moves);
    order(position, moves, first);
    Move best = moves[0];
    path_.push_back(key);
    const Score score = search_moves(position, moves, depth, alpha, beta, &best);
    path_.pop_back();
    if (!is_out_of_time()) {
        const Bound bound = score <= alpha  ? Bound::Upper
                            : score >= beta ? Bound::Lower
                                            : Bound::Exact;
        table_.store({key ^ salt_, static_cast<std::int16_t>(to_table(score, ply_)),
                      TranspositionTable::relative(position, best), static_cast<std::int8_t>(depth),
                      bound});
    }
    return score;
}

template <class G>
Score Search::search_moves(const BasicPosition<G>& position, MoveList& moves, int depth,
                           Score alpha, Score beta, Move* best) {
    Score highest = -kWin;
    ++ply_;
    for (const Move move : moves) {
        BasicPosition<G> next = position;
        next.play(move);
        const Score score = on_its_grid(next, [&](const auto& settled) {
            if (highest == -kWin) return -search(settled, depth - 1, -beta, -alpha);
            const Score probe = -search(settled, depth - 1, -alpha - 1, -alpha);
            if (probe <= alpha || probe >= beta) return probe;
            return -search(settled, depth - 1, -beta, -alpha);
        });
        if (is_out_of_time()) break;
        if (score > highest) {
            highest = score;
            *best = move;
        }
        alpha = std::max(alpha, highest);
        if (alpha >= beta) break;
    }
    --ply_;
    return highest;
}

// The table's move first, then moves to the enemy queen's side and away from the own queen's.
template <class G>
void Search::order(const BasicPosition<G>& position, MoveList& moves, Move first) const {
    const auto ring_of_queen = [&](Color color) {
        const Piece queen = queen_of(color);
        return position.is_on_board(queen) ? G::ring(position.cell(queen)) : G{};
    };
    const G target = ring_of_queen(other(position.turn()));
    const G own = ring_of_queen(position.turn());
    const auto rank = [&](Move move) {
        if (move == first) return 3;
        if (move.is_pass()) return 0;
        const auto to = static_cast<typename G::Cell>(move.cell());
        const auto from = position.cell(move.piece());
        const bool on_board = position.is_on_board(move.piece());
        if (target.test(to) && !(on_board && target.test(from))) return 2;
        if (on_board && own.test(from) && !own.test(to)) return 1;
        return 0;
    };
    std::array<std::uint8_t, MoveList::kCapacity> ranks;
    std::array<int, 4> next{};  // where the next move of each rank goes
    for (int i = 0; i < moves.size(); ++i) {
        const int found = rank(moves[i]);
        ranks[i] = static_cast<std::uint8_t>(found);
        for (int lower = 0; lower < found; ++lower) ++next[lower];
    }
    std::array<Move, MoveList::kCapacity> ordered;
    for (int i = 0; i < moves.size(); ++i) ordered[next[ranks[i]]++] = moves[i];
    std::ranges::copy_n(ordered.begin(), moves.size(), moves.begin());
}

bool Search::is_repeated(std::uint64_t key) const {
    return std::ranges::find(path_, key) != path_.end();
}

bool Search::is_out_of_time() {
    if (!has_answer_) return false;
    if (stopped_.load(std::memory_order_relaxed)) return true;
    const bool over = nodes_ >= node_limit_ || (nodes_ % 1024 == 0 && Clock::now() >= deadline_);
    if (over) stopped_.store(true, std::memory_order_relaxed);
    return over;
}

}  // namespace skep
