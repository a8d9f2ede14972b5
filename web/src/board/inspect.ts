/** Which stack is fanned out: by resting a mouse on it, holding it, or by a key. */

import { same } from "./geometry";
import type { Cell } from "./types";

const HOVER = 400; // milliseconds

export class Inspector {
  readonly #isStack: (cell: Cell) => boolean;
  readonly #changed: () => void;
  #cell: Cell | null = null;
  #hovered: Cell | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isStack: (cell: Cell) => boolean, changed: () => void) {
    this.#isStack = isStack;
    this.#changed = changed;
  }

  /** The stack that is fanned out now. */
  get cell(): Cell | null {
    return this.#cell;
  }

  hover(cell: Cell | null): void {
    if (cell && this.#hovered && same(cell, this.#hovered)) return;
    const moved = this.#hovered !== null;
    this.#hovered = cell;
    clearTimeout(this.#timer);
    if (moved) this.close();
    if (cell && this.#isStack(cell)) this.#timer = setTimeout(() => this.open(cell), HOVER);
  }

  /** Fans a stack out; false if there is none. */
  open(cell: Cell): boolean {
    if (!this.#isStack(cell)) return false;
    this.#cell = cell;
    this.#changed();
    return true;
  }

  toggle(cell: Cell): boolean {
    const isOpen = this.#cell !== null && same(this.#cell, cell);
    if (isOpen) this.close();
    return !isOpen && this.open(cell);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (!this.#cell) return;
    this.#cell = null;
    this.#changed();
  }
}
