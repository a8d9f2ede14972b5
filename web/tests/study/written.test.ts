import { describe, expect, it } from "vitest";
import { playerName } from "../../src/games/words";
import type { PlayedMoveView } from "../../src/net/types";
import { looksLikeGame } from "../../src/study/importing";
import { toPgn } from "../../src/study/written";
import { aPosition } from "../net/fakes";

const move = (text: string) => ({ move: text }) as PlayedMoveView;
const GAME = {
  position: { ...aPosition(2), game_string: "Base;InProgress;White[2];wS1;bS1 wS1-" },
  moves: [move("wS1"), move("bS1 wS1-")],
};

describe("a game as text", () => {
  it("is a PGN with its players, its day, numbered moves, and the result at the end", () => {
    const person = { kind: "person", level: null, joined: true, name: 'Ann "the Ant"' } as const;
    const computer = { kind: "computer", level: 3, joined: true, name: null } as const;
    const seats = { white: person, black: computer };
    const started_ms = Date.parse("2026-11-16T12:00:00Z");
    const position = { ...GAME.position, game_string: "Base;Draw;White[2];wS1;bS1 wS1-" };
    expect(toPgn({ ...GAME, position, seats, started_ms }).split("\n")).toEqual([
      '[GameType "Base"]',
      '[Date "2026.11.16"]',
      `[White "Ann 'the Ant'"]`,
      `[Black "${playerName({ seats }, "black")}"]`,
      '[Result "Draw"]',
      "",
      "1. wS1",
      "2. bS1 wS1-",
      "Draw",
      "",
    ]);
  });

  it("is a PGN without a day, and with nobody's name, if it was played elsewhere", () => {
    expect(toPgn(GAME).split("\n")).toEqual([
      '[GameType "Base"]',
      '[White "?"]',
      '[Black "?"]',
      '[Result "InProgress"]',
      "",
      "1. wS1",
      "2. bS1 wS1-",
      "InProgress",
      "",
    ]);
  });
});

it.each([
  ["Base;InProgress;Black[1];wS1", true],
  ["  base+MLP ; NotStarted;White[1]", true],
  ['[GameType "Base"]\n1. wS1', true],
  ["Basement; to let", false],
  ["https://example.org/", false],
  ["", false],
])("%j may be a game: %s", (text, expected) => {
  expect(looksLikeGame(text)).toBe(expected);
});
