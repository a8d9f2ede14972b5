/** A move chosen in advance: the piece at its destination, and an arrow to it. */

import { arrow, bend } from "./arrows";
import { center, hexagon } from "./geometry";
import { heightOf, type Layout } from "./state";
import { group, path, place } from "./svg";
import { TILE_RADIUS, tile } from "./tile";
import type { Cell, PieceName } from "./types";

const RING = hexagon(TILE_RADIUS - 2);

export function premoveDrawings(
  layout: Layout,
  premove: { piece: PieceName; to: Cell } | null,
): SVGGElement[] {
  if (!premove) return [];
  const to = center(premove.to, heightOf(layout, premove.to));
  const ghost = place(group("board-premove-ghost", [tile(premove.piece), path("", RING)]), to);
  const spot = layout.spots.get(premove.piece);
  if (!spot) return [ghost];
  const from = center(spot.at, spot.level);
  return [ghost, arrow(from, to, bend(from, to), "board-premove")];
}
