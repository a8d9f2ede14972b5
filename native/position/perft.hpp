// Perft counts the move sequences of a given length, to verify the move generator.
#pragma once

#include <cstdint>

#include "position/position.hpp"

namespace skep {

constexpr int kMaxPerftDepth = 50;

// Moves of the last ply are counted without being played.
template <class G>
std::uint64_t perft(const BasicPosition<G>& position, int depth);

extern template std::uint64_t perft(const NarrowPosition& position, int depth);
extern template std::uint64_t perft(const WidePosition& position, int depth);

}  // namespace skep
