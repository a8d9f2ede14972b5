// Answers tasks with the core as WebAssembly: node web_core.mjs CORE NETWORK < tasks > answers.
//
// A task is a game ({settings, start, actions}) with what to do at its end: perft, or a search.
// The answer has the state of every position on the way.
import { readFileSync } from "node:fs";

const [, , corePath, networkPath] = process.argv;
let core;
const clock = (_id, _precision, at) => {
  const now = BigInt(Math.round(performance.now() * 1e6));
  new DataView(core.memory.buffer).setBigUint64(at, now, true);
  return 0;
};
const unused = () => 8;
const { instance } = await WebAssembly.instantiate(readFileSync(corePath), {
  skep: { on_report: () => {}, on_pause: () => 0 },
  wasi_snapshot_preview1: {
    clock_time_get: clock,
    fd_close: unused,
    fd_seek: unused,
    fd_write: unused,
  },
});
core = instance.exports;
core._initialize();

const words = (count) => [...new Int32Array(core.memory.buffer, core.skep_output(), count)];
const wide = (list) => {
  const numbers = new BigUint64Array(new Int32Array(list).buffer);
  return [...numbers].map(String);
};
const text = (at) => {
  const bytes = new Uint8Array(core.memory.buffer, at);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
};
const must = (value) => {
  if (!value) throw new Error(text(core.skep_error()));
  return value;
};
const write = (bytes) => {
  const at = must(core.skep_input(bytes.length));
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
};
const unsigned = (key) => BigInt.asUintN(64, key).toString();

function groups(list, size) {
  return Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size));
}

function state(game) {
  const actions = core.skep_game_actions(game);
  const listed = words(3 * actions);
  const placed = core.skep_game_placed(game);
  return {
    actions: groups(listed, 3),
    placed: groups(words(4 * placed), 4),
    resting: core.skep_game_resting(game),
    ply: core.skep_game_ply(game),
    result: core.skep_game_result(game),
    occurrences: core.skep_game_occurrences(game),
    key: unsigned(core.skep_game_key(game)),
    canonical_key: unsigned(core.skep_game_canonical_key(game)),
  };
}

function found(at) {
  const view = new DataView(core.memory.buffer, at);
  let word = 4;
  const next = () => view.getInt32(4 * word++, true);
  const depth = next();
  const lines = Array.from({ length: next() }, () => {
    const [score, lineDepth, count] = [next(), next(), next()];
    return { actions: groups(Array.from({ length: 3 * count }, next), 3), score, depth: lineDepth };
  });
  return { lines, depth, nodes: Number(view.getBigUint64(8, true)) };
}

const network = readFileSync(networkPath);
const body = network.subarray(12 + network.readUInt32LE(8), -32);
write(body);
const learned = must(core.skep_network_new(body.length));

function answer({ settings, start, actions, perft, search }) {
  const [pieces = [], ply = 0, resting = -1] = start ?? [];
  write(new Uint8Array(new Int32Array(pieces.flat()).buffer));
  const game = must(core.skep_game_new(...settings.map(Number), pieces.length, ply, resting));
  const states = [state(game)];
  for (const [piece, q, r] of actions) {
    must(core.skep_game_allows(game, piece, q, r));
    must(core.skep_game_push(game, piece, q, r));
    states.push(state(game));
  }
  const result = { states };
  if (core.skep_game_history(game) !== actions.length) throw new Error("another history");
  if (JSON.stringify(groups(words(3 * actions.length), 3)) !== JSON.stringify(actions))
    throw new Error("another history");
  const keys = core.skep_game_canonical_keys(game);
  result.canonical_keys = wide(words(2 * keys));
  if (perft !== undefined) result.perft = Number(core.skep_game_perft(game, perft));
  if (search) {
    const { depth = 64, nodes = 2 ** 53, lines = 1, overlooked = 0, misjudged = 0 } = search;
    const seed = BigInt(search.seed ?? 0);
    const engine = must(core.skep_search_new(16, learned));
    const limits = [depth, BigInt(nodes), 1e8, 1e8, lines, overlooked, misjudged, seed, 0];
    must(core.skep_search_run(engine, game, ...limits));
    result.search = found(core.skep_output());
    core.skep_search_free(engine);
  }
  core.skep_game_free(game);
  return result;
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(answer)));
