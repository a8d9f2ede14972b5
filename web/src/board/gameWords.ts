/** Pieces, places and moves in words, for screen readers. */

import type { Arguments } from "../i18n/catalogs";
import { type Direction, directionTo, distance, STEPS, same, turnedDirection } from "./geometry";
import type { Placing } from "./moveString";
import { colorOf, insectOf, numberOf, otherColor } from "./pieces";
import type { Cell, Color, LastMove, PieceName, PlacedPiece, Position } from "./types";

export type Say = (id: string, args?: Arguments) => string;

const INSECT_NAMES = {
  Q: "queen-bee",
  S: "spider",
  B: "beetle",
  G: "grasshopper",
  A: "ant",
  M: "mosquito",
  L: "ladybug",
  P: "pillbug",
} as const;

function describe(piece: PieceName) {
  const insect = INSECT_NAMES[insectOf(piece)];
  return { color: colorOf(piece), insect, number: numberOf(piece) };
}

/** Words for one person: with `you`, that color's pieces are "your" pieces. */
export class GameWords {
  constructor(
    readonly say: Say,
    readonly you: Color | null,
    /** How many sixths the hive is turned on the screen, which changes what is left and right. */
    readonly turn = 0,
  ) {}

  pieceName(piece: PieceName): string {
    return this.say("piece", describe(piece));
  }

  /** What lies on a cell, or where the empty cell is. */
  describeCell(cell: Cell, position: Position): string {
    const here = position.pieces.filter(({ at }) => same(at, cell));
    const top = here.at(-1);
    if (!top) {
      const places = this.#places(cell, position.pieces);
      return places.length === 0 ? this.#farPlace(cell, position.pieces) : places.join(", ");
    }
    const piece = this.pieceName(top.piece);
    return here.length === 1 ? piece : this.say("stack", { piece, count: here.length });
  }

  /** The move that led to this position, as a sentence. */
  describeMove(move: LastMove, after: Position): string {
    const mover = otherColor(after.turn);
    if (!move.piece || !move.to) return this.say("said-passed", { color: mover });
    const { color, insect, number } = describe(move.piece);
    const owner = color === mover ? "none" : this.#owner(color);
    const place = this.#goal(move.piece, move.to, after);
    const args = { color: mover, owner, insect, number, place };
    if (move.thrown_by)
      return this.say("said-thrown", { ...args, thrower: INSECT_NAMES[insectOf(move.thrown_by)] });
    return this.say(move.from ? "said-moved" : "said-placed", args);
  }

  /** A move that could be made, as a sentence. */
  describeHint(piece: PieceName, to: Cell, position: Position): string {
    const place = this.#goal(piece, to, position);
    return this.say("said-hint", { piece: this.pieceName(piece), place });
  }

  /** A move chosen in advance, as a sentence. */
  describePremove(piece: PieceName, to: Cell, position: Position): string {
    const place = this.#goal(piece, to, position);
    return this.say("premove", { piece: this.pieceName(piece), place });
  }

  /** Where a piece goes, by the other pieces. */
  #goal(moved: PieceName, to: Cell, { pieces }: Position): string {
    const others = pieces.filter(({ piece }) => piece !== moved);
    const [place = this.say("place-middle")] = this.#places(to, others, "place");
    return place;
  }

  /** A move in a list, in a few words: the piece and the neighbor it went to. */
  summarizeMove({ piece, reference, direction }: Placing, isThrown: boolean): string {
    const seen = direction === "top" ? direction : turnedDirection(direction, this.turn);
    const place = reference
      ? this.say("place.at", {
          direction: seen,
          ...describe(reference),
          owner: this.#owner(colorOf(reference)),
        })
      : this.say("place-middle.at");
    return this.say("move-words", { ...describe(piece), place, thrown: isThrown ? "yes" : "no" });
  }

  /** The place of a cell by what is under it or beside it, the most useful neighbors first. */
  #places(cell: Cell, pieces: PlacedPiece[], form: "place" | "place.at" = "place.at"): string[] {
    const place = (direction: string, piece: PieceName) =>
      this.say(form, { direction, ...describe(piece), owner: this.#owner(colorOf(piece)) });
    const under = topOf(pieces, cell);
    if (under) return [place("top", under)];
    return Object.entries(STEPS)
      .flatMap(([direction, [q, r]]) => {
        const neighbor = topOf(pieces, [cell[0] - q, cell[1] - r]);
        const seen = turnedDirection(direction as Direction, this.turn);
        return neighbor ? [{ direction: seen, neighbor }] : [];
      })
      .sort((a, b) => this.#usefulness(b.neighbor) - this.#usefulness(a.neighbor))
      .slice(0, 2)
      .map(({ direction, neighbor }) => place(direction, neighbor));
  }

  /** The place of a cell that touches no piece, relative to the nearest one. */
  #farPlace(cell: Cell, pieces: PlacedPiece[]): string {
    const [nearest] = pieces.toSorted((a, b) => distance(a.at, cell) - distance(b.at, cell));
    const top = nearest && topOf(pieces, nearest.at);
    if (!top) return this.say("place-middle.at");
    const direction = turnedDirection(directionTo(nearest.at, cell), this.turn);
    const owner = this.#owner(colorOf(top));
    const steps = distance(nearest.at, cell);
    return this.say("place-far", { direction, ...describe(top), owner, distance: steps });
  }

  #owner(color: Color): string {
    return color === this.you ? "your" : color;
  }

  #usefulness(piece: PieceName): number {
    return (insectOf(piece) === "Q" ? 2 : 0) + (colorOf(piece) === this.you ? 1 : 0);
  }
}

function topOf(pieces: PlacedPiece[], cell: Cell): PieceName | null {
  return pieces.findLast(({ at }) => same(at, cell))?.piece ?? null;
}
