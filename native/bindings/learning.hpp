// The learned evaluation for Python: networks, and their inputs for the positions of a game.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "evaluation/nnue/network.hpp"

namespace skep {

// A network shared by searches.
struct NetworkHandle {
    std::shared_ptr<const nnue::Network> network;
};

void bind_learning(nanobind::module_& m);

}  // namespace skep
