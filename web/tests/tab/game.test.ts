// @vitest-environment node
/** A whole game against the computer in the tab, with Python in Node. */

import { expect, test } from "vitest";
import type {
  ClientMessage,
  CreatedGame,
  GameView,
  NewGameRequest,
  ServerMessage,
} from "../../src/net/types";
import { IS_BUILT, startLocally } from "./local";

type Move = [piece: string, q: number, r: number];

const WHITE: Move[] = [
  ["wG1", 0, 0],
  ["wS1", 1, 0],
  ["wQ", 2, -1],
  ["wB1", 2, 0],
  ["wB2", 3, -2],
  ["wP", 2, 1],
  ["wM", 3, -1],
  ["wM", 3, -2],
  ["wG2", 3, -1],
];
const BLACK: Move[] = [
  ["bB1", 0, -1],
  ["bB2", 1, -2],
  ["bS1", 1, -3],
  ["bQ", 2, -3],
  ["bQ", 2, -2],
  ["bS2", 2, -3],
  ["bS1", 3, -3],
  ["bB1", 1, -2],
  ["bB1", 1, -1],
];

const WISH: NewGameRequest = {
  opponent: { kind: "computer", level: 10 },
  color: "white",
  rules: "tournament",
};

test.skipIf(!IS_BUILT)("a whole game", async () => {
  const kept: string[] = [];
  const requests: Record<string, unknown>[] = [];
  const server = startLocally({
    records: [],
    keep: async (records) => void kept.push(...records.keys()),
    choose: async (request) => {
      const asked = JSON.parse(request);
      requests.push(asked);
      const [piece, q, r] = BLACK[(asked.game.actions.length - 1) / 2] ?? [];
      return JSON.stringify({ piece, q, r });
    },
    stop: () => {},
  });
  const { id, token, game } = await server.request<CreatedGame>("/games", WISH);
  expect(game.position.legal.wG1).toEqual([[0, 0]]);

  const socket = server.connect(`/ws/games/${id}`);
  const say = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const received: ServerMessage[] = [];
  let notice = () => {};
  socket.onmessage = ({ data }) => {
    received.push(JSON.parse(data));
    notice();
  };
  const seen = async <T>(find: (message: ServerMessage) => T | undefined): Promise<T> => {
    for (;;) {
      for (const message of received) {
        const found = find(message);
        if (found !== undefined) return found;
      }
      await new Promise<void>((resolve) => {
        notice = resolve;
      });
    }
  };
  const stateAt = (ply: number): Promise<GameView> =>
    seen((it) =>
      (it.type === "state" || it.type === "welcome") && it.game.position.ply === ply
        ? it.game
        : undefined,
    );

  socket.onopen = () => say({ type: "hello", token, language: "de" });
  for (const [index, [piece, q, r]] of WHITE.entries()) {
    await stateAt(2 * index);
    say({ type: "move", ply: 2 * index, piece, to: [q, r] });
  }
  const end = await stateAt(2 * WHITE.length);
  expect(end.result).toEqual({ winner: null, reason: "double_surround" });
  expect(requests.map(({ limit }) => limit)).toEqual(BLACK.map(() => ({ seconds: 1 })));
  expect(kept.filter((name) => name === id)).toHaveLength(1 + 2 * WHITE.length);

  say({ type: "move", ply: 18, piece: "wA1", to: [9, 9] });
  const refused = await seen((it) => (it.type === "refused" ? it : undefined));
  expect(refused.code).toBe("game-over");
});
