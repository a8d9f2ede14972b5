/**
 * A server in this tab, for pages without one: the same requests, answers and live games.
 *
 *     const { startTab } = await import("../tab/start");
 *     const server = startTab(outside);
 *     const created = await server.request<CreatedGame>("/games", wish);
 *     new LiveGame({ game: created.id, …, connect: server.connect }, events);
 *
 * Requests wait until the server has started. If it can't start, they fail with `code` "no-tab",
 * and live games with the code of a failed server.
 */

import type { Socket } from "../net/live";
import { RequestError } from "../net/rest";
import type { Problem } from "../net/types";
import type { FromTab, TabFiles, ToTab } from "./messages";

/** What the server in the tab needs of the page. */
export interface Outside {
  /** The games that were kept, one record per game. */
  records: Uint8Array[];
  /** Keeps the records of some games by their ids: all of them or none. */
  keep(records: Map<string, Uint8Array>): Promise<void>;
  /** The engine's move, as JSON, for an EngineRequest (see `computerOf`). */
  choose(request: string): Promise<string>;
  /** Ends the search for the move that was asked for last. */
  stop(): void;
}

/** The part of a worker that is used. */
export interface TabWorker {
  onmessage: ((event: MessageEvent<FromTab>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToTab): void;
  terminate(): void;
}

interface Waiting {
  resolve(answer: { status: number; body: string }): void;
  reject(error: RequestError): void;
}

const FAILURE = 1011;
const GAME = /^\/ws\/games\/([^/]+)$/;

export class TabServer {
  readonly #waiting = new Map<number, Waiting>();
  readonly #sockets = new Map<number, TabSocket>();
  #numbers = 0;
  #isReady = false;
  #failure: string | null = null;
  /** What the page said before the server was ready. */
  #early: ToTab[] = [];

  constructor(
    readonly worker: TabWorker,
    files: TabFiles,
    readonly outside: Outside,
  ) {
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => this.#fail(event.message);
    worker.postMessage({ type: "start", files, records: outside.records });
  }

  /** The answer to a request under `/api/v1`; throws what `net/rest` throws. */
  request = async <T>(path: string, body?: unknown): Promise<T> => {
    if (this.#failure !== null) throw failed(this.#failure);
    const id = ++this.#numbers;
    const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    const text = body === undefined ? null : JSON.stringify(body);
    this.#post({ type: "request", id, path, body: text });
    const { status, body: found } = await answered;
    if (status < 300) return JSON.parse(found) as T;
    const { code, message } = JSON.parse(found) as Problem;
    throw new RequestError(code, status, message);
  };

  /** A live game, by the path of its WebSocket. */
  connect = (path: string): Socket => {
    const number = ++this.#numbers;
    const socket = new TabSocket(number, (message) => this.#post(message));
    this.#sockets.set(number, socket);
    const game = decodeURIComponent(GAME.exec(path)?.[1] ?? "");
    this.#post({ type: "connect", socket: number, game });
    if (this.#isReady || this.#failure !== null) queueMicrotask(() => this.#opened(socket));
    return socket;
  };

  close(): void {
    this.#fail("closed");
    this.worker.terminate();
  }

  #post(message: ToTab): void {
    if (this.#isReady) this.worker.postMessage(message);
    else this.#early.push(message);
  }

  #opened(socket: TabSocket): void {
    if (this.#failure === null) socket.onopen?.();
    else socket.onclose?.({ code: FAILURE });
  }

  #receive(message: FromTab): void {
    switch (message.type) {
      case "ready":
        this.#isReady = true;
        for (const early of this.#early.splice(0)) this.worker.postMessage(early);
        for (const socket of this.#sockets.values()) this.#opened(socket);
        break;
      case "failed":
        this.#fail(message.message);
        break;
      case "answer":
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        break;
      case "message":
        this.#sockets.get(message.socket)?.onmessage?.({ data: message.text });
        break;
      case "closed": {
        const socket = this.#sockets.get(message.socket);
        this.#sockets.delete(message.socket);
        socket?.onclose?.({ code: message.code });
        break;
      }
      case "keep":
        this.#reply(
          message.id,
          this.outside.keep(message.records).then(() => null),
        );
        break;
      case "choose":
        this.#reply(message.id, this.outside.choose(message.request));
        break;
      case "stop":
        this.outside.stop();
    }
  }

  #reply(id: number, work: Promise<string | null>): void {
    work
      .then((value) => this.#post({ type: "done", id, value, error: null }))
      .catch((error) => this.#post({ type: "done", id, value: null, error: String(error) }));
  }

  /** The worker is gone: everybody who waits gets to know. */
  #fail(message: string): void {
    this.#failure ??= message;
    this.#isReady = false;
    this.#early = [];
    for (const { reject } of this.#waiting.values()) reject(failed(message));
    this.#waiting.clear();
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of sockets) socket.onclose?.({ code: FAILURE });
  }
}

const failed = (message: string) => new RequestError("no-tab", 0, message);

/** A live game's way to the server in the tab. */
class TabSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly number: number,
    readonly post: (message: ToTab) => void,
  ) {}

  send(text: string): void {
    this.post({ type: "send", socket: this.number, text });
  }

  close(): void {
    this.post({ type: "leave", socket: this.number });
  }
}
