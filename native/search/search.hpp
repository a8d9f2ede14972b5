// A search for the best move: alpha-beta with iterative deepening.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <vector>

#include "evaluation/evaluation.hpp"
#include "position/game.hpp"
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

    std::mutex running_;
    TranspositionTable table_;
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
