/** The keys of the game page and of its board: what they ask for, and how the help lists them. */

import { CAMERA_KEYS, type CameraCommand, commandOf } from "../board/keyboard";

export type PageCommand =
  | { kind: "step"; by: 1 | -1 }
  | CameraCommand
  | { kind: "first" | "last" | "flip" | "hint" | "undo" | "redo" | "leave" | "help" };

const COMMANDS: Readonly<Record<string, PageCommand>> = {
  ...CAMERA_KEYS,
  ArrowLeft: { kind: "step", by: -1 },
  ArrowRight: { kind: "step", by: 1 },
  Home: { kind: "first" },
  End: { kind: "last" },
  f: { kind: "flip" },
  h: { kind: "hint" },
  u: { kind: "undo" },
  y: { kind: "redo" },
  Escape: { kind: "leave" },
  "?": { kind: "help" },
};

/** The rows of the help: keys that belong together, and the name of what they do. */
export const PAGE_KEYS: readonly [keys: readonly string[], does: string][] = [
  [["ArrowLeft", "ArrowRight"], "step"],
  [["Home", "End"], "ends"],
  [["f"], "flip"],
  [["h"], "hint"],
  [["u"], "undo"],
  [["y"], "redo"],
  [["0"], "fit"],
  [["+", "-"], "zoom"],
  [["Escape"], "leave"],
  [["?"], "help"],
];

/** What changes while a cell of the board has the focus. */
export const BOARD_KEYS: readonly [keys: readonly string[], does: string][] = [
  [["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], "cells"],
  [["Home", "PageUp", "End", "PageDown"], "slanted"],
  [["[", "]"], "cycle"],
  [["Enter", " "], "activate"],
  [["r"], "reserve"],
  [["i"], "inspect"],
  [["Escape"], "deselect"],
];

/** The page command of a key; null for other keys, in text fields, and while a dialog is open.
 *
 * While the focus is shown on the board, its own keys come first.
 */
export function pageCommandOf(event: KeyboardEvent, isOnBoard: boolean): PageCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return null;
  if (isOnBoard && commandOf(event)) return null;
  return COMMANDS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

function isElsewhere(target: EventTarget | null): boolean {
  const writing = "input, textarea, select, [contenteditable]";
  const isWriting = target instanceof Element && target.closest(writing) !== null;
  return isWriting || document.querySelector("dialog[open]") !== null;
}

/** Knows whether the user moved the focus into an element by keyboard. After any key press, `:focus-visible` alone would always say so. */
export class KeyFocus {
  #element: HTMLElement | null = null;
  #isByKeys = false;

  /** Follows the focus in an element, for as long as it is on the page. */
  readonly follow = (element: HTMLElement): (() => void) => {
    this.#element = element;
    element.addEventListener("pointerdown", this.#touched);
    element.addEventListener("focusin", this.#focused);
    return () => {
      this.#element = null;
    };
  };

  get isHere(): boolean {
    return this.#isByKeys && !!this.#element?.contains(document.activeElement);
  }

  readonly #touched = (): void => {
    this.#isByKeys = false;
  };

  readonly #focused = ({ target }: FocusEvent): void => {
    this.#isByKeys = (target as Element).matches(":focus-visible");
  };
}
