// Says which build of the core this CPU can run. Compiled without CPU extensions itself,
// so it is always safe to load.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

namespace {

PyObject* has_avx2(PyObject*, PyObject*) {
#if defined(__x86_64__)
    return PyBool_FromLong(__builtin_cpu_supports("x86-64-v3"));
#else
    return PyBool_FromLong(0);
#endif
}

PyMethodDef methods[] = {
    {"has_avx2", has_avx2, METH_NOARGS, "Whether this machine runs x86-64-v3 code."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_cpu", nullptr, 0, methods, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__cpu() {  // NOLINT(bugprone-reserved-identifier)
    return PyModule_Create(&module);
}
