import { describe, expect, it, vi } from "vitest";
import type { Color } from "../../src/board/types";
import { book, GameBook } from "../../src/games/book.svelte";
import { keepSeat, seatToken } from "../../src/net/seats";
import type { ExplanationView, GameView, ServerMessage } from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { change } from "../../src/settings/current.svelte";
import { aGame, aGameWith, NO_OFFERS, NOBODY } from "../net/fakes";
import { answerWith, explainTo, ID, opened, sockets, useFakeServer } from "./sessions";

const feedBack = vi.hoisted(() => vi.fn());
vi.mock("../../src/play/feedback", () => ({ feedBack }));

useFakeServer();

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
  session.tutor.explanation = { marks: [] } as unknown as ExplanationView;
  session.proposed = { piece: "wQ", to: [0, 1] };
  const result = { winner: "black", reason: "resigned" } as const;
  socket.receive({ type: "state", game: { ...aGame(4, 5), result } });
  expect(session.game?.result).toEqual(result);
  expect([session.tutor.explanation, session.proposed, session.retracted]).toEqual([null, null, 1]);
  session.close();
});

it("a game that another tab removes from the list is played on, and stays removed", async () => {
  keepSeat(ID, "the-secret-that-is-kept");
  const [session, socket] = await opened(aGame(4), ["white"]);
  expect(book.find(ID)).not.toBeNull();
  new GameBook().remove([ID]);
  book.follow({ key: `skep.game.${ID}` });
  socket.receive({ type: "state", game: aGame(5) });
  socket.receive({ type: "welcome", you: ["white"], game: aGame(6), presence: NOBODY });
  expect(session.game?.version).toBe(6);
  expect([book.find(ID), seatToken(ID)]).toEqual([null, null]);
  session.close();
});

describe("looking back", () => {
  const playing = (): GameView => ({
    ...aGame(2),
    opponent: "computer",
    moves: ["wQ", "bQ wQ-"].map((move) => ({
      move,
      piece: move.split(" ")[0] ?? null,
      from: null,
      to: [0, 0],
      thrown_by: null,
      pass: false,
      ms: 0,
    })),
  });

  it("forgets a move that waits for its confirmation", async () => {
    const [session] = await opened(playing(), ["white"]);
    session.proposed = { piece: "wA1", to: [-1, 0] };
    session.lookAt(1);
    expect([session.past.isActive, session.proposed, session.retracted]).toEqual([true, null, 1]);
    session.close();
  });

  it("drops an explanation of the newest position that is still on its way", async () => {
    const [session, socket] = await opened(playing(), ["white"]);
    session.attempt("wQ", [5, 5], false);
    session.lookAt(1);
    explainTo(socket, {});
    await new Promise((resolve) => setTimeout(resolve));
    expect([session.tutor.explanation, session.problem]).toEqual([null, null]);
    session.close();
  });

  it("ends when a hint is asked for, which is shown in the newest position", async () => {
    const [session, socket] = await opened(playing(), ["white"]);
    session.lookAt(1);
    session.askHint();
    expect([session.past.isActive, socket.types().includes("hint")]).toEqual([false, true]);
    socket.receive({ type: "hint", piece: "wA1", to: [0, 1], ply: 2 });
    expect(session.hasSaid).toBe(true);
    session.lookAt(0);
    expect(session.hasSaid).toBe(false);
    session.close();
  });
});

it("a hint is put into words", async () => {
  const [session, socket] = await opened(aGame(4));
  expect(session.hintSentence).toBeNull();
  session.askHint();
  socket.receive({ type: "hint", piece: "wA1", to: [0, 1], ply: 4 });
  expect(session.hintSentence).toContain(session.words.pieceName("wA1"));
  session.dismiss();
  expect(session.hintSentence).toBeNull();
  session.close();
});

it("the page is silent until the player's first move, and then sounds different for the opponent's", async () => {
  const [session, socket] = await opened(aGame(2), ["white"]);
  feedBack.mockReset();
  const played = (ply: number) => {
    const moves = Array.from({ length: ply }, (_, index) => `move ${index}`);
    socket.receive({ type: "state", game: aGameWith(moves) });
  };
  played(3);
  played(4);
  expect(feedBack).not.toHaveBeenCalled();
  session.attempt("wA1", [1, 0], true);
  played(5);
  played(6);
  expect(feedBack.mock.calls).toEqual([["place"], ["turn"]]);
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
    const [session, socket] = await opened({ ...aGame(4), opponent: "here" });
    session.askHint();
    expect(session.canAskHint).toBe(false);
    socket.receive(refused("hint", "busy"));
    expect(session.canAskHint).toBe(true);
    session.close();
  });
});

