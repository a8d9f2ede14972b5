// The core's C interface for WebAssembly: what bindings/ is for Python.
//
// Numbers and how they travel:
// - Games, networks and searches are handles; 0 stands for none. Their owner frees them.
// - A piece is its index from 0 to 27 (skep.pieces.PIECES), and -1 stands for none. An action is
//   three numbers: piece, q, r. A pass is -1, 0, 0.
// - What a function takes besides numbers, the caller writes to the memory that `skep_input`
//   returns. What it answers besides a number lies at `skep_output`, as 32-bit words; a 64-bit
//   number is two of them, the lower first. Both stay valid until the next call; take new views
//   of the memory after each call, since it may have grown.
// - A function that can fail returns 0 (or -1, if 0 is an answer), and `skep_error` says why.
//   Then nothing has changed.
//
// The module imports `skep.on_report` and `skep.on_pause` (see skep_search_run), and the clock of
// `wasi_snapshot_preview1`; its other imports are called only on the way to an abort. It
// exports its memory and `_initialize`, which must be called once before everything else.
#pragma once

#include <cstdint>

#include "evaluation/nnue/network.hpp"
#include "position/game.hpp"
#include "search/search.hpp"

namespace skep::web {

// A network in the hands of the caller; searches that use it keep it alive.
struct NetworkHandle {
    std::shared_ptr<const nnue::Network> network;
};

constexpr int kInterface = 1;        // raised whenever a function changes
constexpr int kMaxMegabytes = 256;   // per table; the allocator may take twice as much
constexpr int kMaxInput = 64 << 20;  // bytes

}  // namespace skep::web

#ifdef __wasm__
#define SKEP_EXPORT(name) __attribute__((export_name(#name))) name
#define SKEP_IMPORT(name) __attribute__((import_module("skep"), import_name(#name))) name
#else  // only compiled, for the linters
#define SKEP_EXPORT(name) name
#define SKEP_IMPORT(name) name
#endif

extern "C" {

using skep::Game;
using skep::Search;
using skep::web::NetworkHandle;

// ---- The module -------------------------------------------------------------------------

// The version of this interface.
std::int32_t SKEP_EXPORT(skep_interface)();

// The code that runs, "simd128" or "portable", as text that ends with a zero byte.
const char* SKEP_EXPORT(skep_variant)();

// Memory for this many bytes of input; 0 if there is not enough.
std::uint8_t* SKEP_EXPORT(skep_input)(std::int32_t bytes);

// The last answer.
const std::int32_t* SKEP_EXPORT(skep_output)();

// Why the last call failed, as text that ends with a zero byte.
const char* SKEP_EXPORT(skep_error)();

// Answers the constants of Python's `_core` and returns their number: WIN, LONGEST_WIN, MAX_DEPTH,
// MAX_SECONDS, MAX_THREADS, MAX_PERFT_DEPTH, the largest table in MB, NETWORK_KINDS,
// NETWORK_STATES, NETWORK_ONE, NETWORK_WEIGHT_ONE, POINTS_A_LOGIT, NETWORK_INPUTS, NETWORK_WIDTH,
// NETWORK_FIRST, NETWORK_SECOND, NETWORK_BUCKETS, the bytes of a network's body.
std::int32_t SKEP_EXPORT(skep_constants)();

// ---- Games ------------------------------------------------------------------------------

// A game that starts with `pieces` pieces, each as three words of the input: piece, q, r. The
// pieces of one hex are in order from bottom to top. 0 if the core can't start from there. The
// game type is a set of bits: mosquito 1, ladybug 2, pillbug 4.
Game* SKEP_EXPORT(skep_game_new)(std::int32_t type, std::int32_t queen_first,
                                 std::int32_t threefold, std::int32_t pieces, std::int32_t ply,
                                 std::int32_t resting);
Game* SKEP_EXPORT(skep_game_copy)(const Game* game);
void SKEP_EXPORT(skep_game_free)(Game* game);

// Answers the legal actions in their fixed order and returns their number.
std::int32_t SKEP_EXPORT(skep_game_actions)(const Game* game);

// Whether an action is legal.
std::int32_t SKEP_EXPORT(skep_game_allows)(const Game* game, std::int32_t piece, std::int32_t q,
                                           std::int32_t r);

// Plays an action. 0, and nothing changed, if it is not legal.
std::int32_t SKEP_EXPORT(skep_game_push)(Game* game, std::int32_t piece, std::int32_t q,
                                         std::int32_t r);

// Takes the last action back. 0 if nothing has been played.
std::int32_t SKEP_EXPORT(skep_game_pop)(Game* game);

// Answers the actions played, and returns their number.
std::int32_t SKEP_EXPORT(skep_game_history)(const Game* game);

// Answers each piece on the board in four words, piece, q, r and level, and returns their number.
std::int32_t SKEP_EXPORT(skep_game_placed)(const Game* game);

std::int32_t SKEP_EXPORT(skep_game_resting)(const Game* game);  // -1 if no piece rests
std::int32_t SKEP_EXPORT(skep_game_ply)(const Game* game);
std::int32_t SKEP_EXPORT(skep_game_played)(const Game* game);  // since the start

// 0 in progress, 1 White wins, 2 Black wins, 3 both queens surrounded, 4 drawn by repetition.
std::int32_t SKEP_EXPORT(skep_game_result)(const Game* game);

// How often the position has occurred, including now.
std::int32_t SKEP_EXPORT(skep_game_occurrences)(const Game* game);

std::uint64_t SKEP_EXPORT(skep_game_key)(const Game* game);
std::uint64_t SKEP_EXPORT(skep_game_canonical_key)(const Game* game);

// Answers the canonical keys from the start to now, two words each, and returns their number.
std::int32_t SKEP_EXPORT(skep_game_canonical_keys)(const Game* game);

// The number of move sequences of this length; -1 if the depth is out of range.
std::int64_t SKEP_EXPORT(skep_game_perft)(const Game* game, std::int32_t depth);

// ---- Networks ---------------------------------------------------------------------------

// Reads a network from the body of its file (skep.engine.network), which is the input. 0 if it
// is damaged or of another shape.
NetworkHandle* SKEP_EXPORT(skep_network_new)(std::int32_t bytes);
void SKEP_EXPORT(skep_network_free)(NetworkHandle* network);

// ---- Searches ---------------------------------------------------------------------------

// A search with its table. Without a network (0) it uses the hand-written evaluation. 0 if the
// table is too large or there is not enough memory.
Search* SKEP_EXPORT(skep_search_new)(std::int32_t megabytes, const NetworkHandle* network);
void SKEP_EXPORT(skep_search_free)(Search* search);
void SKEP_EXPORT(skep_search_clear)(Search* search);

// Searches an unfinished game, and answers what it found; 0 if a number is out of its range or
// the game is over. The answer: seconds (a double in two words), nodes (two words), depth, number
// of lines; then for each line its score, depth and number of actions, and the actions.
//
// After each depth it calls `skep.on_report()`, with the lines so far as answer, if `reports` is
// not 0. About twenty times a second it calls `skep.on_pause()`; the search stops soon if that
// returns something other than 0. Neither may call the core, except for skep_output.
std::int32_t SKEP_EXPORT(skep_search_run)(Search* search, const Game* game, std::int32_t depth,
                                          std::uint64_t nodes, double seconds, double soft_seconds,
                                          std::int32_t lines, std::int32_t overlooked,
                                          std::int32_t misjudged, std::uint64_t seed,
                                          std::int32_t reports);

}  // extern "C"
