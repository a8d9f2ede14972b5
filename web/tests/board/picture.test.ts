import { expect, it } from "vitest";
import { frameAround, tilesOf } from "../../src/board/picture";
import type { PlacedPiece } from "../../src/board/types";

const at = (piece: string, [q, r]: [number, number], level = 0): PlacedPiece => ({
  piece,
  at: [q, r],
  level,
});
const numbers = (frame: string) => frame.split(" ").map(Number);

it("nearer tiles and higher ones are drawn over the others", () => {
  const tiles = tilesOf([at("wB1", [0, 0], 1), at("wQ", [0, 0]), at("bS1", [0, -1])]);
  expect(tiles.map((tile) => tile.getAttribute("class"))).toEqual([
    expect.stringContaining("board-S"),
    expect.stringContaining("board-Q"),
    expect.stringContaining("board-B"),
  ]);
});

it("the frame has room for stacks, and a small picture stays in its middle", () => {
  const [left = 0, top = 0, width = 0, height = 0] = numbers(frameAround([at("wQ", [0, 0])]));
  const [, higher = 0] = numbers(frameAround([at("wQ", [0, 0]), at("bB1", [0, 0], 5)]));
  expect(higher).toBeLessThan(top);
  const wide = numbers(frameAround([at("wQ", [0, 0])], [], { width: width + 100, height: 0 }));
  expect(wide).toEqual([left - 50, top, width + 100, height]);
  expect(numbers(frameAround([]))).toEqual([left, top, width, height]);
});
