// A search for the best moves of a game, on one or several threads.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "search/worker.hpp"

namespace skep {

// The expected continuation from a move on, and how the game stands along it.
struct Line {
    std::vector<Action> actions;
    Score score = 0;
    int depth = 0;
};

struct Report {
    std::vector<Line> lines;  // the best one first
    int depth = 0;            // completed
    std::uint64_t nodes = 0;
    double seconds = 0;
};

struct Request {
    Limits limits;
    int lines = 1;
    Handicap handicap;
    std::function<void(const Report&)> on_report;  // after every depth
    std::function<void()> on_pause;                // some twenty times a second
};

class Search {
public:
    static constexpr int kMaxThreads = 256;

    // Without a network it judges by the hand-written evaluation.
    Search(std::size_t table_megabytes, int threads,
           std::shared_ptr<const nnue::Network> network = nullptr);

    // The best lines of a game that is not over. One search at a time: others wait.
    Report run(const Game& game, const Request& request);

    // From any thread: the search under way, if any, ends within a few milliseconds.
    void stop() { shared_.stopped.store(true, std::memory_order_relaxed); }
    void clear();

private:
    Report report(const Game& game, int lines, double seconds) const;

    std::mutex running_;
    Shared shared_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace skep
