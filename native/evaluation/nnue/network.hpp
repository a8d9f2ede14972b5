// The network's weights, and the score they give for the sums of a position's inputs.
//
// All arithmetic is on integers, so every machine gets exactly the same score.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "evaluation/evaluation.hpp"
#include "evaluation/nnue/inputs.hpp"

namespace skep::nnue {

constexpr int kWidth = 64;         // sums per view
constexpr int kFirst = 16;         // neurons in the first layer
constexpr int kSecond = 32;        // and in the second
constexpr int kOne = 255;          // represents 1 between layers
constexpr int kWeightBits = 8;     // 256 represents a weight of 1
constexpr int kPointsOfOne = 200;  // points for an output of 1

constexpr std::size_t kBoth = 2 * std::size_t{kWidth};  // both views

using Sums = std::array<std::int16_t, kWidth>;

// Turns `In` numbers into `Out`. For each output the weights of two adjacent inputs are
// stored side by side, so one instruction multiplies and adds eight such pairs.
template <int In, int Out>
struct Layer {
    alignas(64) std::array<std::array<std::array<std::int16_t, 2>, Out>, In / 2> pairs;
    alignas(64) std::array<std::int32_t, Out> biases;
};

struct Bucket {
    Layer<int{kBoth}, kFirst> first;
    Layer<kFirst, kSecond> second;
    Layer<kSecond, 1> last;
};

class Network {
public:
    struct Reading {
        std::shared_ptr<const Network> network;  // null exactly if there is a fault
        const char* fault;
    };

    // Reads the weights from a file's body. It is a fault if the size is wrong or the weights
    // are so large that a sum could overflow.
    static Reading read(std::span<const std::uint8_t> body);

    // The size of a body in bytes.
    static std::size_t size();

    const Sums& row(int input) const { return rows_[input]; }
    const Sums& start() const { return start_; }  // the sums without any inputs

    // The score for the player whose sums are `own`.
    Score judge(const Sums& own, const Sums& enemy, int bucket) const;

private:
    Network() = default;

    alignas(64) std::array<Sums, kInputs + 1> rows_;  // the last one, for kNoInput, is zero
    Sums start_;
    std::array<Bucket, kBuckets> buckets_;
};

}  // namespace skep::nnue
