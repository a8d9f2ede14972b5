import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat, seatToken } from "../../src/net/seats";
import type { Color, Explanation, GameState, ServerMessage } from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { aGame, FakeSocket, NOBODY } from "../net/fakes";

const ID = "abcdefghijkl";
const sockets: FakeSocket[] = [];

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
  vi.unstubAllGlobals();
});

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

async function opened(
  game: GameState,
  you: Color[] = ["white", "black"],
): Promise<[GameSession, FakeSocket]> {
  answerWith(200, game);
  const session = new GameSession(ID);
  const socket = await vi.waitUntil(() => sockets[0]);
  socket.open();
  socket.receive({ type: "welcome", you, game, presence: NOBODY });
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

describe("a refusal", () => {
  const refused = (answers: "move" | "draw" | "undo" | "hint", code: string): ServerMessage => ({
    type: "refused",
    answers,
    ply: answers === "move" ? 4 : null,
    code,
    message: "",
    explanation: null,
  });

  it("of a draw, an undo or a hint leaves a move on its way", async () => {
    const [session, socket] = await opened(aGame(4));
    session.attempt("wA1", [1, 0], true);
    for (const answers of ["draw", "undo", "hint"] as const)
      socket.receive(refused(answers, "busy"));
    expect([session.sending, session.retracted]).toEqual([true, 0]);
    socket.receive(refused("move", "not-your-turn"));
    expect([session.sending, session.retracted]).toEqual([false, 1]);
    session.close();
  });

  it("of a hint lets one ask again", async () => {
    const [session, socket] = await opened(aGame(4));
    session.askHint();
    expect(session.canAskHint).toBe(false);
    socket.receive(refused("hint", "busy"));
    expect(session.canAskHint).toBe(true);
    session.close();
  });
});

it("a declined offer is told to whoever made it", async () => {
  const [session, socket] = await opened(aGame(4), ["white"]);
  const offers = { draw: "white", undo: null, rematch: null } as const;
  socket.receive({ type: "state", game: { ...aGame(4, 5), offers } });
  expect(session.news).toBeNull();
  socket.receive({ type: "state", game: aGame(4, 6) });
  expect(session.news).not.toBeNull();
  session.close();
});

describe("the secret of a link", () => {
  const KEPT = "the-secret-that-is-kept";
  const OFFERED = "the-secret-of-the-link";

  async function follow(...answers: (Color[] | "wrong-token")[]): Promise<GameSession> {
    history.replaceState(null, "", `/game/${ID}#${OFFERED}`);
    answerWith(200, aGame(4));
    const session = new GameSession(ID);
    for (const [index, answer] of answers.entries()) {
      const socket = await vi.waitUntil(() => sockets[index]);
      socket.open();
      if (answer === "wrong-token") socket.receive({ type: "error", code: answer, message: "" });
      else socket.receive({ type: "welcome", you: answer, game: aGame(4), presence: NOBODY });
    }
    return session;
  }

  const tried = () => sockets.map(({ sent: [hello] }) => hello?.type === "hello" && hello.token);

  it("is kept once it has opened a seat", async () => {
    const session = await follow(["black"]);
    expect(tried()).toEqual([OFFERED]);
    expect(seatToken(ID)).toBe(OFFERED);
    expect([session.you, session.problem, session.news]).toEqual([["black"], null, null]);
    session.close();
  });

  it("that is wrong is not kept, and its owner looks on and is told", async () => {
    const session = await follow("wrong-token", []);
    expect(tried()).toEqual([OFFERED, null]);
    expect(seatToken(ID)).toBeNull();
    expect(session.you).toEqual([]);
    expect(session.problem).not.toBeNull();
    session.close();
  });

  it("does not take away the seat that one has", async () => {
    keepSeat(ID, KEPT);
    const session = await follow(["white"]);
    expect(tried()).toEqual([KEPT]);
    expect(seatToken(ID)).toBe(KEPT);
    expect(session.you).toEqual(["white"]);
    expect(session.news).not.toBeNull();
    session.close();
  });

  it("stands in for one that no longer holds a seat", async () => {
    keepSeat(ID, KEPT);
    const session = await follow("wrong-token", ["white"]);
    expect(tried()).toEqual([KEPT, OFFERED]);
    expect(seatToken(ID)).toBe(OFFERED);
    expect([session.problem, session.news]).toEqual([null, null]);
    session.close();
  });

  it("opened in the same tab by someone who looks on takes the seat", async () => {
    const [session] = await opened(aGame(4), []);
    location.hash = OFFERED;
    dispatchEvent(new Event("hashchange"));
    expect(location.href).not.toContain(OFFERED);
    const socket = await vi.waitUntil(() => sockets[1]);
    socket.open();
    socket.receive({ type: "welcome", you: ["black"], game: aGame(4), presence: NOBODY });
    expect([session.you, seatToken(ID)]).toEqual([["black"], OFFERED]);
    session.close();
  });
});
