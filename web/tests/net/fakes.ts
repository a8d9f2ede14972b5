/** Stand-ins for the network and for a game, for tests of the live connection. */

import type { Socket } from "../../src/net/live";
import type {
  ClientMessage,
  GameView,
  OffersView,
  PlayedMoveView,
  PositionView,
  PresenceView,
  ServerMessage,
} from "../../src/net/types";

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

/** An answer whose connection is lost within its body. */
export function cutOff(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.error(new TypeError("connection lost")),
  });
  return new Response(body);
}

export const NO_OFFERS: OffersView = { draw: null, undo: null, rematch: null };
export const NOBODY: PresenceView = { white: false, black: false, spectators: 0 };

export function aPosition(ply: number): PositionView {
  return {
    game_type: "Base",
    rules: "rulebook",
    turn: ply % 2 === 0 ? "white" : "black",
    ply,
    turn_number: Math.floor(ply / 2) + 1,
    game_string: "",
    pieces: [],
    reserve: { white: [], black: [] },
    legal: {},
    must_pass: false,
    throwers: {},
    throws: {},
    pinned: [],
    queen_due: { white: null, black: null },
    occurrences: 1,
    last: null,
  };
}

export function aGame(ply: number, version = ply): GameView {
  const seat = { kind: "person", level: null, joined: true, name: null } as const;
  return {
    id: "abcdefghijkl",
    version,
    position: aPosition(ply),
    opponent: "link",
    seats: { white: seat, black: seat },
    moves: [],
    clock: null,
    offers: NO_OFFERS,
    takeback: { white: null, black: null },
    can_redo: false,
    result: null,
    next_game: null,
    started_ms: 0,
    played_ms: 0,
    thinking: false,
    computer_busy: false,
  };
}

/** A game in which these moves were played. */
export function aGameWith(moves: readonly string[], version = moves.length): GameView {
  const game = aGame(moves.length, version);
  return {
    ...game,
    position: { ...game.position, game_string: moves.join(";") },
    moves: moves.map((move) => aMove(move)),
  };
}

function aMove(move: string): PlayedMoveView {
  const pass = move === "pass";
  const piece = pass ? null : (move.split(" ")[0] ?? null);
  return { move, piece, from: null, to: pass ? null : [0, 0], thrown_by: null, pass, ms: 0 };
}
