import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claim } from "../../src/net/claim";
import { claimOf, seatToken } from "../../src/net/seats";
import type { ClaimRequest } from "../../src/net/types";
import { cutOff } from "./fakes";

const INVITE = "the-invitation-of-a-friend";

let sent: ClaimRequest[];
let answers: (number | "lost" | "cut" | "page")[];
let leaving: AbortController;
let delays: number;

function delayed(): void {
  delays++;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  sent = [];
  delays = 0;
  leaving = new AbortController();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    // Whether the server answers at all is asked beside the claim.
    if (path === "/api/v1/info") return new Response("{}");
    expect(path).toBe("/api/v1/games/one/claim");
    const asked = JSON.parse(body) as ClaimRequest;
    expect(claimOf("one")).toEqual(asked); // it was kept before it was sent
    sent.push(asked);
    const status = answers.shift() ?? 200;
    if (status === "lost") throw new TypeError("no network");
    if (status === "cut") return cutOff();
    if (status === "page") return new Response("<!doctype html>");
    const code = status === 409 ? "seat-taken" : "other";
    return new Response(JSON.stringify({ code, message: "" }), { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("takes the seat with its own secret", async () => {
  answers = [200];
  const token = await claim("one", INVITE, leaving.signal, delayed);
  expect(token).not.toBe(INVITE);
  expect(seatToken("one")).toBe(token);
  expect(sent).toEqual([{ invite: INVITE, token }]);
});

it("sends the very same claim again until there is an answer", async () => {
  answers = ["lost", "cut", "page", 503, 429, 200];
  const claimed = claim("one", INVITE, leaving.signal, delayed);
  await vi.runAllTimersAsync();
  const token = await claimed;
  expect(sent).toEqual(Array(6).fill({ invite: INVITE, token }));
  expect(delays).toBe(5);
});

it("goes on with the same secret after a reload", async () => {
  answers = ["lost"];
  const left = claim("one", INVITE, leaving.signal, delayed).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await left).toBeInstanceOf(DOMException);
  expect(sent).toHaveLength(1);
  expect(seatToken("one")).toBeNull();
  const token = await claim("one", INVITE, new AbortController().signal, delayed);
  expect(sent.map((asked) => asked.token)).toEqual([token, token]);
});

it.each([400, 403, 404, 409])("gives up at the answer %i", async (status) => {
  answers = [status];
  await expect(claim("one", INVITE, leaving.signal, delayed)).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
  expect([seatToken("one"), claimOf("one")]).toEqual([null, null]);
});
