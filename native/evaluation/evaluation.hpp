// The hand-written evaluation: a weighted sum of a position's features.
#pragma once

#include "position/position.hpp"

namespace skep {

using Score = int;

// 200 points are one unit of log-odds of winning.
constexpr Score kLargestEvaluation = 20000;

// From the view of the player to move.
template <class G>
Score evaluate(const BasicPosition<G>& position);

extern template Score evaluate(const NarrowPosition& position);
extern template Score evaluate(const WidePosition& position);

}  // namespace skep
