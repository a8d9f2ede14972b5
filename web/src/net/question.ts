/** The question about a move or a piece that waits for its answer; a newer one replaces it. */

import { RequestError } from "./rest";
import type { ExplainMessage, ExplanationMessage, ExplanationView } from "./types";

export type Question = Omit<ExplainMessage, "type">;

interface Asked extends Question {
  resolve(answer: ExplanationView): void;
  reject(error: RequestError): void;
}

export class OpenQuestion {
  #asked: Asked | null = null;

  ask(question: Question): Promise<ExplanationView> {
    this.giveUp("replaced");
    return new Promise((resolve, reject) => {
      this.#asked = { ...question, resolve, reject };
    });
  }

  /** Takes an answer; one to an older question is ignored. */
  answer({ explanation, ...message }: ExplanationMessage): void {
    const asked = this.#asked;
    if (!asked || !isSame(asked, message)) return;
    this.#asked = null;
    asked.resolve(explanation);
  }

  /** The server does not answer a question about this ply. */
  refuse(ply: number | null, code: string): void {
    if (this.#asked?.ply === ply) this.giveUp(code);
  }

  giveUp(code: string): void {
    this.#asked?.reject(new RequestError(code, 0, "the question was not answered"));
    this.#asked = null;
  }
}

function isSame(one: Question, other: Question): boolean {
  if (one.to?.join() !== other.to?.join()) return false;
  return one.ply === other.ply && one.piece === other.piece && one.language === other.language;
}
