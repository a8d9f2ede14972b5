import { expect, it } from "vitest";
import { quietestPlace } from "../../src/play/clearance";

const TABLE = new DOMRect(0, 50, 360, 600);
const NOTICE = new DOMRect(20, 0, 320, 80);
const RESERVED = { top: 60, bottom: 70 };
const wide = (y: number, height: number, weight = 1) => ({
  box: new DOMRect(40, y, 280, height),
  weight,
});
const RESERVES = [wide(50, 60, 0.5), wide(580, 70, 3)];

it.each([
  ["below the upper reserve on an empty board", [], "top", 60],
  ["above the lower reserve if the hive is at the top", [wide(120, 50)], "bottom", 70],
  ["over the upper reserve if the hive is everywhere else", [wide(120, 450)], "top", 0],
  ["anywhere but over what is marked", [wide(120, 50), wide(540, 30, 3)], "top", 0],
  [
    "below the upper reserve if nothing there reaches the notice",
    [{ box: new DOMRect(340, 120, 20, 20), weight: 3 }],
    "top",
    60,
  ],
] as const)("a notice goes %s", (_, landmarks, side, inset) => {
  const found = quietestPlace(TABLE, NOTICE, [...RESERVES, ...landmarks], RESERVED);
  expect(found).toEqual({ side, inset });
});
