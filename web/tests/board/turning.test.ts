import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Direction } from "../../src/board/geometry";
import { center, STEPS, turned, turnedDirection } from "../../src/board/geometry";
import type { Cell } from "../../src/board/types";
import { setUpBoard } from "./page";
import { middleGame, viewOf } from "./positions";

const angle = (cell: Cell) => Math.atan2(center(cell).y, center(cell).x);

describe("a cell", () => {
  it("turned by a sixth lies 60 degrees further clockwise, as far away as before", () => {
    for (const cell of [
      [1, 0],
      [0, 3],
      [-2, 5],
      [4, -1],
    ] as Cell[]) {
      const after = turned(cell, 1);
      const by = angle(after) - angle(cell);
      expect(Math.cos(by)).toBeCloseTo(0.5);
      expect(Math.sin(by)).toBeCloseTo(Math.sqrt(3) / 2);
      expect(turned(after, -1)).toEqual(cell);
      expect(turned(cell, 6)).toEqual(cell);
    }
  });

  it("is turned as the directions are", () => {
    for (const direction of Object.keys(STEPS) as Direction[]) {
      for (const sixths of [-1, 0, 1, 2, 5]) {
        expect(STEPS[turnedDirection(direction, sixths)]).toEqual(turned(STEPS[direction], sixths));
      }
    }
  });
});

describe("a board turned by a sixth", () => {
  const events = {
    move: vi.fn(),
    select: vi.fn(),
    target: vi.fn(),
    stuck: vi.fn(),
    turn: vi.fn(),
  };
  const describeCell = vi.fn((cell: readonly number[]) => `cell ${cell}`);
  const words = { pieceName: (piece: string) => piece, describeCell, t: (key: string) => key };
  const page = setUpBoard(events, words);

  beforeEach(() => {
    page.board.update(viewOf(middleGame(), { turn: 1 }));
    vi.runAllTimers();
  });

  const cell = (at: Cell) => page.host.querySelector(`[data-cell="${turned(at, 1)}"]`);
  const click = (target: Element | null) =>
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  it("draws the cells where they are seen, and names them by where they are", () => {
    expect(cell([-1, 0])?.getAttribute("aria-label")).toContain("cell -1,0");
    const [, position] = describeCell.mock.calls.at(-1) as unknown as [Cell, unknown];
    expect(position).toEqual(middleGame());
  });

  it("reports moves in the cells of the game", () => {
    click(cell([-1, 0]));
    click(cell([3, 0]));
    expect(events.move).toHaveBeenCalledWith("wG1", [3, 0], true);
  });

  it("moves the cursor as the arrow says", () => {
    page.board.focus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("PageDown"); // the lower right, where the right has come to lie
    expect(document.activeElement).toBe(cell([1, 0]));
  });

  it("changes nothing on the page when nothing has changed", () => {
    const view = viewOf(middleGame(), { turn: 1, hint: { piece: "wG1", to: [3, 0] } });
    page.board.update(view);
    vi.runAllTimers();
    const observer = new MutationObserver(() => {});
    observer.observe(page.host, { subtree: true, childList: true });
    page.board.update({ ...view });
    vi.runAllTimers();
    expect(observer.takeRecords()).toEqual([]);
  });
});
