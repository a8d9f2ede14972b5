#include "search/worker.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "position/movegen.hpp"

namespace skep {

namespace {

using Clock = std::chrono::steady_clock;

// Margins and depths, in points and plies.
constexpr Score kFirstWindow = 30;
constexpr int kWindowFromDepth = 4;
constexpr int kCutOffToDepth = 4;
constexpr Score kCutOffMargin = 30;  // per ply
constexpr int kPruneToDepth = 3;
constexpr int kReduceFromMove = 3;
constexpr int kSettleToPlies = 10;

// Ranks of moves. The history of a kind of move adds at most 16384.
constexpr int kRankFirst = 1 << 28;
constexpr int kRankKiller = 30000;
constexpr int kRankSecondKiller = 25000;
constexpr int kRankQuiet = 20000;  // below this a move may be reduced and pruned

constexpr auto kBetweenPauses = std::chrono::milliseconds(50);

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// How many plies to reduce late moves by, indexed by depth and by the move's place.
struct Reductions {
    std::array<std::array<std::int8_t, 256>, Limits::kMaxDepth + 1> by{};

    Reductions() noexcept {
        for (int depth = 1; depth <= Limits::kMaxDepth; ++depth)
            for (int index = 1; index < 256; ++index)
                by[depth][index] =
                    static_cast<std::int8_t>(std::lround(std::log(depth) * std::log(index) / 1.8));
    }
};
const Reductions kReductions;

// A stable sort, best first.
void sort_by_score(std::vector<RootMove>::iterator begin, std::vector<RootMove>::iterator end) {
    for (auto move = begin; move != end; ++move) {
        const auto place = std::find_if(
            begin, move, [&](const RootMove& other) { return other.score < move->score; });
        std::rotate(place, move, move + 1);
    }
}

template <class G>
int crowd_of(const BasicPosition<G>& position, Color color) {
    const Piece queen = queen_of(color);
    if (!position.is_on_board(queen)) return 0;
    return std::popcount(position.occupied().around(position.cell(queen)));
}

}  // namespace

Worker::Worker(Shared& shared, int index) : shared_(shared), index_(index) {
    if (shared.network) evaluator_.emplace(shared.network, kMaxPly + 1);
}

void Worker::run(const Task& task, const Listener& listener) {
    const auto budget =
        std::chrono::duration<double>(std::min(task.limits.seconds, Limits::kMaxSeconds));
    deadline_ = task.start + std::chrono::duration_cast<Clock::duration>(budget);
    next_pause_ = task.start + kBetweenPauses;
    on_pause_ = listener.on_pause ? &listener.on_pause : nullptr;
    node_limit_ = task.limits.nodes;
    nodes_.store(0, std::memory_order_relaxed);
    ply_ = 0;
    depth_ = 0;
    must_go_on_ = index_ == 0;
    handicap_ = task.handicap;
    draws_by_repetition_ = task.game.is_threefold();
    path_ = {task.game.key()};
    drawn_.clear();
    if (task.game.is_threefold()) find_drawn(task.game.keys());
    const bool queen_first =
        task.game.visit([](const auto& root) { return root.settings().queen_first; });
    salt_ = handicap_.salt() ^ salt_of_rules(queen_first);
    history_.fade();
    killers_.fill({Move::pass(), Move::pass()});
    task.game.visit([&](const auto& root) { deepen(root, task, listener); });
}

// Collects the positions that have occurred twice, so that a third time is a draw.
void Worker::find_drawn(std::vector<std::uint64_t> keys) {
    keys.pop_back();  // the search starts at the last one
    std::ranges::sort(keys);
    for (std::size_t i = 1; i < keys.size(); ++i)
        if (keys[i] == keys[i - 1]) drawn_.push_back(keys[i]);
}

// Table entries hold only for the same rules and the same drawn positions: a win found earlier
// may lead through a position that is a draw now. The salt keeps such entries from being used.
std::uint64_t Worker::salt_of_rules(bool queen_first) const {
    std::uint64_t salt = queen_first ? mix(2) : 0;
    if (draws_by_repetition_) salt ^= mix(1);
    for (const std::uint64_t key : drawn_) salt ^= mix(key);
    return salt;
}

template <class G>
void Worker::deepen(const BasicPosition<G>& root, const Task& task, const Listener& listener) {
    MoveList seen;
    list_seen_moves(root, seen);
    moves_.clear();
    for (const Move move : seen) moves_.push_back({move, -kWin, 0, {relative_bits(root, move)}});
    const int lines = std::min(task.lines, static_cast<int>(moves_.size()));
    const int deepest = std::min(task.limits.depth, Limits::kMaxDepth);
    int steady = 0;  // depths in a row with the same best move
    for (int depth = 1 + index_ % 2; depth <= deepest; ++depth) {
        const Move last = moves_[0].move;
        for (int line = 0; line < lines && !is_out_of_time(); ++line) {
            if (moves_[line].is_settled) continue;
            const std::vector<RootMove> before = moves_;
            search_line(root, line, depth);
            // A proven loss of this move says nothing about the moves not searched yet.
            if (is_out_of_time() && moves_[line].score < -kProvenWin) moves_ = before;
        }
        const auto done = std::find_if(moves_.begin(), moves_.begin() + lines, [&](const auto& m) {
            return m.depth < depth && !m.is_settled;
        });
        sort_by_score(moves_.begin(), done);
        if (is_out_of_time()) break;
        must_go_on_ = false;
        depth_ = depth;
        if (index_ == 0) settle(root, lines);
        if (listener.on_depth) listener.on_depth();
        // With a clock, an only move needs no thought; an analysis wants its continuation.
        if (seen.size() == 1 && task.limits.soft_seconds < Limits::kMaxSeconds) break;
        if (std::ranges::all_of(moves_.begin(), moves_.begin() + lines, [&](const RootMove& move) {
                return move.is_settled || kWin - std::abs(move.score) <= depth;
            }))
            break;  // nothing is left to find out
        steady = moves_[0].move == last ? steady + 1 : 0;
        const double patience = steady >= 3 ? 0.6 : steady == 0 ? 1.4 : 1.0;
        if (seconds_since(task.start) > task.limits.soft_seconds * patience) break;
    }
    // An unfinished depth may leave a proven loss ahead of a better move. Sort proven losses
    // last, the soonest at the very end, so that no other move inherits such a score below.
    for (auto move = moves_.begin() + 1; move != moves_.begin() + lines; ++move) {
        const auto place = std::find_if(moves_.begin() + 1, move, [&](const RootMove& other) {
            return other.score < -kProvenWin && other.score < move->score;
        });
        std::rotate(place, move, move + 1);
    }
    // An unfinished depth may also leave a higher old score behind a lower new one.
    for (int line = 1; line < lines; ++line)
        moves_[line].score = std::min(moves_[line].score, moves_[line - 1].score);
}

// Makes proven wins and losses exact. Reductions and pruning may have hidden a shorter way,
// so those near enough are searched again in full, and then not searched any more.
template <class G>
void Worker::settle(const BasicPosition<G>& root, int lines) {
    for (int line = 0; line < lines && !is_out_of_time(); ++line) {
        const Score claimed = moves_[line].score;
        if (moves_[line].is_settled || kWin - std::abs(claimed) > kSettleToPlies) continue;
        if (claimed > 0)
            settle_win(root, line);
        else
            settle_loss(root, line);
        moves_[line].is_settled = !is_out_of_time();
        moves_[line].depth = depth_;
    }
}

template <class G>
void Worker::settle_win(const BasicPosition<G>& root, int line) {
    const Score claimed = moves_[line].score;
    const int depth = (kWin - claimed - 2) & ~1;  // the winning move is found beyond it
    search_in_full(root, line, depth, {claimed, kWin});
}

template <class G>
void Worker::settle_loss(const BasicPosition<G>& root, int line) {
    const std::vector<RootMove> before = moves_;
    const Score claimed = moves_[line].score;
    const int depth = (kWin + claimed - 3) | 1;
    if (search_in_full(root, line, depth, {-kWin, claimed}) < claimed && !is_out_of_time()) return;
    const Move lasting = moves_[line].move;
    moves_ = before;
    if (is_out_of_time() || lasting == moves_[line].move) return;
    // Another move holds out as long as claimed: put it first and find its line.
    const auto move = std::ranges::find(moves_, lasting, &RootMove::move);
    std::rotate(moves_.begin() + line, move, move + 1);
    search_root(root, line, depth_, {-kWin, claimed + 1});
    if (is_out_of_time() || moves_[line].score != claimed) moves_ = before;
}

template <class G>
Score Worker::search_in_full(const BasicPosition<G>& root, int line, int depth, Bounds bounds) {
    const std::uint64_t salt = std::exchange(salt_, salt_ ^ mix(3));
    is_thorough_ = true;
    const Score score = search_root(root, line, depth, bounds);
    is_thorough_ = false;
    salt_ = salt;
    return score;
}

// Finds the best of the moves from this line on, in a window around the last score that
// widens as long as the new score falls outside.
template <class G>
void Worker::search_line(const BasicPosition<G>& root, int line, int depth) {
    Score width = depth < kWindowFromDepth ? 2 * kWin : kFirstWindow;
    Score score = moves_[line].score;
    Bounds bounds{std::max(-kWin, score - width), std::min(kWin, score + width)};
    for (;;) {
        score = search_root(root, line, depth, bounds);
        const bool is_below = score <= bounds.alpha && bounds.alpha > -kWin;
        const bool is_above = score >= bounds.beta && bounds.beta < kWin;
        if (is_out_of_time() || !(is_below || is_above)) return;
        width = width < 500 ? width * 4 : 2 * kWin;
        if (is_below) bounds.alpha = std::max(-kWin, score - width);
        if (is_above) bounds.beta = std::min(kWin, score + width);
    }
}

template <class G>
Score Worker::search_root(const BasicPosition<G>& root, int line, int depth, Bounds bounds) {
    Score highest = -kWin;
    const auto begin = moves_.begin() + line;
    for (auto move = begin; move != moves_.end() && highest < bounds.beta; ++move) {
        BasicPosition<G> next = root;
        next.play(move->move);
        const Score alpha = std::max(bounds.alpha, highest);
        ++ply_;
        const Score score = on_its_grid(next, [&](const auto& settled) {
            if (move != begin) {
                const Score probe = -search(settled, depth - 1, {-alpha - 1, -alpha});
                if (probe <= alpha || probe >= bounds.beta) return probe;
            }
            return -search(settled, depth - 1, {-bounds.beta, -alpha});
        });
        --ply_;
        if (is_out_of_time()) break;
        highest = std::max(highest, score);
        if (score <= alpha) continue;
        // Search the best move so far first: then a search cut short can only improve on it.
        move->score = score;
        move->depth = depth;
        move->is_settled = false;
        move->line.resize(1);
        move->line.insert(move->line.end(), lines_[1].begin(), lines_[1].end());
        std::rotate(begin, move, move + 1);
    }
    return highest;
}

template <class G>
Score Worker::search(const BasicPosition<G>& position, int depth, Bounds bounds) {
    lines_[ply_].clear();
    if (is_out_of_time()) return bounds.alpha;
    nodes_.store(nodes() + 1, std::memory_order_relaxed);
    const bool is_lost = position.is_surrounded(position.turn());
    const bool is_won = position.is_surrounded(other(position.turn()));
    if (is_lost || is_won) return is_lost && is_won ? 0 : is_lost ? ply_ - kWin : kWin - ply_;
    const std::uint64_t key = position.key();
    if (draws_by_repetition_ && is_repeated(key)) return 0;
    if (depth <= 0) {
        const std::optional<Move> win = winning_move(position);
        if (!win) return judge(position);
        lines_[ply_].push_back(relative_bits(position, *win));
        return kWin - ply_ - 1;
    }

    Move first = Move::pass();  // means none: a legal pass is always the only move
    if (const auto entry = shared_.table.find(key ^ salt_)) {
        first = absolute_move(position, entry->move);
        const Score score = from_table(entry->score, ply_);
        const bool settles = entry->bound == Bound::Exact ||
                             (entry->bound == Bound::Lower && score >= bounds.beta) ||
                             (entry->bound == Bound::Upper && score <= bounds.alpha);
        if (entry->depth >= depth && settles &&
            (bounds.is_null() || (depth == 1 && std::abs(score) <= kProvenWin)))
            return score;
    }

    // If the queen is down to her last liberty, search every move in full.
    const bool is_quiet =
        bounds.is_null() && !is_thorough_ && crowd_of(position, position.turn()) < 5;
    if (is_quiet && depth <= kCutOffToDepth && bounds.beta > -kProvenWin) {
        const Score now = judge(position);  // if far above beta, a move will hardly change that
        if (now - kCutOffMargin * depth >= bounds.beta) return now;
    }
    path_.push_back(key);
    Move best = first;
    const Score score = search_moves(position, depth, bounds, is_quiet, &best);
    path_.pop_back();
    if (!is_out_of_time()) {
        const Bound bound = score <= bounds.alpha  ? Bound::Upper
                            : score >= bounds.beta ? Bound::Lower
                                                   : Bound::Exact;
        shared_.table.store(
            key ^ salt_, {static_cast<std::int16_t>(to_table(score, ply_)),
                          relative_bits(position, best), static_cast<std::int8_t>(depth), bound});
    }
    return score;
}

template <class G>
Score Worker::search_moves(const BasicPosition<G>& position, int depth, Bounds bounds,
                           bool is_quiet, Move* best) {
    RankedMoves moves;
    list_seen_moves(position, moves.moves);
    rank(position, moves, *best);
    Score highest = -kWin;
    for (int i = 0; i < moves.size() && !is_out_of_time(); ++i) {
        const auto [move, rank] = moves.pick(i);
        const bool may_fall_short = rank < kRankQuiet && !is_thorough_;
        // Skip late moves near the leaves, unless everything so far loses.
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
            if (score > bounds.alpha && !bounds.is_null())
                extend_line(relative_bits(position, move));
        }
        if (highest >= bounds.beta) {
            if (!is_out_of_time()) learn(position, moves, i, depth);
            break;
        }
    }
    return highest;
}

