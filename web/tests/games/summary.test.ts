import { describe, expect, it } from "vitest";
import type { Color } from "../../src/board/types";
import { ago } from "../../src/games/ago";
import { inOrder, isAwaited, outcomeOf, standingOf, summaryOf } from "../../src/games/summary";
import type { SummaryView } from "../../src/net/types";
import { aGame } from "../net/fakes";
import { aSummary } from "./games";

const SEAT = { kind: "person", level: null, joined: true, name: null } as const;
const INVITING = { white: SEAT, black: { ...SEAT, joined: false } };
const WON = { winner: "white", reason: "resigned" } as const;

it("a summary has the state of the game and the seats of this browser", () => {
  const game = { ...aGame(3, 7), played_ms: 5 };
  expect(summaryOf(game, ["black"])).toEqual(
    aSummary({ version: 7, you: ["black"], ply: 3, turn: "black", turn_number: 2, played_ms: 5 }),
  );
});

it.each<[Partial<SummaryView>, string]>([
  [{}, "turn"],
  [{ turn: "black" }, "running"],
  [{ seats: INVITING }, "running"],
  [{ opponent: "here", you: ["white", "black"] }, "running"],
  [{ result: WON }, "over"],
  [{ you: [] }, "watched"],
  [{ you: [], result: WON }, "watched"],
])("%o stands as %s", (changes, standing) => {
  expect(standingOf(aSummary(changes))).toBe(standing);
});

it("only a friend who has joined waits, never the computer", () => {
  expect(isAwaited(aSummary({ seats: INVITING }))).toBe(false);
  expect(isAwaited(aSummary())).toBe(true);
  expect(isAwaited(aSummary({ opponent: "computer" }))).toBe(false);
  expect(isAwaited(aSummary({ turn: "black" }))).toBe(false);
});

it.each<[Color[], Color | null, string]>([
  [["white"], "white", "won"],
  [["black"], "white", "lost"],
  [["white"], null, "draw"],
  [["white", "black"], "black", "black"],
  [[], "white", "white"],
])("for %o a win of %s is %s", (you, winner, outcome) => {
  const result = { winner, reason: "agreement" } as const;
  expect(outcomeOf(aSummary({ you, result }))).toBe(outcome);
});

it("games with somebody waiting come first, then the most recent, then finished ones", () => {
  const games = [
    aSummary({ id: "watched", you: [], played_ms: 9 }),
    aSummary({ id: "over", result: WON, played_ms: 8 }),
    aSummary({ id: "running", turn: "black", played_ms: 7 }),
    aSummary({ id: "computer", opponent: "computer", played_ms: 6 }),
    aSummary({ id: "old", played_ms: 1 }),
    aSummary({ id: "new", played_ms: 2 }),
  ];
  const order = games.sort(inOrder).map(({ id }) => id);
  expect(order).toEqual(["new", "old", "computer", "running", "over", "watched"]);
});

describe("how long ago", () => {
  const now = Date.UTC(2026, 5, 15, 12);
  it.each([
    [0, "now"],
    [90_000, "1 minute ago"],
    [5 * 3_600_000, "5 hours ago"],
    [30 * 3_600_000, "yesterday"],
    [40 * 86_400_000, "May 6, 2026"],
    [-5_000, "now"],
  ])("%i ms are %s", (passed, words) => {
    expect(ago(now - passed, now, "en")).toBe(words);
  });
});
