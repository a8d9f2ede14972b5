// The threads that help a search, and the lock that lets only one search run at a time.
// WebAssembly has no threads here, so it needs neither.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "search/worker.hpp"

#ifndef __wasm__
#include <mutex>
#include <thread>
#endif

namespace skep {

#ifndef __wasm__

using Running = std::mutex;
using Turn = std::scoped_lock<std::mutex>;

// All workers but the first, each on a thread of its own. They stop at the end of the scope,
// even if the first one throws or a thread can't be started.
class Helpers {
public:
    static constexpr int kMost = 255;

    Helpers(const std::vector<std::unique_ptr<Worker>>& workers, const Task& task,
            std::atomic<bool>& stopped)
        : stop_{stopped} {
        for (std::size_t i = 1; i < workers.size(); ++i)
            threads_.emplace_back([&task, worker = workers[i].get()] { worker->run(task, {}); });
    }

private:
    struct Stop {
        std::atomic<bool>& stopped;
        ~Stop() { stopped.store(true, std::memory_order_relaxed); }
    };

    std::vector<std::jthread> threads_;
    Stop stop_;  // destroyed first, so that waiting for the threads is short
};

#else

struct Running {};
struct Turn {
    explicit Turn(Running& /*running*/) {}
};

class Helpers {
public:
    static constexpr int kMost = 0;

    Helpers(const std::vector<std::unique_ptr<Worker>>& /*workers*/, const Task& /*task*/,
            const std::atomic<bool>& /*stopped*/) {}
};

#endif

}  // namespace skep
