/** Hexes in the plane: pointy-top cells whose corners are 60 units from the center. */

import type { Cell } from "./types";

export const RADIUS = 60;
export const CELL_WIDTH = Math.sqrt(3) * RADIUS;
/** How much higher a tile is drawn than the one below it. */
export const LIFT = 13;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export function sizeOf({ left, top, right, bottom }: Box): Size {
  return { width: right - left, height: bottom - top };
}

/** Whether a point lies in a box, including its edges. */
export function contains({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export type Direction = "east" | "north-east" | "north-west" | "west" | "south-west" | "south-east";

export const STEPS: Readonly<Record<Direction, Cell>> = {
  east: [1, 0],
  "north-east": [1, -1],
  "north-west": [0, -1],
  west: [-1, 0],
  "south-west": [-1, 1],
  "south-east": [0, 1],
};

/** The directions counterclockwise, a sixth of a turn apart. */
const AROUND = Object.keys(STEPS) as Direction[];

/** Where a cell ends up when the table is turned clockwise by this many sixths. */
export function turned([q, r]: Cell, sixths: number): Cell {
  let cell: Cell = [q, r];
  for (let left = modulo(sixths, 6); left > 0; left--) cell = [-cell[1] + 0, cell[0] + cell[1]];
  return cell;
}

export function turnedDirection(direction: Direction, sixths: number): Direction {
  return AROUND[modulo(AROUND.indexOf(direction) - sixths, 6)] ?? direction;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** A cell as a key for maps and sets. */
export type CellKey = string;

export function keyOf([q, r]: Cell): CellKey {
  return `${q},${r}`;
}

export function cellOf(key: CellKey): Cell {
  const [q, r] = key.split(",");
  return [Number(q), Number(r)];
}

export function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function neighbor([q, r]: Cell, direction: Direction): Cell {
  const [dq, dr] = STEPS[direction];
  return [q + dq, r + dr];
}

export function neighbors(cell: Cell): Cell[] {
  return AROUND.map((direction) => neighbor(cell, direction));
}

/** The number of steps between two cells. */
export function distance([q, r]: Cell, [otherQ, otherR]: Cell): number {
  const [across, down] = [otherQ - q, otherR - r];
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

/** The direction to another cell, or the one closest to it. */
export function directionTo(from: Cell, to: Cell): Direction {
  const [start, end] = [center(from), center(to)];
  const likeness = (direction: Direction) => {
    const step = center(STEPS[direction]);
    return step.x * (end.x - start.x) + step.y * (end.y - start.y);
  };
  return AROUND.reduce((best, each) => (likeness(each) > likeness(best) ? each : best));
}

/** The center of a tile at a level on a cell. */
export function center([q, r]: Cell, level = 0): Point {
  return { x: CELL_WIDTH * (q + r / 2), y: 1.5 * RADIUS * r - LIFT * level };
}

/** The cell that contains a point. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / (1.5 * RADIUS);
  const q = x / CELL_WIDTH - r / 2;
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return [roundQ + 0, roundR + 0]; // never a negative zero
}

/** The box around cells with their stacks, widened by this many units on each side. */
export function boxAround(cells: Iterable<Cell>, margin: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = center(cell);
    box.left = Math.min(box.left, x - CELL_WIDTH / 2 - margin);
    box.right = Math.max(box.right, x + CELL_WIDTH / 2 + margin);
    box.top = Math.min(box.top, y - RADIUS - margin);
    box.bottom = Math.max(box.bottom, y + RADIUS + margin);
  }
  return box.left === Infinity ? boxAround([[0, 0]], margin) : box;
}

/** The corners of a hexagon around the origin, clockwise from the top. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, k) => ({
    x: radius * Math.sin((k * Math.PI) / 3),
    y: -radius * Math.cos((k * Math.PI) / 3),
  }));
}

/** The outline of a hexagon around the origin, rounded from a distance before each corner. */
export function hexagon(radius: number, corner = 11): string {
  const points = corners(radius);
  const share = corner / radius;
  const toward = (from: Point, to: Point) =>
    spell({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const sides = points.map((point, k) => {
    const before = points[(k + 5) % 6] as Point;
    const after = points[(k + 1) % 6] as Point;
    return `${toward(point, before)}Q${spell(point)} ${toward(point, after)}`;
  });
  return `M${sides.join("L")}Z`;
}

// The side between corners k and k + 1 lies in the k-th of these directions.
const SIDES: readonly Direction[] = [
  "north-east",
  "east",
  "south-east",
  "south-west",
  "west",
  "north-west",
];

/** The outline of a group of cells: the sides that no two of its cells share. */
export function outline(cells: readonly Cell[]): string {
  const group = new Set(cells.map(keyOf));
  const points = corners(RADIUS);
  const next = new Map<string, string>();
  for (const cell of cells) {
    const middle = center(cell);
    const at = (k: number) => {
      const corner = points[k % 6] as Point;
      return spell({ x: middle.x + corner.x, y: middle.y + corner.y });
    };
    SIDES.forEach((direction, k) => {
      if (!group.has(keyOf(neighbor(cell, direction)))) next.set(at(k), at(k + 1));
    });
  }
  let path = "";
  while (next.size > 0) {
    const [start] = next.keys();
    const loop: string[] = [];
    for (let point = start; point !== undefined; ) {
      loop.push(point);
      const following = next.get(point);
      next.delete(point);
      point = following === start ? undefined : following;
    }
    path += `M${loop.join("L")}Z`;
  }
  return path;
}

function spell({ x, y }: Point): string {
  return `${Number(x.toFixed(1)) + 0} ${Number(y.toFixed(1)) + 0}`;
}
