import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameState } from "../../src/net/types";
import { Planning } from "../../src/play/planning.svelte";
import { change } from "../../src/settings/current.svelte";
import { aGame } from "../net/fakes";

const LEGAL = { bA1: [[1, 0]] };
let game: GameState;
let planning: Planning;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ legal: LEGAL }))),
  );
  game = aGame(2);
  planning = new Planning(
    () => game,
    () => "black",
  );
});

afterEach(() => {
  planning.close();
  change({ premoves: true, confirmMoves: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function wait(): Promise<void> {
  planning.follow(false);
  await vi.advanceTimersByTimeAsync(1_000);
}

function arrive(legal: GameState["position"]["legal"]): ReturnType<Planning["follow"]> {
  game = aGame(3);
  game.position.legal = legal as GameState["position"]["legal"];
  return planning.follow(true);
}

it("offers what the server says, with the pieces of the player who waits", async () => {
  expect(planning.position).toBeNull();
  await wait();
  expect(planning.position).toMatchObject({ turn: "black", legal: LEGAL, ply: 2 });
});

it.each([{ premoves: false }, { confirmMoves: true }])(
  "offers nothing with %j",
  async (setting) => {
    change(setting);
    await wait();
    expect(fetch).not.toHaveBeenCalled();
    expect(planning.position).toBeNull();
  },
);

it("offers nothing in one's own turn or after the end", async () => {
  game = aGame(3);
  await wait();
  game = { ...aGame(2), result: { winner: null, reason: "agreement" } };
  await wait();
  expect(fetch).not.toHaveBeenCalled();
});

it("asks nothing of an opponent who answers at once", async () => {
  planning.follow(false);
  arrive({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetch).not.toHaveBeenCalled();
});

it("plays the move once if it is legal", () => {
  planning.move = { piece: "bA1", to: [1, 0] };
  expect(arrive({ bA1: [[1, 0]] })).toEqual({ piece: "bA1", to: [1, 0] });
  expect(planning.move).toBeNull();
});

it("drops a move that has become impossible", () => {
  planning.move = { piece: "bA1", to: [1, 0] };
  expect(arrive({ bA1: [[2, 0]] })).toBe("impossible");
  expect(planning.move).toBeNull();
});

it("keeps the move while only something else happens", () => {
  planning.move = { piece: "bA1", to: [1, 0] };
  expect(planning.follow(false)).toBeNull();
  expect(planning.move).not.toBeNull();
});
