// A search ends at the first of these limits.
#pragma once

#include <cstdint>
#include <limits>

namespace skep {

struct Limits {
    static constexpr int kMaxDepth = 64;
    static constexpr double kMaxSeconds = 1e8;

    int depth = kMaxDepth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    double seconds = kMaxSeconds;       // then the search stops at once
    double soft_seconds = kMaxSeconds;  // then no new depth is started
};

}  // namespace skep
