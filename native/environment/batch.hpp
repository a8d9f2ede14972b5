// Many games that are stepped together, with what learners see of them in one block of memory.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "environment/episode.hpp"

namespace skep {

class Batch {
public:
    static constexpr int kMaxGames = 65536;
    static constexpr int kMaxThreads = 256;

    Batch(int count, const EpisodeSettings& settings, int threads);
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    int size() const { return static_cast<int>(episodes_.size()); }
    const Episode& episode(int index) const { return episodes_[index]; }

    // The games as their players to move see them, and their legal actions: one after the other.
    const std::uint8_t* observations() const { return observations_.data(); }
    const std::int8_t* masks() const { return masks_.data(); }

    // Of the last step: what its players won, and which games it ended. Those have begun anew.
    const float* rewards() const { return rewards_.data(); }
    const bool* terminated() const { return terminated_.get(); }
    const bool* truncated() const { return truncated_.get(); }

    // One action for each game; with an illegal one nothing is played, and its game is told.
    std::optional<int> step(std::span<const std::int64_t> numbers);

    void restart();  // all of them

private:
    void step(int index, Number number);
    void hide_legal(int index);
    void show(int index);
    template <class Work>
    void for_each_game(const Work& work);

    int threads_;
    std::vector<Episode> episodes_;
    std::vector<std::uint8_t> observations_;
    std::vector<std::int8_t> masks_;
    std::vector<float> rewards_;
    std::unique_ptr<bool[]> terminated_;
    std::unique_ptr<bool[]> truncated_;
    std::vector<Observation> drawings_;  // of the observations
};

}  // namespace skep
