/** Where a notice hides the least of the board: at the top or the bottom, over a reserve or next to it. */

import { type Box, sizeOf } from "../board/geometry";

export type Side = "top" | "bottom";

/** A side of the table, and how many pixels away from it. */
export interface Place {
  side: Side;
  inset: number;
}

/** Something on the board, and how much it matters that it is seen. */
export interface Landmark {
  box: Box;
  weight: number;
}

/** How much room the reserves take at the top and at the bottom. */
export type Reserved = Record<Side, number>;

/** Where a notice hides the least of a table; next to the upper reserve if it doesn't matter. */
export function quietestPlace(
  table: Box,
  notice: Box,
  landmarks: readonly Landmark[],
  reserved: Reserved,
): Place {
  const places: Place[] = [
    { side: "top", inset: reserved.top },
    { side: "bottom", inset: reserved.bottom },
    { side: "top", inset: 0 },
    { side: "bottom", inset: 0 },
  ];
  const { height } = sizeOf(notice);
  const cost = ({ side, inset }: Place) => {
    const top = side === "top" ? table.top + inset : table.bottom - inset - height;
    const { left, right } = notice; // a DOMRect cannot be spread
    return hidden({ left, right, top, bottom: top + height }, landmarks);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function hidden(place: Box, landmarks: readonly Landmark[]): number {
  return landmarks.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is seen of a board: its pieces, what is marked, the reserves, above all the one whose turn
 * it is, and most of all the piles that can be used now. */
export function landmarksOf(board: Element): Landmark[] {
  const WEIGHTS: [string, number][] = [
    [".board-piece", 1],
    [".board-under > *, .board-over > *", 3],
    [".board-reserve:not(.is-to-move)", 0.2],
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

/** The height that the reserves above and below the hive take. */
export function reservedIn(board: Element): Reserved {
  const table = board.getBoundingClientRect();
  const reserved = { top: 0, bottom: 0 };
  for (const reserve of board.querySelectorAll(".board-reserve:not(.is-empty)")) {
    const { top, bottom, width, height } = reserve.getBoundingClientRect();
    if (width < height) continue;
    const isUpper = top + bottom < table.top + table.bottom;
    if (isUpper) reserved.top = bottom - table.top;
    else reserved.bottom = table.bottom - top;
  }
  return reserved;
}
