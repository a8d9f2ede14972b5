/** Games as PGN. */

import type { Color } from "../board/types";
import { playerName } from "../games/words";
import type { GameView, PlayedMoveView, PositionView } from "../net/types";

/** A game, played here or elsewhere. Who played elsewhere, and when, is not known. */
export interface WrittenGame {
  position: PositionView;
  moves: PlayedMoveView[];
  seats?: GameView["seats"];
  started_ms?: number;
}

/** The game in the form in which `skep match` writes its games. */
export function toPgn(game: WrittenGame): string {
  const tags = [
    ["GameType", game.position.game_type],
    ...(game.started_ms === undefined ? [] : [["Date", dayOf(game.started_ms)]]),
    ["White", nameOf(game, "white")],
    ["Black", nameOf(game, "black")],
    ["Result", stateOf(game)],
  ];
  return [
    ...tags.map(([name, value]) => `[${name} "${value?.replaceAll('"', "'")}"]`),
    "",
    ...game.moves.map(({ move }, index) => `${index + 1}. ${move}`),
    stateOf(game),
    "",
  ].join("\n");
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll("-", ".");
}

function nameOf({ seats }: WrittenGame, color: Color): string {
  const isKnown = seats && (seats[color].kind === "computer" || seats[color].name);
  return isKnown ? playerName({ seats }, color) : "?";
}

/** The state that the GameString has. */
function stateOf({ position }: WrittenGame): string {
  return position.game_string.split(";")[1] ?? "";
}
