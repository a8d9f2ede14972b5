// Many games stepped together, with all their observations in one block of memory.
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

    // Each game's observation for its player to move, and its legal actions, game after game.
    const std::uint8_t* observations() const { return observations_.data(); }
    const std::int8_t* masks() const { return masks_.data(); }

    // The last step's rewards, and which games it ended. Those have begun again, from the next
    // start.
    const float* rewards() const { return rewards_.data(); }
    const bool* terminated() const { return terminated_.get(); }
    const bool* truncated() const { return truncated_.get(); }

    // Plays one action per game. If any is illegal, plays none and returns the index of its game.
    std::optional<int> step(std::span<const std::int64_t> actions);

    void restart();  // every game, from the start it had first

    // How a game stood after a step: what was played since its start, and what the step showed.
    struct Snapshot {
        std::size_t start;
        std::vector<std::int64_t> history;
        float reward;
        bool terminated;
        bool truncated;
    };

    // Brings a game to where it stood. If that is impossible, changes nothing and returns false.
    bool restore(int index, const Snapshot& snapshot);

private:
    void step(int index, ActionIndex action);
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
    std::vector<Observation> drawings_;  // each draws into observations_
};

}  // namespace skep
