/** What the name of a piece says: its color, its insect and its number. */

import type { Color, PieceName } from "./types";

export const INSECTS = ["Q", "S", "B", "G", "A", "M", "L", "P"] as const;
export type Insect = (typeof INSECTS)[number];

export function otherColor(color: Color): Color {
  return color === "white" ? "black" : "white";
}

export function colorOf(piece: PieceName): Color {
  return piece.startsWith("w") ? "white" : "black";
}

export function insectOf(piece: PieceName): Insect {
  const letter = piece.charAt(1) as Insect;
  if (!INSECTS.includes(letter)) throw new Error(`unknown piece ${piece}: expected one such as wQ`);
  return letter;
}

/** 0 if a player has only one piece of this insect. */
export function numberOf(piece: PieceName): number {
  return Number(piece.slice(2));
}
