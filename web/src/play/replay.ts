/** Earlier positions of a game, rebuilt from its moves. */

import { same } from "../board/geometry";
import type { PieceName, PlacedPiece, Position } from "../board/types";
import { turnAfter } from "../games/counting";
import type { PlayedMoveView, PositionView } from "../net/types";

/** What a replay needs of a game: the newest position and the moves that led to it. */
export interface Replayable {
  position: PositionView;
  moves: PlayedMoveView[];
}

/** The position after this many plies, without what only the rules know, such as legal moves. */
export function positionAfter({ position, moves }: Replayable, plies: number): Position {
  const pieces = placed(moves.slice(0, plies));
  const onBoard = new Set(pieces.map(({ piece }) => piece));
  const { white, black } = position.reserve;
  const all = [...white, ...black, ...position.pieces.map(({ piece }) => piece)].sort();
  const inHand = (side: string) =>
    all.filter((piece) => piece.startsWith(side) && !onBoard.has(piece));
  return {
    turn: turnAfter(plies).color,
    ply: plies,
    pieces: pieces.sort((a, b) => a.level - b.level),
    reserve: { white: inHand("w"), black: inHand("b") },
    legal: {},
    throwers: {},
    throws: {},
    pinned: [],
    last: moves[plies - 1] ?? null,
  };
}

function placed(moves: PlayedMoveView[]): PlacedPiece[] {
  const spots = new Map<PieceName, PlacedPiece>();
  for (const { piece, to } of moves) {
    if (!piece || !to) continue; // a pass
    spots.delete(piece);
    const level = [...spots.values()].filter(({ at }) => same(at, to)).length;
    spots.set(piece, { piece, at: to, level });
  }
  return [...spots.values()];
}
