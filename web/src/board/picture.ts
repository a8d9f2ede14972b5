/** Small pictures of a hive: its tiles, and how much of the board is shown around them. */

import { boxAround, center, sizeOf } from "./geometry";
import { place } from "./svg";
import { tile } from "./tile";
import type { Cell, PlacedPiece } from "./types";

const MARGIN = 6;
const ABOVE_CENTER = 66; // how far a tile reaches up from the middle of its cell
const EDGE = 8; // the side of a tile that is seen below it

/** The tiles from back to front, so that nearer ones cover those behind them. */
export function tilesOf(pieces: readonly PlacedPiece[]): SVGGElement[] {
  return pieces
    .toSorted((a, b) => a.at[1] - b.at[1] || a.level - b.level)
    .map(({ piece, at, level }) => place(tile(piece), center(at, level)));
}

/** The view box around pieces and other cells, with room for stacks; never smaller than `least`. */
export function frameAround(
  pieces: readonly PlacedPiece[],
  cells: readonly Cell[] = [],
  least = { width: 0, height: 0 },
): string {
  const box = boxAround([...pieces.map(({ at }) => at), ...cells], MARGIN);
  const tops = pieces.map(({ at, level }) => center(at, level).y - ABOVE_CENTER);
  const [top, bottom] = [Math.min(box.top, ...tops), box.bottom + EDGE];
  const needed = sizeOf({ ...box, top, bottom });
  const width = Math.max(needed.width, least.width);
  const height = Math.max(needed.height, least.height);
  return [(box.left + box.right - width) / 2, (top + bottom - height) / 2, width, height].join(" ");
}
