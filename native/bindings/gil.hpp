// Lets other Python threads run while the core works.
#pragma once

#include <Python.h>

#include <chrono>
#include <thread>

namespace skep {

// A thread that wants the interpreter back while it is shutting down would be
// ended inside C++ code, which aborts the process: such a thread waits instead,
// for the end of the process.
class InterpreterRelease {
public:
    InterpreterRelease() : state_(PyEval_SaveThread()) {}
    ~InterpreterRelease() {
        while (is_ending()) std::this_thread::sleep_for(std::chrono::hours(1));
        PyEval_RestoreThread(state_);
    }
    InterpreterRelease(const InterpreterRelease&) = delete;
    InterpreterRelease& operator=(const InterpreterRelease&) = delete;

private:
    static bool is_ending() {
#if PY_VERSION_HEX >= 0x030D0000
        return Py_IsFinalizing();
#else
        return _Py_IsFinalizing();
#endif
    }

    PyThreadState* state_;
};

}  // namespace skep
