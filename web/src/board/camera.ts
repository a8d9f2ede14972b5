/** Which part of the endless board is seen, and how large. */

import { type Box, CELL_WIDTH, type Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** A point of the board is seen at `scale * point + offset`, in pixels. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

const NARROWEST = 18; // pixels a cell
const WIDEST = 220;

/** The camera that shows a box as large as it may be, in the middle. */
export function fitting(box: Box, size: Size): Camera {
  const scale = Math.min(
    largestScale(size),
    size.width / (box.right - box.left),
    size.height / (box.bottom - box.top),
  );
  return {
    scale,
    x: size.width / 2 - (scale * (box.left + box.right)) / 2,
    y: size.height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Tiles do not grow beyond a seventh of the shorter side, however few there are. */
function largestScale({ width, height }: Size): number {
  return Math.min(112, Math.max(68, Math.min(width, height) / 6)) / CELL_WIDTH;
}

/** How many pixels wide a cell is seen. */
export function cellWidth(camera: Camera): number {
  return camera.scale * CELL_WIDTH;
}

export function toBoard(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
}

/** The camera after zooming so that what is at a point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, around: Point): Camera {
  const scale = Math.min(
    WIDEST / CELL_WIDTH,
    Math.max(NARROWEST / CELL_WIDTH, camera.scale * factor),
  );
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

/** The part of the board that is seen. */
export function visible(camera: Camera, size: Size): Box {
  const start = toBoard(camera, { x: 0, y: 0 });
  const end = toBoard(camera, { x: size.width, y: size.height });
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

/** Whether a box is seen whole; half a pixel is forgiven. */
export function shows(camera: Camera, size: Size, box: Box): boolean {
  const seen = visible(camera, size);
  const slack = 0.5 / camera.scale;
  return (
    box.left >= seen.left - slack &&
    box.top >= seen.top - slack &&
    box.right <= seen.right + slack &&
    box.bottom <= seen.bottom + slack
  );
}

export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
