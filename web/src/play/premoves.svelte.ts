/** A move chosen in advance while the opponent thinks: the choices, and the chosen move. */

import { same } from "../board/geometry";
import type { Cell, Color, PieceName } from "../board/types";
import { movesSince } from "../games/counting";
import { type Ask, fetchPremoves } from "../net/rest";
import type { GameView, PlayedMoveView, PositionView } from "../net/types";
import { settings } from "../settings/current.svelte";

/** Wait a little: if the computer answers at once, there is no time to choose anything. */
const ASK_AFTER_MS = 300;

export interface Premove {
  piece: PieceName;
  to: Cell;
  /** The moves of the game when it was chosen. */
  after: readonly PlayedMoveView[];
}

export class Premoves {
  #chosen = $state.raw<Premove | null>(null);
  /** The choices, and the position they belong to. */
  #choices = $state.raw<{ position: PositionView; legal: Record<PieceName, Cell[]> } | null>(null);
  #asking: ReturnType<typeof setTimeout> | undefined;
  readonly #game: () => GameView | null;
  readonly #color: () => Color | null;
  readonly #ask: Ask | undefined;

  constructor(game: () => GameView | null, color: () => Color | null, ask?: Ask) {
    this.#game = game;
    this.#color = color;
    this.#ask = ask;
  }

  /** The move chosen in advance, while it may still be played. */
  get move(): Premove | null {
    return this.#isAllowed() ? this.#chosen : null;
  }

  choose(piece: PieceName, to: Cell): void {
    this.#chosen = { piece, to, after: this.#game()?.moves ?? [] };
  }

  drop(): void {
    this.#chosen = null;
  }

  /** The position with the choices of the player who waits; null while there are none. */
  readonly position = $derived.by<PositionView | null>(() => {
    const position = this.#waiting();
    const turn = this.#color();
    if (!position || !turn || this.#choices?.position !== position) return null;
    return { ...position, turn, legal: this.#choices.legal, throwers: {}, throws: {} };
  });

  /** The game has changed: play, keep or drop the premove. Returns the move to play. */
  follow(): Premove | "impossible" | null {
    const game = this.#game();
    const { move } = this;
    this.#askLater();
    const since = game && move ? movesSince(move.after, game.moves) : null;
    if (since === 0) return null;
    this.drop();
    if (!game || !move || since !== 1 || game.position.turn !== this.#color()) return null;
    const isLegal = game.position.legal[move.piece]?.some((to) => same(to, move.to));
    return isLegal ? move : "impossible";
  }

  close(): void {
    clearTimeout(this.#asking);
  }

  /** Whether the settings and the game leave room for a move in advance. */
  #isAllowed(): boolean {
    return settings.premoves && !settings.confirmMoves && !this.#game()?.result;
  }

  /** The current position while this player waits for the opponent; else null. */
  #waiting(): PositionView | null {
    const game = this.#game();
    const color = this.#color();
    if (!game || !color || !this.#isAllowed()) return null;
    return game.position.turn === color ? null : game.position;
  }

  #askLater(): void {
    clearTimeout(this.#asking);
    const position = this.#waiting();
    if (!position || this.#choices?.position === position) return;
    this.#asking = setTimeout(() => void this.#find(position), ASK_AFTER_MS);
  }

  async #find(position: PositionView): Promise<void> {
    const { game_string, rules } = position;
    try {
      const { legal } = await fetchPremoves({ game_string, rules }, this.#ask);
      if (this.#game()?.position === position) this.#choices = { position, legal };
    } catch {
      // Without an answer, no move can be chosen in advance this turn.
    }
  }
}
