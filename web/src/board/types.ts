/** What the board is given to show: the game's words, and nothing of the server. */

/** An axial hex `[q, r]` of the pointy-top board: q grows to the east, r to the south-east. */
export type Cell = [number, number];
export type Color = "white" | "black";

/** A piece by its name in the Universal Hive Protocol, such as `wQ` or `bA1`. */
export type PieceName = string;

export interface PlacedPiece {
  piece: PieceName;
  at: Cell;
  /** 0 is the ground. */
  level: number;
}

/** `from` is null for a placement; everything is null for a pass. */
export interface LastMove {
  piece: PieceName | null;
  from: Cell | null;
  to: Cell | null;
  thrown_by: PieceName | null;
}

export interface Position {
  turn: Color;
  ply: number;
  /** Sorted by level. */
  pieces: PlacedPiece[];
  /** All pieces still in the reserve, lowest numbers first. */
  reserve: Record<Color, PieceName[]>;
  /** Destinations by piece; empty when the game is over or the player must pass. */
  legal: Record<PieceName, Cell[]>;
  /** The pieces that a thrower next to them can move, with those throwers. */
  throwers: Record<PieceName, PieceName[]>;
  /** Those of a piece's destinations to which only a throw brings it. */
  throws: Record<PieceName, Cell[]>;
  /** Pieces of both sides that the one-hive rule holds in place. */
  pinned: PieceName[];
  last: LastMove | null;
}

/** What a marked cell means; docs/web.md lists how each looks. */
export type MarkKind =
  | "part"
  | "gate"
  | "path"
  | "blocker"
  | "piece"
  | "pinned"
  | "target"
  | "refused"
  | "queen"
  | "neighbor";

/** Cells that the board shows; `part` groups number the parts into which a hive falls. */
export interface Mark {
  kind: MarkKind;
  group: number;
  at: Cell[];
}