// All moves except those the handicap hides; at least one remains.
template <class G>
void Worker::list_seen_moves(const BasicPosition<G>& position, MoveList& moves) const {
    list_moves(position, moves);
    if (handicap_.overlooked == 0) return;
    const std::uint64_t key = position.key();
    const auto hidden = std::ranges::remove_if(
        moves, [&](Move move) { return handicap_.overlooks(key, relative_bits(position, move)); });
    moves.keep(std::max(1, moves.size() - static_cast<int>(hidden.size())));
}

// Ranks the table's move first, then killers, then by history.
template <class G>
void Worker::rank(const BasicPosition<G>& position, RankedMoves& moves, Move first) const {
    const auto& killers = killers_[ply_];
    for (int i = 0; i < moves.size(); ++i) {
        const Move move = moves.moves[i];
        int value = move == first ? kRankFirst : history_[kind_of(position, move)];
        if (move == killers[0]) value += kRankKiller;
        if (move == killers[1]) value += kRankSecondKiller;
        moves.rank(i, value);
    }
}

// Rewards the move that caused the cutoff and penalizes those tried before it.
template <class G>
void Worker::learn(const BasicPosition<G>& position, const RankedMoves& moves, int best,
                   int depth) {
    const int bonus = std::min(16 * depth * depth, 1600);
    for (int i = 0; i <= best; ++i)
        history_.add(kind_of(position, moves.moves[i]), i == best ? bonus : -bonus);
    auto& killers = killers_[ply_];
    if (killers[0] != moves.moves[best]) killers = {moves.moves[best], killers[0]};
}

