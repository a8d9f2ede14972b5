#include "environment/batch.hpp"

#include <algorithm>
#include <future>
#include <system_error>
#include <utility>

namespace skep {

namespace {

float reward_of(Result result, Color player) {
    if (result == Result::WhiteWins) return player == Color::White ? 1.F : -1.F;
    if (result == Result::BlackWins) return player == Color::Black ? 1.F : -1.F;
    return 0.F;
}

std::vector<Episode> first_episodes(int count, const EpisodeSettings& settings) {
    std::vector<Episode> episodes;
    episodes.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) episodes.emplace_back(settings, static_cast<std::size_t>(i));
    return episodes;
}

}  // namespace

Batch::Batch(int count, const EpisodeSettings& settings, int threads)
    : threads_(threads),
      episodes_(first_episodes(count, settings)),
      observations_(episodes_.size() * kObservationSize),
      masks_(episodes_.size() * kActionCount),
      rewards_(episodes_.size()),
      terminated_(std::make_unique<bool[]>(episodes_.size())),
      truncated_(std::make_unique<bool[]>(episodes_.size())) {
    drawings_.reserve(episodes_.size());
    for (std::size_t i = 0; i < episodes_.size(); ++i)
        drawings_.emplace_back(observations_.data() + i * kObservationSize);
    for_each_game([&](int index) { show(index); });
}

void Batch::restart() {
    for_each_game([&](int index) {
        hide_legal(index);
        episodes_[index].restart(static_cast<std::size_t>(index));
        show(index);
        rewards_[index] = 0.F;
        terminated_[index] = truncated_[index] = false;
    });
}

std::optional<int> Batch::step(std::span<const std::int64_t> actions) {
    for (int i = 0; i < size(); ++i)
        if (!episodes_[i].is_legal(actions[i])) return i;
    for_each_game([&](int index) { step(index, static_cast<ActionIndex>(actions[index])); });
    return std::nullopt;
}

void Batch::step(int index, ActionIndex action) {
    Episode& episode = episodes_[index];
    const Color player = episode.turn();
    hide_legal(index);
    episode.play(action);
    const bool is_over = episode.result() != Result::InProgress;
    rewards_[index] = reward_of(episode.result(), player);
    terminated_[index] = is_over;
    truncated_[index] = episode.is_truncated();
    if (is_over || episode.is_truncated()) episode.restart(episode.start() + 1);
    show(index);
}

bool Batch::restore(int index, const Snapshot& snapshot) {
    Episode episode = episodes_[index];
    episode.restart(snapshot.start);
    for (const std::int64_t action : snapshot.history) {
        if (!episode.is_legal(action)) return false;
        episode.play(static_cast<ActionIndex>(action));
        if (episode.result() != Result::InProgress || episode.is_truncated()) return false;
    }
    hide_legal(index);
    episodes_[index] = std::move(episode);
    show(index);
    rewards_[index] = snapshot.reward;
    terminated_[index] = snapshot.terminated;
    truncated_[index] = snapshot.truncated;
    return true;
}

void Batch::hide_legal(int index) {
    std::int8_t* mask = masks_.data() + std::size_t{kActionCount} * index;
    for (const ActionIndex action : episodes_[index].legal()) mask[action] = 0;
}

void Batch::show(int index) {
    std::int8_t* mask = masks_.data() + std::size_t{kActionCount} * index;
    for (const ActionIndex action : episodes_[index].legal()) mask[action] = 1;
    episodes_[index].draw(drawings_[index]);
}

// Each thread steps a contiguous range of games; games share no data.
template <class Work>
void Batch::for_each_game(const Work& work) {
    const auto run = [&](int part, int parts) {
        const int end = static_cast<int>(std::int64_t{size()} * (part + 1) / parts);
        for (int i = static_cast<int>(std::int64_t{size()} * part / parts); i < end; ++i) work(i);
    };
    const int parts = std::min(threads_, size());
    std::vector<std::future<void>> others;
    others.reserve(static_cast<std::size_t>(parts));
    for (int part = 1; part < parts; ++part) {
        try {
            others.push_back(std::async(std::launch::async, run, part, parts));
        } catch (const std::system_error&) {  // out of threads: step these games on this one
            run(part, parts);
        }
    }
    run(0, parts);
    for (std::future<void>& other : others) other.get();
}

}  // namespace skep
