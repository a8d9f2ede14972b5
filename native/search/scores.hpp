// Search scores: evaluation points, or the distance to a proven win or loss.
#pragma once

#include "evaluation/evaluation.hpp"

namespace skep {

// A win in n plies scores kWin - n, a loss in n plies n - kWin.
constexpr Score kWin = 30000;
constexpr int kLongestWin = 1000;  // plies
constexpr Score kProvenWin = kWin - kLongestWin;
static_assert(kLargestEvaluation < kProvenWin);

struct Bounds {
    Score alpha;
    Score beta;
    bool is_null() const { return beta - alpha == 1; }  // only asks whether the score exceeds alpha
};

// Table scores count plies from the stored position, search scores from the root.
constexpr Score to_table(Score score, int ply) {
    if (score > kProvenWin) return score + ply;
    if (score < -kProvenWin) return score - ply;
    return score;
}
constexpr Score from_table(Score score, int ply) {
    if (score > kProvenWin) return score - ply;
    if (score < -kProvenWin) return score + ply;
    return score;
}

}  // namespace skep
