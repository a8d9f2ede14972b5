/** Asks the server why a move is not legal or why a piece is stuck, and keeps the answer. */

import type { Cell, PieceName } from "../board/types";
import { language } from "../i18n/speak.svelte";
import { explain } from "../net/rest";
import type { ExplanationView, PositionView } from "../net/types";

export class Tutor {
  explanation = $state.raw<ExplanationView | null>(null);
  /** Whether the explanation is about an attempted move, not just about a chosen piece. */
  isRefusal = $state(false);
  /** The latest question; answers to older ones are ignored. */
  #question: { position: PositionView; piece: PieceName; to: Cell | null } | null = null;

  /** Asks why a piece can't move there, or at all. Throws if the latest question gets no answer. */
  async ask(position: PositionView, piece: PieceName, to: Cell | null): Promise<void> {
    const question = { position, piece, to };
    this.#question = question;
    try {
      const { game_string, rules } = position;
      const found = await explain({ game_string, rules, piece, to, language: language() });
      if (question === this.#question && !found.legal) {
        this.explanation = found;
        this.isRefusal = to !== null;
      }
    } catch (error) {
      // A mere selection needs no message.
      if (to && question === this.#question) throw error;
    }
  }

  /** Asks again after a change of language: the server's words are in the language of the request. */
  async askAgain(): Promise<void> {
    if (!this.#question) return;
    const { position, piece, to } = this.#question;
    await this.ask(position, piece, to).catch(() => this.forget());
  }

  /** The piece was deselected: drop why it can't move, but keep the reason for a refused move. */
  letGo(): void {
    if (this.#question?.to === null) this.#question = null;
    if (!this.isRefusal) this.explanation = null;
  }

  forget(): void {
    this.#question = null;
    this.explanation = null;
  }
}
