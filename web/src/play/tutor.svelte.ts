/** Asks the server why a move is not legal or why a piece is stuck, and keeps the answer. */

import { language } from "../i18n/speak.svelte";
import type { Question } from "../net/question";
import type { ExplanationView } from "../net/types";

type Attempt = Omit<Question, "language">;

export class Tutor {
  explanation = $state.raw<ExplanationView | null>(null);
  /** Whether the explanation is about an attempted move, not just about a chosen piece. */
  isRefusal = $state(false);
  /** The latest question; answers to older ones are ignored. */
  #attempt: Attempt | null = null;

  constructor(readonly explain: (question: Question) => Promise<ExplanationView>) {}

  /** Asks why a piece can't move there, or at all. Throws if the latest question gets no answer. */
  async ask(attempt: Attempt): Promise<void> {
    this.#attempt = attempt;
    try {
      const found = await this.explain({ ...attempt, language: language() });
      if (attempt === this.#attempt && !found.legal) {
        this.explanation = found;
        this.isRefusal = attempt.to !== null;
      }
    } catch (error) {
      // A mere selection needs no message.
      if (attempt.to && attempt === this.#attempt) throw error;
    }
  }

  /** Asks again after a change of language: the server's words are in the language of the question. */
  async askAgain(): Promise<void> {
    if (this.#attempt) await this.ask({ ...this.#attempt }).catch(() => this.forget());
  }

  /** The piece was deselected: drop why it can't move, but keep the reason for a refused move. */
  letGo(): void {
    if (this.#attempt?.to === null) this.#attempt = null;
    if (!this.isRefusal) this.explanation = null;
  }

  forget(): void {
    this.#attempt = null;
    this.explanation = null;
  }
}
