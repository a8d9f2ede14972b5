/** The small pictures of the lessons: a few pieces each, and an empty cell that matters. */

import type { Cell, PieceName } from "../board/types";

export interface Scene {
  /** With the level of those that lie on others. */
  pieces: readonly (readonly [PieceName, Cell, number?])[];
  gap?: Cell;
}

const alone = (piece: PieceName): Scene => ({ pieces: [[piece, [0, 0]]] });

const SCENES: Readonly<Record<string, Scene>> = {
  goal: {
    pieces: [
      ["wG1", [0, -1]],
      ["bS1", [1, -1]],
      ["wB1", [-1, 0]],
      ["bQ", [0, 0]],
      ["bA1", [-1, 1]],
      ["wS1", [0, 1]],
    ],
    gap: [1, 0],
  },
  placing: {
    pieces: [
      ["bG1", [1, -1]],
      ["wS1", [0, 0]],
    ],
    gap: [-1, 1],
  },
  "queen-four-turns": {
    pieces: [
      ["wA1", [0, -1]],
      ["wG1", [1, -1]],
      ["wQ", [0, 0]],
      ["wS1", [1, 0]],
    ],
  },
  "one-hive": {
    pieces: [
      ["bS1", [-1, 0]],
      ["wQ", [0, 0]],
      ["bG1", [1, -1]],
    ],
  },
  "freedom-to-move": {
    pieces: [
      ["bG1", [0, -1]],
      ["wA1", [-1, 0]],
      ["bS1", [-1, 1]],
    ],
    gap: [0, 0],
  },
  "queen-bee": alone("wQ"),
  beetle: alone("bB1"),
  spider: alone("wS1"),
  grasshopper: alone("bG1"),
  ant: alone("wA1"),
  mosquito: alone("bM"),
  ladybug: alone("wL"),
  pillbug: alone("bP"),
  "stacks-and-gates": {
    pieces: [
      ["bS1", [0, 0]],
      ["wG1", [0, 0], 1],
      ["bB1", [0, 0], 2],
      ["wB1", [0, 0], 3],
    ],
  },
  passing: {
    pieces: [
      ["bB1", [0, -1]],
      ["bA1", [1, -1]],
      ["wQ", [0, 0]],
      ["bS1", [1, 0]],
    ],
  },
  ending: {
    pieces: [
      ["wQ", [0, 0]],
      ["bQ", [1, 0]],
    ],
  },
};

export function sceneOf(lesson: string): Scene {
  return SCENES[lesson] ?? alone("wQ");
}
