#include "search/search.hpp"

#include <algorithm>
#include <chrono>

namespace skep {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Converts a line's moves to actions on the endless board.
std::vector<Action> actions_of(Game game, const std::vector<std::uint16_t>& line) {
    std::vector<Action> actions;
    for (const std::uint16_t bits : line) {
        const Move move =
            game.visit([&](const auto& position) { return absolute_move(position, bits); });
        const Action action = game.window().to_action(move);
        if (!game.push(action)) break;
        actions.push_back(action);
    }
    return actions;
}

}  // namespace

Search::Search(std::size_t table_megabytes, int threads,
               std::shared_ptr<const nnue::Network> network)
    : shared_(table_megabytes, std::move(network)) {
    for (int i = 0; i < threads; ++i) workers_.push_back(std::make_unique<Worker>(shared_, i));
}

void Search::clear() {
    const Turn turn(running_);
    shared_.table.clear();
    for (const auto& worker : workers_) worker->forget();
}

Report Search::run(const Game& game, const Request& request) {
    const Turn turn(running_);
    shared_.stopped.store(false, std::memory_order_relaxed);
    Task task{game, request.limits, request.lines, request.handicap, Clock::now()};
    const auto threads = static_cast<std::uint64_t>(workers_.size());
    task.limits.nodes = std::max<std::uint64_t>(1, task.limits.nodes / threads);

    Worker::Listener listener;
    listener.on_pause = request.on_pause;
    if (request.on_report)
        listener.on_depth = [&] {
            request.on_report(report(game, request.lines, seconds_since(task.start)));
        };
    {
        const Helpers helpers(workers_, task, shared_.stopped);
        workers_.front()->run(task, listener);
    }
    return report(game, request.lines, seconds_since(task.start));
}

Report Search::report(const Game& game, int lines, double seconds) const {
    Report report;
    const std::vector<RootMove>& moves = workers_.front()->moves();
    const auto shown = std::min<std::size_t>(moves.size(), static_cast<std::size_t>(lines));
    for (std::size_t i = 0; i < shown; ++i)
        report.lines.push_back({actions_of(game, moves[i].line), moves[i].score, moves[i].depth});
    report.depth = workers_.front()->depth();
    for (const auto& worker : workers_) report.nodes += worker->nodes();
    report.seconds = seconds;
    return report;
}

}  // namespace skep
