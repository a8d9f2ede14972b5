/** Searches a game for its best moves. It blocks its thread: pages use it through a worker. */

import type { Core, Handle } from "./core.ts";
import { LEVELS, LONGEST_WIN, MAX_DEPTH, MAX_SECONDS, POINTS_PER_LOG_ODDS, WIN } from "./data.ts";
import { EngineError } from "./errors.ts";
import type { Game } from "./game.ts";
import { type Action, actionOf } from "./pieces.ts";

/** A search ends at the first of these limits; at least one must be given. */
export interface Limit {
  seconds?: number;
  depth?: number;
  nodes?: number;
}

/** The weakness of a search. The same seed always makes the same mistakes. */
export interface Handicap {
  /** How many of 1024 moves it overlooks. */
  overlooked: number;
  /** By how many points it may misjudge a position. */
  misjudged: number;
  seed: bigint;
}

/** An action and the best play expected after it. */
export interface Line {
  actions: Action[];
  /** In points for the player to move; a well-placed piece is worth about a hundred. */
  score: number;
  depth: number;
  /** The plies to a proven win, negative for a loss; null if nothing is proven. */
  winIn: number | null;
  /** The expected result for the player to move, from 0 (lost) to 1 (won). */
  chance: number;
}

export interface Analysis {
  /** Best first. */
  lines: Line[];
  depth: number;
  nodes: number;
  seconds: number;
}

export interface SearchRequest {
  limit: Limit;
  /** How many lines to find; 1 unless given. */
  lines?: number;
  handicap?: Handicap | null;
}

export interface SearchCalls {
  /** After each depth. */
  onReport?(analysis: Analysis): void;
  /** About twenty times a second; true ends the search. */
  isStopped?(): boolean;
}

/** The megabytes of a search's table unless others are given; the same as in Python. */
export const DEFAULT_MEGABYTES = 16;

/** The strongest level: the full engine. */
export const FULL_LEVEL = LEVELS.length;

/** The search that plays at a level from 1 to 10. */
export function levelRequest(level: number, seed: bigint = randomSeed()): SearchRequest {
  const found = LEVELS[level - 1];
  if (found === undefined)
    throw new EngineError("bad-argument", `A level is from 1 to ${FULL_LEVEL}.`);
  const { overlooked, misjudged, ...limit } = found;
  return { limit, handicap: { overlooked, misjudged, seed } };
}

function randomSeed(): bigint {
  const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return seed;
}

/** A search with its table of results. */
export class Searcher {
  readonly #core: Core;
  #handle: Handle; // 0 once it is freed

  /** Without a network (0) it uses the hand-written evaluation. */
  constructor(core: Core, network: Handle, megabytes = DEFAULT_MEGABYTES) {
    this.#core = core;
    this.#handle = core.demand("skep_search_new", megabytes, network);
  }

  free(): void {
    if (this.#handle !== 0) this.#core.call("skep_search_free", this.#handle);
    this.#handle = 0;
  }

  get #live(): Handle {
    if (this.#handle === 0) throw new EngineError("bad-argument", "The search was freed.");
    return this.#handle;
  }

  /** Forgets what earlier searches found, so that the next ones are repeatable. */
  clear(): void {
    this.#core.call("skep_search_clear", this.#live);
  }

  run(game: Game, request: SearchRequest, calls: SearchCalls = {}): Analysis {
    if (game.outcome !== null) throw new EngineError("no-move", "The game is over.");
    const { seconds, depth, nodes } = request.limit;
    if (seconds === undefined && depth === undefined && nodes === undefined)
      throw new EngineError("bad-argument", "A limit needs seconds, a depth or nodes.");
    const { overlooked = 0, misjudged = 0, seed = 0n } = request.handicap ?? {};
    const core = this.#core;
    const failures: unknown[] = [];
    const listener = {
      onReport: () => guarded(() => calls.onReport?.(this.#found())),
      onPause: () => failures.length > 0 || (guarded(() => calls.isStopped?.()) ?? false),
    };
    // An error must not cross the core, whose memory it would leave in disorder.
    const guarded = <T>(call: () => T): T | undefined => {
      try {
        return call();
      } catch (error) {
        failures.push(error);
        return undefined;
      }
    };
    core.listening(listener, () =>
      core.demand(
        "skep_search_run",
        this.#live,
        game.handle,
        Math.min(whole("A depth", depth ?? MAX_DEPTH), MAX_DEPTH),
        BigInt(whole("A number of nodes", nodes ?? Number.MAX_SAFE_INTEGER)),
        Math.min(positive(seconds ?? MAX_SECONDS), MAX_SECONDS),
        MAX_SECONDS,
        Math.min(whole("A number of lines", request.lines ?? 1), 2 ** 16),
        overlooked,
        misjudged,
        BigInt.asUintN(64, seed),
        Number(calls.onReport !== undefined),
      ),
    );
    if (failures.length > 0) throw failures[0];
    return this.#found();
  }

  #found(): Analysis {
    const view = this.#core.view(this.#core.call("skep_output"));
    let word = 4;
    const next = () => view.getInt32(4 * word++, true);
    const depth = next();
    const lines = Array.from({ length: next() }, () => {
      const score = next();
      const lineDepth = next();
      const actions = Array.from({ length: next() }, () => actionOf(next(), next(), next()));
      return { actions, score, depth: lineDepth, winIn: winIn(score), chance: chance(score) };
    });
    const nodes = Number(view.getBigUint64(8, true));
    return { lines, depth, nodes, seconds: view.getFloat64(0, true) };
  }
}

/** The plies to the proven win that a score stands for, negative for a loss; else null. */
export function winIn(score: number): number | null {
  const plies = WIN - Math.abs(score);
  if (plies > LONGEST_WIN) return null;
  return score > 0 ? plies : -plies;
}

/** The expected result of a player with this score, from 0 (lost) to 1 (won). */
export function chance(score: number): number {
  if (winIn(score) !== null) return Number(score > 0);
  return 1 / (1 + Math.exp(-score / POINTS_PER_LOG_ODDS));
}

function whole(what: string, number: number): number {
  if (!Number.isSafeInteger(number) || number < 1)
    throw new EngineError("bad-argument", `${what} is a whole number of at least 1.`);
  return number;
}

function positive(seconds: number): number {
  if (!(seconds > 0)) throw new EngineError("bad-argument", "The seconds must be more than 0.");
  return seconds;
}
