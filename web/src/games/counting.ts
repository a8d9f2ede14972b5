/** How moves are counted everywhere: a move is one turn of one player, as the list numbers them. */

import type { Color } from "../board/types";
import type { PlayedMoveView } from "../net/types";

/** The last move after this many plies; number 0 before the first. */
export function moveOf(plies: number): { number: number; color: Color } {
  return { number: Math.ceil(plies / 2), color: plies % 2 === 1 ? "white" : "black" };
}

/** Whose turn it is after this many plies, and the number of that turn. */
export function turnAfter(plies: number): { number: number; color: Color } {
  return moveOf(plies + 1);
}

/** Moves with their numbers, as in the list of moves. */
export function numbered(
  moves: readonly PlayedMoveView[],
  pliesBefore: number,
  written: (move: PlayedMoveView) => string,
): string {
  return moves
    .map((move, index) => {
      const { number, color } = moveOf(pliesBefore + index + 1);
      return `${number}${color === "white" ? "." : "…"} ${written(move)}`;
    })
    .join(", ");
}

/** How many moves were played since earlier ones; null if some of those were taken back. */
export function movesSince(
  earlier: readonly PlayedMoveView[],
  moves: readonly PlayedMoveView[],
): number | null {
  const isContinued = earlier.every(({ move }, index) => moves[index]?.move === move);
  return isContinued ? moves.length - earlier.length : null;
}
