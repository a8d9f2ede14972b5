import type { LessonView, PositionView, StepView } from "../../src/net/types";

/** White's spider beside its queen may go to two places. */
export const POSITION: PositionView = {
  game_type: "Base",
  rules: "rulebook",
  turn: "white",
  ply: 4,
  turn_number: 3,
  game_string: "Base;InProgress;White[3];wQ;bQ wQ-;wS1 -wQ;bS1 bQ-",
  pieces: [
    { piece: "wS1", at: [-1, 0], level: 0 },
    { piece: "wQ", at: [0, 0], level: 0 },
    { piece: "bQ", at: [1, 0], level: 0 },
    { piece: "bS1", at: [2, 0], level: 0 },
  ],
  reserve: { white: ["wA1"], black: ["bA1"] },
  legal: {
    wS1: [
      [2, -1],
      [1, 1],
    ],
  },
  must_pass: false,
  throwers: {},
  throws: {},
  pinned: ["wQ", "bQ"],
  queen_due: { white: null, black: null },
  occurrences: 1,
  last: { piece: "bS1", from: null, to: [2, 0], thrown_by: null, pass: false },
};

export function step(id: string, changes: Partial<StepView> = {}): StepView {
  return {
    id,
    kind: "read",
    text: id,
    position: POSITION,
    piece: null,
    choices: null,
    marks: [],
    help: null,
    ...changes,
  };
}

export function lesson(id: string, steps = [step(`${id}-1`), step(`${id}-2`)]): LessonView {
  return { id, title: id, summary: "", steps };
}
