/** Reads moves in the notation of the Universal Hive Protocol: a piece and its reference. */

import type { Direction } from "./geometry";
import type { PieceName } from "./types";

export interface Placing {
  piece: PieceName;
  /** What it lies beside or on; null for the first piece of a game. */
  reference: PieceName | null;
  /** Where it lies, seen from the reference. */
  direction: Direction | "top";
}

const BEFORE: Readonly<Record<string, Direction>> = {
  "\\": "north-west",
  "-": "west",
  "/": "south-west",
};
const AFTER: Readonly<Record<string, Direction>> = {
  "\\": "south-east",
  "-": "east",
  "/": "north-east",
};

/** Reads a move such as `wA1 bQ-`; null for a pass. */
export function readMove(move: string): Placing | null {
  const found = /^([wb][A-Z]\d?)(?: ([-/\\]?)([wb][A-Z]\d?)([-/\\]?))?$/.exec(move);
  if (!found) return null;
  const [, piece = "", before = "", reference = null, after = ""] = found;
  return { piece, reference, direction: BEFORE[before] ?? AFTER[after] ?? "top" };
}
