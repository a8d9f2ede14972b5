import { expect, it } from "vitest";
import { quieterSide } from "../../src/play/clearance";

const TABLE = new DOMRect(0, 50, 360, 600);
const HEIGHT = 80;
const piece = (y: number) => ({ box: new DOMRect(100, y, 50, 50), weight: 1 });

it.each([
  ["nothing is in the way", [], "top"],
  ["only the top is taken", [piece(60)], "bottom"],
  ["only the bottom is taken", [piece(600)], "top"],
  ["what matters more is at the bottom", [piece(60), { ...piece(590), weight: 3 }], "top"],
  ["what matters more is at the top", [{ ...piece(60), weight: 3 }, piece(590)], "bottom"],
  ["the hive is in the middle", [piece(300)], "top"],
] as const)("a notice keeps clear where %s", (_, landmarks, side) => {
  expect(quieterSide(TABLE, HEIGHT, landmarks)).toBe(side);
});
