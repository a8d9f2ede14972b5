import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ImportedGame, PlayedMoveView } from "../../src/net/types";
import { Viewing } from "../../src/study/viewing.svelte";
import { aPosition, cutOff } from "../net/fakes";

const MOVES = ["wS1", "bS1 wS1-", "wQ -wS1"].map((move) => ({ move }) as PlayedMoveView);

function imported(plies: number, can_continue = true): ImportedGame {
  const moves = MOVES.slice(0, plies);
  const game_string = ["Base", "InProgress", "?", ...moves.map(({ move }) => move)].join(";");
  return { position: { ...aPosition(plies), game_string }, moves, result: null, can_continue };
}

const answer = (game: ImportedGame) => new Response(JSON.stringify(game));

/** The texts that were asked about, each with the way to answer it. */
let asked: { text: string; answer: (response: Response) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    return new Promise<Response>((resolve) => asked.push({ text, answer: resolve }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(viewing: Viewing, text: string, response: Response): Promise<void> {
  const opened = viewing.open(text);
  asked.at(-1)?.answer(response);
  await opened;
}

it("another game is shown from its last move", async () => {
  const viewing = new Viewing();
  await open(viewing, "one", answer(imported(3)));
  viewing.lookAt(1);
  expect(viewing.past.shownPly).toBe(1);
  await open(viewing, "two", answer(imported(2)));
  expect([viewing.past.shownPly, viewing.past.isActive]).toEqual([2, false]);
});

it("a late answer does not replace the game that was opened after it", async () => {
  const viewing = new Viewing();
  const first = viewing.open("one");
  const second = viewing.open("two");
  asked[1]?.answer(answer(imported(2)));
  await second;
  asked[0]?.answer(answer(imported(3)));
  await first;
  expect(viewing.game?.moves).toHaveLength(2);
  // Nor does it say that the other one cannot be read.
  const third = viewing.open("three");
  await viewing.open(null);
  asked[2]?.answer(new Response('{"code": "notation"}', { status: 400 }));
  await third;
  expect([viewing.game, viewing.problem]).toEqual([null, null]);
});

it("a text is asked about once while its answer is awaited, and again after that", async () => {
  const viewing = new Viewing();
  void viewing.open("one");
  await open(viewing, "one", answer(imported(1)));
  await vi.waitFor(() => expect(viewing.game).not.toBeNull());
  expect(asked).toHaveLength(1);
  await open(viewing, "one", answer(imported(1)));
  expect(asked).toHaveLength(2);
});

it("asks again only what the server has not answered", async () => {
  const viewing = new Viewing();
  await open(viewing, "no game", new Response('{"code": "notation"}', { status: 400 }));
  await viewing.retry();
  expect(asked).toHaveLength(1);
  await open(viewing, "one", cutOff());
  expect(viewing.problem).not.toBeNull();
  const again = viewing.retry();
  expect(viewing.problem).not.toBeNull(); // so that the page keeps its field
  asked.at(-1)?.answer(answer(imported(2)));
  await again;
  expect(asked.map(({ text }) => text)).toEqual(["no game", "one", "one"]);
  expect([viewing.game?.moves.length, viewing.problem]).toEqual([2, null]);
});

it("an address without a game has no problem either", async () => {
  const viewing = new Viewing();
  await viewing.open("x".repeat(40_001));
  expect(viewing.problem).not.toBeNull();
  await viewing.open(null);
  expect([viewing.text, viewing.problem]).toEqual([null, null]);
});

it("the server says whether the last position can be played on", async () => {
  const viewing = new Viewing();
  await open(viewing, "over", answer(imported(2, false)));
  expect(viewing.toPlayOn).toBeNull();
  viewing.lookAt(1);
  const { game_string } = imported(2, false).position;
  expect(viewing.toPlayOn).toEqual({ game_string, plies: 1 });
});