describe("the wait for a hint", () => {
  const MOVES = ["wS1", "bS1 wS1-"];
  const standing: GameView = { ...aGameWith(MOVES), opponent: "computer" };
  const result = { winner: "black", reason: "resigned" } as const;

  it.each<[string, boolean, Partial<GameView>]>([
    ["goes on when only a name changes", true, {}],
    ["ends when a move is played", false, aGameWith([...MOVES, "wQ -wS1"])],
    ["ends when a move is taken back", false, aGameWith(["wS1"])],
    ["ends with the game", false, { result }],
  ])("%s", async (_, goesOn, change) => {
    const [session, socket] = await opened(standing, ["white"]);
    session.askHint();
    expect(session.hintAsked).toBe(true);
    socket.receive({ type: "state", game: { ...standing, ...change, version: 9 } });
    expect(session.hintAsked).toBe(goesOn);
    session.close();
  });
});

describe("a player who has to pass", () => {
  const stuck = (offers: Partial<GameView["offers"]>, version: number): GameView => {
    const game = aGame(4, version);
    const position = { ...game.position, must_pass: true };
    return { ...game, position, offers: { ...NO_OFFERS, ...offers } };
  };

  it.each(["draw", "undo"] as const)("first answers a %s", async (offer) => {
    const [session, socket] = await opened(stuck({ [offer]: "black" }, 4), ["white"]);
    expect([session.isAsked(offer), session.mustPass, session.passesItself]).toEqual([
      true,
      true,
      false,
    ]);
    socket.receive({ type: "state", game: stuck({}, 5) });
    expect([session.isAsked(offer), session.passesItself]).toEqual([false, true]);
    session.close();
  });

  it("does not wait for the answer to an offer of their own", async () => {
    const [session] = await opened(stuck({ draw: "white" }, 4), ["white"]);
    expect([session.isAsked("draw"), session.passesItself]).toEqual([false, true]);
    session.close();
  });

  it("is not somebody who watches", async () => {
    const [session] = await opened(stuck({ draw: "black" }, 4), []);
    expect([session.isAsked("draw"), session.passesItself]).toEqual([false, false]);
    session.close();
  });
});

it("only a move of one's own can be taken back", async () => {
  const game = { ...aGame(1), takeback: { white: 0, black: null } };
  const [session, socket] = await opened(game, ["black"]);
  expect(session.canUndo).toBe(false);
  socket.receive({ type: "welcome", you: ["white"], game, presence: NOBODY });
  expect(session.canUndo).toBe(true);
  session.close();
});

it("a declined offer is announced to the player who made it", async () => {
  const [session, socket] = await opened(aGame(4), ["white"]);
  const offers = { ...NO_OFFERS, draw: "white" } as const;
  socket.receive({ type: "state", game: { ...aGame(4, 5), offers } });
  expect(session.news).toBeNull();
  socket.receive({ type: "state", game: aGame(4, 6) });
  expect(session.news).not.toBeNull();
  session.close();
});

describe("names and phrases", () => {
  it("a name is shared once, and not taken away by a device that has none", async () => {
    const [session, socket] = await opened(aGame(0), ["white"]);
    session.shareName("");
    expect(socket.types()).not.toContain("rename");
    session.shareName("Anna");
    session.shareName("Anna");
    expect(socket.sent.filter(({ type }) => type === "rename")).toEqual([
      { type: "rename", name: "Anna" },
    ]);
    session.shareName("");
    expect(socket.sent.at(-1)).toEqual({ type: "rename", name: null });
    session.close();
  });

  it("two people at one screen, spectators and finished games share no name", async () => {
    const over = { ...aGame(0), result: { winner: "white", reason: "resigned" } } as const;
    for (const [game, you] of [
      [aGame(0), ["white", "black"]],
      [aGame(0), []],
      [over, ["white"]],
    ] as [GameView, Color[]][]) {
      sockets.length = 0;
      const [session, socket] = await opened(game, you);
      session.shareName("Anna");
      expect(socket.types()).not.toContain("rename");
      session.close();
    }
  });

  it("a phrase is shown for a while, unless the reader wants none", async () => {
    const [session, socket] = await opened(aGame(0), ["white"]);
    vi.useFakeTimers();
    socket.receive({ type: "said", color: "black", phrase: "hello" });
    expect(session.talk.said.black).toBe("hello");
    socket.receive({ type: "said", color: "black", phrase: "thanks" });
    vi.advanceTimersByTime(5_000);
    expect(session.talk.said.black).toBe("thanks");
    vi.advanceTimersByTime(1_000);
    expect(session.talk.said.black).toBeUndefined();
    change({ phrases: false });
    socket.receive({ type: "said", color: "black", phrase: "oops" });
    expect(session.talk.said.black).toBeUndefined();
    socket.receive({ type: "said", color: "white", phrase: "oops" });
    expect(session.talk.said.white).toBe("oops");
    change({ phrases: true });
    session.close();
  });
});
