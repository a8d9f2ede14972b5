/** Loads core.wasm, and calls its functions (native/web/interface.hpp describes them). */

import { EngineError } from "./errors.ts";

/** The version of the C interface that this package speaks. */
const INTERFACE = 1;

/** Addresses in the memory of the core. */
export type Handle = number;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  skep_interface(): number;
  skep_variant(): number;
  skep_input(bytes: number): number;
  skep_output(): number;
  skep_error(): number;
  skep_constants(): number;
  skep_game_new(
    type: number,
    queenFirst: number,
    threefold: number,
    pieces: number,
    ply: number,
    resting: number,
  ): Handle;
  skep_game_copy(game: Handle): Handle;
  skep_game_free(game: Handle): void;
  skep_game_actions(game: Handle): number;
  skep_game_allows(game: Handle, piece: number, q: number, r: number): number;
  skep_game_push(game: Handle, piece: number, q: number, r: number): number;
  skep_game_pop(game: Handle): number;
  skep_game_history(game: Handle): number;
  skep_game_placed(game: Handle): number;
  skep_game_resting(game: Handle): number;
  skep_game_ply(game: Handle): number;
  skep_game_played(game: Handle): number;
  skep_game_result(game: Handle): number;
  skep_game_occurrences(game: Handle): number;
  skep_game_key(game: Handle): bigint;
  skep_game_canonical_key(game: Handle): bigint;
  skep_game_canonical_keys(game: Handle): number;
  skep_game_perft(game: Handle, depth: number): bigint;
  skep_network_new(bytes: number): Handle;
  skep_network_free(network: Handle): void;
  skep_search_new(megabytes: number, network: Handle): Handle;
  skep_search_free(search: Handle): void;
  skep_search_clear(search: Handle): void;
  skep_search_run(
    search: Handle,
    game: Handle,
    depth: number,
    nodes: bigint,
    seconds: number,
    softSeconds: number,
    lines: number,
    overlooked: number,
    misjudged: number,
    seed: bigint,
    reports: number,
  ): number;
}

/** The functions with their arguments; memory and start are the loader's own business. */
export type CoreFunctions = Omit<Exports, "memory" | "_initialize">;

/** What a search calls meanwhile; the core must not be called from there. */
export interface SearchListener {
  onReport(): void;
  /** About twenty times a second; true stops the search. */
  onPause(): boolean;
}

const SILENT: SearchListener = { onReport: () => {}, onPause: () => false };
const BAD_FILE = 8; // WASI's error number: there are no files here

/** A module that uses one vector instruction: browsers without SIMD refuse it. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** Whether this browser runs WebAssembly, and with vector instructions. */
export function webAssemblySupport(): "simd" | "plain" | "none" {
  if (typeof WebAssembly !== "object") return "none";
  try {
    return WebAssembly.validate(SIMD_PROBE) ? "simd" : "plain";
  } catch {
    return "none";
  }
}

/** Where core.wasm comes from: an address, its bytes, or a module that is compiled already. */
export type CoreSource = URL | string | BufferSource | WebAssembly.Module;

/** The build that suits this browser, beside this package's scripts. */
export function defaultCore(): URL {
  return webAssemblySupport() === "plain"
    ? new URL(/* @vite-ignore */ "./core-plain.wasm", import.meta.url)
    : new URL(/* @vite-ignore */ "./core.wasm", import.meta.url);
}

/** Loads a core without compiling it, which a worker may do even if the page must not. */
export async function loadCore(
  source: CoreSource = defaultCore(),
): Promise<BufferSource | WebAssembly.Module> {
  if (webAssemblySupport() === "none")
    throw new EngineError("no-webassembly", "This browser can't run WebAssembly.");
  return typeof source === "string" || source instanceof URL
    ? download(source, "bad-module", "the engine")
    : source;
}

/** Loads and compiles a core. */
export async function compileCore(source?: CoreSource): Promise<WebAssembly.Module> {
  const core = await loadCore(source);
  if (core instanceof WebAssembly.Module) return core;
  try {
    return await WebAssembly.compile(core);
  } catch (cause) {
    // A policy without 'wasm-unsafe-eval' is reported by the same kind of error.
    if (String(cause).includes("unsafe-eval"))
      throw new EngineError("no-webassembly", "The page's policy forbids WebAssembly.", { cause });
    throw new EngineError("bad-module", "The engine's file is damaged: load it again.", { cause });
  }
}

