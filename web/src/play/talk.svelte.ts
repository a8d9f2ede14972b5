/** What the players say to each other: shown for a while, and then forgotten. */

import type { Color } from "../board/types";
import type { Phrase } from "../net/types";

const SHOWN_MS = 6_000;

export class Talk {
  said = $state.raw<Partial<Record<Color, Phrase>>>({});
  #timers = new Map<Color, ReturnType<typeof setTimeout>>();

  /** Shows a phrase at its player's name; a newer one replaces it. */
  show(color: Color, phrase: Phrase): void {
    clearTimeout(this.#timers.get(color));
    this.said = { ...this.said, [color]: phrase };
    this.#timers.set(
      color,
      setTimeout(() => {
        this.said = { ...this.said, [color]: undefined };
      }, SHOWN_MS),
    );
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
