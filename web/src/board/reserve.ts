/** A player's reserve: a toolbar with a button for each kind of insect. */

import { nameEmptyPile, nameReserve } from "./a11y";
import type { Tray } from "./arrange";
import { sizeOf } from "./geometry";
import { INSECTS, type Insect, insectOf } from "./pieces";
import { type BoardState, canPick, targetsOf } from "./state";
import { element, setAttribute, translation } from "./svg";
import { slot, tile } from "./tile";
import type { Color, PieceName, Position } from "./types";
import type { Words } from "./view";

export interface ReserveEvents {
  tap(piece: PieceName): void;
  /** A pointer went down on a piece that may be dragged out. */
  grab(piece: PieceName, event: PointerEvent): void;
  /** The reserve is left by the keyboard. */
  leave(): void;
  /** Escape: the chosen piece is deselected, or without one the reserve is left. */
  escape(): void;
}

interface Pile {
  button: HTMLButtonElement;
  picture: SVGSVGElement;
  count: HTMLElement;
  pieces: readonly PieceName[];
  drawn: string;
}

const NEXT_KEYS = ["ArrowRight", "ArrowDown"];
const PREVIOUS_KEYS = ["ArrowLeft", "ArrowUp"];

export class Reserve {
  readonly root = document.createElement("div");
  readonly #color: Color;
  readonly #words: Words;
  readonly #events: ReserveEvents;
  readonly #piles = new Map<Insect, Pile>();

  constructor(color: Color, words: Words, events: ReserveEvents) {
    this.#color = color;
    this.#words = words;
    this.#events = events;
    this.root.className = `board-reserve board-reserve-${color}`;
    this.root.setAttribute("role", "toolbar");
    this.root.addEventListener("keydown", (event) => this.#onKey(event));
  }

  show(state: BoardState, dragged: PieceName | null): void {
    const { position, bottom, toMove, hint } = state.view;
    this.root.classList.toggle("is-bottom", bottom === this.#color);
    this.root.classList.toggle("is-to-move", toMove === this.#color);
    setAttribute(this.root, "aria-label", this.#words.t("board-reserve", { color: this.#color }));
    const kinds = insectsOf(position);
    for (const [insect, { button }] of this.#piles) {
      if (kinds.includes(insect)) continue;
      button.remove();
      this.#piles.delete(insect);
    }
    for (const insect of kinds) {
      const pile = this.#piles.get(insect) ?? this.#create(insect);
      const pieces = state.layout.reserve[this.#color].filter((name) => insectOf(name) === insect);
      this.#showPile(pile, insect, pieces, state);
      const next = pieces[0];
      pile.button.classList.toggle("is-dragged", next !== undefined && next === dragged);
      pile.button.classList.toggle("is-hinted", next !== undefined && next === hint?.piece);
    }
    this.#rove();
  }

  /** Which of the piles, in their order, have pieces left. */
  get filled(): boolean[] {
    return this.#inOrder().map(({ pieces }) => pieces.length > 0);
  }

  /** Puts the tray and its piles in place. Transforms avoid layout shifts. */
  place({ box, spots }: Tray, pile: number): void {
    const { style } = this.root;
    const { width, height } = sizeOf(box);
    this.root.classList.toggle("is-empty", width === 0);
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = translation({ x: box.left, y: box.top });
    style.setProperty("--pile", `${pile}px`);
    this.#inOrder().forEach(({ button }, index) => {
      const spot = spots[index];
      button.hidden = !spot;
      if (spot) button.style.transform = translation(spot);
    });
  }

  /** Where the next piece of a kind is on the screen. */
  rectOf(piece: PieceName): DOMRect | null {
    return this.#piles.get(insectOf(piece))?.picture.getBoundingClientRect() ?? null;
  }

  /** Focuses the first pile with pieces; false if the reserve is empty. */
  focus(): boolean {
    const [first] = this.#enabled();
    first?.focus();
    return first !== undefined;
  }

  /** Whether the focus is here and visible, as for keyboard users. */
  hasVisibleFocus(): boolean {
    return this.root.querySelector(":focus-visible") !== null;
  }

  #create(insect: Insect): Pile {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "board-pile";
    button.dataset.insect = insect;
    const picture = element("svg", { viewBox: "-60 -62 120 132", "aria-hidden": "true" });
    const count = document.createElement("span");
    count.className = "board-count";
    count.setAttribute("aria-hidden", "true");
    button.append(picture, count);
    const pile: Pile = { button, picture, count, pieces: [], drawn: "" };
    button.addEventListener("click", () => {
      const [next] = pile.pieces;
      if (next) this.#events.tap(next);
    });
    button.addEventListener("pointerdown", (event) => {
      const [next] = pile.pieces;
      if (next) this.#events.grab(next, event);
    });
    button.addEventListener("focus", () => this.#rove(button));
    this.#piles.set(insect, pile);
    this.root.append(...this.#inOrder().map((each) => each.button));
    return pile;
  }

  #inOrder(): Pile[] {
    return INSECTS.flatMap((insect) => this.#piles.get(insect) ?? []);
  }

  #showPile(pile: Pile, insect: Insect, pieces: readonly PieceName[], state: BoardState): void {
    const [next] = pieces;
    const sample = `${this.#color.charAt(0)}${insect}`;
    pile.pieces = pieces;
    const { button } = pile;
    if (button.disabled !== (next === undefined)) button.disabled = next === undefined;
    setAttribute(button, "aria-pressed", String(next !== undefined && next === state.selected));
    const usable = next !== undefined && canPick(state, next);
    button.classList.toggle("is-usable", usable && targetsOf(state.view, next).length > 0);
    const name = next
      ? nameReserve(state, next, pieces.length, this.#words)
      : nameEmptyPile(sample, this.#words);
    setAttribute(button, "aria-label", name);
    const drawn = String(Math.min(pieces.length, 3));
    if (drawn === pile.drawn) return;
    pile.drawn = drawn;
    pile.count.textContent = pieces.length > 1 ? String(pieces.length) : "";
    // Tiles in a reserve have no number: it does not matter which piece of a kind comes next.
    const tiles = pieces.slice(0, 3).map((_, height) => {
      const made = tile(sample);
      made.setAttribute("transform", `translate(0 ${-6 * height + 4})`);
      return made;
    });
    pile.picture.replaceChildren(...(tiles.length > 0 ? tiles : [slot(sample)]));
  }

  #enabled(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll("button")].filter((button) => !button.disabled);
  }

  /** The Tab key reaches one button of the reserve: the last focused, or the first. */
  #rove(focused?: HTMLButtonElement): void {
    const enabled = this.#enabled();
    const stop = focused ?? enabled.find((button) => button.tabIndex === 0) ?? enabled[0];
    for (const { button } of this.#piles.values()) {
      setAttribute(button, "tabindex", button === stop ? "0" : "-1");
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const enabled = this.#enabled();
    const at = enabled.indexOf(document.activeElement as HTMLButtonElement);
    const by = Number(NEXT_KEYS.includes(event.key)) - Number(PREVIOUS_KEYS.includes(event.key));
    if (by !== 0) enabled.at((at + by) % enabled.length)?.focus();
    else if (event.key === "Escape") this.#events.escape();
    else if (event.key.toLowerCase() === "r") this.#events.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The insects in this game, in the order of the reserve. */
function insectsOf(position: Position): Insect[] {
  const names = [
    ...position.pieces.map(({ piece }) => piece),
    ...position.reserve.white,
    ...position.reserve.black,
  ];
  const present = new Set(names.map(insectOf));
  return INSECTS.filter((insect) => present.has(insect));
}
