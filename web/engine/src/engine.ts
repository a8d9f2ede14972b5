/** The engine for pages: it searches in a worker, so that the page stays responsive. */

import { type CoreSource, loadCore } from "./core.ts";
import { EngineError } from "./errors.ts";
import type { Game, GameData } from "./game.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";
import { loadNetwork, type NetworkSource } from "./network.ts";
import type { Action } from "./pieces.ts";
import { type Analysis, DEFAULT_MEGABYTES, levelRequest, type SearchRequest } from "./search.ts";

export interface EngineOptions {
  /** core.wasm; the one beside this script unless given. */
  core?: CoreSource;
  /** The network; the one beside this script unless given, and null for the simple evaluation. */
  network?: NetworkSource | null;
  /** The size of the table of results, from 1 to 256; 16 unless given. */
  megabytes?: number;
  /** Starts the worker; bundlers that move files need it. */
  startWorker?: () => Worker;
}

export interface AnalyseOptions extends SearchRequest {
  /** Called after each depth. */
  onReport?(analysis: Analysis): void;
  /** Stops the search, which then returns the best lines so far. */
  signal?: AbortSignal;
}

/** Something that the worker was asked for. */
interface Task {
  message: Exclude<WorkerRequest, { kind: "start" }>;
  onReport: ((analysis: Analysis) => void) | undefined;
  latest: Analysis | null;
  isStopping: boolean;
  resolve(answer: WorkerAnswer): void;
  reject(error: EngineError): void;
}

