/** A game: its moves from the start to now. All rules are the core's. */

import type { Core, Handle } from "./core.ts";
import { PRESETS, type RulesName } from "./data.ts";
import { EngineError } from "./errors.ts";
import { formatMove, hexKey, parseMove } from "./notation.ts";
import {
  type Action,
  actionOf,
  type GameType,
  gameType,
  gameTypeBits,
  type Hex,
  type Move,
  type PieceName,
  type PlacedPiece,
  pieceIndex,
  pieceName,
} from "./pieces.ts";

/** A position to start from. The core checks only what it relies on, not every rule. */
export interface Start {
  /** The pieces of a hex in order from bottom to top. */
  readonly pieces: readonly Move[];
  /** How many turns both players have had. */
  readonly ply: number;
  /** The piece that moved in the previous turn, if a pillbug is on the board. */
  readonly resting?: PieceName | null;
}

/** Everything about a game, as plain data for messages and storage. */
export interface GameData {
  readonly type: GameType;
  readonly rules: RulesName;
  readonly start: Start | null;
  readonly actions: readonly Action[];
}

export type Outcome = "white-wins" | "black-wins" | "double-surround" | "repetition";
const OUTCOMES: readonly (Outcome | null)[] = [
  null,
  "white-wins",
  "black-wins",
  "double-surround",
  "repetition",
];
const STATES: Readonly<Record<Outcome, string>> = {
  "white-wins": "WhiteWins",
  "black-wins": "BlackWins",
  "double-surround": "Draw",
  repetition: "Draw",
};

export interface GameOptions {
  /** "tournament" unless given. */
  rules?: RulesName;
  start?: Start | null;
}

interface Freed {
  core: Core;
  handle: Handle;
}
const forgotten = new FinalizationRegistry<Freed>(({ core, handle }) => release(core, handle));

function release(core: Core, handle: Handle): void {
  try {
    core.call("skep_game_free", handle);
  } catch {
    // A core that has crashed takes its games with it.
  }
}

export class Game {
  readonly type: GameType;
  readonly rules: RulesName;
  readonly start: Start | null;
  readonly #core: Core;
  #handle: Handle; // 0 once it is freed

