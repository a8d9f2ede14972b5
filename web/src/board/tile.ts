/** A piece as a tile around the origin: bevelled ivory or ebony with its insect and its number.
 *
 * The two sides differ by more than color: an ivory tile is inlaid with a line that runs
 * all around, an ebony one with six bars.
 */

import { hexagon, type Point } from "./geometry";
import { insectDrawing } from "./insects";
import { colorOf, insectOf, numberOf } from "./pieces";
import { element, group, path } from "./svg";
import type { PieceName } from "./types";

export const TILE_RADIUS = 57.5;
const THICKNESS = 7;

const EDGE = hexagon(TILE_RADIUS);
const FACE = hexagon(52.5, 9);
const LINE = hexagon(48.5, 8);
const GLEAM = "M-46.5 -25L-46.5 -26.8L0 -53.7L46.5 -26.8L46.5 -25";
const DUSK = "M-46.5 25L-46.5 26.8L0 53.7L46.5 26.8L46.5 25";
const BARS = bars(42.5, 7.5);

export function tile(piece: PieceName): SVGGElement {
  const color = colorOf(piece);
  const insect = insectOf(piece);
  return group(`board-tile board-${color} board-${insect}`, [
    shifted(path("board-shadow", EDGE), THICKNESS + 5),
    shifted(path("board-side", EDGE), THICKNESS),
    path("board-edge", EDGE),
    path("board-gleam", GLEAM),
    path("board-dusk", DUSK),
    path("board-face", FACE),
    path("board-inlay", color === "white" ? LINE : BARS),
    insectDrawing(insect, 0.76),
    ...pips(numberOf(piece)),
  ]);
}

/** An empty place in a reserve. */
export function slot(piece: PieceName): SVGGElement {
  const insect = insectOf(piece);
  return group(`board-slot board-${colorOf(piece)} board-${insect}`, [
    path("board-slot-line", hexagon(TILE_RADIUS - 4)),
    insectDrawing(insect, 0.62),
  ]);
}

/** A piece's number as dots, like on dice. */
function pips(number: number): SVGCircleElement[] {
  return Array.from({ length: number }, (_, k) =>
    element("circle", {
      class: "board-pip",
      cx: 9 * (k - (number - 1) / 2),
      cy: 43.5,
      r: 3,
    }),
  );
}

/** Short lines along the six sides, at a distance from the center of the tile. */
function bars(distance: number, half: number): string {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (k * Math.PI) / 3;
    const out: Point = { x: Math.cos(angle), y: Math.sin(angle) };
    const end = (side: number) =>
      `${(out.x * distance - out.y * half * side).toFixed(1)} ${(out.y * distance + out.x * half * side).toFixed(1)}`;
    return `M${end(-1)}L${end(1)}`;
  }).join("");
}

function shifted(made: SVGPathElement, down: number): SVGPathElement {
  made.setAttribute("transform", `translate(0 ${down})`);
  return made;
}
