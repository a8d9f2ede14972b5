#include "evaluation/evaluation.hpp"

#include <algorithm>

#include "evaluation/features.hpp"
#include "evaluation/weights.hpp"

namespace skep {

template <class G>
Score evaluate(const BasicPosition<G>& position) {
    const BothFeatures features = features_of(position);
    int sum = kTempoWeight;
    for (int i = 0; i < kFeatures; ++i)
        sum += kOwnWeights[i] * features.own[i] - kEnemyWeights[i] * features.enemy[i];
    return std::clamp(sum / kWeightScale, -kLargestEvaluation, kLargestEvaluation);
}

template Score evaluate(const NarrowPosition& position);
template Score evaluate(const WidePosition& position);

}  // namespace skep
