import { describe, expect, it, vi } from "vitest";
import type { GameView } from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { aGameWith, type FakeSocket } from "../net/fakes";
import { ID, useFakeServer, welcome } from "./sessions";

useFakeServer();

describe("a move chosen in advance", () => {
  const MOVES = ["wS1", "bS1 wS1-"];
  const LEGAL: GameView["position"]["legal"] = { bA1: [[2, 0]] };
  const reached = (...moves: string[]): GameView => {
    const game = aGameWith(moves);
    return { ...game, position: { ...game.position, legal: LEGAL } };
  };

  /** The player of Black waits, and has chosen a move. */
  async function premove(): Promise<[GameSession, FakeSocket]> {
    vi.useFakeTimers();
    const game = aGameWith(MOVES);
    vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
      return new Response(JSON.stringify(method === "POST" ? { legal: LEGAL } : game));
    });
    const session = new GameSession(ID);
    await vi.advanceTimersByTimeAsync(0);
    const socket = await welcome(0, ["black"], game);
    await vi.advanceTimersByTimeAsync(1_000);
    session.attempt("bA1", [2, 0], true);
    expect(session.premoves.move).toMatchObject({ piece: "bA1", to: [2, 0] });
    return [session, socket];
  }

  it("is played after the opponent's move", async () => {
    const [session, socket] = await premove();
    socket.receive({ type: "state", game: reached(...MOVES, "wQ -wS1") });
    expect(socket.sent.at(-1)).toEqual({ type: "move", ply: 3, piece: "bA1", to: [2, 0] });
    session.close();
  });

  it("is not played after a takeback of the move before it", async () => {
    const [session, socket] = await premove();
    socket.receive({ type: "state", game: { ...reached("wS1"), version: 3 } });
    expect(socket.types()).not.toContain("move");
    expect([session.premoves.move, session.news]).toEqual([null, null]);
    session.close();
  });

  it("is not played when the game has gone on elsewhere during a break", async () => {
    const [session, socket] = await premove();
    socket.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    const game = reached(...MOVES, "wQ -wS1", "bQ bS1-", "wA1 -wQ");
    const again = await welcome(1, ["black"], game);
    expect(again.types()).not.toContain("move");
    expect([session.premoves.move, session.news]).toEqual([null, null]);
    session.close();
  });

  it("is dropped without a message when the opponent's move wins", async () => {
    const [session, socket] = await premove();
    const result = { winner: "white", reason: "surrounded" } as const;
    socket.receive({ type: "state", game: { ...aGameWith([...MOVES, "wQ -wS1"]), result } });
    expect([session.premoves.move, session.news]).toEqual([null, null]);
    session.close();
  });
});
