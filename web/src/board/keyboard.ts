/** The keys of the board.
 *
 * Left and right follow a row; up and down go straight by alternating between the two upper or
 * lower neighbors. Home, Page Up, End and Page Down are the four diagonal directions, as on a
 * number pad. Tab is not handled, so that it leaves the board.
 */

import { ZOOM_STEP } from "./camera";
import { type Direction, neighbor } from "./geometry";
import type { Cell } from "./types";

export type CameraCommand = { kind: "zoom"; factor: number } | { kind: "fit" };

export type Command =
  | { kind: "step"; to: (from: Cell) => Cell }
  | { kind: "cycle"; by: 1 | -1 }
  | CameraCommand
  | { kind: "activate" | "deselect" | "reserve" | "inspect" };

/** These do the same whatever has the focus. */
export const CAMERA_KEYS: Readonly<Record<string, CameraCommand>> = {
  "+": { kind: "zoom", factor: ZOOM_STEP },
  "=": { kind: "zoom", factor: ZOOM_STEP },
  "-": { kind: "zoom", factor: 1 / ZOOM_STEP },
  "0": { kind: "fit" },
};

const COMMANDS: Readonly<Record<string, Command>> = {
  ...CAMERA_KEYS,
  ArrowRight: step("east"),
  ArrowLeft: step("west"),
  ArrowUp: {
    kind: "step",
    to: (from) => neighbor(from, isEven(from) ? "north-east" : "north-west"),
  },
  ArrowDown: {
    kind: "step",
    to: (from) => neighbor(from, isEven(from) ? "south-east" : "south-west"),
  },
  PageUp: step("north-east"),
  Home: step("north-west"),
  End: step("south-west"),
  PageDown: step("south-east"),
  "]": { kind: "cycle", by: 1 },
  "[": { kind: "cycle", by: -1 },
  Enter: { kind: "activate" },
  " ": { kind: "activate" },
  Escape: { kind: "deselect" },
  r: { kind: "reserve" },
  i: { kind: "inspect" },
};

/** What a key asks for; null for keys that are not the board's. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return COMMANDS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

function step(direction: Direction): Command {
  return { kind: "step", to: (from) => neighbor(from, direction) };
}

function isEven([, r]: Cell): boolean {
  return r % 2 === 0;
}
