/** Why a move is not legal, or why a piece can do nothing: asked of the server, and shown. */

import { language } from "../i18n/speak.svelte";
import { explain } from "../net/rest";
import type { Cell, Explanation, PieceName, Position } from "../net/types";

export class Tutor {
  explanation = $state.raw<Explanation | null>(null);
  /** Whether it explains a move that was tried, not a piece that was only chosen. */
  isRefusal = $state(false);
  /** What was asked last; the answers to other questions no longer matter. */
  #question: { position: Position; piece: PieceName; to: Cell | null } | null = null;

  /** Asks why a piece cannot move there, or at all. Throws if nobody answers what still matters. */
  async ask(position: Position, piece: PieceName, to: Cell | null): Promise<void> {
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
      // A piece that was only chosen needs no alarm.
      if (to && question === this.#question) throw error;
    }
  }

  /** Asks the same once more: the server's words are in the language in which it was asked. */
  async askAgain(): Promise<void> {
    if (!this.#question) return;
    const { position, piece, to } = this.#question;
    await this.ask(position, piece, to).catch(() => this.forget());
  }

  /** The chosen piece is let go: why it cannot move no longer matters, what was refused does. */
  letGo(): void {
    if (this.#question?.to === null) this.#question = null;
    if (!this.isRefusal) this.explanation = null;
  }

  forget(): void {
    this.#question = null;
    this.explanation = null;
  }
}
