// Perft: the number of move sequences of a given length, the proof of a generator.
#pragma once

#include <cstdint>

#include "position/position.hpp"

namespace skep {

constexpr int kMaxPerftDepth = 50;

// The last ply is counted, not played.
template <class G>
std::uint64_t perft(const BasicPosition<G>& position, int depth);

extern template std::uint64_t perft(const NarrowPosition& position, int depth);
extern template std::uint64_t perft(const WidePosition& position, int depth);

}  // namespace skep
