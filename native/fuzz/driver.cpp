// Runs the fuzz target without libFuzzer: on files, or on a given number of random and
// mutated inputs. The seed alone decides the inputs, not the speed of the machine.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Input = std::vector<std::uint8_t>;

void run(const Input& input) { LLVMFuzzerTestOneInput(input.data(), input.size()); }

Input random_input(std::mt19937_64& rng) {
    Input input(rng() % 600);
    for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(rng());
    return input;
}

Input mutated(Input input, std::mt19937_64& rng) {
    for (std::uint64_t edits = 1 + rng() % 8; edits > 0 && !input.empty(); --edits) {
        const auto at = static_cast<std::ptrdiff_t>(rng() % input.size());
        if (rng() % 3 == 0)
            input.erase(input.begin() + at);
        else
            input[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(rng());
    }
    return input;
}

}  // namespace

int main(int argc, char** argv) {
    std::uint64_t runs = 10'000;
    std::uint64_t seed = 1;
    bool ran_file = false;
    for (int i = 1; i < argc; ++i) {
        if (!std::strcmp(argv[i], "--runs") && i + 1 < argc) {
            runs = std::strtoull(argv[++i], nullptr, 10);
        } else if (!std::strcmp(argv[i], "--seed") && i + 1 < argc) {
            seed = std::strtoull(argv[++i], nullptr, 10);
        } else {
            std::ifstream file(argv[i], std::ios::binary);
            run(Input(std::istreambuf_iterator<char>(file), {}));
            ran_file = true;
        }
    }
    if (ran_file) return 0;

    std::mt19937_64 rng(seed);
    Input last = random_input(rng);
    for (std::uint64_t i = 0; i < runs; ++i) {
        last = rng() % 2 ? random_input(rng) : mutated(last, rng);
        run(last);
    }
    std::printf("%llu inputs, no violation\n", static_cast<unsigned long long>(runs));
}
