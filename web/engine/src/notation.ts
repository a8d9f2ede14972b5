/**
 * MoveStrings of the Universal Hive Protocol: a piece, and where it goes relative to another.
 *
 *     -X west of X     X- east of X      X  on top of X
 *     \X north-west    X/ north-east
 *     /X south-west    X\ south-east
 */

import { EngineError } from "./errors.ts";
import { type Action, type Hex, type PieceName, pieceIndex, pieceName } from "./pieces.ts";

type Offset = readonly [q: number, r: number];

const BEFORE: Readonly<Record<string, Offset>> = { "-": [-1, 0], "/": [-1, 1], "\\": [0, -1] };
const AFTER: Readonly<Record<string, Offset>> = { "-": [1, 0], "/": [1, -1], "\\": [0, 1] };

/** The neighbors of a destination counterclockwise from the east, and how each is written. */
const REFERENCES: readonly (readonly [Offset, before: string, after: string])[] = [
  [[1, 0], "-", ""],
  [[1, -1], "/", ""],
  [[0, -1], "", "\\"],
  [[-1, 0], "", "-"],
  [[-1, 1], "", "/"],
  [[0, 1], "\\", ""],
];

/** The occupied hexes by `q,r`, each with its pieces from the ground up. */
export type Stacks = ReadonlyMap<string, readonly PieceName[]>;

export function hexKey(q: number, r: number): string {
  return `${q},${r}`;
}

/** Reads a MoveString; the reference may be any piece on the board. The move may be illegal. */
export function parseMove(text: string, places: ReadonlyMap<PieceName, Hex>): Action {
  const [name = "", reference, ...rest] = text.split(/\s+/).filter(Boolean);
  if (name.toLowerCase() === "pass" && reference === undefined) return "pass";
  if (rest.length > 0) throw unreadable(text, "nothing after the reference");
  const piece = pieceIndex(name);
  if (piece === undefined) throw unreadable(text, "a move such as wA1 bQ-, or pass");
  if (reference === undefined || reference === ".") {
    if (places.size > 0) throw unreadable(text, "a reference such as wQ, -wQ or wQ/");
    return { piece: pieceName(piece), q: 0, r: 0 };
  }
  const before = BEFORE[reference.charAt(0)];
  const after = before ? undefined : AFTER[reference.charAt(reference.length - 1)];
  const named = reference.slice(before ? 1 : 0, after ? -1 : undefined);
  const neighbor = pieceIndex(named);
  if (neighbor === undefined) throw unreadable(text, "a reference such as wQ, -wQ or wQ/");
  const at = places.get(pieceName(neighbor));
  if (at === undefined) throw unreadable(text, "a reference to a piece on the board");
  const [q, r] = before ?? after ?? [0, 0];
  return { piece: pieceName(piece), q: at.q + q, r: at.r + r };
}

function unreadable(text: string, expected: string): EngineError {
  return new EngineError(
    "bad-notation",
    `Can't read "${text.slice(0, 40)}"; expected ${expected}.`,
  );
}

/**
 * Writes a legal action in normal form. The reference is the piece to climb onto, or else the first
 * neighbor of the destination, counterclockwise from the east. The mover itself does not count.
 */
export function formatMove(action: Action, stacks: Stacks): string {
  if (action === "pass") return "pass";
  const { piece, q, r } = action;
  const topAt = (atQ: number, atR: number) =>
    stacks.get(hexKey(atQ, atR))?.findLast((other) => other !== piece);
  const below = topAt(q, r);
  if (below !== undefined) return `${piece} ${below}`;
  for (const [[dq, dr], before, after] of REFERENCES) {
    const neighbor = topAt(q + dq, r + dr);
    if (neighbor !== undefined) return `${piece} ${before}${neighbor}${after}`;
  }
  return piece;
}
