import { expect, it } from "vitest";
import { readMove } from "../../src/board/moveString";

it.each([
  ["wS1", { piece: "wS1", reference: null, direction: "top" }],
  ["bQ wQ-", { piece: "bQ", reference: "wQ", direction: "east" }],
  ["bQ wQ/", { piece: "bQ", reference: "wQ", direction: "north-east" }],
  ["bQ wQ\\", { piece: "bQ", reference: "wQ", direction: "south-east" }],
  ["wA1 -bG3", { piece: "wA1", reference: "bG3", direction: "west" }],
  ["wA1 /bG3", { piece: "wA1", reference: "bG3", direction: "south-west" }],
  ["wA1 \\bG3", { piece: "wA1", reference: "bG3", direction: "north-west" }],
  ["wB1 bM", { piece: "wB1", reference: "bM", direction: "top" }],
  ["pass", null],
])("%s is read", (move, expected) => {
  expect(readMove(move)).toEqual(expected);
});
