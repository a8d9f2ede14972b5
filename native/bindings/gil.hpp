// Lets other Python threads run while the core works, and calls back into Python.
#pragma once

#include <Python.h>

#include <chrono>
#include <thread>

namespace skep {

// While the interpreter shuts down, a thread that asks for it back is killed inside C++
// code, which aborts the whole process. Such a thread waits here until the process ends.
inline void wait_if_interpreter_ends() {
    const auto is_ending = [] {
#if PY_VERSION_HEX >= 0x030D0000
        return Py_IsFinalizing();
#else
        return _Py_IsFinalizing();
#endif
    };
    while (is_ending()) std::this_thread::sleep_for(std::chrono::hours(1));
}

class InterpreterRelease {
public:
    InterpreterRelease() : state_(PyEval_SaveThread()) {}
    ~InterpreterRelease() {
        wait_if_interpreter_ends();
        PyEval_RestoreThread(state_);
    }
    InterpreterRelease(const InterpreterRelease&) = delete;
    InterpreterRelease& operator=(const InterpreterRelease&) = delete;

private:
    PyThreadState* state_;
};

// Takes the released interpreter back for a moment.
class InterpreterHold {
public:
    InterpreterHold() {
        wait_if_interpreter_ends();
        state_ = PyGILState_Ensure();
    }
    ~InterpreterHold() { PyGILState_Release(state_); }
    InterpreterHold(const InterpreterHold&) = delete;
    InterpreterHold& operator=(const InterpreterHold&) = delete;

private:
    PyGILState_STATE state_;
};

}  // namespace skep
