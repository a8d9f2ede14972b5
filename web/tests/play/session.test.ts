import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { book, GameBook } from "../../src/games/book.svelte";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import { askServer } from "../../src/net/reach.svelte";
import {
  claimOf,
  inviteToken,
  keepClaim,
  keepInvite,
  keepSeat,
  seatToken,
} from "../../src/net/seats";
import type {
  Color,
  Explanation,
  GameState,
  Language,
  SeatClaim,
  ServerMessage,
} from "../../src/net/types";
import { GameSession } from "../../src/play/session.svelte";
import { change } from "../../src/settings/current.svelte";
import { aGame, aGameWith, FakeSocket, NO_OFFERS, NOBODY } from "../net/fakes";

const feedBack = vi.hoisted(() => vi.fn());
vi.mock("../../src/play/feedback", () => ({ feedBack }));

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

afterEach(async () => {
  vi.useRealTimers();
  // A server that was silent would be asked again after the test.
  answerWith(200, {});
  await askServer();
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
  session.tutor.explanation = { marks: [] } as unknown as Explanation;
  session.proposed = { piece: "wQ", to: [0, 1] };
  const result = { winner: "black", reason: "resigned" } as const;
  socket.receive({ type: "state", game: { ...aGame(4, 5), result } });
  expect(session.game?.result).toEqual(result);
  expect([session.tutor.explanation, session.proposed, session.retracted]).toEqual([null, null, 1]);
  session.close();
});

