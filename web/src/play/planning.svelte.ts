/** A move chosen in advance while the opponent thinks: the choices, and the chosen move. */

import { same } from "../board/geometry";
import { lookAhead } from "../net/rest";
import type { Cell, Color, GameState, PieceName, Position } from "../net/types";
import { settings } from "../settings/current.svelte";

/** Wait a little: if the computer answers at once, there is no time to choose anything. */
const ASK_AFTER_MS = 300;

export interface PlannedMove {
  piece: PieceName;
  to: Cell;
}

export class Planning {
  move = $state.raw<PlannedMove | null>(null);
  /** The choices, and the position they belong to. */
  #ahead = $state.raw<{ position: Position; legal: Record<PieceName, Cell[]> } | null>(null);
  #asking: ReturnType<typeof setTimeout> | undefined;
  readonly #game: () => GameState | null;
  readonly #color: () => Color | null;

  constructor(game: () => GameState | null, color: () => Color | null) {
    this.#game = game;
    this.#color = color;
  }

  /** The position with the choices of the player who waits; null while there are none. */
  readonly position = $derived.by<Position | null>(() => {
    const position = this.#waiting();
    const turn = this.#color();
    if (!position || !turn || this.#ahead?.position !== position) return null;
    return { ...position, turn, legal: this.#ahead.legal, throwers: {} };
  });

  /** The game has changed: play, keep or drop the planned move. Returns the move to play. */
  follow(hasMoved: boolean): PlannedMove | "impossible" | null {
    const { move } = this;
    const position = this.#game()?.position;
    if (hasMoved) this.move = null;
    this.#askLater();
    if (!hasMoved || !move || !position || position.turn !== this.#color()) return null;
    const isLegal = position.legal[move.piece]?.some((to) => same(to, move.to));
    return isLegal ? move : "impossible";
  }

  close(): void {
    clearTimeout(this.#asking);
  }

  /** The current position while this player waits for the opponent; else null. */
  #waiting(): Position | null {
    const game = this.#game();
    const color = this.#color();
    if (!settings.premoves || settings.confirmMoves || !game || game.result || !color) return null;
    return game.position.turn === color ? null : game.position;
  }

  #askLater(): void {
    clearTimeout(this.#asking);
    const position = this.#waiting();
    if (!position || this.#ahead?.position === position) return;
    this.#asking = setTimeout(() => void this.#ask(position), ASK_AFTER_MS);
  }

  async #ask(position: Position): Promise<void> {
    const { game_string, rules } = position;
    try {
      const { legal } = await lookAhead({ game_string, rules });
      if (this.#game()?.position === position) this.#ahead = { position, legal };
    } catch {
      // Without an answer, no move can be chosen in advance this turn.
    }
  }
}
