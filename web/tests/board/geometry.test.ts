import { describe, expect, it } from "vitest";
import {
  boxAround,
  CELL_WIDTH,
  cellAt,
  cellOf,
  center,
  hexagon,
  keyOf,
  LIFT,
  neighbors,
  outline,
  RADIUS,
  same,
} from "../../src/board/geometry";
import type { Cell } from "../../src/board/types";

const CELLS: Cell[] = [
  [0, 0],
  [3, -5],
  [-7, 2],
  [12, 11],
];

describe("cells", () => {
  it("are found again from every point near their middle", () => {
    for (const cell of CELLS) {
      const { x, y } = center(cell);
      for (const [dx, dy] of [
        [0, 0],
        [40, 0],
        [-40, 20],
        [0, 50],
        [0, -50],
      ] as const) {
        expect(cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
      }
    }
  });

  it("end half way to their neighbors", () => {
    expect(cellAt({ x: CELL_WIDTH / 2 - 1, y: 0 })).toEqual([0, 0]);
    expect(cellAt({ x: CELL_WIDTH / 2 + 1, y: 0 })).toEqual([1, 0]);
  });

  it("are equally far from their six neighbors", () => {
    const middle = center([4, -2]);
    for (const neighbor of neighbors([4, -2])) {
      const { x, y } = center(neighbor);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(CELL_WIDTH);
    }
  });

  it("have distinct keys", () => {
    for (const cell of CELLS) expect(same(cellOf(keyOf(cell)), cell)).toBe(true);
    expect(keyOf([1, 11])).not.toBe(keyOf([11, 1]));
  });

  it("show upper tiles higher", () => {
    expect(center([0, 0], 2).y).toBe(center([0, 0]).y - 2 * LIFT);
  });
});

describe("outline", () => {
  const corners = (path: string) => path.split(/[ML]/).length - 1;
  const loops = (path: string) => path.split("M").length - 1;

  it("goes around one cell with six corners", () => {
    expect([loops(outline([[0, 0]])), corners(outline([[0, 0]]))]).toEqual([1, 6]);
  });

  it("does not go between neighbors", () => {
    const path = outline([
      [0, 0],
      [1, 0],
    ]);
    expect([loops(path), corners(path)]).toEqual([1, 10]);
  });

  it("goes around a hole, too", () => {
    const path = outline(neighbors([0, 0]));
    expect([loops(path), corners(path)]).toEqual([2, 18 + 6]);
  });

  it("goes around separate groups separately", () => {
    expect(
      loops(
        outline([
          [0, 0],
          [5, 0],
        ]),
      ),
    ).toBe(2);
  });
});

describe("boxAround", () => {
  it("holds all cells and the margin", () => {
    const box = boxAround(
      [
        [0, 0],
        [0, 2],
      ],
      10,
    );
    expect(box.top).toBeCloseTo(-RADIUS - 10);
    expect(box.bottom).toBeCloseTo(4 * RADIUS + 10);
    expect(box.right - box.left).toBeCloseTo(2 * CELL_WIDTH + 20);
  });

  it("of nothing is around the first cell", () => {
    expect(boxAround([], 5)).toEqual(boxAround([[0, 0]], 5));
  });
});

it("hexagons are closed and have six rounded corners", () => {
  expect(hexagon(50)).toMatch(/^M[^Z]*Z$/);
  expect(hexagon(50).split("Q")).toHaveLength(7);
});