describe("a piece that can do nothing", () => {
  const pinned: Explanation = {
    legal: false,
    rule: "one-hive",
    sentence: "White's ant holds the hive together.",
    lesson: "one-hive",
    marks: [],
  };

  it("is explained at once, calmly, and until it is let go", async () => {
    const [session] = await opened(aGame(4));
    answerWith(200, pinned);
    session.stuck("wA1");
    await vi.waitUntil(() => session.tutor.explanation);
    expect([session.tutor.explanation, session.tutor.isRefusal]).toEqual([pinned, false]);
    session.letGo();
    expect(session.tutor.explanation).toBeNull();
    session.close();
  });

  it("leaves what was refused to be read", async () => {
    const [session] = await opened(aGame(4));
    answerWith(200, pinned);
    session.attempt("wA1", [5, 5], false);
    session.letGo(); // the board lets go of a piece after every attempt
    await vi.waitUntil(() => session.tutor.explanation);
    expect(session.tutor.isRefusal).toBe(true);
    session.letGo();
    expect(session.tutor.explanation).toEqual(pinned);
    session.close();
  });

  it("is forgotten when another piece is picked before the answer", async () => {
    const [session] = await opened(aGame(4));
    let answer = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    session.stuck("wA1");
    session.clearAttempt();
    answer(new Response(JSON.stringify(pinned)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.tutor.explanation).toBeNull();
    session.close();
  });

  it("waits for its turn, which is said without asking", async () => {
    const [session] = await opened(aGame(3), ["white"]);
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    session.stuck("wA1");
    expect(session.news?.()).toBe(t("not-your-turn", { turn: "black" }));
    expect([session.tutor.explanation, session.problem]).toEqual([null, null]);
    expect(asked).not.toHaveBeenCalled();
    session.close();
  });

  it("says nothing to those who only watch", async () => {
    const [session] = await opened(aGame(4), []);
    session.stuck("wA1");
    expect([session.news, session.tutor.explanation]).toEqual([null, null]);
    session.close();
  });
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
  const playing = (): GameState => ({
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
    expect([session.lookingBack, session.proposed, session.retracted]).toEqual([true, null, 1]);
    session.close();
  });

  it("drops an explanation of the newest position that is still on its way", async () => {
    const [session] = await opened(playing(), ["white"]);
    let answer = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    session.attempt("wQ", [5, 5], false);
    session.lookAt(1);
    answer(new Response("{}", { status: 400 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect([session.tutor.explanation, session.problem]).toEqual([null, null]);
    session.close();
  });

  it("ends when a hint is asked for, which is shown in the newest position", async () => {
    const [session, socket] = await opened(playing(), ["white"]);
    session.lookAt(1);
    session.askHint();
    expect([session.lookingBack, socket.types().includes("hint")]).toEqual([false, true]);
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

it("is silent until the first own move, and then sounds different for the opponent's pieces", async () => {
  const [session, socket] = await opened(aGame(2), ["white"]);
  feedBack.mockReset();
  const played = (ply: number) => {
    const game = aGame(ply);
    const position = { ...game.position, game_string: `after ${ply}` };
    socket.receive({ type: "state", game: { ...game, position } });
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

describe("another language", () => {
  const speak = async (language: Language) => {
    change({ language });
    await followLanguage();
  };

  beforeEach(() => speak("en"));
  afterEach(() => speak("en"));

  it("is that of all the page has said before", async () => {
    const [session, socket] = await opened(aGame(3), ["white"]);
    session.stuck("wA1");
    socket.receive({ type: "error", code: "too-often", message: "" });
    const english = [session.news?.(), session.problem?.()];
    session.announcement = "White passes.";
    await speak("ru");
    session.followLanguage();
    expect(session.news?.()).toBe(t("not-your-turn", { turn: "black" }));
    expect(session.problem?.()).toBe(t("trouble", { code: "too-often" }));
    expect([session.news?.(), session.problem?.()]).not.toEqual(english);
    expect(session.announcement).toBe("");
    session.close();
  });

  it("is that of explanations, which are asked for again or dropped", async () => {
    const asked: string[] = [];
    const [session] = await opened(aGame(4));
    const explain = async (_: string, { body }: { body: string }) => {
      const { language: sentence } = JSON.parse(body) as { language: Language };
      asked.push(sentence);
      return new Response(JSON.stringify({ legal: false, sentence, marks: [] }));
    };
    vi.stubGlobal("fetch", explain);
    session.attempt("wA1", [5, 5], false);
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "en");
    await speak("de");
    session.followLanguage();
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "de");
    expect([asked, session.tutor.isRefusal]).toEqual([["en", "de"], true]);
    answerWith(500, { code: "unknown" });
    await speak("nl");
    session.followLanguage();
    await vi.waitUntil(() => session.tutor.explanation === null);
    expect(session.problem).toBeNull();
    session.close();
  });

  it("is that of the next greeting, and of the reasons for a refused move", async () => {
    const [session, socket] = await opened(aGame(4));
    await speak("de");
    session.followLanguage();
    session.attempt("wA1", [1, 0], true);
    answerWith(200, { legal: false, sentence: "auf Deutsch", marks: [] });
    const explanation = { legal: false, sentence: "in English" } as Explanation;
    const code = "illegal-move";
    socket.receive({ type: "refused", answers: "move", ply: 4, code, message: "", explanation });
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "auf Deutsch");
    vi.useFakeTimers();
    socket.drop();
    vi.advanceTimersByTime(1_000);
    sockets[1]?.open();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: "hello", language: "de" });
    session.close();
  });
});

describe("the wait for a hint", () => {
  const MOVES = ["wS1", "bS1 wS1-"];
  const standing: GameState = { ...aGameWith(MOVES), opponent: "computer" };
  const result = { winner: "black", reason: "resigned" } as const;

  it.each<[string, boolean, Partial<GameState>]>([
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
  const stuck = (offers: Partial<GameState["offers"]>, version: number): GameState => {
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

describe("a move chosen in advance", () => {
  const MOVES = ["wS1", "bS1 wS1-"];
  const LEGAL: GameState["position"]["legal"] = { bA1: [[2, 0]] };
  const reached = (...moves: string[]): GameState => {
    const game = aGameWith(moves);
    return { ...game, position: { ...game.position, legal: LEGAL } };
  };

  /** The player of Black waits, and has chosen a move. */
  async function planned(): Promise<[GameSession, FakeSocket]> {
    vi.useFakeTimers();
    const game = aGameWith(MOVES);
    vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
      return new Response(JSON.stringify(method === "POST" ? { legal: LEGAL } : game));
    });
    const session = new GameSession(ID);
    await vi.advanceTimersByTimeAsync(0);
    const socket = await vi.waitUntil(() => sockets[0]);
    socket.open();
    socket.receive({ type: "welcome", you: ["black"], game, presence: NOBODY });
    await vi.advanceTimersByTimeAsync(1_000);
    session.attempt("bA1", [2, 0], true);
    expect(session.planning.move).toMatchObject({ piece: "bA1", to: [2, 0] });
    return [session, socket];
  }

  it("is played after the opponent's move", async () => {
    const [session, socket] = await planned();
    socket.receive({ type: "state", game: reached(...MOVES, "wQ -wS1") });
    expect(socket.sent.at(-1)).toEqual({ type: "move", ply: 3, piece: "bA1", to: [2, 0] });
    session.close();
  });

  it("is not played when the own move before it is taken back", async () => {
    const [session, socket] = await planned();
    socket.receive({ type: "state", game: { ...reached("wS1"), version: 3 } });
    expect(socket.types()).not.toContain("move");
    expect([session.planning.move, session.news]).toEqual([null, null]);
    session.close();
  });

  it("is not played when the game has gone on elsewhere during a break", async () => {
    const [session, socket] = await planned();
    socket.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    const again = await vi.waitUntil(() => sockets[1]);
    again.open();
    const game = reached(...MOVES, "wQ -wS1", "bQ bS1-", "wA1 -wQ");
    again.receive({ type: "welcome", you: ["black"], game, presence: NOBODY });
    expect(again.types()).not.toContain("move");
    expect([session.planning.move, session.news]).toEqual([null, null]);
    session.close();
  });

  it("is forgotten without a word when the opponent's move wins", async () => {
    const [session, socket] = await planned();
    const result = { winner: "white", reason: "surrounded" } as const;
    socket.receive({ type: "state", game: { ...aGameWith([...MOVES, "wQ -wS1"]), result } });
    expect([session.planning.move, session.news]).toEqual([null, null]);
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

  it("that holds no seat of a full game is not kept, and its owner learns why", async () => {
    const session = await follow("wrong-token", []);
    expect(tried()).toEqual([OFFERED, null]);
    expect([seatToken(ID), claimOf(ID)]).toEqual([null, null]);
    expect(session.you).toEqual([]);
    expect(session.watching).toBe("used");
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

describe("an invitation", () => {
  const INVITE = "the-invitation-of-a-friend";
  const FREE = { kind: "person", level: null, joined: false, name: null } as const;
  const waiting = (): GameState => {
    const game = aGame(0);
    return { ...game, seats: { ...game.seats, black: FREE } };
  };

  let claims: SeatClaim[];
  let answer: () => Promise<Response>;

  const accepted = async () => new Response(JSON.stringify({ color: "black", game: aGame(0, 1) }));
  const refused = (status: number, code: string) => async () =>
    new Response(JSON.stringify({ code, message: "" }), { status });

  beforeEach(() => {
    claims = [];
    answer = accepted;
  });

  /** Opens the page; the server knows no secret but those that were claimed. */
  async function open(path: string, game: GameState): Promise<GameSession> {
    history.replaceState(null, "", path);
    vi.stubGlobal("fetch", async (_: string, options: RequestInit) => {
      if (options.method !== "POST") return new Response(JSON.stringify(game));
      claims.push(JSON.parse(String(options.body)) as SeatClaim);
      return answer();
    });
    return new GameSession(ID);
  }

  const helloOf = ({ sent: [hello] }: FakeSocket) => hello?.type === "hello" && hello.token;

  async function welcome(index: number, you: Color[], game: GameState): Promise<FakeSocket> {
    const socket = await vi.waitUntil(() => sockets[index]);
    socket.open();
    socket.receive({ type: "welcome", you, game, presence: NOBODY });
    return socket;
  }

  async function refuse(index: number): Promise<void> {
    const socket = await vi.waitUntil(() => sockets[index]);
    socket.open();
    socket.receive({ type: "error", code: "wrong-token", message: "" });
  }

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
  ] as const)("that is answered with %i %s makes one watch", async (status, code, why) => {
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

  it("that one has used oneself leads back to the seat without a word", async () => {
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

  it("is nothing that a game against the computer knows", async () => {
    const game = { ...aGame(4), opponent: "computer" } as const;
    const session = await open(`/game/${ID}#${INVITE}`, game);
    await refuse(0);
    await welcome(1, [], game);
    expect([session.watching, claims]).toEqual(["wrong", []]);
    session.close();
  });
});

describe("what the players tell of themselves", () => {
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
    ] as [GameState, Color[]][]) {
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
