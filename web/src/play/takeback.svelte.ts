/** A request to take moves back: the moves it would remove, and the position after that. */

import type { Position } from "../board/types";
import type { GameView, PlayedMoveView } from "../net/types";
import { positionAfter } from "./replay";

export class Takeback {
  /** Whether the position after the takeback is shown instead of the game. */
  shown = $state(false);
  readonly #game: () => GameView | null;

  constructor(game: () => GameView | null) {
    this.#game = game;
  }

  /** How many plies would remain; null without a request. */
  readonly ply = $derived.by<number | null>(() => {
    const game = this.#game();
    const asker = game?.offers.undo;
    return asker && !game.result ? game.takeback[asker] : null;
  });

  /** The moves it would remove, in the order they were played. */
  readonly moves = $derived.by<PlayedMoveView[]>(() => {
    const game = this.#game();
    return game && this.ply !== null ? game.moves.slice(this.ply) : [];
  });

  readonly preview = $derived.by<Position | null>(() => {
    const game = this.#game();
    return game && this.shown && this.ply !== null ? positionAfter(game, this.ply) : null;
  });
}
