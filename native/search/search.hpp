// Searches for a game's best moves on one or more threads.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "search/helpers.hpp"
#include "search/worker.hpp"

namespace skep {

// A move with its expected continuation and score.
struct Line {
    std::vector<Action> actions;
    Score score = 0;
    int depth = 0;
};

struct Report {
    std::vector<Line> lines;  // best first
    int depth = 0;            // completed
    std::uint64_t nodes = 0;
    double seconds = 0;
};

struct Request {
    Limits limits;
    int lines = 1;
    Handicap handicap;
    std::function<void(const Report&)> on_report;  // after every depth
    std::function<void()> on_pause;                // about twenty times a second
};

class Search {
public:
    static constexpr int kMaxThreads = Helpers::kMost + 1;

    // Without a network, the search uses the hand-written evaluation.
    Search(std::size_t table_megabytes, int threads,
           std::shared_ptr<const nnue::Network> network = nullptr);

    // Finds the best lines of an unfinished game. Only one search runs at a time: others wait.
    Report run(const Game& game, const Request& request);

    // Callable from any thread. A running search ends within a few milliseconds.
    void stop() { shared_.stopped.store(true, std::memory_order_relaxed); }
    void clear();

private:
    Report report(const Game& game, int lines, double seconds) const;

    Running running_;
    Shared shared_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace skep
