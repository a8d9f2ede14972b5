import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Explanation, GameState } from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { aGame, FakeSocket, NOBODY } from "../net/fakes";

const ID = "abcdefghijkl";
const sockets: FakeSocket[] = [];

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(path: string) {
        super(path);
        sockets.push(this);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

async function opened(game: GameState): Promise<[GameSession, FakeSocket]> {
  answerWith(200, game);
  const session = new GameSession(ID);
  const socket = await vi.waitUntil(() => sockets[0]);
  socket.open();
  socket.receive({ type: "welcome", you: ["white", "black"], game, presence: NOBODY });
  return [session, socket];
}

it("an unknown game is missing, and no connection to it is tried", async () => {
  answerWith(404, { code: "no-such-game", message: "there is no such game" });
  const session = new GameSession(ID);
  await vi.waitUntil(() => session.missing);
  expect(sockets).toEqual([]);
  session.close();
});

it("a game without an answer is tried on the live connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const session = new GameSession(ID);
  await vi.waitUntil(() => sockets.length === 1);
  expect(session.missing).toBe(false);
  session.close();
});

it("a page that is left before the answer connects to nothing", async () => {
  answerWith(200, aGame(4));
  const session = new GameSession(ID);
  session.close();
  await vi.waitUntil(() => session.game);
  expect(sockets).toEqual([]);
});

it("the end of the game takes an explanation away", async () => {
  const [session, socket] = await opened(aGame(4));
  session.explanation = { marks: [] } as unknown as Explanation;
  session.proposed = { piece: "wQ", to: [0, 1] };
  const result = { winner: "black", reason: "resigned" } as const;
  socket.receive({ type: "state", game: { ...aGame(4, 5), result } });
  expect(session.game?.result).toEqual(result);
  expect([session.explanation, session.proposed, session.retracted]).toEqual([null, null, 1]);
  session.close();
});
