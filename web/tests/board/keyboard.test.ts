import { describe, expect, it } from "vitest";
import { neighbors } from "../../src/board/geometry";
import { commandOf } from "../../src/board/keyboard";
import type { Cell } from "../../src/board/types";

function press(key: string, from: Cell): Cell {
  const command = commandOf(new KeyboardEvent("keydown", { key }));
  if (command?.kind !== "step") throw new Error(`${key} does not step`);
  return command.to(from);
}

describe("the keys", () => {
  it("reach all six neighbors", () => {
    const keys = ["ArrowRight", "PageUp", "Home", "ArrowLeft", "End", "PageDown"];
    expect(keys.map((key) => press(key, [2, -3]))).toEqual(neighbors([2, -3]));
  });

  it("go straight up and down in two steps, and back", () => {
    for (const start of [
      [0, 0],
      [2, -3],
      [-4, -1],
    ] as Cell[]) {
      const [q, r] = start;
      expect(press("ArrowUp", press("ArrowUp", start))).toEqual([q + 1, r - 2]);
      expect(press("ArrowDown", press("ArrowDown", start))).toEqual([q - 1, r + 2]);
      expect(press("ArrowDown", press("ArrowUp", start))).toEqual(start);
    }
  });

  it("leave the browser its own", () => {
    expect(commandOf(new KeyboardEvent("keydown", { key: "Tab" }))).toBeNull();
    expect(commandOf(new KeyboardEvent("keydown", { key: "r", ctrlKey: true }))).toBeNull();
    expect(commandOf(new KeyboardEvent("keydown", { key: "0", metaKey: true }))).toBeNull();
  });

  it("do not depend on the caps lock", () => {
    expect(commandOf(new KeyboardEvent("keydown", { key: "R" }))).toEqual({ kind: "reserve" });
  });
});
