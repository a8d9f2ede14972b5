/** The computer of the server in the tab asks the engine for what Python wants. */

import { expect, test } from "vitest";
import type { AnalyseOptions } from "../../engine/src/engine";
import type { Analysis } from "../../engine/src/search";
import { computerOf } from "../../src/tab/computer";

const GAME = { type: "Base+MLP", rules: "tournament", start: null, actions: [] };
const REQUEST = JSON.stringify({
  game: GAME,
  limit: { seconds: 0.8, depth: 3 },
  handicap: { overlooked: 30, misjudged: 15, seed: "18446744073709551615" },
});
const FOUND = {
  lines: [
    { actions: [{ piece: "wS1", q: 0, r: 0 }], score: 0, depth: 3, winIn: null, chance: 0.5 },
  ],
  depth: 3,
  nodes: 1,
  seconds: 0,
} as Analysis;

test("a request becomes a search, and its first move the answer", async () => {
  const asked: unknown[] = [];
  const computer = computerOf({
    clear: async () => void asked.push("clear"),
    analyse: async (game, { signal, ...request }) => {
      asked.push(game, request);
      return FOUND;
    },
  });
  expect(JSON.parse(await computer.choose(REQUEST))).toEqual({ piece: "wS1", q: 0, r: 0 });
  expect(asked).toEqual([
    "clear",
    GAME,
    {
      limit: { seconds: 0.8, depth: 3 },
      handicap: { overlooked: 30, misjudged: 15, seed: 2n ** 64n - 1n },
    },
  ]);
});

test("stop ends the search", async () => {
  const computer = computerOf({
    clear: async () => {},
    analyse: (_: unknown, { signal }: AnalyseOptions) =>
      new Promise<Analysis>((resolve) => {
        signal?.addEventListener("abort", () => resolve(FOUND));
        computer.stop();
      }),
  });
  expect(await computer.choose(REQUEST)).toContain("wS1");
});
