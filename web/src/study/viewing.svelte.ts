/** Viewing a game from elsewhere, one move at a time. */

import { type Sentence, t } from "../i18n/speak.svelte";
import { GameWords } from "../i18n/words";
import { importGame, RequestError } from "../net/rest";
import type { ImportedGame, Position } from "../net/types";
import { truncated } from "../play/gameString";
import { Lookback } from "../play/lookback.svelte";
import { inWords } from "../play/trouble";
import { LONGEST } from "./importing";

/** The most permissive rules, so that every game can be read: a queen may be placed first and
 * positions may repeat. */
const RULES = "rulebook";

/** Whether the moves ended the game. After a resignation or an agreement it can be continued. */
function isOverByMoves({ result }: ImportedGame): boolean {
  return !!result && result.reason !== "resigned" && result.reason !== "agreement";
}

export class Viewing {
  game = $state.raw<ImportedGame | null>(null);
  problem = $state.raw<Sentence | null>(null);
  readonly past = new Lookback(() => this.game);
  readonly turn = 0;
  readonly words = new GameWords(t, null);

  readonly lookingBack = $derived(this.past.position !== null);
  readonly shownPly = $derived(this.past.ply ?? this.game?.moves.length ?? 0);
  readonly position = $derived<Position | null>(this.past.position ?? this.game?.position ?? null);
  /** The game up to the position shown; null if its moves have ended it. */
  readonly toPlayOn = $derived.by<string | null>(() => {
    if (!this.game) return null;
    const isLast = this.shownPly === this.game.moves.length;
    return isLast && isOverByMoves(this.game)
      ? null
      : truncated(this.game.position.game_string, this.shownPly);
  });

  async open(text: string): Promise<void> {
    this.game = null;
    this.problem = null;
    if (text.length > LONGEST) {
      this.problem = () => t("import-trouble", { code: "too-big" });
      return;
    }
    try {
      this.game = await importGame({ text, rules: RULES });
    } catch (error) {
      const isAboutText = error instanceof RequestError && error.status === 400;
      this.problem = () =>
        isAboutText ? t("import-trouble", { code: error.code }) : inWords(error);
    }
  }

  lookAt(plies: number): void {
    this.past.lookAt(plies);
  }

  returnToGame(): void {
    this.past.lookAt(this.game?.moves.length ?? 0);
  }
}
