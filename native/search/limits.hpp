// When a search ends: at the first of its limits.
#pragma once

#include <cstdint>
#include <limits>

namespace skep {

struct Limits {
    static constexpr int kMaxDepth = 64;
    static constexpr double kMaxSeconds = 1e8;

    int depth = kMaxDepth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    double seconds = kMaxSeconds;       // after this it ends wherever it is
    double soft_seconds = kMaxSeconds;  // after this no further depth is begun
};

}  // namespace skep
