import { mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { followLanguage } from "../../src/i18n/speak.svelte";
import type { GameState } from "../../src/net/types";
import Player from "../../src/play/Player.svelte";
import type { GameSession } from "../../src/play/session.svelte";
import { aGame } from "../net/fakes";

beforeAll(followLanguage);

function shown(game: GameState): string {
  const session = { color: "black", presence: null, toldAt: 0 } as unknown as GameSession;
  const props = { session, game, color: "white" } as const;
  const player = mount(Player, { target: document.body, props });
  const words = document.body.textContent ?? "";
  unmount(player);
  return words;
}

it("says that the computer thinks, and that it takes less time when many wait for it", () => {
  const white = { kind: "computer", level: 10, joined: true, name: null } as const;
  const game: GameState = { ...aGame(0), opponent: "computer", thinking: true };
  game.seats = { ...game.seats, white };
  expect(shown(game)).toContain("is thinking…");
  expect(shown({ ...game, computer_busy: true })).toContain("many people are playing");
});
