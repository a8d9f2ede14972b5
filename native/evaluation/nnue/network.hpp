// The weights of the network, and what they make of the sums over a position's inputs.
//
// Everything is whole numbers, so that all machines agree to the last digit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "evaluation/evaluation.hpp"
#include "evaluation/nnue/inputs.hpp"

namespace skep::nnue {

constexpr int kWidth = 64;         // sums for each view
constexpr int kFirst = 16;         // neurons of the first layer
constexpr int kSecond = 32;        // and of the second
constexpr int kOne = 255;          // what stands for 1 where layers meet
constexpr int kWeightBits = 8;     // a weight of 1 is 256
constexpr int kPointsOfOne = 200;  // what the output 1 is worth

constexpr std::size_t kBoth = 2 * std::size_t{kWidth};  // of the two views

using Sums = std::array<std::int16_t, kWidth>;

// From `In` numbers to `Out`. The weights of two neighbouring inputs lie side by side
// for every output: one instruction multiplies and adds eight such pairs.
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
    // Reads the numbers of a file's body; throws std::invalid_argument if they are not
    // as many as they must be, or too large to be summed up safely.
    static std::shared_ptr<const Network> read(std::span<const std::uint8_t> body);

    // How many bytes a body has.
    static std::size_t size();

    const Sums& row(int input) const { return rows_[input]; }
    const Sums& start() const { return start_; }  // the sums of no inputs

    // From the view of the player whose sums are the own ones.
    Score judge(const Sums& own, const Sums& enemy, int bucket) const;

private:
    Network() = default;

    alignas(64) std::array<Sums, kInputs + 1> rows_;  // the last one is zero: kNoInput
    Sums start_;
    std::array<Bucket, kBuckets> buckets_;
};

}  // namespace skep::nnue