// A move that surrounds the enemy queen but not one's own: it takes her last liberty or
// throws her into a hole. A throw that takes several liberties is rare, so only a thorough
// search looks for one.
template <class G>
std::optional<Move> Worker::winning_move(const BasicPosition<G>& position) const {
    const Color enemy = other(position.turn());
    const Piece queen = queen_of(enemy);
    const bool has_last_liberty = crowd_of(position, enemy) >= 5;
    if (!has_last_liberty && !(is_thorough_ && position.is_on_board(queen))) return std::nullopt;
    const auto liberty = (G::ring(position.cell(queen)) & ~position.occupied()).first();
    MoveList moves;
    list_seen_moves(position, moves);
    for (const Move move : moves) {
        if (move.is_pass()) continue;
        const bool takes_it = has_last_liberty && move.cell() == liberty;
        if (!takes_it && move.piece() != queen) continue;
        BasicPosition<G> next = position;
        next.play(move);
        if (next.is_surrounded(enemy) && !next.is_surrounded(position.turn())) return move;
    }
    return std::nullopt;
}

template <class G>
Score Worker::judge(const BasicPosition<G>& position) {
    const Score score = evaluator_ ? evaluator_->evaluate(position, ply_) : evaluate(position);
    return score + handicap_.error(position.key());
}

// The best line from here is this move followed by the line after it.
void Worker::extend_line(std::uint16_t move) {
    std::vector<std::uint16_t>& line = lines_[ply_];
    const std::vector<std::uint16_t>& rest = lines_[ply_ + 1];
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

// Within a line one repetition is enough: a player who could win need not come back.
bool Worker::is_repeated(std::uint64_t key) const {
    return std::ranges::find(path_, key) != path_.end() ||
           std::ranges::find(drawn_, key) != drawn_.end();
}

bool Worker::is_out_of_time() {
    if (must_go_on_) return false;
    if (shared_.stopped.load(std::memory_order_relaxed)) return true;
    bool over = nodes() >= node_limit_;
    if (nodes() % 1024 == 0) {
        const auto now = Clock::now();
        over = over || now >= deadline_;
        if (on_pause_ != nullptr && now >= next_pause_) {
            next_pause_ = now + kBetweenPauses;
            (*on_pause_)();
        }
    }
    // A helper thread that has used up its nodes does not stop the others.
    if (over && index_ == 0) shared_.stopped.store(true, std::memory_order_relaxed);
    return over;
}

}  // namespace skep
