/** The board in words: names of cells and reserves, and announcements. */

import { same } from "./geometry";
import { type BoardState, canPick, targetsOf, throwableBy, throwsOf, topPiece } from "./state";
import type { Cell, PieceName } from "./types";
import type { Words } from "./view";

const PLACES_TOLD = 8;

export interface CellName {
  name: string;
  /** Null for cells that are neither selected nor toggled. */
  pressed: boolean | null;
}

export function nameCell(state: BoardState, cell: Cell, words: Words): CellName {
  const { view, layout, selected } = state;
  const top = topPiece(layout, cell);
  const phrases = [words.describeCell(cell, view.position)];
  if (view.chosenTargets) {
    return { name: phrases[0] ?? "", pressed: view.chosenTargets.some((at) => same(at, cell)) };
  }
  if (selected && targetsOf(view, selected).some((to) => same(to, cell))) {
    const isThrow = throwsOf(view, selected).some((to) => same(to, cell));
    phrases.push(words.t(isThrow ? "board-throw-target" : "board-target"));
  }
  if (top && selected && throwableBy(view, selected).includes(top)) {
    phrases.push(words.t("board-throwable"));
  }
  if (top && canPick(state, top)) {
    phrases.push(words.t("board-destinations", { count: targetsOf(view, top).length }));
  }
  if (top && view.showPinned && view.position.pinned.includes(top)) {
    phrases.push(words.t("board-pinned"));
  }
  return {
    name: phrases.join(". "),
    pressed: top && canPick(state, top) ? top === selected : null,
  };
}

/** The next piece of a kind in a reserve, with the count and its destinations. */
export function nameReserve(
  state: BoardState,
  piece: PieceName,
  count: number,
  words: Words,
): string {
  return words.t("board-reserve-piece", {
    piece: words.pieceName(piece),
    count,
    destinations: targetsOf(state.view, piece).length,
  });
}

/** An empty place in a reserve. */
export function nameEmptyPile(piece: PieceName, words: Words): string {
  return words.t("board-reserve-none", { piece: words.pieceName(piece) });
}

export function describeSelection(state: BoardState, words: Words): string {
  const { selected, view } = state;
  if (!selected) return words.t("board-deselected");
  const targets = targetsOf(view, selected);
  const places = targets
    .slice(0, PLACES_TOLD)
    .map((cell) => words.describeCell(cell, view.position));
  const selection = words.t("board-selected", {
    piece: words.pieceName(selected),
    count: targets.length,
    places: places.join("; "),
    more: targets.length - places.length,
  });
  const thrown = throwableBy(view, selected).map((piece) => words.pieceName(piece));
  if (thrown.length === 0) return selection;
  return `${selection} ${words.t("board-throws", { pieces: thrown.join("; ") })}`;
}

export function describeStack(pieces: readonly PieceName[], words: Words): string {
  return words.t("board-stack", {
    count: pieces.length,
    pieces: pieces.map((piece) => words.pieceName(piece)).join(", "),
  });
}

/** A place for announcements, which screen readers read out as they come. */
export function liveRegion(): { root: HTMLElement; announce(text: string): void } {
  const root = document.createElement("div");
  root.className = "unseen";
  root.setAttribute("aria-live", "polite");
  return {
    root,
    announce(text) {
      root.textContent = text;
    },
  };
}
