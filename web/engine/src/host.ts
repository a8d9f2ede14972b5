/** The engine's side of the messages: a core with one search, wherever they run. */

import { Core } from "./core.ts";
import { EngineError } from "./errors.ts";
import { Game } from "./game.ts";
import type { StartMessage, WorkerAnswer, WorkerRequest } from "./messages.ts";
import { readNetwork } from "./network.ts";
import { type Analysis, Searcher } from "./search.ts";

type Post = (answer: WorkerAnswer) => void;

export class EngineHost {
  readonly #post: Post;
  #ready: Promise<Running> | null = null;

  constructor(post: Post) {
    this.#post = post;
  }

  async receive(message: WorkerRequest): Promise<void> {
    const id = message.kind === "start" ? null : message.id;
    try {
      if (message.kind === "start") {
        this.#ready = Running.start(message);
        this.#post({ kind: "ready", variant: (await this.#ready).variant });
      } else {
        if (this.#ready === null) throw new EngineError("closed", "The engine has not started.");
        (await this.#ready).answer(message, this.#post);
      }
    } catch (error) {
      const { code, message: text } = asEngineError(error);
      this.#post({ kind: "failed", id, code, message: text });
    }
  }
}

class Running {
  readonly #core: Core;
  readonly #searcher: Searcher;
  readonly #stop: Int32Array | null;

  private constructor(core: Core, searcher: Searcher, stop: Int32Array | null) {
    this.#core = core;
    this.#searcher = searcher;
    this.#stop = stop;
  }

  static async start(message: StartMessage): Promise<Running> {
    const core = await Core.load(message.core);
    const network = message.network === null ? 0 : await readNetwork(core, message.network);
    const searcher = new Searcher(core, network, message.megabytes);
    return new Running(core, searcher, message.stop === null ? null : new Int32Array(message.stop));
  }

  get variant(): string {
    return this.#core.variant;
  }

  answer(message: Exclude<WorkerRequest, StartMessage>, post: Post): void {
    const { kind, id } = message;
    if (kind === "clear") {
      this.#searcher.clear();
      post({ kind: "cleared", id });
    } else {
      const game = Game.fromData(this.#core, message.game);
      try {
        const isStopped = () => this.#isStopped();
        const onReport = message.reports
          ? { onReport: (analysis: Analysis) => post({ kind: "report", id, analysis }) }
          : {};
        const analysis = this.#searcher.run(game, message.request, { isStopped, ...onReport });
        post({ kind: "found", id, analysis });
      } finally {
        game.free();
      }
    }
  }

  #isStopped(): boolean {
    return this.#stop !== null && Atomics.load(this.#stop, 0) !== 0;
  }
}

function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  return new EngineError("crashed", `The engine has failed: ${error}`, { cause: error });
}
