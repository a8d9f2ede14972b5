/** Where a notice over the board hides least: at its top or at its bottom. */

import type { Box } from "../board/geometry";

export type Side = "top" | "bottom";

/** Something on the board, and how much it matters that it is seen. */
export interface Landmark {
  box: Box;
  weight: number;
}

/** The side of the table where a notice of this height hides less; the top if it doesn't matter. */
export function quieterSide(table: Box, height: number, landmarks: readonly Landmark[]): Side {
  const { left, right, top, bottom } = table; // a DOMRect cannot be spread
  const above = { left, right, top, bottom: top + height };
  const below = { left, right, top: bottom - height, bottom };
  return hidden(below, landmarks) < hidden(above, landmarks) ? "bottom" : "top";
}

function hidden(place: Box, landmarks: readonly Landmark[]): number {
  return landmarks.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is seen of a board: its pieces, what is marked, the reserve whose turn it is,
 * and most of all the piles that can be used now. */
export function landmarksOf(board: Element): Landmark[] {
  const WEIGHTS: [string, number][] = [
    [".board-piece", 1],
    [".board-under > *, .board-over > *", 3],
    [".board-reserve.is-to-move", 3],
    [".board-pile.is-usable", 6],
  ];
  return WEIGHTS.flatMap(([selector, weight]) =>
    [...board.querySelectorAll(selector)].map((element) => ({
      box: element.getBoundingClientRect(),
      weight,
    })),
  );
}
