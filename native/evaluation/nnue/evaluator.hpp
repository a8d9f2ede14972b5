// Evaluates the positions of a search, each by updating the sums of an earlier one.
#pragma once

#include <memory>
#include <vector>

#include "evaluation/nnue/network.hpp"

namespace skep::nnue {

// Belongs to one thread. It keeps the sums of the last position seen at each ply, and starts
// from those at the same ply or the one before, whichever differs less.
class Evaluator {
public:
    Evaluator(std::shared_ptr<const Network> network, int plies);

    // The score for the player to move. The ply only affects the speed, not the score.
    template <class G>
    Score evaluate(const BasicPosition<G>& position, int ply);

private:
    struct Known {
        alignas(64) View inputs;
        alignas(64) Sums sums;
    };
    using Slot = std::array<Known, 2>;  // one per view

    void update(Known& known, const Known& before, const View& inputs) const;

    std::shared_ptr<const Network> network_;
    std::vector<Slot> slots_;
};

extern template Score Evaluator::evaluate(const NarrowPosition& position, int ply);
extern template Score Evaluator::evaluate(const WidePosition& position, int ply);

}  // namespace skep::nnue