/** The bytes at an address. */
export async function download(
  from: URL | string,
  code: "bad-module" | "bad-network",
  what: string,
): Promise<ArrayBuffer> {
  try {
    const response = await fetch(from);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw new EngineError(code, `Could not load ${what} from ${from}: ${cause}`, { cause });
  }
}

/** What the imported functions of a core use. */
interface CoreHost {
  listener: SearchListener;
  memory: WebAssembly.Memory | null;
}

/** One running instance of the core, with its own memory. */
export class Core {
  readonly module: WebAssembly.Module;
  readonly #exports: Exports;
  readonly #host: CoreHost;
  #crash: EngineError | null = null;

  private constructor(module: WebAssembly.Module, exports: Exports, host: CoreHost) {
    this.module = module;
    this.#exports = exports;
    this.#host = host;
  }

  /** Loads the core and starts it. */
  static async load(source?: CoreSource): Promise<Core> {
    const module = await compileCore(source);
    const host: CoreHost = { listener: SILENT, memory: null };
    const imports = {
      skep: {
        on_report: () => host.listener.onReport(),
        on_pause: () => Number(host.listener.onPause()),
      },
      wasi_snapshot_preview1: {
        clock_time_get: (_clock: number, _precision: bigint, at: number) => {
          const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
          if (host.memory === null) return BAD_FILE;
          new DataView(host.memory.buffer).setBigUint64(at, nanoseconds, true);
          return 0;
        },
        fd_close: () => BAD_FILE,
        fd_seek: () => BAD_FILE,
        fd_write: () => BAD_FILE,
      },
    };
    try {
      const instance = await WebAssembly.instantiate(module, imports);
      const exports = instance.exports as unknown as Exports;
      host.memory = exports.memory;
      const core = new Core(module, exports, host);
      exports._initialize();
      if (exports.skep_interface() === INTERFACE) return core;
    } catch (cause) {
      if (cause instanceof RangeError)
        throw new EngineError("no-memory", "Not enough memory for the engine.", { cause });
      throw new EngineError("bad-module", "The engine's file is not Skep's core.", { cause });
    }
    throw new EngineError("bad-module", "The engine's file is of another version of Skep.");
  }

  /** Which code runs: "simd128" or "portable". */
  get variant(): string {
    return this.#text(this.call("skep_variant"));
  }

  /** The memory that the core takes now, in bytes. */
  get memory(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Calls a function of the core. After a crash every call fails: its memory can't be trusted. */
  call<Name extends keyof CoreFunctions>(
    name: Name,
    ...args: Parameters<CoreFunctions[Name]>
  ): ReturnType<CoreFunctions[Name]> {
    if (this.#crash !== null) throw this.#crash;
    try {
      const run = this.#exports[name] as (
        ...args: Parameters<CoreFunctions[Name]>
      ) => ReturnType<CoreFunctions[Name]>;
      return run(...args);
    } catch (cause) {
      this.#crash = new EngineError("crashed", "The engine has crashed: start a new one.", {
        cause,
      });
      throw this.#crash;
    }
  }

  /** Calls a function whose answer 0 is a failure. */
  demand<Name extends keyof CoreFunctions>(
    name: Name,
    ...args: Parameters<CoreFunctions[Name]>
  ): ReturnType<CoreFunctions[Name]> {
    const result = this.call(name, ...args);
    if (result !== 0) return result;
    const reason = this.#text(this.call("skep_error"));
    const code = reason.startsWith("not enough memory") ? "no-memory" : "bad-argument";
    throw new EngineError(code, `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
  }

  /** Runs a search, which calls the listener. */
  listening<T>(listener: SearchListener, search: () => T): T {
    this.#host.listener = listener;
    try {
      return search();
    } finally {
      this.#host.listener = SILENT;
    }
  }

  /** Hands bytes over as the input of the next call. */
  writeInput(bytes: Uint8Array): void {
    const at = this.demand("skep_input", bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }

  /** The first words of the last answer. */
  output(words: number): Int32Array {
    const at = this.call("skep_output");
    return new Int32Array(this.#exports.memory.buffer, at, words).slice();
  }

  /** The last answer, or any other place in the memory, for reading. */
  view(at = 0): DataView {
    return new DataView(this.#exports.memory.buffer, at);
  }

  #text(at: number): string {
    const bytes = new Uint8Array(this.#exports.memory.buffer, at);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }
}
