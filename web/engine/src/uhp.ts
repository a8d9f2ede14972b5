/** The Universal Hive Protocol: each command gets the lines of its reply, the last of them `ok`. */

import type { Core } from "./core.ts";
import { PRESETS, type RulesName, VERSION } from "./data.ts";
import { EngineError } from "./errors.ts";
import { Game } from "./game.ts";
import type { Limit, Searcher } from "./search.ts";

const DEFAULT_SECONDS = 1;
const OK = "ok";
const LONGEST_LINE = 1 << 20;

export class UhpSession {
  readonly #core: Core;
  readonly #searcher: Searcher;
  #game: Game | null = null;
  #rules: RulesName = "tournament";

  constructor(core: Core, searcher: Searcher) {
    this.#core = core;
    this.#searcher = searcher;
  }

  /** What the engine says when it starts. */
  greeting(): string[] {
    return this.answer("info");
  }

  answer(line: string): string[] {
    try {
      if (line.length > LONGEST_LINE)
        throw new EngineError("bad-notation", "The line is too long.");
      const [name = "", ...words] = line.trim().split(/\s+/);
      return [...this.#reply(name.toLowerCase(), words.join(" ")), OK];
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === "crashed") throw error;
      const text = error.message.replace(/\s+/g, " ");
      return [error instanceof InvalidMove ? `invalidmove ${text}` : `err ${text}`, OK];
    }
  }

  #reply(name: string, text: string): string[] {
    switch (name) {
      case "info":
        return [`id Skep ${VERSION}`, "Mosquito;Ladybug;Pillbug"];
      case "newgame":
        return [this.#newGame(text || "Base").gameString];
      case "play":
        return [this.#play(text)];
      case "pass":
        return [this.#play("pass")];
      case "validmoves":
        return [this.#unfinished().legalMoveStrings().join(";")];
      case "bestmove":
        return [this.#bestMove(text)];
      case "undo":
        return [this.#undo(text || "1")];
      case "options":
        return this.#options(text.split(" ").filter(Boolean));
      case "perft":
        return Array.from({ length: whole(text, 0, 50) + 1 }, (_, depth) => {
          return `perft(${depth}) = ${this.#started().perft(depth)}`;
        });
      default:
        throw new EngineError("bad-notation", `Unknown command "${name.slice(0, 20)}".`);
    }
  }

  #newGame(text: string): Game {
    const game = Game.parse(this.#core, text, this.#rules);
    this.#game?.free();
    this.#game = game;
    this.#searcher.clear();
    return game;
  }

  #started(): Game {
    if (this.#game === null)
      throw new EngineError("no-move", "There is no game: newgame starts one.");
    return this.#game;
  }

  #unfinished(): Game {
    const game = this.#started();
    if (game.outcome !== null) throw new EngineError("no-move", "The game is over.");
    return game;
  }

  #play(text: string): string {
    const game = this.#unfinished();
    try {
      game.play(text);
    } catch (error) {
      if (error instanceof EngineError && error.code !== "crashed") throw new InvalidMove(error);
      throw error;
    }
    return game.gameString;
  }

  #bestMove(text: string): string {
    const game = this.#unfinished();
    const analysis = this.#searcher.run(game, { limit: limitOf(text) });
    const action = analysis.lines[0]?.actions[0] ?? "pass";
    return game.moveString(action);
  }

  #undo(text: string): string {
    const game = this.#started();
    const played = game.history().length;
    if (played === 0) throw new EngineError("no-move", "There is nothing to take back.");
    for (let left = whole(text, 1, played); left > 0; left--) game.undo();
    return game.gameString;
  }

  #options(words: string[]): string[] {
    const [verb, name, value] = words.map((word) => word.toLowerCase());
    const names = Object.keys(PRESETS);
    if (verb === "set" && name === "rules" && names.includes(value ?? ""))
      this.#rules = value as RulesName;
    else if (verb !== undefined && !(verb === "get" && name === "rules" && value === undefined))
      throw new EngineError(
        "bad-notation",
        `Expected options, options get Rules, or options set Rules and one of ${names.join(", ")}.`,
      );
    return [`Rules;enum;${this.#rules};tournament;${names.join(";")}`];
  }
}

class InvalidMove extends EngineError {
  constructor(error: EngineError) {
    super(error.code, error.message, { cause: error });
  }
}

/** `time hh:mm:ss`, `depth N` or `seconds S`; a second if the command has none. */
function limitOf(text: string): Limit {
  const [kind = "", value = "", ...rest] = text.toLowerCase().split(" ");
  const time = /^(\d+):(\d\d):(\d\d)$/.exec(value);
  if (kind === "") return { seconds: DEFAULT_SECONDS };
  if (kind === "time" && time !== null && rest.length === 0) {
    const [hours = 0, minutes = 0, seconds = 0] = time.slice(1).map(Number);
    const total = 3600 * hours + 60 * minutes + seconds;
    if (total > 0) return { seconds: total };
  }
  if (kind === "depth" && rest.length === 0) return { depth: whole(value, 1, 64) };
  if (kind === "seconds" && rest.length === 0 && Number(value) > 0)
    return { seconds: Number(value) };
  throw new EngineError(
    "bad-notation",
    "Expected bestmove time hh:mm:ss, bestmove depth N or bestmove seconds S.",
  );
}

function whole(text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new EngineError("bad-notation", `Expected a whole number from ${least} to ${most}.`);
}
