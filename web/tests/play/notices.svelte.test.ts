import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import type { GameState } from "../../src/net/types";
import Notices from "../../src/play/Notices.svelte";
import type { GameSession } from "../../src/play/session.svelte";
import { aGame } from "../net/fakes";

beforeAll(followLanguage);

it("a result that was closed stays closed after looking back", () => {
  const game: GameState = { ...aGame(4), result: { winner: "white", reason: "resigned" } };
  const session = $state({ lookingBack: false, you: [], color: null, connection: "open" });
  const props = {
    context: { session: session as unknown as GameSession, game, share() {}, rematch() {} },
    table: undefined,
  };
  const shown = mount(Notices, { target: document.body, props });
  const title = t("result-title", { winner: "white", you: "none" });
  expect(document.body.textContent).toContain(title);
  document.querySelector<HTMLElement>(".notice .icon")?.click();
  flushSync();
  expect(document.body.textContent).not.toContain(title);
  session.lookingBack = true;
  flushSync();
  session.lookingBack = false;
  flushSync();
  expect(document.body.textContent).not.toContain(title);
  unmount(shown);
});
