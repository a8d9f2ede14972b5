import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Color } from "../../src/board/types";
import {
  claimOf,
  inviteToken,
  keepClaim,
  keepInvite,
  keepSeat,
  seatToken,
} from "../../src/net/seats";
import type { ClaimRequest, GameView } from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { aGame, type FakeSocket } from "../net/fakes";
import { answerWith, ID, opened, sockets, useFakeServer, welcome } from "./sessions";

useFakeServer();

/** Opens the connection with this number, on which the server refuses the secret. */
async function refuse(index: number): Promise<void> {
  const socket = await vi.waitUntil(() => sockets[index]);
  socket.open();
  socket.receive({ type: "error", code: "wrong-token", message: "" });
}

describe("the secret of a link", () => {
  const KEPT = "the-secret-that-is-kept";
  const OFFERED = "the-secret-of-the-link";

  async function follow(...answers: (Color[] | "wrong-token")[]): Promise<GameSession> {
    history.replaceState(null, "", `/game/${ID}#${OFFERED}`);
    answerWith(200, aGame(4));
    const session = new GameSession(ID);
    for (const [index, answer] of answers.entries()) {
      if (answer === "wrong-token") await refuse(index);
      else await welcome(index, answer, aGame(4));
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

  it("that opens no seat of a full game is not kept, and the page says why", async () => {
    const session = await follow("wrong-token", []);
    expect(tried()).toEqual([OFFERED, null]);
    expect([seatToken(ID), claimOf(ID)]).toEqual([null, null]);
    expect(session.you).toEqual([]);
    expect(session.watching).toBe("used");
    session.close();
  });

  it("does not replace a seat that this browser has", async () => {
    keepSeat(ID, KEPT);
    const session = await follow(["white"]);
    expect(tried()).toEqual([KEPT]);
    expect(seatToken(ID)).toBe(KEPT);
    expect(session.you).toEqual(["white"]);
    expect(session.news).not.toBeNull();
    session.close();
  });

  it("replaces one that holds no seat now", async () => {
    keepSeat(ID, KEPT);
    const session = await follow("wrong-token", ["white"]);
    expect(tried()).toEqual([KEPT, OFFERED]);
    expect(seatToken(ID)).toBe(OFFERED);
    expect([session.problem, session.news]).toEqual([null, null]);
    session.close();
  });

  it("opened in the same tab by a spectator takes the seat", async () => {
    const [session] = await opened(aGame(4), []);
    location.hash = OFFERED;
    dispatchEvent(new Event("hashchange"));
    expect(location.href).not.toContain(OFFERED);
    await welcome(1, ["black"], aGame(4));
    expect([session.you, seatToken(ID)]).toEqual([["black"], OFFERED]);
    session.close();
  });
});

describe("an invitation", () => {
  const INVITE = "the-invitation-of-a-friend";
  const FREE = { kind: "person", level: null, joined: false, name: null } as const;
  const waiting = (): GameView => {
    const game = aGame(0);
    return { ...game, seats: { ...game.seats, black: FREE } };
  };

  let claims: ClaimRequest[];
  let answer: () => Promise<Response>;

  const accepted = async () => new Response(JSON.stringify({ color: "black", game: aGame(0, 1) }));
  const refused = (status: number, code: string) => async () =>
    new Response(JSON.stringify({ code, message: "" }), { status });

  beforeEach(() => {
    claims = [];
    answer = accepted;
  });

  /** Opens the page; the server knows no secret but those that were claimed. */
  async function open(path: string, game: GameView): Promise<GameSession> {
    history.replaceState(null, "", path);
    vi.stubGlobal("fetch", async (_: string, options: RequestInit) => {
      if (options.method !== "POST") return new Response(JSON.stringify(game));
      claims.push(JSON.parse(String(options.body)) as ClaimRequest);
      return answer();
    });
    return new GameSession(ID);
  }

  const helloOf = ({ sent: [hello] }: FakeSocket) => hello?.type === "hello" && hello.token;

  it("becomes a seat under a new secret", async () => {
    const session = await open(`/game/${ID}#${INVITE}`, waiting());
    await refuse(0);
    expect(session.watching).toBeNull(); // the claim is on its way
    const seated = await welcome(1, ["black"], aGame(0, 1));
    expect(claims).toHaveLength(1);
    expect(claims[0]?.invite).toBe(INVITE);
    expect(seatToken(ID)).toBe(claims[0]?.token);
    expect(helloOf(seated)).toBe(claims[0]?.token);
    expect([session.you, session.watching, session.news]).toEqual([["black"], null, null]);
    session.close();
  });

  it.each([
    [409, "seat-taken", "used"],
    [403, "wrong-invite", "wrong"],
  ] as const)("that is answered with %i %s makes a spectator", async (status, code, why) => {
    answer = refused(status, code);
    const session = await open(`/game/${ID}#${INVITE}`, waiting());
    await refuse(0);
    await welcome(1, [], waiting());
    expect(session.watching).toBe(why);
    expect([seatToken(ID), claimOf(ID)]).toEqual([null, null]);
    session.close();
  });

  it("that cannot be sent is tried again, and the page says so", async () => {
    vi.useFakeTimers();
    answer = () => Promise.reject(new TypeError("no network"));
    const session = await open(`/game/${ID}#${INVITE}`, waiting());
    await vi.advanceTimersByTimeAsync(0);
    await refuse(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([session.connection, sockets.length]).toEqual(["reconnecting", 1]);
    answer = accepted;
    await vi.advanceTimersByTimeAsync(1_000);
    await welcome(1, ["black"], aGame(0, 1));
    expect(session.connection).toBe("open");
    expect(claims[1]).toEqual(claims[0]);
    session.close();
  });

  it("whose claim got no answer is claimed again with the same secret", async () => {
    const begun = { invite: INVITE, token: "a".repeat(32) };
    keepClaim(ID, begun);
    const session = await open(`/game/${ID}`, aGame(0, 1));
    await welcome(0, ["black"], aGame(0, 1));
    expect(claims).toEqual([begun]);
    expect(seatToken(ID)).toBe(begun.token);
    session.close();
  });

  it("that this browser has used leads back to the seat without a message", async () => {
    keepClaim(ID, { invite: INVITE, token: "a".repeat(32) });
    keepSeat(ID, "a".repeat(32));
    const session = await open(`/game/${ID}#${INVITE}`, aGame(0, 1));
    const socket = await welcome(0, ["black"], aGame(0, 1));
    expect(helloOf(socket)).toBe("a".repeat(32));
    expect([session.news, session.watching, claims]).toEqual([null, null, []]);
    session.close();
  });

  it("that the host opens leaves the host's seat and the invitation alone", async () => {
    keepSeat(ID, "b".repeat(32));
    keepInvite(ID, INVITE);
    const session = await open(`/game/${ID}#${INVITE}`, waiting());
    await welcome(0, ["white"], waiting());
    expect(session.news).not.toBeNull();
    expect([claims, inviteToken(ID)]).toEqual([[], INVITE]);
    session.close();
  });

  it("is forgotten by the host once the friend has used it", async () => {
    keepSeat(ID, "b".repeat(32));
    keepInvite(ID, INVITE);
    const session = await open(`/game/${ID}`, waiting());
    const socket = await welcome(0, ["white"], waiting());
    expect([session.seatsTaken, inviteToken(ID)]).toEqual([false, INVITE]);
    socket.receive({ type: "state", game: aGame(0, 1) });
    expect([session.seatsTaken, inviteToken(ID)]).toEqual([true, null]);
    session.close();
  });

  it.each([
    ["free", waiting()],
    ["taken", aGame(4)],
    ["elsewhere", { ...aGame(4), opponent: "computer" }],
  ] as const)("is not needed to watch, where the reason is: %s", async (why, game) => {
    const session = await open(`/game/${ID}`, game);
    expect(session.watching).toBeNull();
    await welcome(0, [], game);
    expect([session.watching, claims]).toEqual([why, []]);
    session.close();
  });

  it("does not open a game against the computer", async () => {
    const game = { ...aGame(4), opponent: "computer" } as const;
    const session = await open(`/game/${ID}#${INVITE}`, game);
    await refuse(0);
    await welcome(1, [], game);
    expect([session.watching, claims]).toEqual(["wrong", []]);
    session.close();
  });
});
