// What learners see of a game, and many games at once, as part of the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace skep {

void bind_environment(nanobind::module_& m);

}  // namespace skep
