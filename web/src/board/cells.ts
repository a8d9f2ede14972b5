/** The cells as elements that can be focused, named and pressed: one tab stop, a roving focus. */

import { type CellKey, cellOf, center, hexagon, keyOf } from "./geometry";
import { heightOf, type Layout } from "./state";
import { element, group, path, place, setAttribute } from "./svg";
import type { Cell } from "./types";

const SHAPE = hexagon(58);

export class Cells {
  readonly root = group("board-cells");
  cursor: Cell = [0, 0];
  readonly #made = new Map<CellKey, SVGGElement>();
  #layout: Layout | null = null;

  /** Shows the occupied cells, the destinations, and the one under the cursor. */
  show(layout: Layout, targets: readonly Cell[]): void {
    this.#layout = layout;
    const wanted = new Set([...layout.stacks.keys(), ...targets.map(keyOf), keyOf(this.cursor)]);
    for (const [key, made] of this.#made) {
      if (wanted.has(key)) continue;
      made.remove();
      this.#made.delete(key);
    }
    for (const key of wanted) this.#position(key, this.#made.get(key) ?? this.#create(key));
  }

  /** Moves the focus to a cell, with its name already set. */
  focus(cell: Cell, name: string): void {
    this.mark(cell);
    const made = this.#made.get(keyOf(cell));
    made?.setAttribute("aria-label", name);
    made?.focus({ preventScroll: true });
  }

  /** Makes a cell the one the Tab key reaches, without moving the focus. */
  mark(cell: Cell): void {
    const before = keyOf(this.cursor);
    this.cursor = cell;
    this.#made.get(before)?.setAttribute("tabindex", "-1");
    const key = keyOf(cell);
    const made = this.#made.get(key) ?? this.#create(key);
    made.setAttribute("tabindex", "0");
    this.#position(key, made);
  }

  /** Marks the cell under a held piece. */
  aim(cell: Cell | null): void {
    const key = cell && keyOf(cell);
    for (const [other, made] of this.#made) made.classList.toggle("is-aimed", other === key);
  }

  name(describe: (cell: Cell) => { name: string; pressed: boolean | null }): void {
    for (const [key, made] of this.#made) {
      const { name, pressed } = describe(cellOf(key));
      setAttribute(made, "aria-label", name);
      if (pressed === null) made.removeAttribute("aria-pressed");
      else setAttribute(made, "aria-pressed", String(pressed));
    }
  }

  /** The cell of an element of this layer. */
  cellOf(target: EventTarget | null): Cell | null {
    const made = target instanceof Element ? target.closest<SVGGElement>(".board-cell") : null;
    return made?.dataset.cell ? cellOf(made.dataset.cell) : null;
  }

  #create(key: CellKey): SVGGElement {
    const made = element("g", {
      class: "board-cell",
      role: "button",
      tabindex: key === keyOf(this.cursor) ? 0 : -1,
      "data-cell": key,
    });
    made.append(path("board-cell-shape", SHAPE), path("board-focus", SHAPE));
    this.#made.set(key, made);
    this.root.append(made);
    return made;
  }

  #position(key: CellKey, made: SVGGElement): void {
    const cell = cellOf(key);
    const level = Math.max(0, (this.#layout ? heightOf(this.#layout, cell) : 0) - 1);
    if (made.dataset.level === String(level)) return;
    made.dataset.level = String(level);
    place(made, center(cell, level));
  }
}
