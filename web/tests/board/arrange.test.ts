import { describe, expect, it } from "vitest";
import { arrange, PILE_HEIGHT } from "../../src/board/arrange";
import { type Box, sizeOf } from "../../src/board/geometry";

const FULL = Array<boolean>(8).fill(true);
const GONE = Array<boolean>(8).fill(false);
const some = (...left: number[]) => GONE.map((_, index) => left.includes(index));

const inside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - 0.01 &&
  inner.top >= outer.top - 0.01 &&
  inner.right <= outer.right + 0.01 &&
  inner.bottom <= outer.bottom + 0.01;

describe.each([
  [320, 480],
  [360, 540],
  [430, 750],
  [768, 800],
  [360, 290],
  [300, 375],
  [420, 220],
  [460, 375],
  [667, 230],
  [844, 300],
  [640, 150],
  [1000, 700],
])("in a frame of %i × %i", (width, height) => {
  const frame = { left: 0, top: 0, right: width, bottom: height };

  it.each([
    ["full", FULL],
    ["half empty", some(1, 3, 4, 6)],
    ["empty", GONE],
  ])("%s reserves lie within it, apart from the hive, their piles within them", (_, filled) => {
    const { pile, trays, free } = arrange({ width, height }, [filled, filled]);
    expect(pile).toBeGreaterThanOrEqual(28);
    for (const { box, spots } of trays) {
      expect(inside(box, frame)).toBe(true);
      const isApart =
        box.right === box.left || // which is not shown
        box.right <= free.left ||
        box.left >= free.right ||
        box.bottom <= free.top ||
        box.top >= free.bottom;
      expect(isApart).toBe(true);
      const { width: wide, height: tall } = sizeOf(box);
      const tray = { left: 0, top: 0, right: wide, bottom: tall };
      const boxes = spots.flatMap((spot) =>
        spot
          ? [
              {
                left: spot.x,
                top: spot.y,
                right: spot.x + pile,
                bottom: spot.y + PILE_HEIGHT * pile,
              },
            ]
          : [],
      );
      for (const each of boxes) {
        expect(inside(each, tray)).toBe(true);
        const overlapping = boxes.filter(
          (other) =>
            other !== each &&
            other.left < each.right - 0.01 &&
            each.left < other.right - 0.01 &&
            other.top < each.bottom - 0.01 &&
            each.top < other.bottom - 0.01,
        );
        expect(overlapping).toEqual([]);
      }
      // Whatever still has pieces is shown.
      filled.forEach((isFilled, index) => {
        if (isFilled) expect(spots[index]).not.toBeNull();
      });
    }
    expect(sizeOf(free).width * sizeOf(free).height).toBeGreaterThan(0.4 * width * height);
  });
});

describe("where room is scarce", () => {
  it("an empty reserve gives its room to the hive", () => {
    const phone = { width: 360, height: 540 };
    const before = sizeOf(arrange(phone, [FULL, FULL]).free);
    const after = sizeOf(arrange(phone, [GONE, GONE]).free);
    expect(after.height - before.height).toBeGreaterThan(70);
  });

  it("empty piles go when the others then need fewer columns, and not before", () => {
    const phone = { width: 667, height: 230 };
    const widths = [FULL, some(0, 1, 2, 3, 4), some(1, 3, 4, 6)].map((filled) => {
      const { trays } = arrange(phone, [filled, filled]);
      return sizeOf(trays[0].box).width;
    });
    expect(widths[1]).toBe(widths[0]);
    expect(widths[2]).toBeLessThan(widths[0] ?? 0);
  });
});

it("where there is room enough, empty piles keep their places", () => {
  const desk = { width: 1000, height: 700 };
  expect(arrange(desk, [GONE, FULL])).toEqual(arrange(desk, [FULL, FULL]));
});
