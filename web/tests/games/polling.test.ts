import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import App from "../../src/app/App.svelte";
import { book } from "../../src/games/book.svelte";
import MyGames from "../../src/games/MyGames.svelte";
import { aSummary } from "./games";

/** Long enough for a question that is under way to be answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ["the app", App],
  ["the list", MyGames],
])("%s asks how the games stand once, however many moves are made here", async (_, shown) => {
  const asked = vi.fn(async () => new Response('{"games": [], "missing": [], "later": []}'));
  vi.stubGlobal("fetch", asked);
  book.keep(aSummary({ version: 1 }));
  const app = mount(shown, { target: document.body });
  flushSync();
  await settled();
  for (const version of [2, 3, 4]) {
    book.keep(aSummary({ version }));
    flushSync();
    await settled();
  }
  expect(asked).toHaveBeenCalledTimes(1);
  await unmount(app);
  book.remove(["abcdefghijkl"]);
  vi.unstubAllGlobals();
});
