import { beforeEach, expect, it, vi } from "vitest";
import { GameBook } from "../../src/games/book.svelte";
import { lateComputer } from "../../src/local/host";
import { forgetLocal, isLocal, noteLocal } from "../../src/local/ids";
import { shelf } from "../../src/local/shelf";
import { keepSeat } from "../../src/net/seats";
import { isOnDevice, rememberedChoices } from "../../src/play/newGame";
import { aSummary } from "../games/games";

beforeEach(() => localStorage.clear());

it("knows which games are on this device", () => {
  noteLocal("one");
  noteLocal("other");
  noteLocal("one");
  forgetLocal(["one", "unknown"]);
  expect(["one", "other"].map(isLocal)).toEqual([false, true]);
});

it("lists them, asks no server about them, and removes them from the shelf", async () => {
  noteLocal("one");
  keepSeat("one", "secret");
  const removed = vi.spyOn(shelf, "remove").mockResolvedValue();
  const book = new GameBook();
  book.keep(aSummary({ id: "one" }));
  expect(await book.refresh()).toBe(true); // a request would fail this test
  expect(new GameBook().games.map(({ id }) => id)).toEqual(["one"]);
  book.remove(["one", "of the server"]);
  expect(removed.mock.calls).toEqual([[["one"]]]);
  expect(isLocal("one")).toBe(false);
});

it("starts the computer for its first move, and anew after it failed", async () => {
  const broken = { choose: () => Promise.reject(new Error("crashed")), stop: () => undefined };
  const sound = { choose: async (request: string) => `${request}!`, stop: vi.fn() };
  const computers = [broken, sound];
  const start = vi.fn(async () => computers.shift() ?? broken);
  const computer = lateComputer(start);
  computer.stop();
  expect(start).not.toHaveBeenCalled();
  expect(await computer.choose("a")).toBe("a!");
  expect(await computer.choose("b")).toBe("b!");
  expect(start).toHaveBeenCalledTimes(2);
  computer.stop();
  await vi.waitUntil(() => sound.stop.mock.calls.length === 1);
});

it("fails when the computer fails twice, so that Python knows", async () => {
  const computer = lateComputer(() => Promise.reject(new Error("no network")));
  await expect(computer.choose("a")).rejects.toThrow("no network");
});

it("plays on this device only where that is possible, and never by link", () => {
  const choices = { ...rememberedChoices(), onDevice: true };
  vi.stubGlobal("navigator", { locks: {} });
  expect(isOnDevice(choices)).toBe(true);
  expect(isOnDevice({ ...choices, opponent: "link" })).toBe(false);
  expect(isOnDevice({ ...choices, onDevice: false })).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(isOnDevice(choices)).toBe(false);
  vi.unstubAllGlobals();
});
