import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readMove } from "../../src/board/moveString";
import type { Color } from "../../src/board/types";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import type { GameView } from "../../src/net/types";
import { notices, type Said } from "../../src/play/notices";
import { GameSession } from "../../src/play/session.svelte";
import { change } from "../../src/settings/current.svelte";
import { aGameWith, NO_OFFERS } from "../net/fakes";

beforeAll(followLanguage);

describe("the notice of a takeback", () => {
  const MOVES = ["wS1", "bS1 wS1-", "pass"];
  const game: GameView = {
    ...aGameWith(MOVES),
    offers: { ...NO_OFFERS, undo: "black" },
    takeback: { white: 2, black: 1 },
  };
  let session: GameSession;

  beforeEach(() => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    session = new GameSession(game.id);
    session.game = game;
  });

  afterEach(() => {
    session.close();
    change({ moveStyle: "pictures" });
    vi.unstubAllGlobals();
  });

  function shownTo(color: Color): Said {
    session.you = [color];
    const [said] = notices({ session, game, share: () => {} });
    if (!said) throw new Error("there is no notice");
    return said;
  }

  const spider = () => {
    const placing = readMove("bS1 wS1-");
    return placing && session.words.summarizeMove(placing, false);
  };

  it.each(["white", "black"] as const)("names the moves to %s in words", (color) => {
    for (const moveStyle of ["pictures", "words"] as const) {
      change({ moveStyle });
      const { text } = shownTo(color);
      expect(text).toContain(`1… ${spider()}, 2. ${t("passed")}`);
      expect(text).not.toContain("bS1");
    }
  });

  it("names them in notation to those who chose it", () => {
    change({ moveStyle: "notation" });
    expect(shownTo("white").text).toContain(`1… bS1 wS1-, 2. ${t("passed")}`);
  });

  it("leads from an earlier position to the preview, and from there to the game", () => {
    const look = () => shownTo("white").buttons?.at(-1);
    session.takeback.shown = true;
    session.lookAt(1);
    expect(look()?.text).toBe(t("takeback-shown", { shown: "now" }));
    look()?.press();
    expect([session.past.isActive, session.isPreview]).toEqual([false, true]);
    expect(look()?.text).toBe(t("takeback-shown", { shown: "then" }));
    look()?.press();
    expect([session.past.isActive, session.isPreview]).toEqual([false, false]);
  });
});
