// Evaluates the positions of a search: each from the sums of one before it.
#pragma once

#include <memory>
#include <vector>

#include "evaluation/nnue/network.hpp"

namespace skep::nnue {

// For one thread. Sums are kept for every ply of the line being searched; what a position
// has in common with the last one at its ply, or at the one before, is not summed up again.
class Evaluator {
public:
    Evaluator(std::shared_ptr<const Network> network, int plies);

    // From the view of the player to move. The ply may be any: it only makes this faster.
    template <class G>
    Score evaluate(const BasicPosition<G>& position, int ply);

private:
    struct Known {
        alignas(64) View inputs;
        alignas(64) Sums sums;
    };
    using Slot = std::array<Known, 2>;  // of each view

    void update(Known& known, const Known& before, const View& inputs) const;

    std::shared_ptr<const Network> network_;
    std::vector<Slot> slots_;
};

extern template Score Evaluator::evaluate(const NarrowPosition& position, int ply);
extern template Score Evaluator::evaluate(const WidePosition& position, int ply);

}  // namespace skep::nnue
