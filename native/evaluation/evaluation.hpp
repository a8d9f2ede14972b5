// A first, hand-written judgement of a position, in hundredths of a piece.
#pragma once

#include "position/position.hpp"

namespace skep {

using Score = int;

// From the view of the player to move.
template <class G>
Score evaluate(const BasicPosition<G>& position);

extern template Score evaluate(const NarrowPosition& position);
extern template Score evaluate(const WidePosition& position);

}  // namespace skep
