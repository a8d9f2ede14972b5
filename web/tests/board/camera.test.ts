import { describe, expect, it } from "vitest";
import {
  cellWidth,
  fitting,
  panned,
  shows,
  toBoard,
  toScreen,
  visible,
  zoomed,
} from "../../src/board/camera";
import { boxAround } from "../../src/board/geometry";
import type { Cell } from "../../src/net/types";

const PHONE = { width: 390, height: 640 };
const row = (length: number): Cell[] => Array.from({ length }, (_, q) => [q, 0]);

describe("fitting", () => {
  it("shows the whole box, in the middle", () => {
    const box = boxAround(row(12), 10);
    const camera = fitting(box, PHONE);
    expect(shows(camera, PHONE, box)).toBe(true);
    const seen = visible(camera, PHONE);
    expect(seen.left + seen.right).toBeCloseTo(box.left + box.right);
    expect(seen.top + seen.bottom).toBeCloseTo(box.top + box.bottom);
  });

  it("does not blow up a single tile", () => {
    expect(cellWidth(fitting(boxAround([[0, 0]], 0), PHONE))).toBeLessThanOrEqual(112);
  });
});

describe("zooming", () => {
  const camera = fitting(boxAround(row(5), 10), PHONE);

  it("keeps the point under the pointer", () => {
    const pointer = { x: 100, y: 200 };
    const under = toBoard(camera, pointer);
    const after = toScreen(zoomed(camera, 1.7, pointer), under);
    expect(after.x).toBeCloseTo(pointer.x);
    expect(after.y).toBeCloseTo(pointer.y);
  });

  it("ends where tiles would be specks or walls", () => {
    expect(cellWidth(zoomed(camera, 1e-6, { x: 0, y: 0 }))).toBeCloseTo(18);
    expect(cellWidth(zoomed(camera, 1e6, { x: 0, y: 0 }))).toBeCloseTo(220);
  });
});

it("panning moves what is seen by as many pixels", () => {
  const camera = { scale: 0.5, x: 10, y: 20 };
  const before = toScreen(camera, { x: 7, y: 9 });
  const after = toScreen(panned(camera, { x: 30, y: -4 }), { x: 7, y: 9 });
  expect([after.x - before.x, after.y - before.y]).toEqual([30, -4]);
});
