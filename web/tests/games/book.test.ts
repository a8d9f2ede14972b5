import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GameBook } from "../../src/games/book.svelte";
import { followGames } from "../../src/games/following";
import { keepInvite, keepSeat, seatedGames, seatToken } from "../../src/net/seats";
import type { AskedGame, GameSummaries } from "../../src/net/types";
import { cutOff } from "../net/fakes";
import { aSummary } from "./games";

const NOTHING: GameSummaries = { games: [], missing: [], later: [] };
const asked: AskedGame[][] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that reports only these changes. */
function answer(...news: GameSummaries[]): void {
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { games: AskedGame[] }).games);
    return new Response(JSON.stringify(news.shift() ?? NOTHING));
  });
}

it("finds games whose seats were kept before there was a list, fifty at a time", async () => {
  for (let i = 0; i < 120; i++) keepSeat(`game-${i}`, `secret-${i}`);
  const book = new GameBook();
  answer({ ...NOTHING, games: [aSummary({ id: "game-0" })] });
  expect(await book.refresh()).toBe(true);
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(asked[0]?.[0]).toEqual({ id: "game-0", token: "secret-0", version: null });
  expect(book.games.map(({ id }) => id)).toEqual(["game-0"]);
});

it("shows after a reload what it knew, and asks only for what can have changed", async () => {
  for (const id of ["running", "over"]) keepSeat(id, "secret");
  const before = new GameBook();
  before.keep(aSummary({ id: "running", version: 4 }));
  before.keep(aSummary({ id: "over", result: { winner: null, reason: "agreement" } }));
  const book = new GameBook();
  expect(book.games.map(({ id }) => id)).toEqual(["running", "over"]);
  answer();
  await book.refresh();
  expect(asked).toEqual([[{ id: "running", token: "secret", version: 4 }]]);
});

it("keeps the newest, whatever comes late", () => {
  const book = new GameBook();
  book.keep(aSummary({ version: 5, ply: 3 }));
  book.keep(aSummary({ version: 4, ply: 2 }));
  expect(book.find("abcdefghijkl")?.ply).toBe(3);
});

it("calls when a friend has moved, once", () => {
  const book = new GameBook();
  const called = vi.fn();
  book.onturn = called;
  book.keep(aSummary({ version: 1 }));
  expect(called).not.toHaveBeenCalled();
  book.keep(aSummary({ version: 2, turn: "black" }));
  book.keep(aSummary({ version: 3 }));
  book.keep(aSummary({ version: 3 }));
  expect(called).toHaveBeenCalledTimes(1);
  expect(book.awaited).toHaveLength(1);
});

it("a game that the server does not know is not shown, and its secret is kept", async () => {
  keepSeat("gone", "secret");
  const book = new GameBook();
  book.keep(aSummary({ id: "gone" }));
  answer({ ...NOTHING, missing: ["gone"] });
  await book.refresh();
  expect(book.games).toEqual([]);
  expect(seatToken("gone")).toBe("secret");
});

it("forgets everything about a game that is removed", () => {
  keepSeat("abcdefghijkl", "secret");
  keepInvite("abcdefghijkl", "invitation");
  const book = new GameBook();
  book.keep(aSummary());
  book.keep(aSummary({ id: "watched", you: [] }));
  book.remove(["abcdefghijkl", "watched"]);
  expect(book.games).toEqual([]);
  expect(seatedGames()).toEqual([]);
  expect(new GameBook().games).toEqual([]);
});

it("does not bring back what is removed while the server is asked about it", async () => {
  keepSeat("abcdefghijkl", "secret");
  const book = new GameBook();
  book.keep(aSummary());
  answer({ ...NOTHING, games: [aSummary({ version: 2 })] });
  const asking = book.refresh();
  new GameBook().remove(["abcdefghijkl"]); // in another tab
  book.follow({ key: "skep.seats" });
  await asking;
  expect(book.games).toEqual([]);
  expect(localStorage.getItem("skep.game.abcdefghijkl")).toBeNull();
});

it("keeps the last twenty watched games", () => {
  const book = new GameBook();
  for (let i = 0; i < 25; i++) book.keep(aSummary({ id: `game-${i}`, you: [], played_ms: i }));
  const kept = new GameBook().games.map(({ id }) => id);
  expect(kept).toHaveLength(20);
  expect(kept[0]).toBe("game-24");
});

it("takes over what another tab has written", () => {
  keepSeat("abcdefghijkl", "secret");
  const book = new GameBook();
  new GameBook().keep(aSummary());
  expect(book.games).toEqual([]);
  book.follow({ key: "another.site" });
  expect(book.games).toEqual([]);
  book.follow({ key: "skep.game.abcdefghijkl" });
  expect(book.games).toHaveLength(1);
});

it("asks again soon for what was too much at once, and otherwise once a minute", async () => {
  vi.useFakeTimers();
  keepSeat("abcdefghijkl", "secret");
  const book = new GameBook();
  answer({ ...NOTHING, later: ["abcdefghijkl"] });
  let wanted = true;
  const stop = followGames(book, () => wanted);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(3);
  wanted = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(3);
  stop();
  wanted = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(3);
});

it.each([
  ["is cut off", cutOff],
  ["is a login page", () => new Response("<!doctype html>")],
])("asks again soon after an answer that %s", async (_, broken) => {
  vi.useFakeTimers();
  const answers = [broken];
  const fetched = vi.fn(async (path: string) => {
    if (path === "/api/v1/info") return new Response("{}");
    return (answers.shift() ?? (() => new Response(JSON.stringify(NOTHING))))();
  });
  vi.stubGlobal("fetch", fetched);
  keepSeat("one", "secret");
  const book = new GameBook();
  const stop = followGames(book, () => true);
  await vi.advanceTimersByTimeAsync(12_000);
  stop();
  const asked = fetched.mock.calls.filter(([path]) => path !== "/api/v1/info");
  expect(asked.length).toBeGreaterThan(1);
  expect(await book.refresh()).toBe(true);
});
