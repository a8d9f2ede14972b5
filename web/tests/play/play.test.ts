import { describe, expect, it } from "vitest";
import { face, remaining } from "../../src/games/clock";
import { editionOf, gameType } from "../../src/games/editions";
import type { ClockView } from "../../src/net/types";
import { clockNames, rememberedChoices, toRequest } from "../../src/play/newGame";
import { parseRoute } from "../../src/router.svelte";

describe("the choices of a new game", () => {
  it("start a game against the computer at level 3 without any choice", () => {
    localStorage.clear();
    expect(toRequest(rememberedChoices(), "nl", "Anna")).toEqual({
      name: "Anna",
      opponent: { kind: "computer", level: 3 },
      color: "white",
      game_type: "Base",
      rules: "rulebook",
      clock: null,
      language: "nl",
    });
  });

  it("name the game type in the order of the letters", () => {
    expect(gameType(["pillbug", "mosquito"])).toBe("Base+MP");
    expect(editionOf("Base+ML")).toBe("carbon");
    expect(editionOf("Base+P")).toBeNull();
  });

  it("offer days per move only by link", () => {
    expect(clockNames("link")).toContain("days-3");
    const request = toRequest({ ...rememberedChoices(), clock: "days-3" }, "en", "");
    expect(request.clock).toBeNull();
  });

  it("turn minutes into seconds", () => {
    const own = { ...rememberedChoices(), clock: "custom", minutes: 2, increment: 7 } as const;
    expect(toRequest(own, "en", "").clock).toEqual({
      kind: "live",
      initial_s: 120,
      increment_s: 7,
    });
  });
});

describe("a clock", () => {
  const CLOCK: ClockView = {
    kind: "live",
    initial_ms: 300_000,
    increment_ms: 5_000,
    white_ms: 61_000,
    black_ms: 200_000,
    running: "white",
    now_ms: 0,
  };

  it("runs for the side to move only, and not below zero", () => {
    expect(remaining(CLOCK, "white", 1_000)).toBe(60_000);
    expect(remaining(CLOCK, "black", 1_000)).toBe(200_000);
    expect(remaining(CLOCK, "white", 99_000)).toBe(0);
  });

  it.each([
    [9_870, "0:09.8"],
    [61_000, "1:01"],
    [3_723_000, "1:02:03"],
  ])("shows %i ms as %s", (ms, text) => {
    expect(face(ms)).toEqual({ kind: "time", text });
  });

  it("counts days and hours", () => {
    expect(face(183_600_000)).toEqual({ kind: "days", days: 2, hours: 3 });
  });
});

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/game/abc", { page: "game", id: "abc" }],
    ["/learn", { page: "learn", lesson: null }],
    ["/learn/one-hive", { page: "learn", lesson: "one-hive" }],
    ["/rules", { page: "rules" }],
    ["/rules/x", { page: "missing" }],
    ["/game", { page: "missing" }],
    ["/learn/a/b", { page: "missing" }],
    ["/game/%zz", { page: "game", id: "%zz" }],
  ])("%s", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });
});
