import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Shelf, type ShelfTrouble } from "../../src/local/shelf";

const record = (...bytes: number[]) => Uint8Array.from(bytes);
const both = (one: Uint8Array, other: Uint8Array) =>
  new Map([
    ["one", one],
    ["other", other],
  ]);
const full = () => {
  throw new DOMException("no room", "QuotaExceededError");
};

/** A shelf that reports its troubles. */
function aShelf(): [Shelf, (ShelfTrouble | null)[]] {
  const shelf = new Shelf();
  const troubles: (ShelfTrouble | null)[] = [];
  shelf.ontrouble = (trouble) => troubles.push(trouble);
  return [shelf, troubles];
}

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("keeps the newest record of each game for the next page", async () => {
  const [shelf, troubles] = aShelf();
  expect(await shelf.records()).toEqual([]);
  await shelf.keep(both(record(1), record(2)));
  await shelf.keep(new Map([["one", record(3)]]));
  expect(await new Shelf().records()).toEqual([record(3), record(2)]);
  expect(troubles).toEqual([]);
});

it("forgets what is removed", async () => {
  const shelf = new Shelf();
  await shelf.keep(both(record(1), record(2)));
  await shelf.remove(["one", "never there"]);
  expect(await new Shelf().records()).toEqual([record(2)]);
});

it("keeps changes in their order, however soon they follow each other", async () => {
  const shelf = new Shelf();
  await Promise.all([1, 2, 3].map((byte) => shelf.keep(new Map([["one", record(byte)]]))));
  expect(await new Shelf().records()).toEqual([record(3)]);
});

it("leaves out what is no record", async () => {
  const shelf = new Shelf();
  await shelf.keep(both(record(1), "damaged" as unknown as Uint8Array));
  expect(await new Shelf().records()).toEqual([record(1)]);
});

it("goes on in memory while there is no room, and keeps everything once there is", async () => {
  const [shelf, troubles] = aShelf();
  await shelf.keep(new Map([["one", record(1)]]));
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full);
  await shelf.keep(both(record(2), record(3)));
  expect(troubles).toEqual(["full"]);
  expect(await shelf.records()).toEqual([record(2), record(3)]);
  expect(shelf.trouble).toBe("full");
  expect(await new Shelf().records()).toEqual([record(1)]);

  put.mockRestore();
  await shelf.keep(new Map([["third", record(4)]]));
  expect(troubles).toEqual(["full", null]);
  expect(await new Shelf().records()).toEqual([record(2), record(3), record(4)]);
});

it("keeps all records of a change or none", async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    return key === "other" ? full() : put.call(this, value, key);
  });
  await new Shelf().keep(both(record(1), record(2)));
  expect(await new Shelf().records()).toEqual([]);
});

it.each([
  ["throws", () => vi.stubGlobal("indexedDB", { open: () => raise("SecurityError") })],
  ["is not there", () => vi.stubGlobal("indexedDB", undefined)],
  ["belongs to a newer version", () => newerVersion()],
])("goes on in memory when the database %s", async (_, prepare) => {
  await prepare();
  const [shelf, troubles] = aShelf();
  expect(await shelf.records()).toEqual([]);
  await shelf.keep(new Map([["one", record(1)]]));
  expect(await shelf.records()).toEqual([record(1)]);
  await shelf.remove(["one"]);
  expect(await shelf.records()).toEqual([]);
  expect(troubles).toEqual(["refused"]);
});

it("opens the database again after the user has deleted the site's data", async () => {
  const [shelf, troubles] = aShelf();
  await shelf.keep(new Map([["one", record(1)]]));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("skep").onsuccess = resolve; // which the open shelf allows
  });
  await shelf.keep(new Map([["one", record(2)]]));
  expect(await new Shelf().records()).toEqual([record(2)]);
  expect(troubles).toEqual([]);
});

function raise(name: string): never {
  throw new DOMException("refused", name);
}

function newerVersion(): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("skep", 99);
    opening.onsuccess = () => resolve(opening.result.close());
  });
}
