// A search for the best move: alpha-beta with iterative deepening.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include "evaluation/evaluation.hpp"
#include "position/game.hpp"
#include "search/transposition.hpp"

namespace skep {

struct Limits {
    int depth = kMaxDepth;
    std::uint64_t nodes = ~std::uint64_t{0};
    double seconds = 1e9;

    static constexpr int kMaxDepth = 64;
};

// A win in n plies scores kWin - n, a loss in n plies n - kWin.
constexpr Score kWin = 30000;
constexpr Score kLongestWin = kWin - 1000;

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

    // The best action of a game that is not over.
    Analysis run(const Game& game, const Limits& limits);

    // May be called from any thread; the search ends within a few milliseconds.
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    void clear() { table_.clear(); }

private:
    template <class G>
    Analysis deepen(const Game& game, const BasicPosition<G>& root, const Limits& limits);
    template <class G>
    Score search(const BasicPosition<G>& position, int depth, Score alpha, Score beta);
    template <class G>
    Score search_moves(const BasicPosition<G>& position, MoveList& moves, int depth, Score alpha,
                       Score beta, Move* best);
    template <class G>
    void order(const BasicPosition<G>& position, MoveList& moves, Move first) const;
    bool is_repeated(std::uint64_t key) const;
    bool is_out_of_time();

    TranspositionTable table_;
    std::atomic<bool> stopped_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t node_limit_ = 0;
    std::chrono::steady_clock::time_point deadline_;
    bool draws_by_repetition_ = false;
    bool has_answer_ = false;  // the first iteration always ends: every search has an answer
    int ply_ = 0;              // from the root
    std::vector<std::uint64_t> path_;  // keys of the game and of the line being searched
};

}  // namespace skep
