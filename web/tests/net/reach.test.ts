import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Reach = typeof import("../../src/net/reach.svelte");

let reach: Reach;
let answers: (number | "lost")[];
let asked: number;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = 0;
  answers = [];
  vi.stubGlobal("fetch", async () => {
    asked++;
    const status = answers.shift() ?? 200;
    if (status === "lost") throw new TypeError("no network");
    return new Response("{}", { status });
  });
  reach = await import("../../src/net/reach.svelte");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks until the server answers, and then calls back", async () => {
  answers = ["lost", 502, 200];
  const returned = vi.fn();
  reach.onReturn(returned);
  reach.noteSilence();
  expect(reach.isAnswering()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, reach.isAnswering(), returned.mock.calls.length]).toEqual([3, true, 1]);
});

it("does not call back after unsubscribing, or if the server was there all along", async () => {
  const returned = vi.fn();
  const stop = reach.onReturn(returned);
  expect(await reach.askServer()).toBe(true);
  expect(returned).not.toHaveBeenCalled();
  stop();
  reach.noteSilence();
  await reach.askServer();
  expect(returned).not.toHaveBeenCalled();
});

it("sends one request for simultaneous questions", async () => {
  await Promise.all([reach.askServer(), reach.askServer()]);
  expect(asked).toBe(1);
});

it("asks at once when the network is back", async () => {
  reach.followNetwork();
  dispatchEvent(new Event("offline"));
  expect(reach.isAnswering()).toBe(false);
  dispatchEvent(new Event("online"));
  await vi.waitUntil(reach.isAnswering);
  expect(asked).toBe(1);
});

it("a request without an answer, or with only a proxy's answer, counts as silence", async () => {
  const { fetchRules } = await import("../../src/net/rest");
  for (const answer of ["lost", 502] as const) {
    answers = [answer, 200];
    await expect(fetchRules("en")).rejects.toMatchObject({ code: "offline" });
    expect(reach.isAnswering()).toBe(false);
    await reach.askServer();
    expect(reach.isAnswering()).toBe(true);
  }
});
