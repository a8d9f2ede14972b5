/** How much of the board a picture shows. */

import { boxAround, center } from "../board/geometry";
import type { Cell } from "../net/types";

const MARGIN = 6;
const ABOVE_CENTER = 66; // how far a tile reaches up from the middle of its cell
const EDGE = 8; // the side of a tile that is seen below it

/** The view box around cells, with room for what is stacked on them. */
export function frameAround(
  pieces: readonly { at: Cell; level: number }[],
  cells: readonly Cell[] = [],
): string {
  const box = boxAround([...pieces.map(({ at }) => at), ...cells], MARGIN);
  const tops = pieces.map(({ at, level }) => center(at, level).y - ABOVE_CENTER);
  const top = Math.min(box.top, ...tops);
  return `${box.left} ${top} ${box.right - box.left} ${box.bottom - top + EDGE}`;
}
