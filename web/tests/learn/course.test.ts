import { beforeEach, describe, expect, it, vi } from "vitest";
import { CHAPTERS, chapters, course, lessonAfter } from "../../src/learn/course";
import { lessonsOf } from "../../src/learn/practice";
import { sceneOf } from "../../src/learn/scenes";
import { lesson, step } from "./lessons";

const IDS = Object.values(CHAPTERS).flat();
const LESSONS = IDS.map((id) => lesson(id));

describe("the course", () => {
  it("has every lesson in one chapter, and unknown ones in the last", () => {
    const found = chapters([...LESSONS, lesson("surprise")]);
    expect(found.flatMap(({ lessons }) => lessons.map(({ id }) => id))).toEqual([
      ...IDS,
      "surprise",
    ]);
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it("leads from lesson to lesson", () => {
    expect(lessonAfter(LESSONS, "goal")?.id).toBe("placing");
    expect(lessonAfter(LESSONS, "ending")).toBeNull();
    expect(lessonAfter(LESSONS, "unknown")).toBeNull();
  });

  it("is requested once per language, and again after a failure", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError("offline"));
    fetch.mockImplementation(async () => new Response(JSON.stringify(LESSONS)));
    vi.stubGlobal("fetch", fetch);
    await expect(course("nl")).rejects.toThrow();
    await expect(course("nl")).resolves.toHaveLength(IDS.length);
    await course("nl");
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it("has a picture for every lesson", () => {
    const pictures = new Set(IDS.map((id) => JSON.stringify(sceneOf(id))));
    expect(pictures.size).toBe(IDS.length);
  });
});

it("every lesson belongs to a section of the rules", () => {
  const sections = ["goal", "placing", "queen", "moving", "insects", "more-insects", "ending"];
  const practised = sections.flatMap((section) => lessonsOf(section, LESSONS));
  expect(practised.map(({ id }) => id).sort()).toEqual([...IDS].sort());
  expect(lessonsOf("unknown", LESSONS)).toEqual([]);
});

describe("progress", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const start = () => import("../../src/learn/progress.svelte");

  it("is kept in the browser", async () => {
    const { markDone } = await start();
    markDone(lesson("goal"), "goal-1");
    vi.resetModules();
    const later = await start();
    expect(later.stepsDone(lesson("goal"))).toBe(1);
    expect(later.resumeAt(lesson("goal"))).toBe(1);
  });

  it("of two tabs is added up", async () => {
    const here = await start();
    vi.resetModules();
    const elsewhere = await start();
    here.markDone(lesson("goal"), "goal-1");
    elsewhere.markDone(lesson("goal"), "goal-2");
    expect([here, elsewhere].map((tab) => tab.stepsDone(lesson("goal")))).toEqual([1, 2]);
    dispatchEvent(new StorageEvent("storage", { key: "skep.lessons" }));
    expect(here.stepsDone(lesson("goal"))).toBe(2);
  });

  it("leads to the first lesson that is not finished", async () => {
    const { isFinished, markDone, nextOpen, resumeAt } = await start();
    const [first, second] = [lesson("goal"), lesson("placing")];
    for (const { id } of first.steps) markDone(first, id);
    expect([isFinished(first), isFinished(second)]).toEqual([true, false]);
    expect(nextOpen([first, second])?.id).toBe("placing");
    expect(resumeAt(first)).toBe(0);
  });

  it("forgets steps that a lesson no longer has, and notices new ones", async () => {
    const { isFinished, markDone, stepsDone } = await start();
    markDone(lesson("goal"), "goal-1");
    markDone(lesson("goal"), "goal-2");
    const changed = lesson("goal", [step("goal-2"), step("goal-3")]);
    expect([stepsDone(changed), isFinished(changed)]).toEqual([1, false]);
  });

  it.each([null, 7, "goal", { goal: "goal-1" }, { goal: [3] }])(
    "is nothing where %j was stored",
    async (stored) => {
      const { readDone } = await start();
      expect(readDone(stored)).toEqual({});
    },
  );
});
