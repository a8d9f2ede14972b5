/** The board without a screen: what lies where, what is selected, and what a tap means.
 *
 * Every function is pure. Legal moves come from the position; no rule of the game is here.
 */

import { type CellKey, cellAt, cellOf, keyOf, LIFT, neighbors, type Point, same } from "./geometry";
import { colorOf } from "./pieces";
import type { Cell, Color, PieceName, Position } from "./types";
import type { BoardView } from "./view";

export interface Spot {
  at: Cell;
  level: number;
}

/** Where every piece lies. */
export interface Layout {
  spots: ReadonlyMap<PieceName, Spot>;
  /** The occupied cells with their pieces from the ground up. */
  stacks: ReadonlyMap<CellKey, readonly PieceName[]>;
  reserve: Readonly<Record<Color, readonly PieceName[]>>;
}

/** A move that was played here and that the position does not know yet. */
export interface Pending {
  piece: PieceName;
  to: Cell;
}

export interface BoardState {
  view: BoardView;
  layout: Layout;
  selected: PieceName | null;
  pending: Pending | null;
}

/** What a tap or a drop leads to. */
export type Effect =
  | { kind: "select"; piece: PieceName | null }
  | { kind: "move"; piece: PieceName; to: Cell; legal: boolean }
  | { kind: "target"; cell: Cell }
  | { kind: "stuck"; piece: PieceName };

export function layoutOf(
  position: Pick<Position, "pieces" | "reserve">,
  pending: Pending | null,
): Layout {
  const spots = new Map<PieceName, Spot>();
  const stacks = new Map<CellKey, PieceName[]>();
  const put = (piece: PieceName, at: Cell) => {
    const stack = stacks.get(keyOf(at)) ?? [];
    stacks.set(keyOf(at), stack);
    spots.set(piece, { at, level: stack.length });
    stack.push(piece);
  };
  for (const { piece, at } of position.pieces) if (piece !== pending?.piece) put(piece, at);
  if (pending) put(pending.piece, pending.to);
  const inHand = (color: Color) => position.reserve[color].filter((name) => !spots.has(name));
  return { spots, stacks, reserve: { white: inHand("white"), black: inHand("black") } };
}

export function topPiece(layout: Layout, cell: Cell): PieceName | null {
  return layout.stacks.get(keyOf(cell))?.at(-1) ?? null;
}

export function heightOf(layout: Layout, cell: Cell): number {
  return layout.stacks.get(keyOf(cell))?.length ?? 0;
}

/** The cell that is seen at a point of the board: high stacks cover what lies behind them. */
export function cellSeenAt(layout: Layout, { x, y }: Point): Cell {
  for (const [key, { length }] of layout.stacks) {
    const cell = cellOf(key);
    if (length > 1 && same(cellAt({ x, y: y + LIFT * (length - 1) }), cell)) return cell;
  }
  return cellAt({ x, y });
}

/** Whether two positions are the same moment of a game. */
export function isSamePosition(one: Position, other: Position): boolean {
  return one.ply === other.ply && JSON.stringify(one.pieces) === JSON.stringify(other.pieces);
}

/** Whether no piece lies where it did: this is another hive, not a move in the same. */
export function isUnrelated(before: Layout, after: Layout): boolean {
  const stays = ([piece, { at }]: [PieceName, Spot]) => {
    const spot = after.spots.get(piece);
    return spot !== undefined && same(spot.at, at);
  };
  return before.spots.size > 0 && ![...before.spots].some(stays);
}

/** The cells that pieces have left and reached. */
export function changedCells(before: Layout, after: Layout): Cell[] {
  const pieces = new Set([...before.spots.keys(), ...after.spots.keys()]);
  return [...pieces].flatMap((piece) => {
    const [from, to] = [before.spots.get(piece)?.at, after.spots.get(piece)?.at];
    if (from && to && same(from, to)) return [];
    return [from, to].filter((cell) => cell !== undefined);
  });
}

/** Where the user may move a piece to. */
export function targetsOf(view: BoardView, piece: PieceName): readonly Cell[] {
  return view.movable.includes(view.position.turn) ? (view.position.legal[piece] ?? []) : [];
}

/** The destinations that a piece reaches only by a throw. */
export function throwsOf(view: BoardView, piece: PieceName): readonly Cell[] {
  return view.movable.includes(view.position.turn) ? (view.position.throws[piece] ?? []) : [];
}

/** The pieces that the user may have thrown by another. */
export function throwableBy(view: BoardView, thrower: PieceName): PieceName[] {
  if (!view.movable.includes(view.position.turn)) return [];
  const { throwers } = view.position;
  return Object.keys(throwers).filter((piece) => throwers[piece]?.includes(thrower));
}

/** Whether the user can do something with a piece: move it, or have others thrown by it. */
export function canAct(view: BoardView, piece: PieceName): boolean {
  return targetsOf(view, piece).length > 0 || throwableBy(view, piece).length > 0;
}

/** Whether the user may take a piece: one of the side to move, even if it cannot move, or one
 * that can be thrown. */
export function canPick(state: BoardState, piece: PieceName): boolean {
  const { view, layout, pending } = state;
  if (pending || view.chosenTargets || !view.movable.includes(view.position.turn)) return false;
  const spot = layout.spots.get(piece);
  if (spot && topPiece(layout, spot.at) !== piece) return false;
  return colorOf(piece) === view.position.turn || piece in view.position.legal;
}

/** A tap on a cell, or its equal on the keyboard. */
export function tapCell(state: BoardState, cell: Cell): Effect[] {
  if (state.view.chosenTargets) return [{ kind: "target", cell }];
  const top = topPiece(state.layout, cell);
  const { selected } = state;
  const isTarget = selected && targetsOf(state.view, selected).some((to) => same(to, cell));
  if (top && !isTarget && canPick(state, top)) return pick(state, top);
  if (selected) return [...attempt(state, selected, cell), { kind: "select", piece: null }];
  return top ? [{ kind: "stuck", piece: top }] : [];
}

/** A tap on the next piece of a kind in a reserve. */
export function tapReserve(state: BoardState, piece: PieceName): Effect[] {
  if (state.view.chosenTargets) return [];
  return canPick(state, piece) ? pick(state, piece) : [{ kind: "stuck", piece }];
}

/** Selects a piece, or deselects it; a piece that can't do anything is reported as stuck. */
function pick({ view, selected }: BoardState, piece: PieceName): Effect[] {
  if (piece === selected) return [{ kind: "select", piece: null }];
  const picked: Effect = { kind: "select", piece };
  return canAct(view, piece) ? [picked] : [picked, { kind: "stuck", piece }];
}

/** A dragged piece is dropped on a cell, or outside the hive's area. */
export function drop(state: BoardState, piece: PieceName, cell: Cell | null): Effect[] {
  const spot = state.layout.spots.get(piece);
  if (cell && spot && same(spot.at, cell)) return [];
  const attempts = cell ? attempt(state, piece, cell) : [];
  return [...attempts, { kind: "select", piece: null }];
}

/** A move, if the cell can be meant: far away from the hive it is only a slip. */
function attempt(state: BoardState, piece: PieceName, to: Cell): Effect[] {
  const legal = targetsOf(state.view, piece).some((target) => same(target, to));
  const meant = [to, ...neighbors(to)].some((cell) => heightOf(state.layout, cell) > 0);
  return legal || meant ? [{ kind: "move", piece, to, legal }] : [];
}
