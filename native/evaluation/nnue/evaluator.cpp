#include "evaluation/nnue/evaluator.hpp"

#include <bit>
#include <cstring>

#include "position/lanes.hpp"

namespace skep::nnue {

namespace {

constexpr int kMostChanges = 12;  // beyond this, summing everything again is faster

// The pieces whose inputs differ between the two.
PieceSet changes(const View& before, const View& after) {
    return lanes::different(before.data(), after.data());
}

}  // namespace

Evaluator::Evaluator(std::shared_ptr<const Network> network, int plies)
    : network_(std::move(network)), slots_(static_cast<std::size_t>(plies)) {
    for (Slot& slot : slots_)
        for (Known& known : slot) {
            known.inputs.fill(kNoInput);
            known.sums = network_->start();
        }
}

template <class G>
Score Evaluator::evaluate(const BasicPosition<G>& position, int ply) {
    const Inputs inputs = inputs_of(position);
    Slot& slot = slots_[ply];
    const Slot& before = slots_[ply > 0 ? ply - 1 : 0];
    for (int view = 0; view < 2; ++view) update(slot[view], before[view], inputs.views[view]);
    const int own = static_cast<int>(position.turn());
    return network_->judge(slot[own].sums, slot[1 - own].sums, inputs.bucket);
}

void Evaluator::update(Known& known, const Known& before, const View& inputs) const {
    typedef std::int16_t Lanes __attribute__((vector_size(32)));
    constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::int16_t);
    constexpr std::size_t blocks = kWidth / lanes;
    std::array<Lanes, blocks> sums;
    const auto load = [&](const Sums& from) { std::memcpy(sums.data(), from.data(), sizeof sums); };
    const auto row = [&](int input, std::size_t block) {
        Lanes part;
        std::memcpy(&part, &network_->row(input)[block * lanes], sizeof part);
        return part;
    };

    const PieceSet from_here = changes(known.inputs, inputs);
    const PieceSet from_before = changes(before.inputs, inputs);
    const bool here = std::popcount(from_here) <= std::popcount(from_before);
    const Known& basis = here ? known : before;
    const PieceSet changed = here ? from_here : from_before;
    if (std::popcount(changed) <= kMostChanges) {
        load(basis.sums);
        for_each_piece(changed, [&](Piece piece) {
            for (std::size_t block = 0; block < blocks; ++block)
                sums[block] += row(inputs[piece], block) - row(basis.inputs[piece], block);
        });
    } else {
        load(network_->start());
        for (Piece piece = 0; piece < kPieces; ++piece)
            for (std::size_t block = 0; block < blocks; ++block)
                sums[block] += row(inputs[piece], block);
    }
    known.inputs = inputs;
    std::memcpy(known.sums.data(), sums.data(), sizeof sums);
}

template Score Evaluator::evaluate(const NarrowPosition& position, int ply);
template Score Evaluator::evaluate(const WidePosition& position, int ply);

}  // namespace skep::nnue
