/** A stack fanned out to show its pieces. */

import { badge } from "./badges";
import { type Camera, cellWidth } from "./camera";
import { type Box, CELL_WIDTH, center, keyOf, RADIUS } from "./geometry";
import type { Layout } from "./state";
import { element, group, place } from "./svg";
import { tile } from "./tile";
import type { Cell } from "./types";

const SPACING = CELL_WIDTH + 8;
const PADDING = 16;
const READABLE = 64; // pixels

/** The pieces of a stack side by side, from the ground on the left, within the visible area. */
export function fanDrawings(
  layout: Layout,
  cell: Cell | null,
  camera: Camera,
  seen: Box,
): SVGGElement[] {
  const stack = cell && layout.stacks.get(keyOf(cell));
  if (!stack || stack.length < 2) return [];
  const scale = Math.max(1, READABLE / cellWidth(camera));
  const width = SPACING * (stack.length - 1) + CELL_WIDTH + 2 * PADDING;
  const height = 2 * RADIUS + 44;
  const [across, half] = [(scale * width) / 2, (scale * height) / 2];
  const top = center(cell, stack.length - 1);
  const above = top.y - RADIUS - 14 - half;
  const x = Math.max(seen.left + across, Math.min(seen.right - across, top.x));
  const y = above - half >= seen.top ? above : center(cell).y + RADIUS + 22 + half;
  const panel = element("rect", {
    class: "board-fan-panel",
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 22,
  });
  const pieces = stack.map((piece, level) =>
    place(
      group("board-fan-piece", [
        tile(piece),
        place(badge(String(level + 1), "board-height"), { x: 0, y: RADIUS + 16 }),
      ]),
      { x: SPACING * (level - (stack.length - 1) / 2), y: -12 },
    ),
  );
  const body = element("g", { transform: `scale(${scale})` }, [panel, ...pieces]);
  return [place(group("board-fan", [group("board-fan-body", [body])]), { x, y })];
}
