// The learned evaluation as Python sees it: networks, and what they see of games.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "evaluation/nnue/network.hpp"

namespace skep {

// A network that searches share.
struct NetworkHandle {
    std::shared_ptr<const nnue::Network> network;
};

void bind_learning(nanobind::module_& m);

}  // namespace skep
