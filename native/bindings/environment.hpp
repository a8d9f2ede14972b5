// Adds observations, action indices and batches of games to the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace skep {

void bind_environment(nanobind::module_& m);

}  // namespace skep
