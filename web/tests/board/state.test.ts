import { describe, expect, it } from "vitest";
import type { BoardView } from "../../src/board";
import { center, RADIUS } from "../../src/board/geometry";
import {
  type BoardState,
  canPick,
  cellSeenAt,
  drop,
  isUnrelated,
  layoutOf,
  type Pending,
  tapCell,
  tapReserve,
  targetsOf,
  throwableBy,
  topPiece,
} from "../../src/board/state";
import type { PieceName } from "../../src/board/types";
import type { PositionView } from "../../src/net/types";
import { middleGame, position, viewOf } from "./positions";

function state(
  selected: PieceName | null = null,
  changes: Partial<BoardView> = {},
  shown: PositionView = middleGame(),
  pending: Pending | null = null,
): BoardState {
  return { view: viewOf(shown, changes), layout: layoutOf(shown, pending), selected, pending };
}

describe("the layout", () => {
  it("stacks pieces from the ground up", () => {
    const layout = layoutOf(middleGame(), null);
    expect(layout.stacks.get("2,0")).toEqual(["bS1", "bB1"]);
    expect(layout.spots.get("bB1")).toEqual({ at: [2, 0], level: 1 });
    expect(topPiece(layout, [2, 0])).toBe("bB1");
    expect(topPiece(layout, [9, 9])).toBeNull();
  });

  it("shows a move that is not confirmed yet", () => {
    const moved = layoutOf(middleGame(), { piece: "wG1", to: [3, 0] });
    expect(moved.spots.get("wG1")).toEqual({ at: [3, 0], level: 0 });
    expect(moved.stacks.has("-1,0")).toBe(false);
  });

  it("takes a piece that is placed out of the reserve", () => {
    const placed = layoutOf(middleGame(), { piece: "wA1", to: [-2, 0] });
    expect(placed.reserve.white).toEqual(["wA2", "wB1"]);
  });
});

describe("the cell seen at a point", () => {
  const layout = layoutOf(middleGame(), null);
  const above = (cell: [number, number]) => {
    const { x, y } = center(cell);
    return { x, y: y - RADIUS - 5 };
  };

  it("is that of the stack whose upper tile covers it", () => {
    expect(cellSeenAt(layout, above([2, 0]))).toEqual([2, 0]);
  });

  it("is what lies there beside single tiles", () => {
    expect(cellSeenAt(layout, above([0, 0]))).not.toEqual([0, 0]);
    expect(cellSeenAt(layout, center([5, 5]))).toEqual([5, 5]);
  });
});

it("a hive is unrelated to another if no piece has stayed in place", () => {
  const layout = layoutOf(middleGame(), null);
  const other = layoutOf(position([["wQ", [5, 5]]]), null);
  expect(isUnrelated(layout, other)).toBe(true);
  expect(isUnrelated(layout, layoutOf(middleGame(), { piece: "wG1", to: [3, 0] }))).toBe(false);
  expect(isUnrelated(layoutOf(position([]), null), other)).toBe(false);
});

describe("picking", () => {
  it("works for all pieces of the side to move, even those that can't move", () => {
    expect(canPick(state(), "wG1")).toBe(true);
    expect(canPick(state(), "wQ")).toBe(true);
    expect(canPick(state(), "bQ")).toBe(false);
    expect(canPick(state(null, { movable: ["white", "black"] }), "bQ")).toBe(false);
  });

  it("works for enemies that can be thrown", () => {
    const throwing = middleGame({ legal: { bQ: [[0, 1]] } });
    expect(canPick(state(null, {}, throwing), "bQ")).toBe(true);
  });

  it("does not work for covered pieces", () => {
    const covered = middleGame({ turn: "black" });
    expect(canPick(state(null, { movable: ["black"] }, covered), "bS1")).toBe(false);
    expect(canPick(state(null, { movable: ["black"] }, covered), "bB1")).toBe(true);
  });

  it("does not work for spectators, out of turn, in exercises, or before an answer", () => {
    expect(canPick(state(null, { movable: [] }), "wG1")).toBe(false);
    expect(canPick(state(null, { movable: ["black"] }), "wG1")).toBe(false);
    expect(canPick(state(null, { chosenTargets: [] }), "wG1")).toBe(false);
    const pending: Pending = { piece: "wA1", to: [-2, 0] };
    expect(canPick(state(null, {}, middleGame(), pending), "wG1")).toBe(false);
  });

  it("shows destinations only to those who may go there", () => {
    expect(targetsOf(viewOf(middleGame()), "wG1")).toEqual([[3, 0]]);
    expect(targetsOf(viewOf(middleGame(), { movable: ["black"] }), "wG1")).toEqual([]);
  });
});

