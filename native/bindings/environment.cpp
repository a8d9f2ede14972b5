#include "bindings/environment.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/gil.hpp"
#include "environment/batch.hpp"
#include "environment/encoding.hpp"
#include "environment/observation.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {

namespace {

using Triple = std::tuple<int, int, int>;  // piece, q, r
using Planes = nb::ndarray<nb::numpy, std::uint8_t, nb::shape<kPlanes, kWindowSize, kWindowSize>>;
using Mask = nb::ndarray<nb::numpy, std::int8_t, nb::shape<kActionCount>>;
using OwnIndices = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<1>>;
using Indices = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Draws = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array of zeros, owned by Python.
template <class Array>
Array zeros(std::initializer_list<std::size_t> shape) {
    using Scalar = typename Array::Scalar;
    std::size_t size = 1;
    for (const std::size_t extent : shape) size *= extent;
    auto memory = std::make_unique<Scalar[]>(size);
    Scalar* data = memory.get();
    const nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<Scalar*>(p); });
    memory.release();
    return Array(data, shape, owner);
}

Planes observation(const Game& game, bool of_black) {
    auto planes = zeros<Planes>({kPlanes, kWindowSize, kWindowSize});
    observe(game, of_black ? Color::Black : Color::White, planes.data());
    return planes;
}

Mask action_mask(const Game& game) {
    auto mask = zeros<Mask>({kActionCount});
    for (const ActionIndex index : legal_indices(game)) mask.data()[index] = 1;
    return mask;
}

std::optional<Triple> action_at(const Game& game, int index) {
    if (index < 0 || index >= kActionCount) throw nb::value_error("no action has this index");
    const Action action = action_of(game, static_cast<ActionIndex>(index));
    if (action.is_pass()) return std::nullopt;
    return Triple{action.piece, action.to.q, action.to.r};
}

std::optional<int> index_for(const Game& game, int piece, std::int32_t q, std::int32_t r) {
    if (piece < 0 || piece >= kPieces) throw nb::value_error("a piece is a number from 0 to 27");
    const std::optional<ActionIndex> index = index_of(game, {static_cast<Piece>(piece), {q, r}});
    return index ? std::optional<int>(*index) : std::nullopt;
}

// A batch that one Python thread uses at a time. The others wait with the GIL released.
class SharedBatch {
public:
    SharedBatch(int count, const EpisodeSettings& settings, int threads)
        : batch_(count, settings, threads) {}

    template <class Work>
    auto use(const Work& work) {
        const InterpreterRelease release;
        const std::scoped_lock lock(turns_);
        return work(batch_);
    }
    const Batch& memory() const { return batch_; }  // its addresses never change

private:
    Batch batch_;
    std::mutex turns_;
};

void make_batch(SharedBatch* batch, int count, const std::vector<const Game*>& starts, int ply_cap,
                int threads) {
    if (count < 1 || count > Batch::kMaxGames) throw nb::value_error("too few or too many games");
    if (ply_cap < 1) throw nb::value_error("a ply cap is positive");
    if (threads < 1 || threads > Batch::kMaxThreads)
        throw nb::value_error("too few or too many threads");
    if (starts.empty()) throw nb::value_error("a batch needs a position to start from");
    std::vector<Game::AnyPosition> positions;
    for (const Game* game : starts) {
        if (game == nullptr || game->result() != Result::InProgress)
            throw nb::value_error("a game that is over cannot start again");
        if (game->is_threefold() != starts.front()->is_threefold() ||
            game->settings() != starts.front()->settings())
            throw nb::value_error("all starts have one game type and one rule set");
        positions.push_back(game->position());
    }
    const EpisodeSettings settings{
        starts.front()->is_threefold(), ply_cap,
        std::make_shared<const std::vector<Game::AnyPosition>>(std::move(positions))};
    const InterpreterRelease release;
    new (batch) SharedBatch(count, settings, threads);
}

// Copies the array, because another Python thread could change it meanwhile.
template <class Array>
auto one_for_each_game(const SharedBatch& batch, const Array& array) {
    if (std::cmp_not_equal(array.size(), batch.memory().size()))
        throw nb::value_error("expected one number for each game");
    return std::vector(array.data(), array.data() + array.size());
}

std::optional<int> step(SharedBatch& batch, const Indices& indices) {
    const std::vector<std::int64_t> actions = one_for_each_game(batch, indices);
    return batch.use([&](Batch& games) { return games.step(actions); });
}

