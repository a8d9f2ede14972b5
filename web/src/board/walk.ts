/** Where the keyboard cursor goes: from cell to cell, and from one choice to the next. */

import { cellOf, neighbors, same } from "./geometry";
import { type BoardState, targetsOf } from "./state";
import type { Cell } from "./types";

/** The cells of the hive and the destinations of its pieces. */
export function extent(state: BoardState): [hive: Cell[], targets: Cell[]] {
  const hive = [...state.layout.stacks.keys()].map(cellOf);
  return [hive, Object.values(state.view.position.legal).flat()];
}

/** Whether the cursor may go to a cell: no farther than the row of empty cells around the hive. */
export function isInReach(state: BoardState, cell: Cell): boolean {
  const [hive, targets] = extent(state);
  const reach = [...hive.flatMap((each) => [each, ...neighbors(each)]), ...targets];
  return isWithin(reach, cell);
}

/** The next destination of the selected piece, or the next piece that can move. */
export function nextChoice(state: BoardState, cursor: Cell, by: 1 | -1): Cell | undefined {
  const { view, layout, selected } = state;
  const movers = [...layout.stacks].flatMap(([key, stack]) => {
    const top = stack.at(-1);
    return top && targetsOf(view, top).length > 0 ? [cellOf(key)] : [];
  });
  const stops = selected ? targetsOf(view, selected) : movers.sort(inReadingOrder);
  const at = stops.findIndex((cell) => same(cell, cursor));
  return stops.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % stops.length);
}

/** Whether a cell is within the rows and columns spanned by other cells. */
function isWithin(cells: readonly Cell[], cell: Cell): boolean {
  const spans = (measure: (cell: Cell) => number) => {
    const values = cells.map(measure);
    return Math.min(...values) <= measure(cell) && measure(cell) <= Math.max(...values);
  };
  return spans(([, r]) => r) && spans(([q, r]) => 2 * q + r);
}

function inReadingOrder(a: Cell, b: Cell): number {
  return a[1] - b[1] || a[0] - b[0];
}
