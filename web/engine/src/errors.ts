/** What can go wrong, as one kind of error with a code for programs and a sentence for people. */

export type EngineErrorCode =
  /** The browser has no WebAssembly, or its policy forbids it. */
  | "no-webassembly"
  /** core.wasm is damaged, of another version, or could not be loaded. */
  | "bad-module"
  /** The network's file is damaged, of another shape, or could not be loaded. */
  | "bad-network"
  /** There is not enough memory. */
  | "no-memory"
  /** A move, a piece, a GameString or a UHP command can't be read. */
  | "bad-notation"
  /** The move is not legal. */
  | "illegal-move"
  /** The game is over, or there is nothing to take back. */
  | "no-move"
  /** An argument is out of its range. */
  | "bad-argument"
  /** The core or the worker crashed; start a new one. */
  | "crashed"
  /** The engine has been closed. */
  | "closed";

export class EngineError extends Error {
  override readonly name = "EngineError";

  constructor(
    readonly code: EngineErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
