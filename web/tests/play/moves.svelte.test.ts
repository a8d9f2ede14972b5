import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import type { GameView } from "../../src/net/types";
import Moves from "../../src/play/Moves.svelte";
import type { GameSession } from "../../src/play/session.svelte";
import { aGame } from "../net/fakes";

const played = (...moves: string[]) => ({
  ...aGame(moves.length),
  moves: moves.map((move) => ({ move, thrown_by: null })) as unknown as GameView["moves"],
});

it("a new move does not redraw the other pictures, and a turn of the hive does", () => {
  const words = { summarizeMove: () => "" };
  const session = $state({ turn: 0, past: { shownPly: 0, isActive: false, missed: 0 }, words });
  const props = $state({
    session: session as unknown as GameSession,
    game: played("wQ", "bQ wQ-"),
    onclose() {},
  });
  const list = mount(Moves, { target: document.body, props });
  flushSync();
  const second = () => document.querySelector("[data-ply='2'] .board-tile");
  const before = second();
  expect(before).not.toBeNull();
  props.game = played("wQ", "bQ wQ-", "wA1 -wQ");
  flushSync();
  expect(document.querySelectorAll("[data-ply] .board-tile")).toHaveLength(5);
  expect(second()).toBe(before);
  session.turn = 1;
  flushSync();
  expect(second()).not.toBe(before);
  unmount(list);
});

it("a pass says whose it was, in other words than the button to pass", async () => {
  await followLanguage();
  const words = { summarizeMove: () => "" };
  const session = {
    turn: 0,
    past: { shownPly: 0, isActive: false, missed: 0 },
    words,
  } as unknown as GameSession;
  const list = mount(Moves, {
    target: document.body,
    props: { session, game: played("wQ", "bQ wQ-", "pass", "pass") },
  });
  flushSync();
  const passes = [3, 4].map((ply) => document.querySelector(`[data-ply="${ply}"]`));
  expect(passes.map((pass) => pass?.getAttribute("aria-label"))).toEqual([
    t("passed.by", { color: "white" }),
    t("passed.by", { color: "black" }),
  ]);
  for (const pass of passes) {
    expect(pass?.textContent?.trim()).toBe(t("passed"));
    expect(pass?.getAttribute("aria-label")).not.toBe(t("pass"));
  }
  unmount(list);
});
