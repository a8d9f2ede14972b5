/** Which camera shows a whole hive, and whether another turn of the hive would show it larger. */

import { type Camera, cellWidth, fitting, shows, toScreen } from "./camera";
import { type Box, boxAround, CELL_WIDTH, center, LIFT, RADIUS, turned } from "./geometry";
import type { Cell } from "./types";

/** What to show, and the screen to show it on. */
export interface Sight {
  hive: readonly Cell[];
  /** The cells that pieces may go to. */
  targets: readonly Cell[];
  screen: Box;
  /** The lower right corner of the screen, which buttons cover. */
  covered: Box | null;
}

const ROOMY = CELL_WIDTH; // a row of cells around the hive, where pieces may go
const TIGHT = 10;
const TOUCHABLE = 44; // pixels: smaller cells are worth giving up room for
const LARGE = 48; // pixels: cells that need not be larger
const WORTH = 1.2; // how much larger a turn has to make them

/** With room for a row of cells around the hive, unless cells get too small to touch. */
export function fittingHive(sight: Sight): Camera {
  const { hive, targets } = sight;
  const roomy = boxAround(hive, ROOMY);
  const camera = fittingBeside({ ...roomy, top: roomy.top - LIFT }, sight);
  if (cellWidth(camera) >= TOUCHABLE) return camera;
  return fittingBeside(boxAround([...hive, ...targets], TIGHT), sight);
}

/** Whether a camera shows the whole hive and its targets, with nothing covering a piece. */
export function showsHive(camera: Camera, sight: Sight): boolean {
  const needed = boxAround([...sight.hive, ...sight.targets], TIGHT - 2);
  return shows(camera, sight.screen, needed) && !isCovered(camera, sight);
}

/** How many sixths to turn the hive to make its cells clearly larger; 0 if no turn does. */
export function bestTurn(sight: Sight): number {
  const width = (sixths: number) => {
    const turn = (cell: Cell) => turned(cell, sixths);
    const [hive, targets] = [sight.hive.map(turn), sight.targets.map(turn)];
    return cellWidth(fittingHive({ ...sight, hive, targets }));
  };
  const now = width(0);
  const best = width(1) > width(-1) ? 1 : -1; // half a turn more takes the same room
  return now < LARGE && width(best) > WORTH * now ? best : 0;
}

/** Fits a box; if the buttons would cover a piece, into the area above or beside them. */
function fittingBeside(box: Box, sight: Sight): Camera {
  const { screen, covered } = sight;
  const whole = fitting(box, screen);
  if (!covered || !isCovered(whole, sight)) return whole;
  const above = fitting(box, { ...screen, bottom: covered.top });
  const beside = fitting(box, { ...screen, right: covered.left });
  return above.scale > beside.scale ? above : beside;
}

function isCovered(camera: Camera, { hive, covered }: Sight): boolean {
  const reach = camera.scale * RADIUS;
  return (
    covered !== null &&
    hive.some((cell) => {
      const { x, y } = toScreen(camera, center(cell));
      return x + reach > covered.left && y + reach > covered.top;
    })
  );
}
