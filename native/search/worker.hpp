// One thread of a search: principal variation search with iterative deepening.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "evaluation/nnue/evaluator.hpp"
#include "position/game.hpp"
#include "search/handicap.hpp"
#include "search/limits.hpp"
#include "search/ordering.hpp"
#include "search/scores.hpp"
#include "search/transposition.hpp"

namespace skep {

// What all threads of a search share.
struct Shared {
    Shared(std::size_t table_megabytes, std::shared_ptr<const nnue::Network> network)
        : table(table_megabytes), network(std::move(network)) {}

    TranspositionTable table;
    const std::shared_ptr<const nnue::Network> network;  // null: use the hand-written evaluation
    std::atomic<bool> stopped = false;
};

// What to search; the same for all threads.
struct Task {
    const Game& game;
    Limits limits;
    int lines = 1;
    Handicap handicap;
    std::chrono::steady_clock::time_point start;
};

// A move at the root and what is known about it.
struct RootMove {
    Move move;
    Score score = -kWin;
    int depth = 0;                    // of the search that found the score
    std::vector<std::uint16_t> line;  // starts with the move; see relative_bits
    bool is_settled = false;          // the distance to the win or loss is exact
};

class Worker {
public:
    Worker(Shared& shared, int index);

    // Callbacks after each depth and at times in between. Either may be empty.
    struct Listener {
        std::function<void()> on_depth;
        std::function<void()> on_pause;
    };

    // Searches deeper and deeper until a limit is reached or the search is stopped.
    void run(const Task& task, const Listener& listener);

    void forget() { history_.clear(); }

    // The best moves first, one for each requested line; the rest are unsorted.
    const std::vector<RootMove>& moves() const { return moves_; }
    int depth() const { return depth_; }  // completed
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

private:
    static constexpr int kMaxPly = Limits::kMaxDepth;  // there are no search extensions

    template <class G>
    void deepen(const BasicPosition<G>& root, const Task& task, const Listener& listener);
    template <class G>
    void settle(const BasicPosition<G>& root, int lines);
    template <class G>
    void settle_win(const BasicPosition<G>& root, int line);
    template <class G>
    void settle_loss(const BasicPosition<G>& root, int line);
    template <class G>
    Score search_in_full(const BasicPosition<G>& root, int line, int depth, Bounds bounds);
    template <class G>
    void search_line(const BasicPosition<G>& root, int line, int depth);
    template <class G>
    Score search_root(const BasicPosition<G>& root, int line, int depth, Bounds bounds);
    template <class G>
    Score search(const BasicPosition<G>& position, int depth, Bounds bounds);
    template <class G>
    Score search_moves(const BasicPosition<G>& position, int depth, Bounds bounds, bool is_quiet,
                       Move* best);
    template <class G>
    void list_seen_moves(const BasicPosition<G>& position, MoveList& moves) const;
    template <class G>
    std::optional<Move> winning_move(const BasicPosition<G>& position) const;
    template <class G>
    Score judge(const BasicPosition<G>& position);
    template <class G>
    void rank(const BasicPosition<G>& position, RankedMoves& moves, Move first) const;
    template <class G>
    void learn(const BasicPosition<G>& position, const RankedMoves& moves, int best, int depth);
    void extend_line(std::uint16_t move);
    void find_drawn(std::vector<std::uint64_t> keys);
    std::uint64_t salt_of_rules(bool queen_first) const;
    bool is_repeated(std::uint64_t key) const;
    bool is_out_of_time();

    Shared& shared_;
    const int index_;  // 0 is the main thread, whose result counts; the others fill the table
    std::optional<nnue::Evaluator> evaluator_;
    History history_;
    std::array<std::array<Move, 2>, kMaxPly + 1> killers_;       // recent refutations by ply
    std::array<std::vector<std::uint16_t>, kMaxPly + 2> lines_;  // best line found from each ply
    std::vector<RootMove> moves_;
    std::vector<std::uint64_t> path_;   // keys of the line being searched
    std::vector<std::uint64_t> drawn_;  // keys of positions that have already occurred twice
    std::atomic<std::uint64_t> nodes_ = 0;
    std::uint64_t node_limit_ = 0;
    std::chrono::steady_clock::time_point deadline_;
    std::chrono::steady_clock::time_point next_pause_;
    const std::function<void()>* on_pause_ = nullptr;
    Handicap handicap_;
    std::uint64_t salt_ = 0;  // separates table entries found under different rules
    bool draws_by_repetition_ = false;
    bool is_thorough_ = false;  // no reductions or pruning
    bool must_go_on_ = false;   // the first depth always completes, so every search has an answer
    int depth_ = 0;
    int ply_ = 0;  // from the root
};

}  // namespace skep
