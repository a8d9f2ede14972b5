/** Which part of the endless board is visible, and at what size. */

import { type Box, boxAround, CELL_WIDTH, center, type Point, sizeOf } from "./geometry";
import type { Cell } from "./types";

/** A point of the board is shown at `scale * point + offset`, in pixels. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** How much one press of a key or button enlarges the pieces. */
export const ZOOM_STEP = 1.3;

const NARROWEST = 18; // pixels per cell
const WIDEST = 220;

/** The camera that centers a box of the board on the screen, as large as allowed. */
export function fitting(box: Box, screen: Box): Camera {
  const [inner, outer] = [sizeOf(box), sizeOf(screen)];
  const scale = Math.min(
    largestScale(screen),
    outer.width / inner.width,
    outer.height / inner.height,
  );
  return {
    scale,
    x: (screen.left + screen.right) / 2 - (scale * (box.left + box.right)) / 2,
    y: (screen.top + screen.bottom) / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Tiles do not grow beyond a sixth of the shorter side, however few there are. */
function largestScale(screen: Box): number {
  const { width, height } = sizeOf(screen);
  return Math.min(112, Math.max(68, Math.min(width, height) / 6)) / CELL_WIDTH;
}

/** The width of a cell in pixels. */
export function cellWidth(camera: Camera): number {
  return camera.scale * CELL_WIDTH;
}

export function toBoard(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
}

/** The smallest and the largest scale: from half of what fits to little more than a cell. */
export function zoomLimits(fit: Camera, screen: Box): [least: number, most: number] {
  const { width, height } = sizeOf(screen);
  const widest = Math.min(WIDEST, 0.6 * Math.min(width, height)) / CELL_WIDTH;
  const least = Math.max(fit.scale / 2, NARROWEST / CELL_WIDTH);
  return [Math.min(fit.scale, least), Math.max(fit.scale, widest)];
}

/** The camera after zooming so that what is at a point of the screen stays there. */
export function zoomed(
  camera: Camera,
  factor: number,
  around: Point,
  [least, most]: readonly [number, number],
): Camera {
  // As the hive grows, the camera may end up beyond a limit; it need not jump back.
  const lowest = Math.min(least, camera.scale);
  const highest = Math.max(most, camera.scale);
  const scale = Math.min(highest, Math.max(lowest, camera.scale * factor));
  const ratio = scale / camera.scale;
  return {
    scale,
    x: around.x - (around.x - camera.x) * ratio,
    y: around.y - (around.y - camera.y) * ratio,
  };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** The camera moved back, as little as possible, so that a good part of the hive is in sight:
 * half of its width and height or of the screen's, and a piece in the middle of the screen. */
export function clamped(camera: Camera, screen: Box, hive: readonly Cell[]): Camera {
  const box = onScreen(camera, boxAround(hive, 0));
  const near = panned(camera, {
    x: overlapping(box.left, box.right, screen.left, screen.right),
    y: overlapping(box.top, box.bottom, screen.top, screen.bottom),
  });
  const { width, height } = sizeOf(screen);
  const ways = hive.map((cell) => {
    const { x, y } = toScreen(near, center(cell));
    return {
      x: within(x, screen.left + width / 4, screen.right - width / 4) - x,
      y: within(y, screen.top + height / 4, screen.bottom - height / 4) - y,
    };
  });
  const [shortest = { x: 0, y: 0 }] = ways.sort(
    (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
  );
  return panned(near, shortest);
}

/** How far a range has to move so that it overlaps a frame by half of the shorter one. */
function overlapping(start: number, end: number, low: number, high: number): number {
  const half = Math.min(end - start, high - low) / 2;
  return Math.max(0, low + half - end) - Math.max(0, start - (high - half));
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** How far the picture has to move to show a box; null if the box is too large for it. */
export function wayTo(camera: Camera, screen: Box, box: Box): Point | null {
  const seen = onScreen(camera, box);
  const [needed, given] = [sizeOf(seen), sizeOf(screen)];
  if (needed.width > given.width + 0.5 || needed.height > given.height + 0.5) return null;
  return {
    x: Math.max(0, screen.left - seen.left) - Math.max(0, seen.right - screen.right),
    y: Math.max(0, screen.top - seen.top) - Math.max(0, seen.bottom - screen.bottom),
  };
}

/** Where a box of the board is on the screen. */
export function onScreen(camera: Camera, box: Box): Box {
  const start = toScreen(camera, { x: box.left, y: box.top });
  const end = toScreen(camera, { x: box.right, y: box.bottom });
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

/** The visible part of the board. */
export function visible(camera: Camera, screen: Box): Box {
  const start = toBoard(camera, { x: screen.left, y: screen.top });
  const end = toBoard(camera, { x: screen.right, y: screen.bottom });
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

/** Whether a box is completely visible, with half a pixel of tolerance. */
export function shows(camera: Camera, screen: Box, box: Box): boolean {
  const way = wayTo(camera, screen, box);
  return way !== null && Math.abs(way.x) < 0.5 && Math.abs(way.y) < 0.5;
}

export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
