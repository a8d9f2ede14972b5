/** Pieces, hexes and moves, in names instead of the core's numbers. */

import { GAME_TYPES, PIECES } from "./data.ts";
import { EngineError } from "./errors.ts";

/** Such as `wQ` or `bA1`. */
export type PieceName = (typeof PIECES)[number];
/** Such as `Base` or `Base+MLP`. */
export type GameType = (typeof GAME_TYPES)[number];

/** A place on the endless board: q goes east, r south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A piece and where it goes. */
export interface Move extends Hex {
  readonly piece: PieceName;
}

/** What a player does in a turn. */
export type Action = Move | "pass";

/** A piece on the board; level 0 is the ground. */
export interface PlacedPiece extends Move {
  readonly level: number;
}

const BY_LOWER_NAME: ReadonlyMap<string, number> = new Map(
  PIECES.flatMap((name, index) => {
    const lower = name.toLowerCase();
    // Other programs write wQ1.
    return lower.length === 2
      ? [
          [lower, index],
          [`${lower}1`, index],
        ]
      : [[lower, index]];
  }),
);

/** The index of a piece, whose name may be in any letter case; undefined if there is none. */
export function pieceIndex(name: string): number | undefined {
  return BY_LOWER_NAME.get(name.toLowerCase());
}

/** The name of the piece with this index. */
export function pieceName(index: number): PieceName {
  const name = PIECES[index];
  if (name === undefined) throw new RangeError(`there is no piece ${index}`);
  return name;
}

/** The game type that a text names, in any letter case. */
export function gameType(text: string): GameType {
  const wanted = text.trim().toLowerCase();
  const found = GAME_TYPES.find((type) => type.toLowerCase() === wanted);
  if (found === undefined)
    throw new EngineError(
      "bad-notation",
      `Unknown game type "${text.slice(0, 20)}"; expected Base, or Base+ and any of M, L, P.`,
    );
  return found;
}

/** The core's number for a game type: mosquito 1, ladybug 2, pillbug 4. */
export function gameTypeBits(type: GameType): number {
  const letters = type.split("+")[1] ?? "";
  return ["M", "L", "P"].reduce(
    (bits, letter, i) => bits | (Number(letters.includes(letter)) << i),
    0,
  );
}

/** Three of the core's words as an action. */
export function actionOf(piece: number, q: number, r: number): Action {
  return piece < 0 ? "pass" : { piece: pieceName(piece), q, r };
}