OwnIndices choose(SharedBatch& batch, const Draws& draws) {
    const std::vector<double> shares = one_for_each_game(batch, draws);
    for (const double share : shares)
        if (std::isnan(share) || share < 0 || share >= 1)
            throw nb::value_error("a draw is from 0 to below 1");
    auto chosen = zeros<OwnIndices>({shares.size()});
    std::int64_t* indices = chosen.data();
    batch.use([&](const Batch& games) {
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const std::span<const ActionIndex> legal = games.episode(static_cast<int>(i)).legal();
            indices[i] =
                legal[static_cast<std::size_t>(shares[i] * static_cast<double>(legal.size()))];
        }
    });
    return chosen;
}

void expect_game(const SharedBatch& batch, int index) {
    if (index < 0 || index >= batch.memory().size())
        throw nb::index_error("no game has this index");
}

void restore(SharedBatch& batch, int index, std::size_t start, std::vector<std::int64_t> history,
             float reward, bool terminated, bool truncated) {
    expect_game(batch, index);
    const Batch::Snapshot snapshot{start, std::move(history), reward, terminated, truncated};
    if (!batch.use([&](Batch& games) { return games.restore(index, snapshot); }))
        throw nb::value_error("no game goes on after these actions");
}

std::vector<int> history(SharedBatch& batch, int index) {
    expect_game(batch, index);
    return batch.use([&](const Batch& games) {
        const std::span<const ActionIndex> played = games.episode(index).history();
        return std::vector<int>(played.begin(), played.end());
    });
}

std::size_t start_of(SharedBatch& batch, int index) {
    expect_game(batch, index);
    return batch.use([&](const Batch& games) { return games.episode(index).start(); });
}

// A read-only array over the batch's memory. It keeps the batch alive.
template <class... Extents, class Scalar>
auto view(SharedBatch& batch, const Scalar* data, Extents... extents) {
    const auto count = static_cast<std::size_t>(batch.memory().size());
    using Array = nb::ndarray<nb::numpy, const Scalar, nb::ndim<1 + sizeof...(Extents)>>;
    return Array(data, {count, static_cast<std::size_t>(extents)...}, nb::find(batch));
}

}  // namespace

void bind_environment(nb::module_& m) {
    m.attr("WINDOW_SIZE") = kWindowSize;
    m.attr("PLANES") = static_cast<int>(kPlanes);
    m.attr("ACTION_COUNT") = kActionCount;
    m.attr("MAX_GAMES") = int{Batch::kMaxGames};
    m.attr("MAX_BATCH_THREADS") = int{Batch::kMaxThreads};
    m.def("observation", &observation, "game"_a, "of_black"_a,
          "The planes that a player sees (native/environment/encoding.hpp).");
    m.def("action_mask", &action_mask, "game"_a);
    m.def(
        "legal_indices",
        [](const Game& game) {
            const std::vector<ActionIndex> indices = legal_indices(game);
            return std::vector<int>(indices.begin(), indices.end());
        },
        "game"_a, "The legal actions by their indices, in the order of Game.actions.");
    m.def("action_at", &action_at, "game"_a, "index"_a,
          "The action of that index, legal or not; None is a pass.");
    m.def("index_for", &index_for, "game"_a, "piece"_a, "q"_a, "r"_a,
          "None if it leads out of the window.");

    nb::class_<SharedBatch>(m, "Batch",
                            "Many games, played by action indices; each starts over when it ends.")
        .def("__init__", &make_batch, "count"_a, "starts"_a, "ply_cap"_a, "threads"_a,
             "Games that start from the present positions of these games, one after the other.")
        .def("step", &step, "indices"_a,
             "The first game whose action is illegal, and nothing changed; else None.")
        .def("choose", &choose, "draws"_a, "A legal action for each game, by a share from 0 to 1.")
        .def("history", &history, "index"_a)
        .def("start", &start_of, "index"_a, "The index of the start that a game began from.")
        .def("restore", &restore, "index"_a, "start"_a, "history"_a, "reward"_a, "terminated"_a,
             "truncated"_a, "Bring a game to where it stood after a step.")
        .def("restart",
             [](SharedBatch& batch) { batch.use([](Batch& games) { games.restart(); }); })
        .def_prop_ro("observations",
                     [](SharedBatch& batch) {
                         return view(batch, batch.memory().observations(), int{kPlanes},
                                     kWindowSize, kWindowSize);
                     })
        .def_prop_ro(
            "masks",
            [](SharedBatch& batch) { return view(batch, batch.memory().masks(), kActionCount); })
        .def_prop_ro("rewards",
                     [](SharedBatch& batch) { return view(batch, batch.memory().rewards()); })
        .def_prop_ro("terminated",
                     [](SharedBatch& batch) { return view(batch, batch.memory().terminated()); })
        .def_prop_ro("truncated",
                     [](SharedBatch& batch) { return view(batch, batch.memory().truncated()); });
}

}  // namespace skep
