import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { book } from "../../src/games/book.svelte";
import RunningGames from "../../src/games/RunningGames.svelte";
import { followLanguage } from "../../src/i18n/speak.svelte";
import { change } from "../../src/settings/current.svelte";
import { aSummary } from "./games";

beforeAll(async () => {
  change({ language: "en" });
  await followLanguage();
});

afterEach(() => {
  vi.useRealTimers();
  book.remove(["abcdefghijkl"]);
});

it("how long ago a game was played changes while the list is looked at", async () => {
  vi.useFakeTimers();
  book.keep(aSummary({ played_ms: Date.now() - 90_000 }));
  const list = mount(RunningGames, { target: document.body });
  flushSync();
  expect(document.body.textContent).toContain("1 minute ago");
  vi.advanceTimersByTime(120_000);
  flushSync();
  expect(document.body.textContent).toContain("3 minutes ago");
  await unmount(list);
  await tick();
  expect(vi.getTimerCount()).toBe(0);
});
