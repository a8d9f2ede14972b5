/** The board's interface: its input, its events, and its methods. */

import type { Cell, Color, Mark, PieceName, Position } from "./types";

export interface BoardView {
  position: Position;
  /** The colors this user may move; empty for looking only. */
  movable: Color[];
  /** Whose turn is shown; null when the game is over. */
  toMove: Color | null;
  /** Whose reserve lies at the bottom, or at the right where the board is wide. */
  bottom: Color;
  /** How many sixths the hive is turned clockwise; 0 by default. */
  turn?: number;
  /** What an explanation or a lesson points out. */
  marks: Mark[];
  showPinned: boolean;
  hint: { piece: PieceName; to: Cell } | null;
  /** A move that was chosen in advance, to be played when it is the user's turn. */
  premove?: { piece: PieceName; to: Cell } | null;
  /** The cells toggled in an exercise that asks for destinations; null outside of one. */
  chosenTargets: Cell[] | null;
}

export interface BoardEvents {
  /** An attempt to move, legal or not, so that the page can explain an illegal one. */
  move(piece: PieceName, to: Cell, legal: boolean): void;
  select(piece: PieceName | null): void;
  /** A cell was toggled while `chosenTargets` is a list. */
  target(cell: Cell): void;
  /** The user chose a piece that can't do anything now, so that the page can explain why. */
  stuck(piece: PieceName): void;
  /** The user wants the hive turned by this many sixths. Without it the board offers no turn. */
  turn?(sixths: number): void;
}

/** The board's words in the user's language; the board itself has none. */
export interface Words {
  pieceName(piece: PieceName): string;
  describeCell(cell: Cell, position: Position): string;
  t(key: string, args?: object): string;
}

export interface BoardOptions {
  reducedMotion: boolean;
}

export interface Board {
  update(view: BoardView): void;
  /** Show the whole hive, and keep it in view from now on. */
  fit(): void;
  zoom(factor: number): void;
  select(piece: PieceName | null): void;
  /** Cancels a drag, a selection or an open stack; false if there was none. */
  letGo(): boolean;
  focus(): void;
  destroy(): void;
}