describe("a tap on a cell", () => {
  it("selects a piece, and deselects it again", () => {
    expect(tapCell(state(), [-1, 0])).toEqual([{ kind: "select", piece: "wG1" }]);
    expect(tapCell(state("wG1"), [-1, 0])).toContainEqual({ kind: "select", piece: null });
  });

  it("selects another piece instead", () => {
    expect(tapCell(state("wG1"), [0, 0])).toContainEqual({ kind: "select", piece: "wQ" });
  });

  it("plays a legal move", () => {
    expect(tapCell(state("wG1"), [3, 0])).toEqual([
      { kind: "move", piece: "wG1", to: [3, 0], legal: true },
      { kind: "select", piece: null },
    ]);
  });

  it("climbs the player's own piece rather than selecting it", () => {
    const climbing = middleGame({ legal: { wG1: [[0, 0]] } });
    expect(tapCell(state("wG1", {}, climbing), [0, 0])).toContainEqual({
      kind: "move",
      piece: "wG1",
      to: [0, 0],
      legal: true,
    });
  });

  it("reports an illegal attempt beside the hive or on it", () => {
    const attempt = { kind: "move", piece: "wG1", legal: false };
    expect(tapCell(state("wG1"), [0, 1])).toContainEqual({ ...attempt, to: [0, 1] });
    expect(tapCell(state("wG1"), [1, 0])).toContainEqual({ ...attempt, to: [1, 0] });
  });

  it("only deselects far away from the hive", () => {
    expect(tapCell(state("wG1"), [8, 8])).toEqual([{ kind: "select", piece: null }]);
    expect(tapCell(state(), [8, 8])).toEqual([]);
  });

  it("on a piece that can't do anything is reported at once", () => {
    expect(tapCell(state(), [1, 0])).toEqual([{ kind: "stuck", piece: "bQ" }]);
    const pinned = [
      { kind: "select", piece: "wQ" },
      { kind: "stuck", piece: "wQ" },
    ];
    expect(tapCell(state(), [0, 0])).toEqual(pinned);
    expect(tapCell(state("wQ"), [0, 0])).toEqual([{ kind: "select", piece: null }]);
  });

  it("on a piece that only throws selects it, and then the piece to throw", () => {
    const throwing = middleGame({ legal: { bQ: [[0, 1]] }, throwers: { bQ: ["wG1"] } });
    const chosen = [{ kind: "select", piece: "wG1" }];
    expect(tapCell(state(null, {}, throwing), [-1, 0])).toEqual(chosen);
    expect(throwableBy(viewOf(throwing), "wG1")).toEqual(["bQ"]);
    expect(throwableBy(viewOf(throwing, { movable: [] }), "wG1")).toEqual([]);
    const thrown = [{ kind: "select", piece: "bQ" }];
    expect(tapCell(state("wG1", {}, throwing), [1, 0])).toEqual(thrown);
  });

  it("toggles cells in an exercise", () => {
    const exercise = state(null, { chosenTargets: [] });
    expect(tapCell(exercise, [0, 0])).toEqual([{ kind: "target", cell: [0, 0] }]);
  });
});

describe("a tap on a reserve", () => {
  it("selects and deselects", () => {
    expect(tapReserve(state(), "wA1")).toContainEqual({ kind: "select", piece: "wA1" });
    expect(tapReserve(state("wA1"), "wA1")).toContainEqual({ kind: "select", piece: null });
  });

  it("reports that a piece can't be placed", () => {
    expect(tapReserve(state(), "bA1")).toEqual([{ kind: "stuck", piece: "bA1" }]);
    expect(tapReserve(state(), "wB1")).toContainEqual({ kind: "stuck", piece: "wB1" });
    expect(tapReserve(state(null, { chosenTargets: [] }), "wA1")).toEqual([]);
  });
});

describe("a drop", () => {
  it("plays a legal move and reports an illegal one", () => {
    expect(drop(state("wG1"), "wG1", [3, 0])[0]).toMatchObject({ kind: "move", legal: true });
    expect(drop(state("wG1"), "wG1", [0, 1])[0]).toMatchObject({ kind: "move", legal: false });
  });

  it("on the player's own piece is an attempt", () => {
    expect(drop(state("wG1"), "wG1", [0, 0])[0]).toMatchObject({ kind: "move", legal: false });
  });

  it("where the piece was does nothing", () => {
    expect(drop(state("wG1"), "wG1", [-1, 0])).toEqual([]);
  });

  it("far away or outside only deselects", () => {
    expect(drop(state("wG1"), "wG1", [8, 8])).toEqual([{ kind: "select", piece: null }]);
    expect(drop(state("wA1"), "wA1", null)).toEqual([{ kind: "select", piece: null }]);
  });
});
