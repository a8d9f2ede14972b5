import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameView } from "../../src/net/types";
import { Premoves } from "../../src/play/premoves.svelte";
import { change } from "../../src/settings/current.svelte";
import { aGameWith } from "../net/fakes";

const LEGAL = { bA1: [[1, 0]] };
const MOVES = ["wS1", "bS1 wS1-"];
const ANSWER = "wQ -wS1";
let game: GameView;
let premoves: Premoves;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ legal: LEGAL }))),
  );
  game = aGameWith(MOVES);
  premoves = new Premoves(
    () => game,
    () => "black",
  );
});

afterEach(() => {
  premoves.close();
  change({ premoves: true, confirmMoves: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function wait(): Promise<void> {
  premoves.follow();
  await vi.advanceTimersByTimeAsync(1_000);
}

function arrive(
  legal: GameView["position"]["legal"],
  moves = [...MOVES, ANSWER],
): ReturnType<Premoves["follow"]> {
  game = aGameWith(moves);
  game.position.legal = legal;
  return premoves.follow();
}

it("offers what the server says, with the pieces of the player who waits", async () => {
  expect(premoves.position).toBeNull();
  await wait();
  expect(premoves.position).toMatchObject({ turn: "black", legal: LEGAL, ply: 2 });
});

it("offers no throws, as those it knows are the opponent's", async () => {
  game.position.throws = { bA1: [[1, 0]] };
  game.position.throwers = { bA1: ["wP"] };
  await wait();
  expect(premoves.position).toMatchObject({ throws: {}, throwers: {} });
});

it.each([{ premoves: false }, { confirmMoves: true }])(
  "offers nothing with %j",
  async (setting) => {
    change(setting);
    await wait();
    expect(fetch).not.toHaveBeenCalled();
    expect(premoves.position).toBeNull();
  },
);

it("offers nothing on the player's own turn or after the end", async () => {
  game = aGameWith([...MOVES, ANSWER]);
  await wait();
  game = { ...aGameWith(MOVES), result: { winner: null, reason: "agreement" } };
  await wait();
  expect(fetch).not.toHaveBeenCalled();
});

it("asks nothing if the opponent answers at once", async () => {
  premoves.follow();
  arrive({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetch).not.toHaveBeenCalled();
});

describe("a chosen move", () => {
  beforeEach(() => premoves.choose("bA1", [1, 0]));

  it("is played once if it is legal", () => {
    expect(arrive({ bA1: [[1, 0]] })).toMatchObject({ piece: "bA1", to: [1, 0] });
    expect(premoves.move).toBeNull();
    expect(premoves.follow()).toBeNull();
  });

  it("is dropped if it has become impossible", () => {
    expect(arrive({ bA1: [[2, 0]] })).toBe("impossible");
    expect(premoves.move).toBeNull();
  });

  it("is kept while only something else happens", () => {
    game = aGameWith(MOVES, 9);
    expect(premoves.follow()).toBeNull();
    expect(premoves.move).not.toBeNull();
  });

  it.each([
    ["one's own move was taken back", ["wS1"]],
    ["more than one move was played", [...MOVES, ANSWER, "bQ bS1-", "wA1 -wQ"]],
    ["the opponent answered another move", ["wS1", "bA1 wS1-", ANSWER]],
  ])("is dropped without a message when %s", (_, moves) => {
    expect(arrive({ bA1: [[1, 0]] }, moves)).toBeNull();
    expect(premoves.move).toBeNull();
  });

  it.each([{ premoves: false }, { confirmMoves: true }])("is dropped with %j", (setting) => {
    change(setting);
    expect(premoves.move).toBeNull();
    expect(arrive({ bA1: [[1, 0]] })).toBeNull();
    change({ premoves: true, confirmMoves: false });
    expect(premoves.move).toBeNull();
  });

  it("is dropped without a message at the end of the game", () => {
    const over = aGameWith([...MOVES, ANSWER]);
    game = { ...over, result: { winner: "white", reason: "surrounded" } };
    expect(premoves.follow()).toBeNull();
    expect(premoves.move).toBeNull();
  });
});
