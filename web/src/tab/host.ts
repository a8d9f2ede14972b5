/** The server in the tab: passes a page's messages on to Python, and Python's to the page. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { FromTab, ToTab } from "./messages";

interface Port extends PyProxy {
  put(text: string): void;
  leave(): void;
}

interface Host extends PyProxy {
  request(path: string, body: string | undefined): Promise<PyProxy>;
  connect(game: string, send: (text: string) => void, close: (code: number) => void): Port;
}

interface Waiting {
  resolve(value: string | null): void;
  reject(error: Error): void;
}

const asMap = (pairs: Iterable<[string, Uint8Array]>) => new Map(pairs);

export class TabHost {
  readonly #ports = new Map<number, Port>();
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #host: Host | null = null;

  constructor(readonly post: (message: FromTab) => void) {}

  /** Goes on with the games of these records. */
  async start(python: PyodideAPI, records: Uint8Array[]): Promise<void> {
    const { TabHost: hosts } = python.pyimport("skep.server.tab.host");
    this.#host = await hosts.start(
      python.toPy(records),
      (kept: PyProxy) => this.#keep(kept),
      (request: string) => this.#ask((id) => ({ type: "choose", id, request })),
      () => this.post({ type: "stop" }),
    );
    this.post({ type: "ready" });
  }

  receive(message: Exclude<ToTab, { type: "start" }>): void {
    switch (message.type) {
      case "request":
        void this.#answer(message.id, message.path, message.body);
        break;
      case "connect":
        this.#connect(message.socket, message.game);
        break;
      case "send":
        this.#ports.get(message.socket)?.put(message.text);
        break;
      case "leave":
        this.#ports.get(message.socket)?.leave();
        this.#forget(message.socket);
        break;
      case "done": {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (message.error === null) waiting?.resolve(message.value);
        else waiting?.reject(new Error(message.error));
      }
    }
  }

  async #answer(id: number, path: string, body: string | null): Promise<void> {
    // Python's None is undefined here.
    const answer = await this.#host?.request(path, body ?? undefined);
    if (!answer) return;
    const [status, text]: [number, string] = answer.toJs();
    answer.destroy();
    this.post({ type: "answer", id, status, body: text });
  }

  #connect(socket: number, game: string): void {
    const port = this.#host?.connect(
      game,
      (text) => this.post({ type: "message", socket, text }),
      (code) => {
        this.#forget(socket);
        this.post({ type: "closed", socket, code });
      },
    );
    if (port) this.#ports.set(socket, port);
  }

  #forget(socket: number): void {
    this.#ports.get(socket)?.destroy();
    this.#ports.delete(socket);
  }

  /** Has the page keep games; the promise rejects if it can't. */
  #keep(kept: PyProxy): Promise<string | null> {
    const records: Map<string, Uint8Array> = kept.toJs({ dict_converter: asMap });
    return this.#ask((id) => ({ type: "keep", id, records }));
  }

  #ask(question: (id: number) => FromTab): Promise<string | null> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.post(question(id));
    });
  }
}
