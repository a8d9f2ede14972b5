/** The page's side of the server in the tab: order, errors, and a worker that fails. */

import { describe, expect, test } from "vitest";
import type { FromTab, ToTab } from "../../src/tab/messages";
import { type Outside, TabServer, type TabWorker } from "../../src/tab/server";

const FILES = { python: "/p", stdlib: "/l", skep: "/s", core: "/c" };

class FakeWorker implements TabWorker {
  onmessage: TabWorker["onmessage"] = null;
  onerror: TabWorker["onerror"] = null;
  readonly received: ToTab[] = [];
  isEnded = false;

  postMessage(message: ToTab): void {
    this.received.push(message);
  }

  say(data: FromTab): void {
    this.onmessage?.({ data } as MessageEvent<FromTab>);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

function start(outside: Partial<Outside> = {}) {
  const worker = new FakeWorker();
  const server = new TabServer(worker, FILES, {
    records: [],
    keep: async () => {},
    choose: async () => "null",
    stop: () => {},
    ...outside,
  });
  return { worker, server };
}

describe("requests", () => {
  test("wait until the server has started", async () => {
    const { worker, server } = start();
    const answer = server.request("/info");
    expect(worker.received).toEqual([{ type: "start", files: FILES, records: [] }]);
    worker.say({ type: "ready" });
    expect(worker.received.at(-1)).toEqual({ type: "request", id: 1, path: "/info", body: null });
    worker.say({ type: "answer", id: 1, status: 200, body: '{"levels":10}' });
    expect(await answer).toEqual({ levels: 10 });
  });

  test("fail as those to a server do", async () => {
    const { worker, server } = start();
    worker.say({ type: "ready" });
    const answer = server.request("/games/x", { some: "body" });
    worker.say({ type: "answer", id: 1, status: 404, body: '{"code":"not-found","message":"no"}' });
    await expect(answer).rejects.toMatchObject({ code: "not-found", status: 404, message: "no" });
  });

  test("fail when the server can't start, and ever after", async () => {
    const { worker, server } = start();
    const early = server.request("/info");
    worker.say({ type: "failed", message: "no memory" });
    await expect(early).rejects.toMatchObject({ code: "no-tab", message: "no memory" });
    await expect(server.request("/info")).rejects.toMatchObject({ code: "no-tab" });
  });

  test("fail when the worker dies or is closed", async () => {
    const { worker, server } = start();
    worker.say({ type: "ready" });
    const answer = server.request("/info");
    server.close();
    await expect(answer).rejects.toMatchObject({ code: "no-tab" });
    expect(worker.isEnded).toBe(true);
  });
});

describe("live games", () => {
  test("open once the server is ready, and carry messages both ways", async () => {
    const { worker, server } = start();
    const socket = server.connect("/ws/games/abc");
    const seen: string[] = [];
    socket.onopen = () => socket.send("hello");
    socket.onmessage = ({ data }) => seen.push(data);
    socket.onclose = ({ code }) => seen.push(`closed ${code}`);
    worker.say({ type: "ready" });
    expect(worker.received.slice(1)).toEqual([
      { type: "connect", socket: 1, game: "abc" },
      { type: "send", socket: 1, text: "hello" },
    ]);
    worker.say({ type: "message", socket: 1, text: "welcome" });
    worker.say({ type: "closed", socket: 1, code: 1008 });
    worker.say({ type: "message", socket: 1, text: "too late" });
    expect(seen).toEqual(["welcome", "closed 1008"]);
  });

  test("of a server that is ready open soon, but not at once", async () => {
    const { worker, server } = start();
    worker.say({ type: "ready" });
    const socket = server.connect("/ws/games/a%20b");
    await new Promise<void>((resolve) => {
      socket.onopen = resolve;
    });
    socket.close();
    expect(worker.received.slice(1)).toEqual([
      { type: "connect", socket: 1, game: "a b" },
      { type: "leave", socket: 1 },
    ]);
  });

  test("close when the server fails, and later ones at once", async () => {
    const { worker, server } = start();
    const codes: number[] = [];
    server.connect("/ws/games/a").onclose = ({ code }) => codes.push(code);
    worker.onerror?.({ message: "crashed" } as ErrorEvent);
    const late = server.connect("/ws/games/a");
    await new Promise<void>((resolve) => {
      late.onclose = ({ code }) => {
        codes.push(code);
        resolve();
      };
    });
    expect(codes).toEqual([1011, 1011]);
  });
});

describe("what the server needs of the page", () => {
  test("is answered, and refusals too", async () => {
    const { worker } = start({
      keep: async (records) => {
        if (records.size > 1) throw new Error("no room");
      },
      choose: async (request) => `[${request}]`,
    });
    worker.say({ type: "ready" });
    const one = new Map([["a", new Uint8Array(1)]]);
    worker.say({ type: "keep", id: 1, records: one });
    worker.say({ type: "keep", id: 2, records: new Map([...one, ["b", new Uint8Array(1)]]) });
    worker.say({ type: "choose", id: 3, request: "7" });
    await new Promise((resolve) => setTimeout(resolve));
    const done = worker.received.filter((message) => message.type === "done");
    expect(done.sort((left, right) => left.id - right.id)).toEqual([
      { type: "done", id: 1, value: null, error: null },
      { type: "done", id: 2, value: null, error: "Error: no room" },
      { type: "done", id: 3, value: "[7]", error: null },
    ]);
  });
});
