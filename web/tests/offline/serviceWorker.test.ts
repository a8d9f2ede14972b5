import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withFiles } from "../../offline/serviceWorker";

const ORIGIN = "https://skep.test";
const FILES = ["/", "/assets/new.js", "/assets/same.js"];

/** The part of the browser's caches that the service worker uses, in the order they were made. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  constructor(readonly fetch: (address: string) => Promise<Response>) {}

  async open(name: string) {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    const add = async (path: string) => {
      const response = await this.fetch(path);
      if (!response.ok) throw new TypeError(path);
      kept.set(path, response);
    };
    return {
      add,
      addAll: (paths: string[]) => Promise.all(paths.map(add)),
      put: async (path: string, response: Response) => kept.set(path, response),
    };
  }

  async match(request: string | Request, { cacheName }: { cacheName?: string } = {}) {
    const address = typeof request === "string" ? request : request.url.slice(ORIGIN.length);
    const names = cacheName ? [cacheName] : [...this.all.keys()];
    return names.map((name) => this.all.get(name)?.get(address)).find(Boolean);
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

type Listener = (event: object) => void;

/** The service worker of a build with these files, in a simulated browser. */
class Worker {
  readonly #listeners = new Map<string, Listener>();
  readonly #self = {
    location: { origin: ORIGIN },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: Listener) => this.#listeners.set(name, listener),
  };

  constructor(
    readonly caches: FakeCaches,
    files: string[],
  ) {
    const run = new Function("self", "caches", "fetch", withFiles(files));
    run(this.#self, caches, caches.fetch);
  }

  /** What the worker does about an event; the promise ends with it. */
  async dispatch(name: string, more: object = {}): Promise<Response | undefined> {
    let done: Promise<unknown> = Promise.resolve();
    const wait = (promise: Promise<unknown>) => {
      done = promise;
    };
    this.#listeners.get(name)?.({ waitUntil: wait, respondWith: wait, ...more });
    return (await done) as Response | undefined;
  }

  async installed(): Promise<this> {
    await this.dispatch("install");
    await this.dispatch("activate");
    return this;
  }

  async says(path: string, mode = "cors", method = "GET"): Promise<string | undefined> {
    const request = { url: ORIGIN + path, mode, method };
    return (await this.dispatch("fetch", { request }))?.text();
  }
}

let network: "on" | "off" | "slow";
let asked: string[];
let caches: FakeCaches;

beforeEach(() => {
  network = "on";
  asked = [];
  caches = new FakeCaches(async (request: string | Request) => {
    const address = typeof request === "string" ? request : request.url.slice(ORIGIN.length);
    if (network === "off") throw new TypeError("offline");
    if (network === "slow") return new Promise(() => {});
    asked.push(address);
    return new Response(`${address} from the server`);
  });
});

afterEach(() => vi.useRealTimers());

describe("a new version", () => {
  it("is kept whole, and asks only for files that no older version had", async () => {
    await new Worker(caches, ["/", "/assets/old.js", "/assets/same.js"]).installed();
    asked.length = 0;
    await new Worker(caches, FILES).installed();
    expect(asked).toEqual(["/", "/assets/new.js"]);
  });

  it("leaves the version before to pages that are open, and drops older ones", async () => {
    for (const name of ["oldest", "older"]) await caches.open(`skep-${name}`);
    await new Worker(caches, ["/", "/assets/old.js"]).installed();
    const worker = await new Worker(caches, FILES).installed();
    network = "off";
    expect(await worker.says("/assets/old.js")).toContain("from the server");
    expect([...caches.all.keys()]).toHaveLength(2);
  });

  it("that can't be cached completely is not used", async () => {
    network = "off";
    await expect(new Worker(caches, FILES).dispatch("install")).rejects.toThrow();
  });
});

describe("without a network", () => {
  it("every page of the app is the document, and its assets are there", async () => {
    const worker = await new Worker(caches, FILES).installed();
    network = "off";
    expect(await worker.says("/game/abc", "navigate")).toBe("/ from the server");
    expect(await worker.says("/assets/new.js")).toBe("/assets/new.js from the server");
  });

  it("texts are there in the language that the page named", async () => {
    const worker = await new Worker(caches, FILES).installed();
    await worker.dispatch("message", { data: { language: "de" } });
    network = "off";
    expect(await worker.says("/api/v1/rules?language=de")).toContain("rules");
    await expect(worker.says("/api/v1/rules?language=nl")).rejects.toThrow("offline");
  });
});

it("the network comes first for whatever may change", async () => {
  const worker = await new Worker(caches, FILES).installed();
  await worker.dispatch("message", { data: { language: "en" } });
  asked.length = 0;
  await worker.says("/rules", "navigate");
  await worker.says("/api/v1/lessons?language=en");
  expect(asked).toEqual(["/rules", "/api/v1/lessons?language=en"]);
});

it("a network that is too slow is not waited for", async () => {
  const worker = await new Worker(caches, FILES).installed();
  network = "slow";
  vi.useFakeTimers();
  const page = worker.says("/rules", "navigate");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page).toBe("/ from the server");
});

it.each([
  ["/api/v1/games/abc", "cors", "GET"],
  ["/api/v1/rules?language=en", "cors", "POST"],
  ["/schema", "navigate", "GET"],
])("%s is left to the network (%s %s)", async (path, mode, method) => {
  const worker = await new Worker(caches, FILES).installed();
  asked.length = 0;
  expect(await worker.says(path, mode, method)).toBeUndefined();
  expect(asked).toEqual([]);
});
