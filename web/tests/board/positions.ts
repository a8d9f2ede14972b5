/** Small positions for tests of the board. */

import type { BoardView } from "../../src/board";
import type { Cell, PieceName, PlacedPiece } from "../../src/board/types";
import type { PositionView } from "../../src/net/types";
import { aPosition } from "../net/fakes";

/** A position with pieces on cells, the later ones on top, and White to move. */
export function position(
  placed: readonly (readonly [PieceName, Cell])[],
  changes: Partial<PositionView> = {},
): PositionView {
  const pieces: PlacedPiece[] = [];
  for (const [piece, at] of placed) {
    const level = pieces.filter((other) => String(other.at) === String(at)).length;
    pieces.push({ piece, at, level });
  }
  return {
    ...aPosition(placed.length),
    turn: "white",
    turn_number: 3,
    game_string: placed.map(([piece]) => piece).join(";"),
    pieces,
    reserve: { white: ["wA1", "wA2", "wB1"], black: ["bA1"] },
    ...changes,
  };
}

/** White's queen between a grasshopper and Black's queen; a beetle lies on a spider. */
export function middleGame(changes: Partial<PositionView> = {}): PositionView {
  return position(
    [
      ["wQ", [0, 0]],
      ["wG1", [-1, 0]],
      ["bQ", [1, 0]],
      ["bS1", [2, 0]],
      ["bB1", [2, 0]],
    ],
    {
      legal: {
        wG1: [[3, 0]],
        wA1: [
          [-2, 0],
          [-2, 1],
          [-1, -1],
        ],
      },
      ...changes,
    },
  );
}

export function viewOf(shown: PositionView, changes: Partial<BoardView> = {}): BoardView {
  return {
    position: shown,
    movable: ["white"],
    toMove: shown.turn,
    bottom: "white",
    marks: [],
    showPinned: false,
    hint: null,
    chosenTargets: null,
    ...changes,
  };
}
