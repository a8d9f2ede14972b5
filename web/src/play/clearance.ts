/** Where a notice over the board hides least: at its top or at its bottom. */

export type Side = "top" | "bottom";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the board, and how much it matters that it is seen. */
export interface Sight {
  rect: Rect;
  weight: number;
}

/** The side of the table where a notice of this height hides less; the top if it is all the same. */
export function quieterSide(table: Rect, height: number, sights: readonly Sight[]): Side {
  const { left, right, top, bottom } = table; // a DOMRect cannot be spread
  const above = { left, right, top, bottom: top + height };
  const below = { left, right, top: bottom - height, bottom };
  return hidden(below, sights) < hidden(above, sights) ? "bottom" : "top";
}

function hidden(place: Rect, sights: readonly Sight[]): number {
  return sights.reduce((sum, { rect, weight }) => sum + weight * overlap(place, rect), 0);
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is seen of a board: its pieces, what is marked, and the reserve whose turn it is. */
export function sightsOf(board: Element): Sight[] {
  const WEIGHTS: [string, number][] = [
    [".board-piece", 1],
    [".board-under > *, .board-over > *", 3],
    [".board-reserve.is-to-move", 3],
  ];
  return WEIGHTS.flatMap(([selector, weight]) =>
    [...board.querySelectorAll(selector)].map((element) => ({
      rect: element.getBoundingClientRect(),
      weight,
    })),
  );
}
