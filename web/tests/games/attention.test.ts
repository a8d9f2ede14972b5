import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { markApp, notifyTurn, tabTitle } from "../../src/games/attention";
import { book } from "../../src/games/book.svelte";
import { statusOf, titleOf } from "../../src/games/words";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import { subject } from "../../src/router.svelte";
import { change } from "../../src/settings/current.svelte";
import { aSummary } from "./games";

beforeAll(async () => {
  change({ language: "en" });
  await followLanguage();
});

beforeEach(() => {
  localStorage.clear();
  book.remove(book.games.map(({ id }) => id));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  change({ notifications: false });
});

const seat = { kind: "person", level: null, joined: true } as const;
const WITH_BOB = {
  white: { ...seat, name: "Anna" },
  black: { ...seat, name: "Bob" },
};

it("the title of the tab names what is shown, and still counts the games that wait", () => {
  subject.name = "The ant";
  book.keep(aSummary());
  expect(tabTitle({ page: "learn", lesson: "ant" })).toBe("(1) The ant · Skep");
  subject.name = null;
  expect(tabTitle({ page: "learn", lesson: null })).toBe("(1) Learn · Skep");
});

it("the title of the tab says whose turn it is, and in how many other games", () => {
  const here = { page: "game", id: "abcdefghijkl" } as const;
  expect(tabTitle(here)).toBe("Game · Skep");
  book.keep(aSummary({ seats: WITH_BOB }));
  expect(tabTitle(here)).toBe("Your turn · Bob · Skep");
  book.keep(aSummary({ seats: WITH_BOB, version: 2, turn: "black" }));
  expect(tabTitle(here)).toBe("Bob · Skep");
  book.keep(aSummary({ id: "another" }));
  expect(tabTitle(here)).toBe("(1) Bob · Skep");
  expect(tabTitle({ page: "rules" })).toBe("(1) Rules · Skep");
});

it("an invitation that nobody has accepted calls nobody back", () => {
  const here = { page: "game", id: "abcdefghijkl" } as const;
  const seats = { white: WITH_BOB.white, black: { ...seat, name: null, joined: false } };
  const game = aSummary({ seats });
  book.keep(game);
  expect([tabTitle(here), statusOf(game)]).toEqual([`${titleOf(game)} · Skep`, t("games-invited")]);
  expect(tabTitle({ page: "rules" })).toBe("Rules · Skep");
});

it("marks the app while friends wait, where the browser can", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const icon = () => document.querySelector("link")?.getAttribute("href");
  markApp(1);
  expect(icon()).toBe("/icon-turn.svg");
  const set = vi.fn(async () => undefined);
  const clear = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { setAppBadge: set, clearAppBadge: clear });
  markApp(2);
  expect(set).toHaveBeenCalledWith(2);
  markApp(0);
  expect(clear).toHaveBeenCalled();
  expect(icon()).toBe("/icon.svg");
});

it("notifies only those who want it and look elsewhere", async () => {
  const shown: [string, NotificationOptions][] = [];
  class FakeNotification {
    static permission = "granted";
    constructor(title: string, options: NotificationOptions) {
      shown.push([title, options]);
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const game = aSummary({ seats: WITH_BOB });
  await notifyTurn(game);
  expect(shown).toEqual([]);
  change({ notifications: true });
  hidden.mockReturnValue(false);
  await notifyTurn(game);
  expect(shown).toEqual([]);
  hidden.mockReturnValue(true);
  await notifyTurn(game);
  expect(shown).toEqual([
    ["Your turn", { body: "Bob", tag: "abcdefghijkl", icon: "/icon-192.png" }],
  ]);
  FakeNotification.permission = "denied";
  await notifyTurn(game);
  expect(shown).toHaveLength(1);
});