export class Engine {
  readonly #start: Extract<WorkerRequest, { kind: "start" }>;
  readonly #startWorker: () => Worker;
  readonly #stop: Int32Array | null;
  readonly #tasks = new Map<number, Task>();
  #worker: Worker | null = null;
  #started: Promise<string> | null = null;
  #lastId = 0;
  #running: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(start: Extract<WorkerRequest, { kind: "start" }>, startWorker: () => Worker) {
    this.#start = start;
    this.#startWorker = startWorker;
    this.#stop = start.stop === null ? null : new Int32Array(start.stop);
  }

  /** Loads core and network, and starts the worker. */
  static async start(options: EngineOptions = {}): Promise<Engine> {
    const [core, network] = await Promise.all([
      loadCore(options.core),
      options.network === null ? null : loadNetwork(options.network),
    ]);
    const canShare = globalThis.crossOriginIsolated === true;
    const engine = new Engine(
      {
        kind: "start",
        core,
        network,
        megabytes: options.megabytes ?? DEFAULT_MEGABYTES,
        stop: canShare ? new SharedArrayBuffer(4) : null,
      },
      options.startWorker ?? defaultWorker,
    );
    await engine.variant();
    return engine;
  }

  /** Which code runs: "simd128" or "portable". */
  variant(): Promise<string> {
    this.#started ??= this.#open();
    return this.#started;
  }

  /** Finds the best lines of a game. Searches wait for each other. */
  async analyse(game: Game | GameData, options: AnalyseOptions): Promise<Analysis> {
    const { onReport, signal, ...request } = options;
    const message = {
      kind: "search",
      id: 0,
      game: "toData" in game ? game.toData() : game,
      request,
      reports: onReport !== undefined || signal !== undefined,
    } as const;
    const answer = await this.#ask(message, onReport, signal);
    if (answer.kind !== "found") throw unexpected(answer);
    return answer.analysis;
  }

  /** The action that the computer plays at a level from 1 to 10. */
  async choose(game: Game | GameData, level: number, signal?: AbortSignal): Promise<Action> {
    const request = levelRequest(level);
    const analysis = await this.analyse(
      game,
      signal === undefined ? request : { ...request, signal },
    );
    const action = analysis.lines[0]?.actions[0];
    if (action === undefined) throw new EngineError("crashed", "The engine found no move.");
    return action;
  }

  /** Forgets what earlier searches found: before another game. */
  async clear(): Promise<void> {
    await this.#ask({ kind: "clear", id: 0 });
  }

  /** Ends the worker and frees its memory. What was asked for fails. */
  close(): void {
    this.#isClosed = true;
    this.#end(new EngineError("closed", "The engine has been closed."));
  }

  /** One task after the other, so that a stop meets the one that it is for. */
  #ask(
    message: Task["message"],
    onReport?: (analysis: Analysis) => void,
    signal?: AbortSignal,
  ): Promise<WorkerAnswer> {
    const answer = this.#running.then(() => this.#run(message, onReport, signal));
    this.#running = answer.catch(() => {});
    return answer;
  }

  async #run(
    message: Task["message"],
    onReport: ((analysis: Analysis) => void) | undefined,
    signal: AbortSignal | undefined,
  ): Promise<WorkerAnswer> {
    await this.variant();
    const worker = this.#worker; // it may have been closed meanwhile
    if (worker === null) throw new EngineError("closed", "The engine has been closed.");
    const id = ++this.#lastId;
    if (this.#stop !== null) Atomics.store(this.#stop, 0, 0);
    const stop = () => this.#stopTask(id);
    try {
      return await new Promise<WorkerAnswer>((resolve, reject) => {
        const sent = { ...message, id };
        this.#tasks.set(id, {
          message: sent,
          onReport,
          latest: null,
          isStopping: false,
          resolve,
          reject,
        });
        worker.postMessage(sent);
        if (signal?.aborted) stop();
        signal?.addEventListener("abort", stop);
      });
    } finally {
      signal?.removeEventListener("abort", stop);
      this.#tasks.delete(id);
    }
  }

  /** Ends a search: by shared memory, or by ending the worker once there is something to return. */
  #stopTask(id: number): void {
    if (this.#stop !== null) {
      Atomics.store(this.#stop, 0, 1);
      return;
    }
    const task = this.#tasks.get(id);
    if (task === undefined) return;
    task.isStopping = true;
    const analysis = task.latest;
    if (analysis === null) return; // the first report will end it
    this.#tasks.delete(id);
    this.#end(new EngineError("crashed", "The engine was restarted."));
    task.resolve({ kind: "found", id, analysis });
  }

  #open(): Promise<string> {
    if (this.#isClosed)
      return Promise.reject(new EngineError("closed", "The engine has been closed."));
    return new Promise((resolve, reject) => {
      let worker: Worker;
      try {
        worker = this.#startWorker();
      } catch (cause) {
        reject(new EngineError("crashed", `The engine's worker can't start: ${cause}`, { cause }));
        return;
      }
      this.#worker = worker;
      worker.addEventListener("message", (event: MessageEvent<WorkerAnswer>) => {
        const answer = event.data;
        if (answer.kind === "ready") resolve(answer.variant);
        else if (answer.kind === "failed" && answer.id === null) {
          const error = new EngineError(answer.code, answer.message);
          this.#end(error);
          reject(error);
        } else this.#receive(answer);
      });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        const error = new EngineError("crashed", `The engine's worker failed: ${event.message}`);
        this.#end(error);
        reject(error);
      });
      worker.postMessage(this.#start);
    });
  }

  #receive(answer: Exclude<WorkerAnswer, { kind: "ready" }>): void {
    const task = answer.id === null ? undefined : this.#tasks.get(answer.id);
    if (task === undefined) return;
    if (answer.kind === "report") {
      task.latest = answer.analysis;
      task.onReport?.(answer.analysis);
      if (task.isStopping) this.#stopTask(answer.id);
    } else if (answer.kind === "failed") {
      const error = new EngineError(answer.code, answer.message);
      task.reject(error);
      if (answer.code === "crashed") this.#end(error);
    } else task.resolve(answer);
  }

  /** Ends the worker; the next task starts another. */
  #end(error: EngineError): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    const waiting = [...this.#tasks.values()];
    this.#tasks.clear();
    for (const task of waiting) task.reject(error);
  }
}

function defaultWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

function unexpected(answer: WorkerAnswer): EngineError {
  return new EngineError("crashed", `The worker answered with "${answer.kind}".`);
}
