#include "evaluation/nnue/network.hpp"

#include <algorithm>
#include <cstdlib>
#include <type_traits>

#include "position/lanes.hpp"

namespace skep::nnue {

namespace {

constexpr int kHalf = 1 << (kWeightBits - 1);  // added before shifting, to round to nearest

// Reads little-endian numbers from a file's body.
class Source {
public:
    explicit Source(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

    template <class Number, std::size_t N>
    void take(std::array<Number, N>& numbers) {
        for (Number& number : numbers) take(number);
    }
    template <class Number>
    void take(Number& number) {
        std::make_unsigned_t<Number> bits = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            bits |= static_cast<std::make_unsigned_t<Number>>(
                static_cast<std::make_unsigned_t<Number>>(rest_[i]) << (8 * i));
        number = static_cast<Number>(bits);
        rest_ = rest_.subspan(sizeof(Number));
    }

private:
    std::span<const std::uint8_t> rest_;
};

template <int In, int Out>
constexpr std::size_t size_of(const Layer<In, Out>& /*layer*/) {
    return sizeof(std::int16_t) * In * Out + sizeof(std::int32_t) * Out;
}

// Whether no sum of the layer can overflow.
template <int In, int Out>
bool take(Source& source, Layer<In, Out>& layer) {
    std::array<std::int64_t, Out> most{};  // the largest possible sums
    for (int out = 0; out < Out; ++out)
        for (int in = 0; in < In; ++in) {
            std::int16_t& weight = layer.pairs[in / 2][out][in % 2];
            source.take(weight);
            most[out] += std::abs(std::int64_t{weight}) * kOne;
        }
    source.take(layer.biases);
    for (int out = 0; out < Out; ++out)
        if (most[out] + std::abs(std::int64_t{layer.biases[out]}) + kHalf >=
            (std::int64_t{1} << 31))
            return false;
    return true;
}

template <int In, int Out>
std::array<std::int32_t, std::size_t{Out}> propagate(
    const Layer<In, Out>& layer, const std::array<std::int16_t, std::size_t{In}>& inputs) {
    alignas(64) std::array<std::int32_t, Out> sums;
    constexpr int width = lanes::PairSums::kLanes;
    if constexpr (Out % width == 0) {
        std::array<lanes::PairSums, Out / width> blocks;
        for (int i = 0; i < Out / width; ++i) blocks[i].load(&layer.biases[i * width]);
        for (int pair = 0; pair < In / 2; ++pair)
            for (int i = 0; i < Out / width; ++i)
                blocks[i].add(&inputs[2 * pair], &layer.pairs[pair][i * width]);
        for (int i = 0; i < Out / width; ++i) blocks[i].store(&sums[i * width]);
    } else {
        sums = layer.biases;
        for (int pair = 0; pair < In / 2; ++pair)
            for (int out = 0; out < Out; ++out)
                sums[out] += layer.pairs[pair][out][0] * inputs[2 * pair] +
                             layer.pairs[pair][out][1] * inputs[2 * pair + 1];
    }
    return sums;
}

template <std::size_t N>
std::array<std::int16_t, N> activated(const std::array<std::int32_t, N>& sums) {
    std::array<std::int16_t, N> results;
    for (std::size_t i = 0; i < N; ++i)
        results[i] =
            static_cast<std::int16_t>(std::clamp((sums[i] + kHalf) >> kWeightBits, 0, kOne));
    return results;
}

}  // namespace

std::size_t Network::size() {
    const std::size_t bucket =
        size_of(Bucket{}.first) + size_of(Bucket{}.second) + size_of(Bucket{}.last);
    return (kInputs + 1) * sizeof(Sums) + kBuckets * bucket;
}

Network::Reading Network::read(std::span<const std::uint8_t> body) {
    if (body.size() != size()) return {nullptr, "the network has another size than this version's"};
    const std::shared_ptr<Network> network(new Network);
    Source source(body);
    source.take(network->start_);
    for (int input = 0; input < kInputs; ++input) source.take(network->rows_[input]);
    network->rows_[kNoInput] = {};
    for (int i = 0; i < kWidth; ++i) {
        int largest = 0;  // that one piece can add
        for (const Sums& row : network->rows_) largest = std::max(largest, std::abs(row[i]));
        if (std::abs(network->start_[i]) + kPieces * largest >= (1 << 15))
            return {nullptr, "a sum of the network could overflow"};
    }
    for (Bucket& bucket : network->buckets_)
        if (!take(source, bucket.first) || !take(source, bucket.second) ||
            !take(source, bucket.last))
            return {nullptr, "a neuron of the network could overflow"};
    return {network, nullptr};
}

Score Network::judge(const Sums& own, const Sums& enemy, int bucket) const {
    const Bucket& layers = buckets_[bucket];
    alignas(64) std::array<std::int16_t, kBoth> inputs;
    for (int i = 0; i < kWidth; ++i) {
        inputs[i] = std::clamp<std::int16_t>(own[i], 0, kOne);
        inputs[kWidth + i] = std::clamp<std::int16_t>(enemy[i], 0, kOne);
    }
    const auto first = activated(propagate(layers.first, inputs));
    const auto second = activated(propagate(layers.second, first));
    const std::int64_t output = propagate(layers.last, second)[0];
    const std::int64_t points = output * kPointsOfOne / (kOne << kWeightBits);
    return static_cast<Score>(
        std::clamp<std::int64_t>(points, -kLargestEvaluation, kLargestEvaluation));
}

}  // namespace skep::nnue