  constructor(core: Core, type: GameType | string = "Base", options: GameOptions = {}) {
    this.type = gameType(type);
    this.rules = options.rules ?? "tournament";
    this.start = options.start ?? null;
    const preset = Object.hasOwn(PRESETS, this.rules) ? PRESETS[this.rules] : undefined;
    if (preset === undefined)
      throw new EngineError("bad-argument", `Unknown rules "${String(this.rules).slice(0, 40)}".`);
    const { pieces = [], ply = 0, resting = null } = this.start ?? {};
    core.writeInput(new Uint8Array(Int32Array.from(pieces.flatMap(numbers)).buffer));
    this.#core = core;
    this.#handle = core.demand(
      "skep_game_new",
      gameTypeBits(this.type),
      Number(preset.queenFirst),
      Number(preset.threefold),
      pieces.length,
      ply,
      resting === null ? -1 : indexOf(resting),
    );
    forgotten.register(this, { core, handle: this.#handle }, this);
  }

  /** The game that a GameString describes, or a new one of a game type. */
  static parse(core: Core, text: string, rules?: RulesName): Game {
    const [type = "", ...fields] = text.replace(/;\s*$/, "").split(";");
    const game = new Game(core, type, rules === undefined ? {} : { rules });
    for (const move of fields.slice(2)) game.play(move); // state and turn follow from the moves
    return game;
  }

  /** The game that `toData` described; every move is checked again. */
  static fromData(core: Core, data: GameData): Game {
    const game = new Game(core, data.type, { rules: data.rules, start: data.start });
    for (const action of data.actions) game.play(action);
    return game;
  }

  toData(): GameData {
    return { type: this.type, rules: this.rules, start: this.start, actions: this.history() };
  }

  /** Gives the memory back; it is also freed when nothing refers to the game any more. */
  free(): void {
    forgotten.unregister(this);
    if (this.#handle !== 0) release(this.#core, this.#handle);
    this.#handle = 0;
  }

  /** For the functions of the core. */
  get handle(): Handle {
    if (this.#handle === 0) throw new EngineError("bad-argument", "The game was freed.");
    return this.#handle;
  }

  /** How many turns both players have had. */
  get ply(): number {
    return this.#core.call("skep_game_ply", this.handle);
  }

  get turn(): "white" | "black" {
    return this.ply % 2 === 0 ? "white" : "black";
  }

  /** How the game ended by the rules; null while it is in progress. */
  get outcome(): Outcome | null {
    return OUTCOMES[this.#core.call("skep_game_result", this.handle)] ?? null;
  }

  /** The piece that moved in the previous turn, which can't be thrown now; null without pillbugs. */
  get resting(): PieceName | null {
    const piece = this.#core.call("skep_game_resting", this.handle);
    return piece < 0 ? null : pieceName(piece);
  }

  /** A hash of the position that does not depend on where the hive lies. */
  get key(): bigint {
    return BigInt.asUintN(64, this.#core.call("skep_game_key", this.handle));
  }

  /** Everything the player may do now; empty once the game is over. */
  legalMoves(): Action[] {
    return this.#actions(this.#core.call("skep_game_actions", this.handle));
  }

  /** What has been played since the start. */
  history(): Action[] {
    return this.#actions(this.#core.call("skep_game_history", this.handle));
  }

  /** The pieces on the board, those of a hex from bottom to top. */
  placed(): PlacedPiece[] {
    const count = this.#core.call("skep_game_placed", this.handle);
    const words = this.#core.output(4 * count);
    return Array.from({ length: count }, (_, i) => {
      const [piece = 0, q = 0, r = 0, level = 0] = words.subarray(4 * i, 4 * i + 4);
      return { piece: pieceName(piece), q, r, level };
    }).sort((a, b) => a.level - b.level);
  }

  isLegal(action: Action): boolean {
    return this.#core.call("skep_game_allows", this.handle, ...words(action)) !== 0;
  }

  /** Plays an action or a MoveString. If it is illegal, throws an error and changes nothing. */
  play(move: Action | string): Action {
    const action = typeof move === "string" ? this.parseMove(move) : move;
    if (this.#core.call("skep_game_push", this.handle, ...words(action)) !== 0) return action;
    if (this.outcome !== null) throw new EngineError("no-move", "The game is over.");
    const text = typeof move === "string" ? move : JSON.stringify(move);
    throw new EngineError("illegal-move", `"${text.slice(0, 60)}" is not legal here.`);
  }

  /** Takes back the last action. */
  undo(): void {
    if (this.#core.call("skep_game_pop", this.handle) === 0)
      throw new EngineError("no-move", "There is nothing to take back.");
  }

  /** Counts the lines of this many actions. */
  perft(depth: number): number {
    const count = this.#core.call("skep_game_perft", this.handle, depth);
    if (count < 0n) throw new EngineError("bad-argument", "A depth is from 0 to 50.");
    return Number(count);
  }

  /** Reads a MoveString, without checking whether it is legal. */
  parseMove(text: string): Action {
    const places = new Map<PieceName, Hex>(this.placed().map((placed) => [placed.piece, placed]));
    return parseMove(text, places);
  }

  /** A legal action as a MoveString in normal form. */
  moveString(action: Action): string {
    return formatMove(action, this.#stacks());
  }

  /** All legal actions as MoveStrings. */
  legalMoveStrings(): string[] {
    const stacks = this.#stacks();
    return this.legalMoves().map((action) => formatMove(action, stacks));
  }

  /** A line of legal actions from here on as MoveStrings. */
  lineStrings(actions: readonly Action[]): string[] {
    const line = Game.fromData(this.#core, this.toData());
    try {
      return actions.map((action) => {
        const text = line.moveString(action);
        line.play(action);
        return text;
      });
    } finally {
      line.free();
    }
  }

  /** `NotStarted`, `InProgress`, `WhiteWins`, `BlackWins` or `Draw`. */
  get state(): string {
    const { outcome } = this;
    if (outcome !== null) return STATES[outcome];
    return this.ply === 0 ? "NotStarted" : "InProgress";
  }

  /** The whole game as text. A game from a set-up position has none. */
  get gameString(): string {
    if (this.start !== null)
      throw new EngineError("bad-argument", "A set-up position has no GameString here.");
    const line = new Game(this.#core, this.type, { rules: this.rules });
    const moves = line.lineStrings(this.history());
    line.free();
    const turn = `${this.turn === "white" ? "White" : "Black"}[${1 + (this.ply >> 1)}]`;
    return [this.type, this.state, turn, ...moves].join(";");
  }

  #actions(count: number): Action[] {
    const found = this.#core.output(3 * count);
    return Array.from({ length: count }, (_, i) =>
      actionOf(found[3 * i] ?? -1, found[3 * i + 1] ?? 0, found[3 * i + 2] ?? 0),
    );
  }

  #stacks(): Map<string, PieceName[]> {
    const stacks = new Map<string, PieceName[]>();
    for (const { piece, q, r } of this.placed()) {
      const key = hexKey(q, r);
      stacks.set(key, [...(stacks.get(key) ?? []), piece]);
    }
    return stacks;
  }
}

/** An action in the core's numbers; anything that is not one throws an error. */
function words(action: Action): [piece: number, q: number, r: number] {
  return action === "pass" ? [-1, 0, 0] : numbers(action);
}

function numbers(move: Move): [piece: number, q: number, r: number] {
  const { piece, q, r } = move ?? {};
  if (typeof piece !== "string" || !isCoordinate(q) || !isCoordinate(r))
    throw new EngineError("bad-argument", "A move has a piece, q and r, or it is a pass.");
  return [indexOf(piece), q, r];
}

function isCoordinate(number: unknown): number is number {
  return Number.isInteger(number) && Math.abs(number as number) < 2 ** 31;
}

function indexOf(name: string): number {
  const index = pieceIndex(name);
  if (index === undefined)
    throw new EngineError("bad-notation", `Unknown piece "${name.slice(0, 12)}".`);
  return index;
}
