import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, LiveGame, type Refusal } from "../../src/net/live";
import type { Question } from "../../src/net/question";
import type { ExplanationView, GameView } from "../../src/net/types";
import { aGame, FakeSocket, NOBODY } from "./fakes";

const REFUSED = { type: "refused", message: "no", explanation: null } as const;
const MOVE = { type: "move", ply: 4, piece: "wA1", to: [1, 0] };

let sockets: FakeSocket[];
let games: GameView[];
let connections: Connection[];
let refusals: Refusal[];
let live: LiveGame;

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}

function welcome(game: GameView): void {
  latest().open();
  latest().receive({ type: "welcome", game, you: ["white"], presence: NOBODY });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  games = [];
  connections = [];
  refusals = [];
  live = new LiveGame(
    {
      game: "abcdefghijkl",
      token: "secret",
      language: () => "en",
      connect: (path) => {
        sockets.push(new FakeSocket(path));
        return latest();
      },
    },
    {
      connection: (state) => connections.push(state),
      seated: () => undefined,
      game: (game) => games.push(game),
      presence: () => undefined,
      refused: (refusal) => refusals.push(refusal),
      hint: () => undefined,
      said: () => undefined,
      error: () => undefined,
    },
  );
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("greeting", () => {
  it("says hello first, with the secret in the message and not in the address", () => {
    latest().open();
    expect(latest().sent).toEqual([
      { type: "hello", token: "secret", language: "en", version: null },
    ]);
    expect(latest().path).toBe("/ws/games/abcdefghijkl");
  });

  it("holds a move back until the welcome", () => {
    latest().open();
    live.move(4, "wA1", [1, 0]);
    expect(latest().types()).toEqual(["hello"]);
    latest().receive({ type: "welcome", game: aGame(4), you: ["white"], presence: NOBODY });
    expect(latest().sent.at(-1)).toEqual(MOVE);
  });
});

describe("a move", () => {
  it("is acknowledged by a state with more plies", () => {
    welcome(aGame(4));
    live.move(4, "wA1", [1, 0]);
    latest().receive({ type: "state", game: aGame(4, 5) });
    expect(live.pending).toEqual(MOVE);
    latest().receive({ type: "state", game: aGame(5, 6) });
    expect(live.pending).toBeNull();
  });

  it("is not played twice while the first is under way", () => {
    welcome(aGame(4));
    expect(live.move(4, "wA1", [1, 0])).toBe(true);
    expect(live.move(4, "wA1", [1, 0])).toBe(false);
    expect(latest().types()).toEqual(["hello", "move"]);
  });

  it("is sent again when the server could not take it just then", () => {
    welcome(aGame(4));
    live.move(4, "wA1", [1, 0]);
    latest().receive({ type: "error", code: "not-kept", message: "try again" });
    expect(latest().types()).toEqual(["hello", "move"]);
    vi.advanceTimersByTime(1_000);
    expect(latest().types()).toEqual(["hello", "move", "move"]);
    expect(latest().sent.at(-1)).toEqual(MOVE);
  });

  it("ends with its refusal", () => {
    welcome(aGame(4));
    live.move(4, "wA1", [1, 0]);
    latest().receive({ ...REFUSED, answers: "move", ply: 4, code: "illegal" });
    expect(live.pending).toBeNull();
    expect(refusals.map(({ code }) => code)).toEqual(["illegal"]);
  });

  it.each(["draw", "undo", "hint"] as const)("outlives a refused %s", (answers) => {
    welcome(aGame(4));
    live.say({ type: "hint" });
    live.move(4, "wA1", [1, 0]);
    latest().receive({ ...REFUSED, answers, ply: null, code: "busy" });
    expect(live.pending).toEqual(MOVE);
    expect(refusals.map(({ code }) => code)).toEqual(["busy"]);
  });
});

describe("after a lost connection", () => {
  it("sends an unacknowledged move again", () => {
    welcome(aGame(4));
    live.move(4, "wA1", [1, 0]);
    latest().drop();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    welcome(aGame(4));
    expect(latest().types()).toEqual(["hello", "move"]);
    expect(latest().sent.at(-1)).toEqual(MOVE);
  });

  it("does not repeat a move that arrived before the loss", () => {
    welcome(aGame(4));
    live.move(4, "wA1", [1, 0]);
    latest().drop();
    vi.advanceTimersByTime(1_000);
    welcome(aGame(5));
    expect(latest().types()).toEqual(["hello"]);
    expect(live.pending).toBeNull();
  });

  it("waits longer after each failure, but never more than ten seconds", () => {
    welcome(aGame(4));
    const opened: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      const before = sockets.length;
      const start = Date.now();
      latest().drop();
      while (sockets.length === before) vi.advanceTimersByTime(50);
      opened.push(Date.now() - start);
    }
    expect(opened[0]).toBeLessThan(700);
    expect(Math.max(...opened)).toBeGreaterThan(5_000);
    expect(Math.max(...opened)).toBeLessThanOrEqual(10_050);
  });

  it("comes back at once when the network does", () => {
    welcome(aGame(4));
    latest().drop();
    expect(sockets).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(connections).toContain("reconnecting");
  });

  it("gives up a connection that has fallen silent", () => {
    welcome(aGame(4));
    vi.advanceTimersByTime(15_000);
    expect(latest().types()).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(6_000);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it("soon misses the answer to a move", () => {
    welcome(aGame(4));
    live.move(4, "wA1", [1, 0]);
    vi.advanceTimersByTime(7_000);
    expect(sockets).toHaveLength(2);
    welcome(aGame(4));
    expect(latest().sent.at(-1)).toEqual(MOVE);
  });

  it("says so at once when the browser goes offline, and corrects it if that was wrong", () => {
    welcome(aGame(4));
    dispatchEvent(new Event("offline"));
    expect(connections.at(-1)).toBe("reconnecting");
    latest().receive({ type: "state", game: aGame(5) });
    expect(connections.at(-1)).toBe("open");
  });

  it("does not come back when the server refuses the visitor", () => {
    welcome(aGame(4));
    latest().drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connections.at(-1)).toBe("lost");
  });
});

describe("a question", () => {
  const QUESTION: Question = { ply: 4, piece: "wA1", to: [5, 5], language: "en" };
  const ANSWER: ExplanationView = {
    legal: false,
    rule: "one-hive",
    sentence: "No.",
    lesson: null,
    marks: [],
  };
  const answer = (asked: object) =>
    latest().receive({ ...QUESTION, ...asked, type: "explanation", explanation: ANSWER });

  it("gets its own answer", async () => {
    welcome(aGame(4));
    const answered = live.explain(QUESTION);
    expect(latest().sent.at(-1)).toEqual({ type: "explain", ...QUESTION });
    const settled = vi.fn();
    void answered.finally(settled);
    for (const other of [{ ply: 3 }, { piece: "wA2" }, { to: null }, { language: "de" }])
      answer(other);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    answer({});
    expect(await answered).toEqual(ANSWER);
    answer({}); // once more, which nobody has asked for
  });

  it("is replaced by a newer one", async () => {
    welcome(aGame(4));
    const older = live.explain(QUESTION);
    const newer = live.explain({ ...QUESTION, to: null });
    await expect(older).rejects.toMatchObject({ code: "replaced" });
    answer({ to: null });
    expect(await newer).toEqual(ANSWER);
  });

  it("is given up when it is refused, and without a connection", async () => {
    await expect(live.explain(QUESTION)).rejects.toMatchObject({ code: "offline" });
    welcome(aGame(4));
    const refused = live.explain(QUESTION);
    latest().receive({ ...REFUSED, answers: "explain", ply: 4, code: "late" });
    await expect(refused).rejects.toMatchObject({ code: "late" });
    const lost = live.explain(QUESTION);
    latest().drop();
    await expect(lost).rejects.toMatchObject({ code: "offline" });
  });

  it("soon misses its answer", async () => {
    welcome(aGame(4));
    const missed = live.explain(QUESTION);
    vi.advanceTimersByTime(7_000);
    await expect(missed).rejects.toMatchObject({ code: "offline" });
    expect(sockets).toHaveLength(2);
  });
});

describe("states", () => {
  it("are not shown when a newer one came before", () => {
    welcome(aGame(4, 9));
    latest().receive({ type: "state", game: aGame(3, 8) });
    expect(games.map(({ version }) => version)).toEqual([9]);
  });

  it("may go back in plies, as after an undo", () => {
    welcome(aGame(4, 9));
    latest().receive({ type: "state", game: aGame(2, 10) });
    expect(games.at(-1)?.position.ply).toBe(2);
  });
});
