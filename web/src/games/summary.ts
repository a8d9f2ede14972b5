/** What a list says about a game, from the point of view of the person who plays in it. */

import { otherColor } from "../board/pieces";
import type { Color } from "../board/types";
import type { GameView, SummaryView } from "../net/types";

/** Whether it is this person's turn, the opponent's turn, the game is over, or they only watch. */
export type Standing = "turn" | "running" | "over" | "watched";
export type Outcome = "won" | "lost" | "draw" | Color;

export const STANDINGS: readonly Standing[] = ["turn", "running", "over", "watched"];

export function summaryOf(game: GameView, you: Color[]): SummaryView {
  const { id, version, opponent, seats, clock, result, started_ms, played_ms } = game;
  const { game_type, turn, ply, turn_number, pieces } = game.position;
  const position = { game_type, turn, ply, turn_number, pieces };
  return { id, version, you, opponent, seats, clock, result, started_ms, played_ms, ...position };
}

/** Whether both seats are taken. */
export function isFull({ seats }: Pick<GameView, "seats">): boolean {
  return seats.white.joined && seats.black.joined;
}

/** Whether the friend has not accepted the invitation yet. */
export function isInviting(game: Pick<GameView, "opponent" | "seats">): boolean {
  return game.opponent === "link" && !isFull(game);
}

/** "turn" only if somebody waits for this person: not at one screen, and not before the friend
 * has joined. */
export function standingOf(game: SummaryView): Standing {
  const { you, result, turn } = game;
  if (you.length === 0) return "watched";
  if (result) return "over";
  return you.length === 1 && you[0] === turn && !isInviting(game) ? "turn" : "running";
}

/** Whether a friend waits for this person's move. */
export function isAwaited(game: SummaryView): boolean {
  return game.opponent === "link" && standingOf(game) === "turn";
}

/** Whether there is something to come back to: a move was made, or a friend is invited. */
export function isBegun(game: SummaryView): boolean {
  return game.ply > 0 || game.opponent === "link";
}

export function outcomeOf({ you, result }: SummaryView): Outcome {
  const winner = result?.winner;
  if (!winner) return "draw";
  if (you.length !== 1) return winner;
  return winner === you[0] ? "won" : "lost";
}

/** The side that this person plays against; null if they play neither or both. */
export function opponentOf({ you }: SummaryView): Color | null {
  return you.length === 1 && you[0] ? otherColor(you[0]) : null;
}

/** Games in which somebody waits come first, then the most recently played ones. */
export function inOrder(one: SummaryView, other: SummaryView): number {
  const rank = (game: SummaryView) =>
    2 * STANDINGS.indexOf(standingOf(game)) - Number(isAwaited(game));
  return rank(one) - rank(other) || other.played_ms - one.played_ms;
}
