/** What the page and the engine's worker send each other. */

import type { EngineErrorCode } from "./errors.ts";
import type { GameData } from "./game.ts";
import type { Analysis, SearchRequest } from "./search.ts";

/** The first message: what the worker needs to begin. */
export interface StartMessage {
  kind: "start";
  /** The core, compiled or not: the worker's policy may allow what the page's forbids. */
  core: BufferSource | WebAssembly.Module;
  /** The file of the network; null for the hand-written evaluation. */
  network: ArrayBuffer | null;
  megabytes: number;
  /** One number that is not 0 while a search is to be stopped; null if memory can't be shared. */
  stop: SharedArrayBuffer | null;
}

export type WorkerRequest =
  | StartMessage
  | { kind: "search"; id: number; game: GameData; request: SearchRequest; reports: boolean }
  | { kind: "clear"; id: number };

export type WorkerAnswer =
  | { kind: "ready"; variant: string }
  | { kind: "report"; id: number; analysis: Analysis }
  | { kind: "found"; id: number; analysis: Analysis }
  | { kind: "cleared"; id: number }
  /** Without an id, the worker could not start. */
  | { kind: "failed"; id: number | null; code: EngineErrorCode; message: string };
