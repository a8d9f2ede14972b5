import { beforeEach, describe, expect, it } from "vitest";
import { Animation } from "../../src/board/animation";
import { toScreen } from "../../src/board/camera";
import { center, turned } from "../../src/board/geometry";
import { Scene } from "../../src/board/scene";
import type { Cell } from "../../src/board/types";

const SCREEN = { left: 0, top: 0, right: 600, bottom: 400 };
const ROW: Cell[] = Array.from({ length: 8 }, (_, q) => [q, 0]);
const AT_ONCE = { glides: false };

let scene: Scene;
let changes: number;

beforeEach(() => {
  changes = 0;
  scene = new Scene(new Animation(true), [], [], () => changes++);
  scene.show(ROW, []);
  scene.resize(SCREEN, null, AT_ONCE);
});

function seen(cell: Cell, screen = SCREEN): boolean {
  const { x, y } = toScreen(scene.camera, center(cell));
  return x > screen.left && x < screen.right && y > screen.top && y < screen.bottom;
}
const whole = (hive: readonly Cell[]) => hive.every((cell) => seen(cell));

describe("left alone", () => {
  it("the camera shows the whole hive as it grows", () => {
    expect(whole(ROW)).toBe(true);
    const longer: Cell[] = [...ROW, [8, 0], [9, 0], [10, 0], [11, 0], [12, 0]];
    scene.show(longer, []);
    scene.follow([[12, 0]]);
    expect(whole(longer)).toBe(true);
    expect(scene.isByHand).toBe(false);
  });

  it("no piece is hidden by what covers a corner", () => {
    const covered = { left: 540, top: 300, right: 600, bottom: 400 };
    const hive: Cell[] = [...ROW, [7, 1], [6, 2], [6, 3]];
    scene.show(hive, []);
    scene.resize({ ...SCREEN, left: 1 }, covered, AT_ONCE);
    const points = hive.map((cell) => toScreen(scene.camera, center(cell)));
    expect(points.some(({ x, y }) => x > covered.left && y > covered.top)).toBe(false);
  });
});

describe("a turn is worth it", () => {
  const tall = { left: 0, top: 0, right: 300, bottom: 700 };

  it("where a long row gets clearly larger cells", () => {
    scene.show([...ROW, [8, 0], [9, 0]], []);
    expect(scene.bestTurn()).toBe(0);
    scene.resize(tall, null, AT_ONCE);
    expect(Math.abs(scene.bestTurn())).toBe(1);
  });

  it("and not where cells are large, or equally large in any turn", () => {
    scene.resize(tall, null, AT_ONCE);
    scene.show(ROW.slice(0, 3), []);
    expect(scene.bestTurn()).toBe(0);
    const spread: Cell[] = [0, 1, 2, 3, 4, 5].map((sixths) => turned([5, 0], sixths));
    scene.show(spread, []);
    expect(scene.bestTurn()).toBe(0);
  });
});

describe("after a zoom by hand", () => {
  beforeEach(() => {
    scene.zoom(3, toScreen(scene.camera, center([0, 0])));
    expect(seen([7, 0])).toBe(false);
  });

  it("a move nearby comes into view at the same scale", () => {
    const { scale } = scene.camera;
    scene.show([...ROW, [3, 1]], []);
    scene.follow([[3, 1]]);
    expect(seen([3, 1])).toBe(true);
    expect(scene.camera.scale).toBe(scale);
    expect(scene.isByHand).toBe(true);
  });

  it("a move far away, or over a long distance, fits the hive again", () => {
    scene.follow([
      [0, 0],
      [7, 0],
    ]);
    expect(whole(ROW)).toBe(true);
    expect(scene.isByHand).toBe(false);
  });

  it("a move in view leaves the camera alone", () => {
    const before = scene.camera;
    scene.follow([[1, 0]]);
    expect(scene.camera).toBe(before);
  });

  it("other shapes of the screen keep the hive in sight", () => {
    for (const [right, bottom] of [
      [300, 700],
      [900, 200],
    ] as const) {
      const screen = { left: 0, top: 0, right, bottom };
      scene.pan({ x: -500, y: 300 });
      scene.resize(screen, null, AT_ONCE);
      expect(ROW.some((cell) => seen(cell, screen))).toBe(true);
    }
  });

  it("a fit follows the hive again, and both changes are reported", () => {
    scene.fit();
    expect(whole(ROW)).toBe(true);
    expect(changes).toBe(2);
  });
});

describe("while a pointer is down", () => {
  it("only that pointer moves the camera", () => {
    scene.hold();
    const before = scene.camera;
    const larger: Cell[] = [...ROW, [20, 0]];
    scene.show(larger, []);
    scene.follow([[20, 0]]);
    scene.resize({ ...SCREEN, right: 300 }, null, AT_ONCE);
    scene.fit();
    expect(scene.camera).toBe(before);
    expect(scene.screen).toEqual(SCREEN);
    scene.pan({ x: 10, y: 0 });
    expect(scene.camera.x).toBe(before.x + 10);
  });

  it("the rest is done when it is up", () => {
    scene.hold();
    const larger: Cell[] = [...ROW, [20, 0]];
    scene.show(larger, []);
    scene.follow([[20, 0]]);
    scene.resize({ ...SCREEN, right: 300 }, null, AT_ONCE);
    scene.release();
    expect(larger.every((cell) => seen(cell, { ...SCREEN, right: 300 }))).toBe(true);
  });
});
