/** The cells of the table: a faint pattern under the hive, shown if the page wants it. */

import { CELL_WIDTH, RADIUS } from "./geometry";
import { element, group, path } from "./svg";

const REACH = 200; // cells each way, more than any hive has
const ROWS = 3 * RADIUS; // the height of two rows, after which the pattern repeats

const HALF = CELL_WIDTH / 2;

/** The sides of one cell, and the one that two cells of the next row share. */
const SIDES = `M0 ${-RADIUS}L${HALF} ${-RADIUS / 2}V${RADIUS / 2}L0 ${RADIUS}L${-HALF} ${RADIUS / 2}V${-RADIUS / 2}ZM0 ${RADIUS}V${2 * RADIUS}`;

export function gridPattern(ids: string): SVGPatternElement {
  const shape = {
    id: `${ids}-grid`,
    patternUnits: "userSpaceOnUse",
    x: -HALF,
    y: -RADIUS,
    width: CELL_WIDTH,
    height: ROWS,
    viewBox: `${-HALF} ${-RADIUS} ${CELL_WIDTH} ${ROWS}`,
  };
  return element("pattern", shape, [path("board-grid-line", SIDES)]);
}

export function gridDrawing(ids: string): SVGGElement {
  const reach = REACH * CELL_WIDTH;
  const area = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  const drawing = group("board-grid", [element("rect", { ...area, fill: `url(#${ids}-grid)` })]);
  drawing.setAttribute("aria-hidden", "true");
  return drawing;
}
