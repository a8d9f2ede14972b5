#include "search/search.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "position/movegen.hpp"

namespace skep {

namespace {

using Clock = std::chrono::steady_clock;

// Margins and depths, in points and plies.
constexpr Score kFirstWindow = 30;
constexpr int kWindowFromDepth = 4;
constexpr int kCutOffToDepth = 4;
constexpr Score kCutOffMargin = 30;  // a ply
constexpr int kSkipTurnFromDepth = 3;
constexpr int kPruneToDepth = 3;
constexpr int kReduceFromMove = 3;

// Ranks of moves; the history of a kind of move adds up to 16384.
constexpr int kRankFirst = 1 << 28;
constexpr int kRankWin = 1 << 26;
constexpr int kRankAttack = 40000;
constexpr int kRankFreeQueen = 20000;
constexpr int kRankQuiet = 20000;  // below this a move may be reduced and pruned
constexpr int kRankKiller = 30000;
constexpr int kRankSecondKiller = 25000;
constexpr int kRankRetreat = -20000;
constexpr int kRankCrowdOwnQueen = -8000;

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

// By how much less deep the late moves are searched, by depth and number.
struct Reductions {
    std::array<std::array<std::int8_t, 256>, Limits::kMaxDepth + 1> by{};

    Reductions() noexcept {
        for (int depth = 1; depth <= Limits::kMaxDepth; ++depth)
            for (int number = 1; number < 256; ++number)
                by[depth][number] =
                    static_cast<std::int8_t>(0.3 + std::log(depth) * std::log(number) / 2);
    }
};
const Reductions kReductions;

template <class G>
int crowd_of(const BasicPosition<G>& position, Color color) {
    const Piece queen = queen_of(color);
    if (!position.is_on_board(queen)) return 0;
    return std::popcount(position.occupied().around(position.cell(queen)));
}

template <class G>
G ring_of(const BasicPosition<G>& position, Color color) {
    const Piece queen = queen_of(color);
    return position.is_on_board(queen) ? G::ring(position.cell(queen)) : G{};
}

}  // namespace

void Search::clear() {
    const std::scoped_lock lock(running_);
    table_.clear();
    history_.clear();
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
    history_.fade();
    killers_.fill({Move::pass(), Move::pass()});
    Analysis analysis = game.visit([&](const auto& root) { return deepen(game, root, limits); });
    analysis.nodes = nodes_;
    analysis.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return analysis;
}

template <class G>
Analysis Search::deepen(const Game& game, const BasicPosition<G>& root, const Limits& limits) {
    MoveList moves;  // the best so far goes first: a search cut short can only improve on it
    list_moves(root, moves);
    Analysis analysis;
    for (int depth = 1; depth <= std::min(limits.depth, Limits::kMaxDepth); ++depth) {
        // Around the score of the last depth; if the new one lies outside, ever wider.
        Score width = depth < kWindowFromDepth ? 2 * kWin : kFirstWindow;
        Score score = analysis.score;
        Bounds bounds{std::max(-kWin, score - width), std::min(kWin, score + width)};
        for (;;) {
            score = search_root(root, moves, depth, bounds);
            const bool is_below = score <= bounds.alpha && bounds.alpha > -kWin;
            const bool is_above = score >= bounds.beta && bounds.beta < kWin;
            if (is_out_of_time() || !(is_below || is_above)) break;
            width = width < 500 ? width * 4 : 2 * kWin;
            if (is_below) bounds.alpha = std::max(-kWin, score - width);
            if (is_above) bounds.beta = std::min(kWin, score + width);
        }
        if (is_out_of_time()) break;
        has_answer_ = true;
        analysis.score = score;
        analysis.depth = depth;
        if (std::abs(score) > kProvenWin && kWin - std::abs(score) <= depth) break;
        if (moves.size() == 1) break;
    }
    analysis.best = game.window().to_action(moves[0]);
    return analysis;
}

template <class G>
Score Search::search_root(const BasicPosition<G>& root, MoveList& moves, int depth, Bounds bounds) {
    Score highest = -kWin;
    for (int i = 0; i < moves.size() && highest < bounds.beta; ++i) {
        BasicPosition<G> next = root;
        next.play(moves[i]);
        const Score alpha = std::max(bounds.alpha, highest);
        ++ply_;
        const Score score = on_its_grid(next, [&](const auto& settled) {
            if (i > 0) {
                const Score probe = -search(settled, depth - 1, {-alpha - 1, -alpha});
                if (probe <= alpha || probe >= bounds.beta) return probe;
            }
            return -search(settled, depth - 1, {-bounds.beta, -alpha});
        });
        --ply_;
        if (is_out_of_time()) break;
        if (score > highest) {
            highest = score;
            if (score > alpha) std::rotate(moves.begin(), moves.begin() + i, moves.begin() + i + 1);
        }
    }
    return highest;
}

template <class G>
Score Search::search(const BasicPosition<G>& position, int depth, Bounds bounds,
                     bool may_skip_turn) {
    if (is_out_of_time()) return bounds.alpha;
    ++nodes_;
    const bool is_lost = position.is_surrounded(position.turn());
    const bool is_won = position.is_surrounded(other(position.turn()));
    if (is_lost || is_won) return is_lost && is_won ? 0 : is_lost ? ply_ - kWin : kWin - ply_;
    const std::uint64_t key = position.key();
    if (draws_by_repetition_ && is_repeated(key)) return 0;
    if (depth <= 0 || ply_ >= kMaxPly) return evaluate(position);

    Move first = Move::pass();  // no pass has company, so this stands for none
    if (const TableEntry* entry = table_.find(key ^ salt_)) {
        first = TranspositionTable::absolute(position, entry->move);
        const Score score = from_table(entry->score, ply_);
        const bool settles = entry->bound == Bound::Exact ||
                             (entry->bound == Bound::Lower && score >= bounds.beta) ||
                             (entry->bound == Bound::Upper && score <= bounds.alpha);
        if (entry->depth >= depth && settles && (bounds.is_null() || depth == 1)) return score;
    }

    // With a last liberty left nothing is quiet: then every move is searched in full.
    const bool is_quiet = bounds.is_null() && crowd_of(position, position.turn()) < 5;
    path_.push_back(key);
    std::optional<Score> score;
    if (is_quiet && may_skip_turn) score = refuted_by_nothing(position, depth, bounds.beta);
    const bool is_cut_off = score.has_value();
    Move best = first;
    if (!is_cut_off) score = search_moves(position, depth, bounds, is_quiet, &best);
    path_.pop_back();
    if (!is_cut_off && !is_out_of_time()) {
        const Bound bound = *score <= bounds.alpha  ? Bound::Upper
                            : *score >= bounds.beta ? Bound::Lower
                                                    : Bound::Exact;
        table_.store({key ^ salt_, static_cast<std::int16_t>(to_table(*score, ply_)),
                      TranspositionTable::relative(position, best), static_cast<std::int8_t>(depth),
                      bound});
    }
    return *score;
}

template <class G>
Score Search::search_moves(const BasicPosition<G>& position, int depth, Bounds bounds,
                           bool is_quiet, Move* best) {
    RankedMoves moves;
    list_moves(position, moves.moves);
    rank(position, moves, *best);
    Score highest = -kWin;
    for (int i = 0; i < moves.size() && !is_out_of_time(); ++i) {
        const auto [move, rank] = moves.pick(i);
        const bool may_fall_short = rank < kRankQuiet;
        // Late moves near the leaves are left out, unless everything so far loses.
        if (is_quiet && may_fall_short && depth <= kPruneToDepth && i >= 6 + 4 * depth * depth &&
            highest > -kProvenWin)
            break;
        BasicPosition<G> next = position;
        next.play(move);
        const Score alpha = std::max(bounds.alpha, highest);
        ++ply_;
        const Score score = on_its_grid(next, [&](const auto& settled) {
            if (i > 0) {
                int less = 0;
                if (depth >= 2 && i >= kReduceFromMove && may_fall_short) {
                    less = kReductions.by[depth][std::min(i, 255)] - rank / 6000;
                    less = std::clamp(less - (bounds.is_null() ? 0 : 1), 0, depth - 1);
                }
                Score probe = -search(settled, depth - 1 - less, {-alpha - 1, -alpha});
                if (less > 0 && probe > alpha)
                    probe = -search(settled, depth - 1, {-alpha - 1, -alpha});
                if (probe <= alpha || probe >= bounds.beta) return probe;
            }
            return -search(settled, depth - 1, {-bounds.beta, -alpha});
        });
        --ply_;
        if (score > highest) {
            highest = score;
            *best = move;
        }
        if (highest >= bounds.beta) {
            if (!is_out_of_time()) learn(position, moves, i, depth);
            break;
        }
    }
    return highest;
}

// The score of a position so good that not even doing nothing would bring it below
// beta: by the evaluation near the leaves, else by a shallower search.
template <class G>
std::optional<Score> Search::refuted_by_nothing(const BasicPosition<G>& position, int depth,
                                                Score beta) {
    const Score now = evaluate(position);
    if (depth <= kCutOffToDepth && now - kCutOffMargin * depth >= beta && beta > -kProvenWin)
        return now;
    const bool has_queens = position.is_on_board(queen_of(Color::White)) &&
                            position.is_on_board(queen_of(Color::Black));
    if (depth < kSkipTurnFromDepth || now < beta || !has_queens) return std::nullopt;
    BasicPosition<G> next = position;
    next.play(Move::pass());
    ++ply_;
    const Score score = -search(next, depth - 3 - depth / 4, {-beta, -beta + 1}, false);
    --ply_;
    if (score < beta || score >= kProvenWin) return std::nullopt;  // a win is shown by moves
    return score;
}

// The table's move first, then to the enemy queen, away from the own one, and what
// has been good before.
template <class G>
void Search::rank(const BasicPosition<G>& position, RankedMoves& moves, Move first) const {
    const G target = ring_of(position, other(position.turn()));
    const G own = ring_of(position, position.turn());
    const int attack = crowd_of(position, other(position.turn())) == 5 ? kRankWin : kRankAttack;
    const auto& killers = killers_[ply_];
    for (int i = 0; i < moves.size(); ++i) {
        const Move move = moves.moves[i];
        int value = 0;
        if (move == first) {
            value = kRankFirst;
        } else if (!move.is_pass()) {
            const auto to = static_cast<typename G::Cell>(move.cell());
            const auto from = position.cell(move.piece());
            const bool is_on_board = position.is_on_board(move.piece());
            const bool was_at_target = is_on_board && target.test(from);
            const bool was_at_own = is_on_board && own.test(from);
            value = history_[kind_of(position, move)];
            if (target.test(to) && !was_at_target) value += attack;
            if (!target.test(to) && was_at_target) value += kRankRetreat;
            if (!own.test(to) && was_at_own) value += kRankFreeQueen;
            if (own.test(to) && !was_at_own) value += kRankCrowdOwnQueen;
            if (move == killers[0]) value += kRankKiller;
            if (move == killers[1]) value += kRankSecondKiller;
        }
        moves.rank(i, value);
    }
}

// The move that refuted is remembered, those tried before it in vain as well.
template <class G>
void Search::learn(const BasicPosition<G>& position, const RankedMoves& moves, int best,
                   int depth) {
    const int bonus = std::min(16 * depth * depth, 1600);
    for (int i = 0; i <= best; ++i)
        history_.add(kind_of(position, moves.moves[i]), i == best ? bonus : -bonus);
    auto& killers = killers_[ply_];
    if (killers[0] != moves.moves[best]) killers = {moves.moves[best], killers[0]};
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
