import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { moveOf } from "../../src/games/counting";
import type { GameView, PlayedMoveView } from "../../src/net/types";
import { Lookback } from "../../src/play/lookback.svelte";
import { positionAfter } from "../../src/play/replay";
import { change } from "../../src/settings/current.svelte";
import { DEFAULTS } from "../../src/settings/settings";
import { aGame } from "../net/fakes";

const move = (
  text: string,
  from: PlayedMoveView["from"],
  to: PlayedMoveView["to"],
): PlayedMoveView => ({
  move: text,
  piece: text === "pass" ? null : (text.split(" ")[0] ?? null),
  from,
  to,
  thrown_by: null,
  pass: text === "pass",
  ms: 0,
});

const MOVES = [
  move("wQ", null, [0, 0]),
  move("bQ wQ-", null, [1, 0]),
  move("wB1 -wQ", null, [-1, 0]),
  move("bA1 bQ-", null, [2, 0]),
  move("wB1 wQ", [-1, 0], [0, 0]),
  move("pass", null, null),
];

function played(plies: number): GameView {
  const game = aGame(plies);
  const names = ["wQ", "wB1", "wA1", "bQ", "bA1"];
  const pieces = names.map((piece) => ({ piece, at: [0, 0] as [number, number], level: 0 }));
  const game_string = ["Base", "InProgress", "?", ...MOVES.map(({ move: text }) => text)].join(";");
  const position = { ...game.position, pieces, game_string };
  return { ...game, position, moves: MOVES.slice(0, plies) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  change(DEFAULTS);
});

it("an earlier position has its pieces, its reserves and its turn", () => {
  const { pieces, reserve, turn, last } = positionAfter(played(6), 3);
  expect(pieces.map(({ piece, at, level }) => [piece, at, level])).toEqual([
    ["wQ", [0, 0], 0],
    ["bQ", [1, 0], 0],
    ["wB1", [-1, 0], 0],
  ]);
  expect([reserve.white, reserve.black]).toEqual([["wA1"], ["bA1"]]);
  expect([turn, last?.piece]).toEqual(["black", "wB1"]);
});

it("a piece that climbs lies on top, and a pass moves nothing", () => {
  const { pieces } = positionAfter(played(6), 6);
  expect(pieces.at(-1)).toEqual({ piece: "wB1", at: [0, 0], level: 1 });
  expect(pieces).toHaveLength(4);
});

it("ten fast steps are ten steps, and none goes beyond the ends", () => {
  const past = new Lookback(() => played(6));
  for (let step = 0; step < 4; step++) past.lookAt((past.ply ?? 6) - 1);
  expect(past.position?.ply).toBe(2);
  for (let step = 0; step < 6; step++) past.lookAt((past.ply ?? 6) - 1);
  expect(past.position?.ply).toBe(0);
  past.lookAt(7);
  expect(past.position).toBeNull();
});

it("a move of the opponent does not end looking back", () => {
  let game = played(4);
  const past = new Lookback(() => game);
  past.lookAt(2);
  game = played(5);
  past.follow(4, 5);
  expect([past.ply, past.missed]).toEqual([2, 1]);
  past.lookAt(5);
  expect([past.ply, past.missed]).toEqual([null, 0]);
});

it("a takeback of the shown move returns to the game", () => {
  let game = played(6);
  const past = new Lookback(() => game);
  past.lookAt(5);
  game = played(4);
  past.follow(6, 4);
  expect(past.ply).toBeNull();
});

it("late answers about pinned pieces belong to the positions they are about", async () => {
  change({ showPinned: true });
  const asked: ((pinned: string[]) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        asked.push((pinned) => resolve(new Response(JSON.stringify({ pinned }))));
      }),
  );
  const past = new Lookback(() => played(6));
  const stop = $effect.root(() => {
    $effect(() => past.markPinned());
  });
  for (const ply of [5, 4, 3]) {
    past.lookAt(ply);
    flushSync();
  }
  expect(asked).toHaveLength(1);
  asked[0]?.(["wQ"]);
  await vi.waitUntil(() => asked.length === 2);
  expect(past.position?.pinned).toEqual([]);
  asked[1]?.(["bQ"]);
  await vi.waitUntil(() => past.position?.pinned.length === 1);
  expect(past.position?.pinned).toEqual(["bQ"]);
  past.lookAt(5);
  expect(past.position?.pinned).toEqual(["wQ"]);
  stop();
});

it("pinned pieces are found when they are first wanted in the middle of looking back", async () => {
  const asked = vi.fn(async (_: string, __: RequestInit) => new Response('{"pinned": ["wB1"]}'));
  vi.stubGlobal("fetch", asked);
  const past = new Lookback(() => played(6));
  const stop = $effect.root(() => {
    $effect(() => past.markPinned());
  });
  past.lookAt(5);
  flushSync();
  expect(asked).not.toHaveBeenCalled();
  change({ showPinned: true });
  flushSync();
  await vi.waitUntil(() => past.position?.pinned.length === 1);
  expect([past.position?.pinned, asked.mock.calls.length]).toEqual([["wB1"], 1]);
  const { game_string, rules } = played(6).position;
  const body = { game_string, rules, plies: 5 };
  expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toEqual(body);
  stop();
});

it.each([
  [0, { number: 0, color: "black" }],
  [1, { number: 1, color: "white" }],
  [2, { number: 1, color: "black" }],
  [11, { number: 6, color: "white" }],
] as const)("after %i plies the move is counted as in the list", (plies, expected) => {
  expect(moveOf(plies)).toEqual(expected);
});
