/** Who plays and how a game stands, in words. */

import { otherColor } from "../board/pieces";
import type { Color } from "../board/types";
import type { Arguments } from "../i18n/catalogs";
import { t } from "../i18n/speak.svelte";
import type { GameView, SummaryView } from "../net/types";
import { isInviting, opponentOf, outcomeOf, standingOf } from "./summary";

/** What others call a player. */
export function playerName({ seats }: Pick<GameView, "seats">, color: Color): string {
  const { kind, level, name } = seats[color];
  return kind === "computer"
    ? t("computer", { level: level ?? 0 })
    : (name ?? t("player", { color }));
}

/** The arguments of messages about an opponent, who is called by name if there is one. */
export interface Opponent extends Arguments {
  named: "yes" | "no";
  name: string;
}

export const UNNAMED: Opponent = { named: "no", name: "" };

/** The opponent of a color; unnamed for people who play neither color or both. */
export function opponentIn({ seats }: Pick<GameView, "seats">, you: Color | null): Opponent {
  const name = you && seats[otherColor(you)].name;
  return name ? { named: "yes", name } : UNNAMED;
}

/** The opponent's name, or both names for spectators. */
export function titleOf(game: SummaryView): string {
  const opponent = opponentOf(game);
  if (opponent) {
    const { level, name } = game.seats[opponent];
    return name ?? t("against", { opponent: game.opponent, level: level ?? 0 });
  }
  if (game.you.length > 0) return t("against", { opponent: game.opponent, level: 0 });
  return `${playerName(game, "white")} – ${playerName(game, "black")}`;
}

export function statusOf(game: SummaryView): string {
  if (game.result) return t("games-result", { outcome: outcomeOf(game) });
  const standing = standingOf(game);
  if (standing === "turn") return t("games-your-turn");
  const isPlaying = opponentOf(game) !== null;
  if (isPlaying && isInviting(game)) return t("games-invited");
  return t("games-to-move", { color: game.turn, you: isPlaying ? "yes" : "no" });
}
