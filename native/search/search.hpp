// A search for the best move: principal variation search with iterative deepening.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "evaluation/evaluation.hpp"
#include "position/game.hpp"
#include "search/ordering.hpp"
#include "search/transposition.hpp"

namespace skep {

struct Limits {
    int depth;
    std::uint64_t nodes;
    double seconds;

    static constexpr int kMaxDepth = 64;
    static constexpr double kMaxSeconds = 1e8;
};

// A win in n plies scores kWin - n, a loss in n plies n - kWin.
constexpr Score kWin = 30000;
constexpr int kLongestWin = 1000;  // plies
constexpr Score kProvenWin = kWin - kLongestWin;

struct Analysis {
    Action best;
    Score score = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

class Search {
public:
    explicit Search(std::size_t table_megabytes) : table_(table_megabytes) {}

    // The best action of a game that is not over. One search at a time: others wait.
    Analysis run(const Game& game, const Limits& limits);

    // From any thread: the search under way, if any, ends within a few milliseconds.
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    void clear();

private:
    static constexpr int kMaxPly = 200;

    struct Bounds {
        Score alpha;
        Score beta;
        bool is_null() const { return beta - alpha == 1; }  // asks only: more than alpha?
    };

    template <class G>
    Analysis deepen(const Game& game, const BasicPosition<G>& root, const Limits& limits);
    template <class G>
    Score search_root(const BasicPosition<G>& root, MoveList& moves, int depth, Bounds bounds);
    template <class G>
    Score search(const BasicPosition<G>& position, int depth, Bounds bounds,
                 bool may_skip_turn = true);
    template <class G>
    Score search_moves(const BasicPosition<G>& position, int depth, Bounds bounds, bool is_quiet,
                       Move* best);
    template <class G>
    std::optional<Score> refuted_by_nothing(const BasicPosition<G>& position, int depth,
                                            Score beta);
    template <class G>
    void rank(const BasicPosition<G>& position, RankedMoves& moves, Move first) const;
    template <class G>
    void learn(const BasicPosition<G>& position, const RankedMoves& moves, int best, int depth);
    bool is_repeated(std::uint64_t key) const;
    bool is_out_of_time();

    std::mutex running_;
    TranspositionTable table_;
    History history_;
    std::array<std::array<Move, 2>, kMaxPly + 1> killers_;  // what refuted at each ply
    std::atomic<bool> stopped_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t node_limit_ = 0;
    std::chrono::steady_clock::time_point deadline_;
    bool draws_by_repetition_ = false;
    std::uint64_t salt_ = 0;   // keeps apart what is known under different rules
    bool has_answer_ = false;  // the first iteration always ends: every search has an answer
    int ply_ = 0;              // from the root
    std::vector<std::uint64_t> path_;  // keys of the game and of the line being searched
};

}  // namespace skep
