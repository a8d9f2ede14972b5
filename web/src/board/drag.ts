/** The dragged piece: a tile under the pointer, above the hive and the reserves. */

import type { Point } from "./geometry";
import { element, group, place, setAttribute } from "./svg";
import { tile } from "./tile";
import type { PieceName } from "./types";

export class Hand {
  readonly root = element("svg", { class: "board-hand", "aria-hidden": "true" });
  piece: PieceName | null = null;
  #holder = group("");

  take(piece: PieceName): void {
    this.piece = piece;
    this.#holder = group("", [tile(piece)]);
    this.root.replaceChildren(this.#holder);
  }

  /** Moves the tile without redrawing it; the point is in pixels of the frame. */
  move(point: Point, scale: number): void {
    place(this.root, point);
    setAttribute(this.#holder, "transform", `scale(${(1.08 * scale).toFixed(3)})`);
  }

  drop(): void {
    this.piece = null;
    this.root.replaceChildren();
  }
}
