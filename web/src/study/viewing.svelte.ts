/** Viewing a game from elsewhere, one move at a time. */

import { GameWords } from "../board/gameWords";
import type { Position } from "../board/types";
import { type Sentence, t } from "../i18n/speak.svelte";
import { importGame, isSilence, RequestError } from "../net/rest";
import type { ImportedGame } from "../net/types";
import { Lookback } from "../play/lookback.svelte";
import { type Beginning, RULES_FOR_ALL } from "../play/newGame";
import { inWords } from "../play/trouble";
import { LONGEST } from "./importing";

export class Viewing {
  /** The text of the game; null before one is opened. */
  text = $state.raw<string | null>(null);
  game = $state.raw<ImportedGame | null>(null);
  problem = $state.raw<Sentence | null>(null);
  readonly past = new Lookback(() => this.game);
  readonly turn = 0;
  readonly words = new GameWords(t, null);
  /** The text whose answer is awaited. */
  #awaited: string | null = null;
  /** The text that the server has not answered. */
  #unanswered: string | null = null;

  readonly position = $derived<Position | null>(this.past.position ?? this.game?.position ?? null);
  /** The game up to the position shown; null if its moves have ended it. */
  readonly toPlayOn = $derived.by<Beginning | null>(() => {
    if (!this.game) return null;
    const plies = this.past.shownPly;
    if (plies === this.game.moves.length && !this.game.can_continue) return null;
    return { game_string: this.game.position.game_string, plies };
  });

  /** Opens the game in a text; null closes the game. */
  async open(text: string | null): Promise<void> {
    if (text && text === this.#awaited) return;
    this.text = text;
    this.game = null;
    this.problem = null;
    this.past.ply = null;
    this.past.missed = 0;
    this.#awaited = null;
    this.#unanswered = null;
    if (text && text.length > LONGEST)
      this.problem = () => t("import-trouble", { code: "too-big" });
    else if (text) await this.#ask(text);
  }

  /** Asks again what the server has not answered. */
  async retry(): Promise<void> {
    if (this.#unanswered) await this.#ask(this.#unanswered);
  }

  /** An answer that comes after another text was opened is dropped. */
  async #ask(text: string): Promise<void> {
    this.#awaited = text;
    this.#unanswered = null;
    try {
      const game = await importGame({ text, rules: RULES_FOR_ALL });
      if (this.#awaited !== text) return;
      this.game = game;
      this.problem = null;
    } catch (error) {
      if (this.#awaited !== text) return;
      const isAboutText = error instanceof RequestError && error.status === 400;
      this.problem = () =>
        isAboutText ? t("import-trouble", { code: error.code }) : inWords(error);
      if (isSilence(error)) this.#unanswered = text;
    }
    this.#awaited = null;
  }

  lookAt(plies: number): void {
    this.past.lookAt(plies);
  }
}
