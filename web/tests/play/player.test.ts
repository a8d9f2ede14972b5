import { mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import type { Color } from "../../src/board/types";
import { followLanguage } from "../../src/i18n/speak.svelte";
import type { GameView } from "../../src/net/types";
import Player from "../../src/play/Player.svelte";
import type { GameSession } from "../../src/play/session.svelte";
import { aGame } from "../net/fakes";

beforeAll(followLanguage);

function shown(game: GameView, color: Color = "white", spectators = 0): string {
  const presence = { white: true, black: true, spectators };
  const talk = { said: { white: "good-game" } };
  const session = { color: "black", presence, receivedAt: 0, talk } as unknown as GameSession;
  const props = { session, game, color } as const;
  const player = mount(Player, { target: document.body, props });
  const words = document.body.textContent ?? "";
  unmount(player);
  return words;
}

it("says that the computer thinks, and that it takes less time when many wait for it", () => {
  const white = { kind: "computer", level: 10, joined: true, name: null } as const;
  const game: GameView = { ...aGame(0), opponent: "computer", thinking: true };
  game.seats = { ...game.seats, white };
  expect(shown(game)).toContain("is thinking…");
  expect(shown({ ...game, computer_busy: true })).toContain("many people are playing");
});

it("calls the players by their names, as plain text, and others by what they are", () => {
  const game = aGame(0);
  expect(shown(game)).toContain("Friend");
  expect(shown(game, "black")).toContain("You");
  const named = (name: string) => ({ ...game.seats.white, name });
  game.seats = { white: named("<b>Anna</b>"), black: named("Bob") };
  expect(shown(game)).toContain("<b>Anna</b>");
  expect(shown(game, "black")).toContain("Bob (you)");
});

it("shows what a player says, and counts the spectators beside the other player", () => {
  expect(shown(aGame(0))).toContain("Good game!");
  expect(shown(aGame(0), "black")).not.toContain("Good game!");
  expect(shown(aGame(0), "white", 3)).toMatch(/\b3\b/);
  expect(shown(aGame(0), "black", 3)).not.toMatch(/\b3\b/);
});
