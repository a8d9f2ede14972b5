// The weights of the evaluation, fitted by tools/fit_evaluation.py. Do not edit.
#pragma once

#include <array>

#include "evaluation/features.hpp"

namespace skep {

inline constexpr int kWeightScale = 16;  // weights per point

inline constexpr int kTempoWeight = 8;

inline constexpr std::array<int, kFeatures> kOwnWeights = {
    617, 742,   463,  -294, -1509, 0,    -1143, -245, 265,  145,  122,  23,  442,  54,   92,
    515, 194,   -121, -188, -58,   -147, 113,   -43,  379,  -439, -51,  130, -37,  -340, 307,
    380, -1144, -12,  44,   -47,   96,   70,    -428, -416, 310,  -434, 926, 1247, 597,  476,
    981, 957,   138,  -49,  -498,  61,   169,   17,   992,  1239, 1084, 19};

inline constexpr std::array<int, kFeatures> kEnemyWeights = {
    710, 734,   406, -330, -1512, 0,    -1084, -222, 228,  52,   18,   -60, 336,  -46,  16,
    455, 187,   -87, -150, -42,   -105, 132,   -24,  380,  -409, -5,   180, 45,   -283, 355,
    407, -1127, -15, 23,   -64,   31,   27,    -487, -412, 234,  -437, 926, 1196, 614,  464,
    969, 906,   43,  -66,  -533,  63,   -16,   20,   1030, 1264, 1143, 27};

}  // namespace skep
