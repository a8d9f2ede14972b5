/** Turns the hive by sixths: the board inside uses cells as shown, the page around it uses the
 * game's cells. */

import { turned } from "./geometry";
import type { Cell, PieceName } from "./types";
import type { Board, BoardEvents, BoardView, Words } from "./view";

export class TurningBoard implements Board {
  readonly #board: Board;
  #view: BoardView | null = null;
  #turn = 0;
  /** Turned copies by their originals: the same input gives the same copy, so it is not redrawn. */
  #turned = new WeakMap<object, unknown>();

  constructor(
    events: BoardEvents,
    words: Words,
    make: (events: BoardEvents, words: Words) => Board,
  ) {
    const back = (cell: Cell) => turned(cell, -this.#turn);
    this.#board = make(
      {
        ...events,
        move: (piece, to, legal) => events.move(piece, back(to), legal),
        target: (cell) => events.target(back(cell)),
      },
      {
        pieceName: (piece) => words.pieceName(piece),
        describeCell: (cell, position) =>
          words.describeCell(back(cell), this.#view?.position ?? position),
        t: (key, args) => words.t(key, args),
      },
    );
  }

  update(view: BoardView): void {
    const { turn = 0 } = view;
    const isOther = this.#view !== null && turn !== this.#turn;
    if (turn !== this.#turn) this.#turned = new WeakMap();
    this.#turn = turn;
    this.#view = view;
    this.#board.update(turn === 0 ? view : this.#turnAll({ ...view }));
    if (isOther) this.#board.fit();
  }

  fit(): void {
    this.#board.fit();
  }

  zoom(factor: number): void {
    this.#board.zoom(factor);
  }

  select(piece: PieceName | null): void {
    this.#board.select(piece);
  }

  letGo(): boolean {
    return this.#board.letGo();
  }

  focus(): void {
    this.#board.focus();
  }

  destroy(): void {
    this.#board.destroy();
  }

  /** A copy with every cell turned: each pair of numbers in a view is a cell. */
  #turnAll<T>(value: T): T {
    if (typeof value !== "object" || value === null) return value;
    const known = this.#turned.get(value);
    if (known !== undefined) return known as T;
    let made: unknown;
    if (isCell(value)) made = turned(value, this.#turn);
    else if (Array.isArray(value)) made = value.map((each) => this.#turnAll(each));
    else {
      const entries = Object.entries(value).map(([key, each]) => [key, this.#turnAll(each)]);
      made = Object.fromEntries(entries);
    }
    this.#turned.set(value, made);
    return made as T;
  }
}

function isCell(value: object): value is Cell {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((coordinate) => typeof coordinate === "number")
  );
}
