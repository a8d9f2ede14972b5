/** The choices of a new game: what can be chosen, the defaults, and the request they make. */

import type { Color } from "../board/types";
import { type Extra, gameType } from "../games/editions";
import { canPlayHere } from "../local/host";
import type { Language, NewGameRequest, OpponentKind, RulesName } from "../net/types";
import { load, save } from "../storage";

export const RULES: readonly RulesName[] = ["rulebook", "tournament", "uhp"];
/** The most permissive rules, so that every game can be read and continued: a queen may be placed
 * first, and positions may repeat. */
export const RULES_FOR_ALL = "rulebook";
/** The first moves of another game, from which a new one goes on. */
export type Beginning = Required<Pick<NewGameRequest, "game_string" | "plies">>;
export const COLORS = ["white", "random", "black"] as const;
export const LEVELS = 10;

export const CLOCKS = {
  none: null,
  "live-5": { kind: "live", initial_s: 300, increment_s: 5 },
  "live-10": { kind: "live", initial_s: 600, increment_s: 10 },
  "live-15": { kind: "live", initial_s: 900, increment_s: 10 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  "days-7": { kind: "days", days: 7 },
} as const satisfies Record<string, NewGameRequest["clock"]>;
export type ClockName = keyof typeof CLOCKS | "custom";

export interface Choices {
  opponent: OpponentKind;
  level: number;
  color: Color | "random";
  extras: Extra[];
  rules: RulesName;
  clock: ClockName;
  minutes: number;
  increment: number;
  /** Whether a game that needs no server is played on this device. */
  onDevice: boolean;
}

const DEFAULTS: Choices = {
  opponent: "computer",
  level: 3,
  color: "white",
  extras: [],
  rules: "rulebook",
  clock: "none",
  minutes: 20,
  increment: 10,
  onDevice: false,
};

export function rememberedChoices(): Choices {
  return { ...DEFAULTS, ...load<Partial<Choices>>("choices", {}) };
}

export function rememberChoices(choices: Choices): void {
  save("choices", choices);
}

/** Days per move are offered only by link: nobody sits at one screen for days. */
export function clockNames(opponent: OpponentKind): ClockName[] {
  const names = Object.keys(CLOCKS) as ClockName[];
  const fitting = names.filter((name) => opponent === "link" || !name.startsWith("days"));
  return [...fitting, "custom"];
}

/** A custom clock in players' notation; null while one of its fields is empty. */
export function ownClock({ minutes, increment }: Choices): string | null {
  return Number.isFinite(minutes) && Number.isFinite(increment) ? `${minutes}+${increment}` : null;
}

/** Whether a game by these choices is played on this device: never one by link. */
export function isOnDevice({ opponent, onDevice }: Choices): boolean {
  return onDevice && opponent !== "link" && canPlayHere();
}

function clockChoice(choices: Choices): NonNullable<NewGameRequest["clock"]> | null {
  if (!clockNames(choices.opponent).includes(choices.clock)) return null;
  if (choices.clock !== "custom") return CLOCKS[choices.clock];
  return { kind: "live", initial_s: choices.minutes * 60, increment_s: choices.increment };
}

export function toRequest(choices: Choices, language: Language, name: string): NewGameRequest {
  const { opponent, level } = choices;
  return {
    opponent: opponent === "computer" ? { kind: opponent, level } : { kind: opponent },
    color: choices.color,
    game_type: gameType(choices.extras),
    rules: choices.rules,
    clock: clockChoice(choices),
    language,
    name: name || null,
  };
}
