/** The live connection to one game: it reconnects by itself, and no move is lost or doubled. */

import { OpenQuestion, type Question } from "./question";
import { type Ask, request } from "./rest";
import type {
  ClientMessage,
  ColorName,
  ExplainMessage,
  ExplanationView,
  GameView,
  Language,
  MoveMessage,
  Phrase,
  PresenceView,
  ServerMessage,
} from "./types";

/** `lost` is final: the server does not want to talk about this game. */
export type Connection = "connecting" | "open" | "reconnecting" | "lost";

export type Refusal = Pick<
  Extract<ServerMessage, { type: "refused" }>,
  "answers" | "code" | "explanation"
> & { move: MoveMessage | null };

export interface LiveEvents {
  connection(state: Connection): void;
  seated(you: ColorName[]): void;
  game(game: GameView): void;
  presence(presence: PresenceView): void;
  refused(refusal: Refusal): void;
  hint(hint: { piece: string; to: [number, number]; ply: number }): void;
  said(color: ColorName, phrase: Phrase): void;
  error(code: string): void;
}

/** The part of a WebSocket that is used, so that tests can replace the network. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  game: string;
  token: string | null;
  /** Called with every hello, because it may have changed. */
  language: () => Language;
  connect?: (path: string) => Socket;
}

/** A server as an open game uses it. */
export interface GameServer {
  request: Ask;
  connect(path: string): Socket;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 15_000;
const SILENCE_MS = 6_000;
const POLICY = 1008;
const TOO_FAST = 4429;
const SEND_AGAIN_MS = 1_000;
const PASSING_ERRORS = new Set(["too-fast", "not-kept"]);

function openSocket(path: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${path}`) as Socket;
}

/** The server that the page came from. */
export const SERVER: GameServer = { request, connect: openSocket };

export class LiveGame {
  /** The move that the server has not yet acknowledged; it is sent again after a reconnection. */
  #pending: MoveMessage | null = null;
  readonly #question = new OpenQuestion();
  #socket: Socket | null = null;
  #greeted = false;
  #version: number | null = null;
  #shown: Connection | null = null;
  #failures = 0;
  #pings = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  readonly #connect: (path: string) => Socket;

  constructor(
    readonly options: LiveOptions,
    readonly events: LiveEvents,
  ) {
    this.#connect = options.connect ?? SERVER.connect;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  get pending(): MoveMessage | null {
    return this.#pending;
  }

  /** Plays a move, or passes; while one is unacknowledged, nothing else is played. */
  move(ply: number, piece: MoveMessage["piece"], to: MoveMessage["to"]): boolean {
    if (this.#pending) return false;
    this.#pending = { type: "move", ply, piece, to };
    this.#send(this.#pending);
    if (this.#greeted) this.#expectSomething();
    return true;
  }

  /** Asks why a move is illegal or a piece can't move. A newer question replaces an older one. */
  explain(question: Question): Promise<ExplanationView> {
    const answer = this.#question.ask(question);
    if (this.#greeted) {
      this.#send({ type: "explain", ...question });
      this.#expectSomething();
    } else this.#question.giveUp("offline");
    return answer;
  }

  /** Sends anything but a move or a question; without a connection it is dropped. */
  say(message: Exclude<ClientMessage, MoveMessage | ExplainMessage | { type: "hello" }>): void {
    this.#send(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#again);
    clearTimeout(this.#heartbeat);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #show(state: Connection): void {
    if (state === this.#shown) return;
    this.#shown = state;
    this.events.connection(state);
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#greeted = false;
    this.#show(this.#version === null ? "connecting" : "reconnecting");
    const socket = this.#connect(`/ws/games/${encodeURIComponent(this.options.game)}`);
    this.#socket = socket;
    const { token, language } = this.options;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ type: "hello", token, language: language(), version: this.#version }),
      );
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#dropped(event.code);
    };
    // A connection that never opens is abandoned like one that falls silent.
    this.#expectSomething();
  }

  #send(message: ClientMessage): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    this.#scheduleHeartbeat();
    if (this.#greeted) this.#show("open");
    switch (message.type) {
      case "welcome":
        this.#greeted = true;
        this.#failures = 0;
        this.#version = null;
        this.events.seated(message.you);
        this.events.presence(message.presence);
        this.#take(message.game);
        this.#show("open");
        if (this.#pending) this.#send(this.#pending);
        break;
      case "state":
        this.#take(message.game);
        break;
      case "explanation":
        this.#question.answer(message);
        break;
      case "refused": {
        if (message.answers === "explain") {
          this.#question.refuse(message.ply, message.code);
          break;
        }
        // Only a refused move ends the wait for a move; a draw or a hint may be refused meanwhile.
        const isMove = message.answers === "move" && this.#pending?.ply === message.ply;
        const move = isMove ? this.#pending : null;
        if (isMove) this.#pending = null;
        this.events.refused({ ...message, move });
        break;
      }
      case "hint":
        if (message.piece && message.to)
          this.events.hint({ piece: message.piece, to: message.to, ply: message.ply });
        break;
      case "presence":
        this.events.presence(message);
        break;
      case "error":
        if (PASSING_ERRORS.has(message.code)) this.#sendAgainLater();
        this.events.error(message.code);
        break;
      case "said":
        this.events.said(message.color, message.phrase);
        break;
      case "unchanged":
      case "pong":
        break;
    }
  }

  /** Sends a move again that the server could not accept; the same ply twice is one move. */
  #sendAgainLater(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (this.#pending && this.#greeted) this.#send(this.#pending);
    }, SEND_AGAIN_MS);
  }

  #take(game: GameView): void {
    if (this.#version !== null && game.version < this.#version) return;
    this.#version = game.version;
    const pending = this.#pending;
    if (pending && (game.position.ply > pending.ply || game.result)) this.#pending = null;
    this.events.game(game);
  }

  #dropped(code: number): void {
    clearTimeout(this.#heartbeat);
    this.#question.giveUp("offline");
    this.#socket = null;
    this.#greeted = false;
    if (this.#closed) return;
    if (code === POLICY) {
      this.#show("lost");
      return;
    }
    this.#show("reconnecting");
    const doubled = FIRST_WAIT_MS * 2 ** Math.min(this.#failures++, 6);
    const wait = code === TOO_FAST ? LONGEST_WAIT_MS : Math.min(doubled, LONGEST_WAIT_MS);
    // The spread keeps a thousand pages from reconnecting at the same moment after a restart.
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#dropped(0);
  }

  #scheduleHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#probe(), PING_EVERY_MS);
  }

  #probe(): void {
    this.#send({ type: "ping", n: ++this.#pings });
    this.#expectSomething();
  }

  #expectSomething(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#abandon(), SILENCE_MS);
  }

  /** The browser says that the network is gone; the next message shows whether that is true. */
  #doubt = (): void => {
    if (this.#greeted) this.#show("reconnecting");
  };

  /** The network is back, or the device woke up: find out at once whether the connection lives. */
  #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#retry !== undefined && !this.#socket) this.#open();
    else if (this.#greeted) this.#probe();
  };
}
