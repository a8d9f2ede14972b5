/** Looking back: which earlier position of a game is shown, while the game may go on. */

import { fetchPosition } from "../net/rest";
import type { PositionView } from "../net/types";
import { settings } from "../settings/current.svelte";
import { positionAfter, type Replayable } from "./replay";

export class Lookback {
  /** The plies of the position shown; null follows the game. */
  ply = $state<number | null>(null);
  /** How many moves were played while looking back. */
  missed = $state(0);
  /** The pinned pieces of earlier positions, by GameString. Only the server knows them. */
  #pinned = $state.raw<ReadonlyMap<string, string[]>>(new Map());
  #asking = false;
  readonly #game: () => Replayable | null;

  constructor(game: () => Replayable | null) {
    this.#game = game;
  }

  readonly position = $derived.by<PositionView | null>(() => {
    const game = this.#game();
    if (!game || this.ply === null) return null;
    const position = positionAfter(game, this.ply);
    return { ...position, pinned: this.#pinned.get(position.game_string) ?? [] };
  });

  /** Whether an earlier position is shown. */
  readonly isActive = $derived(this.position !== null);
  /** The plies played in the position that is shown. */
  readonly shownPly = $derived.by(() => this.ply ?? this.#game()?.moves.length ?? 0);

  /** Shows the position after this many plies; the newest one returns to the game. */
  lookAt(plies: number): void {
    const last = this.#game()?.moves.length ?? 0;
    this.ply = plies >= last ? null : Math.max(plies, 0);
    if (this.ply === null) this.missed = 0;
  }

  /** Finds the pinned pieces of the position shown, if they have to be marked. Call it in an effect. */
  markPinned(): void {
    if (settings.showPinned && this.position) void this.#askWhoIsPinned();
  }

  /** The game has changed: keep showing the same earlier position, if it still exists. */
  follow(before: number, after: number): void {
    if (this.ply === null) return;
    if (after <= this.ply) this.lookAt(after);
    else this.missed = Math.max(0, this.missed + after - before);
  }

  /** Asks about the position shown; one request at a time, however fast the user steps. */
  async #askWhoIsPinned(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      for (let shown = this.position; shown; shown = this.position) {
        const { game_string, rules } = shown;
        if (this.#pinned.has(game_string)) break;
        const { pinned } = await fetchPosition({ game_string, rules });
        this.#pinned = new Map(this.#pinned).set(game_string, pinned);
      }
    } catch {
      // The position is shown anyway, without these marks.
    } finally {
      this.#asking = false;
    }
  }
}
