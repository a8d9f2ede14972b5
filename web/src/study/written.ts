/** Games as text: the GameString of the Universal Hive Protocol, and PGN. */

import type { GameResult, PlayedMove, Position } from "../net/types";

/** A game, played here or elsewhere. */
export interface WrittenGame {
  position: Position;
  moves: PlayedMove[];
  result: GameResult | null;
}

/** The GameString, with the result even if a player resigned or ran out of time. */
export function toGameString({ position, result }: WrittenGame): string {
  const [type, state, ...rest] = position.game_string.split(";");
  return [type, result ? stateOf(result) : state, ...rest].join(";");
}

export function toPgn(game: WrittenGame, date: Date): string {
  const { position, moves, result } = game;
  const tags = [
    ["GameType", position.game_type],
    ["Date", date.toISOString().slice(0, 10).replaceAll("-", ".")],
    ["Result", result ? stateOf(result) : "InProgress"],
  ];
  const lines = moves.map(({ move }, index) => `${index + 1}. ${move}`);
  return [...tags.map(([name, value]) => `[${name} "${value}"]`), "", ...lines, ""].join("\n");
}

function stateOf({ winner }: GameResult): string {
  if (winner === null) return "Draw";
  return winner === "white" ? "WhiteWins" : "BlackWins";
}
