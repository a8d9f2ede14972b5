/** Looking back: which earlier position of a game is shown, while the game may go on. */

import type { Position } from "../board/types";
import { type Ask, fetchPosition } from "../net/rest";
import { settings } from "../settings/current.svelte";
import { positionAfter, type Replayable } from "./replay";

export class Lookback {
  /** The plies of the position shown; null follows the game. */
  ply = $state<number | null>(null);
  /** How many moves were played while looking back. */
  missed = $state(0);
  /** The pinned pieces of earlier positions, by the moves before. Only the server knows them. */
  #pinned = $state.raw<ReadonlyMap<string, string[]>>(new Map());
  #asking = false;
  readonly #game: () => Replayable | null;
  readonly #ask: Ask | undefined;

  constructor(game: () => Replayable | null, ask?: Ask) {
    this.#game = game;
    this.#ask = ask;
  }

  readonly position = $derived.by<Position | null>(() => {
    const game = this.#game();
    if (!game || this.ply === null) return null;
    const pinned = this.#pinned.get(movesBefore(game, this.ply)) ?? [];
    return { ...positionAfter(game, this.ply), pinned };
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
      for (let game = this.#game(); game && this.ply !== null; game = this.#game()) {
        const plies = this.ply;
        const shown = movesBefore(game, plies);
        if (this.#pinned.has(shown)) break;
        const { game_string, rules } = game.position;
        const { pinned } = await fetchPosition({ game_string, rules, plies }, this.#ask);
        this.#pinned = new Map(this.#pinned).set(shown, pinned);
      }
    } catch {
      // The position is shown anyway, without these marks.
    } finally {
      this.#asking = false;
    }
  }
}

function movesBefore({ moves }: Replayable, plies: number): string {
  return moves
    .slice(0, plies)
    .map(({ move }) => move)
    .join(";");
}
