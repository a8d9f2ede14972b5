/** How moves are counted everywhere: a move is one turn of one player, as the list numbers them. */

import type { Color } from "../net/types";

/** The last move after this many plies; number 0 before the first. */
export function moveOf(plies: number): { number: number; color: Color } {
  return { number: Math.ceil(plies / 2), color: plies % 2 === 1 ? "white" : "black" };
}
