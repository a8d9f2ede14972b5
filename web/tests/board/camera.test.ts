import { describe, expect, it } from "vitest";
import {
  type Camera,
  cellWidth,
  clamped,
  fitting,
  onScreen,
  panned,
  shows,
  toBoard,
  toScreen,
  visible,
  wayTo,
  zoomed,
  zoomLimits,
} from "../../src/board/camera";
import { type Box, boxAround, center } from "../../src/board/geometry";
import type { Cell } from "../../src/board/types";

const PHONE: Box = { left: 0, top: 50, right: 390, bottom: 600 };
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
  const limits = zoomLimits(camera, PHONE);

  it("keeps the point under the pointer", () => {
    const pointer = { x: 100, y: 200 };
    const under = toBoard(camera, pointer);
    const after = toScreen(zoomed(camera, 1.3, pointer, limits), under);
    expect(after.x).toBeCloseTo(pointer.x);
    expect(after.y).toBeCloseTo(pointer.y);
  });

  it("ends at half of what fits, and where a cell would fill the screen", () => {
    const middle = { x: 0, y: 0 };
    expect(zoomed(camera, 1e-6, middle, limits).scale).toBeCloseTo(camera.scale / 2);
    expect(cellWidth(zoomed(camera, 1e6, middle, limits))).toBeCloseTo(220);
  });

  it("does not jump back from beyond a limit", () => {
    const near = { ...camera, scale: 2 * limits[1] };
    expect(zoomed(near, 1.1, { x: 0, y: 0 }, limits).scale).toBe(near.scale);
  });
});

it("panning moves what is seen by as many pixels", () => {
  const camera = { scale: 0.5, x: 10, y: 20 };
  const before = toScreen(camera, { x: 7, y: 9 });
  const after = toScreen(panned(camera, { x: 30, y: -4 }), { x: 7, y: 9 });
  expect([after.x - before.x, after.y - before.y]).toEqual([30, -4]);
});

describe("the hive stays in sight", () => {
  const bend: Cell[] = [...row(10), ...Array.from({ length: 9 }, (_, k): Cell => [9, k + 1])];
  const inside = (camera: Camera, screen: Box, share: number) => (cell: Cell) => {
    const { x, y } = toScreen(camera, center(cell));
    const [across, down] = [
      ((screen.right - screen.left) * share) / 2,
      ((screen.bottom - screen.top) * share) / 2,
    ];
    const middle = { x: (screen.left + screen.right) / 2, y: (screen.top + screen.bottom) / 2 };
    return Math.abs(x - middle.x) <= across + 0.01 && Math.abs(y - middle.y) <= down + 0.01;
  };

  it.each([
    ["a tile", row(1)],
    ["a row", row(14)],
    ["a hook", bend],
  ])("%s, wherever it is dragged, at any scale", (_, hive) => {
    const fit = fitting(boxAround(hive, 10), PHONE);
    for (const scale of zoomLimits(fit, PHONE)) {
      for (let angle = 0; angle < 6; angle += 0.3) {
        const away = { x: 3000 * Math.cos(angle), y: 3000 * Math.sin(angle) };
        const camera = clamped(panned({ ...fit, scale }, away), PHONE, hive);
        expect(hive.filter(inside(camera, PHONE, 0.5)).length).toBeGreaterThan(0);
      }
    }
  });

  it("with half of it when the whole has room", () => {
    const hive = row(8);
    const fit = fitting(boxAround(hive, 10), PHONE);
    const camera = clamped(panned(fit, { x: 5000, y: 0 }), PHONE, hive);
    const box = onScreen(camera, boxAround(hive, 0));
    expect(PHONE.right - box.left).toBeCloseTo((box.right - box.left) / 2);
  });

  it("and is not moved when it is", () => {
    const hive = row(3);
    const fit = fitting(boxAround(hive, 10), PHONE);
    expect(clamped(fit, PHONE, hive)).toEqual(fit);
  });
});

describe("the way to a box", () => {
  const camera = { scale: 1, x: 0, y: 0 };

  it("is nothing if it is visible, and otherwise no more than needed", () => {
    expect(wayTo(camera, PHONE, { left: 10, top: 60, right: 50, bottom: 90 })).toEqual({
      x: 0,
      y: 0,
    });
    expect(wayTo(camera, PHONE, { left: -20, top: 580, right: 80, bottom: 680 })).toEqual({
      x: 20,
      y: -80,
    });
  });

  it("does not exist for what is too large", () => {
    expect(wayTo(camera, PHONE, { left: 0, top: 60, right: 500, bottom: 90 })).toBeNull();
  });
});
