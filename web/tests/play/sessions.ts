/** An open game whose server is the test. */

import { afterEach, beforeEach, vi } from "vitest";
import type { Color } from "../../src/board/types";
import type { ExplanationView, GameView } from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { FakeSocket, NOBODY } from "../net/fakes";

export const ID = "abcdefghijkl";

/** The connections that the page has made, the first one first. */
export const sockets: FakeSocket[] = [];

/** Gives each test of a file an empty storage and its own sockets. */
export function useFakeServer(): void {
  beforeEach(() => {
    sockets.length = 0;
    localStorage.clear();
    history.replaceState(null, "", `/game/${ID}`);
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
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function answerWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

/** Answers the latest question that the page has asked on a socket. */
export function explainTo(socket: FakeSocket, explanation: Partial<ExplanationView>): void {
  const asked = socket.sent.filter((message) => message.type === "explain").at(-1);
  if (!asked) throw new Error("the page has asked for no explanation");
  const whole = { legal: false, rule: null, sentence: "", lesson: null, marks: [], ...explanation };
  socket.receive({ ...asked, type: "explanation", explanation: whole });
}

/** Opens the connection with this number, and lets the server greet the page on it. */
export async function welcome(index: number, you: Color[], game: GameView): Promise<FakeSocket> {
  const socket = await vi.waitUntil(() => sockets[index]);
  socket.open();
  socket.receive({ type: "welcome", you, game, presence: NOBODY });
  return socket;
}

export async function opened(
  game: GameView,
  you: Color[] = ["white", "black"],
): Promise<[GameSession, FakeSocket]> {
  answerWith(200, game);
  const session = new GameSession(ID);
  return [session, await welcome(0, you, game)];
}
