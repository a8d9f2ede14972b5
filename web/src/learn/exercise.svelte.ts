/** One step of a lesson being worked on: what was chosen, and what the server says about it. */

import { same } from "../board/geometry";
import { insectOf } from "../board/pieces";
import type { Cell, Color, Mark, MarkKind, PieceName } from "../board/types";
import { answerStep, explain } from "../net/rest";
import type { FeedbackView, Language, PositionView, StepView } from "../net/types";
import type { Answer } from "./answer";

/** How many wrong answers it takes to offer a hint, and then the solution. */
const MISSES_BEFORE_HINT = 2;
const MISSES_BEFORE_SOLUTION = 3;

/** Marks that only repeat the answer, which the exercise shows already. */
const OF_THE_ATTEMPT: ReadonlySet<MarkKind> = new Set(["piece", "pinned", "refused"]);

export class Exercise {
  /** The cells chosen so far: places, or those of the pieces asked for. */
  chosen = $state.raw<Cell[]>([]);
  choice = $state<string | null>(null);
  feedback = $state.raw<FeedbackView | null>(null);
  asking = $state(false);
  /** The last answer did not reach the server. */
  failed = $state(false);
  /** Why the chosen piece can't move. */
  reason = $state<string | null>(null);
  /** The move that was tried last; other answers stay on the page. */
  #tried: Answer | null = null;
  /** The piece whose reason was asked for last. */
  #asked: PieceName | null = null;
  #misses = $state(0);
  #hintShown = $state(false);
  /** Chosen places that turned out to be wrong. */
  #wrong = $state.raw<Cell[]>([]);
  /** What an explanation points out, until the next piece is picked. */
  #explained = $state.raw<Mark[]>([]);

  readonly #start: PositionView | null;

  constructor(
    readonly lesson: string,
    readonly step: StepView,
    readonly language: Language,
  ) {
    this.#start = step.position && withoutHistory(step.position);
  }

  /** Whether nothing is left to be answered. */
  get done(): boolean {
    return this.step.kind === "read" || this.feedback?.correct === true;
  }

  get position(): PositionView | null {
    return this.feedback?.position ?? this.#start;
  }

  get movable(): Color[] {
    const { kind, position } = this.step;
    return kind === "move" && position && !this.done ? [position.turn] : [];
  }

  /** The cells that the board shows as chosen; null when none are to be chosen. */
  get toggled(): Cell[] | null {
    const { kind } = this.step;
    return kind === "targets" || kind === "piece" ? this.chosen : null;
  }

  get marks(): Mark[] {
    const { kind, marks } = this.step;
    if (this.done) return this.feedback?.position ? [] : this.#given();
    if (kind === "move") return this.#explained.length > 0 ? this.#explained : marks;
    const others = this.#explained.filter(({ kind }) => !OF_THE_ATTEMPT.has(kind));
    const found: Mark[] = [...this.#given(), ...others];
    if (this.#wrong.length > 0) found.push({ kind: "refused", group: 0, at: this.#wrong });
    return found;
  }

  /** The hint, once it was asked for. */
  get hint(): string | null {
    return this.#hintShown && !this.done ? (this.step.help?.hint ?? null) : null;
  }

  get canHint(): boolean {
    const isDue = !this.done && this.#misses >= MISSES_BEFORE_HINT;
    return isDue && !this.#hintShown && this.step.help?.hint != null;
  }

  get canSolve(): boolean {
    const { help } = this.step;
    if (this.done || this.asking || !help) return false;
    return this.#misses >= (help.hint === null ? MISSES_BEFORE_HINT : MISSES_BEFORE_SOLUTION);
  }

  /** Whether there is an answer that could be checked. */
  get answerable(): boolean {
    if (this.done || this.asking) return false;
    return this.step.kind === "choice" ? this.choice !== null : this.chosen.length > 0;
  }

  /** A tap on the board while cells are being chosen. */
  toggle(cell: Cell): void {
    if (this.done || this.asking) return;
    if (this.step.kind === "piece" && !this.#pieceOn(cell)) return;
    this.#wrong = this.#wrong.filter((other) => !same(other, cell));
    const others = this.chosen.filter((other) => !same(other, cell));
    this.chosen = others.length < this.chosen.length ? others : [...others, cell];
  }

  /** A piece was taken up: the explanation of the last attempt has been seen. */
  pick(): void {
    this.#asked = null;
    this.reason = null;
    this.#explained = [];
  }

  /** The piece was deselected: why it can't move no longer matters. */
  letGo(): void {
    this.#asked = null;
    if (this.reason) this.pick();
  }

  /** A chosen piece that can't do anything is explained, and does not count as an answer. */
  async stuck(piece: PieceName): Promise<void> {
    const { kind, position } = this.step;
    if (kind !== "move" || !position || this.asking || this.done) return;
    this.#asked = piece;
    const { game_string, rules } = position;
    const asked = { game_string, rules, piece, to: null, language: this.language };
    const found = await explain(asked).catch(() => null); // the lesson goes on without it
    if (!found || found.legal || this.#asked !== piece || this.asking || this.done) return;
    this.reason = found.sentence;
    this.#explained = found.marks;
  }

  /** A move was tried, legal or not. */
  play(piece: PieceName, to: Cell): Promise<void> {
    this.#tried = { piece, to };
    return this.#answer(this.#tried);
  }

  /** Sends the answer again that did not reach the server. */
  again(): Promise<void> {
    return this.#tried ? this.#answer(this.#tried) : this.check();
  }

  showHint(): void {
    this.#hintShown = true;
  }

  /** Gives the right answer, as if the learner had found it. */
  solve(): Promise<void> {
    const solution = this.step.help?.solution as Answer | undefined;
    if (!solution || !this.canSolve) return Promise.resolve();
    if ("piece" in solution) return this.play(solution.piece, solution.to);
    if ("choice" in solution) this.choice = solution.choice;
    else if ("targets" in solution) this.chosen = solution.targets;
    else this.chosen = solution.pieces.map(this.#cellOf, this).filter((cell) => cell !== null);
    return this.check();
  }

  check(): Promise<void> {
    if (!this.answerable) return Promise.resolve();
    switch (this.step.kind) {
      case "choice":
        return this.#answer({ choice: this.choice ?? "" });
      case "piece":
        return this.#answer({ pieces: this.chosen.flatMap((cell) => this.#pieceOn(cell) ?? []) });
      default:
        return this.#answer({ targets: this.chosen });
    }
  }

  async #answer(answer: Answer): Promise<void> {
    if (this.asking || this.done) return;
    this.asking = true;
    this.failed = false;
    this.reason = null;
    try {
      this.#take(await answerStep(this.lesson, this.step.id, answer, this.language));
    } catch {
      this.feedback = null;
      this.failed = true;
    } finally {
      this.asking = false;
    }
  }

  #take(feedback: FeedbackView): void {
    this.feedback = feedback;
    this.#explained = feedback.explanation?.marks ?? [];
    if (feedback.correct) return;
    this.#misses += 1;
    if (this.step.kind !== "targets") return;
    this.#wrong = this.chosen.filter((cell) => !includes(this.#legal(), cell));
    this.chosen = this.chosen.filter((cell) => includes(this.#legal(), cell));
  }

  /** The marks of the step, with the piece in question even if the step does not show it. */
  #given(): Mark[] {
    const { piece, marks } = this.step;
    const at = piece && this.#cellOf(piece);
    const isShown = marks.some((mark) => mark.kind === "piece" && at && includes(mark.at, at));
    return at && !isShown ? [...marks, { kind: "piece", group: 0, at: [at] }] : marks;
  }

  #legal(): Cell[] {
    const { piece, position } = this.step;
    return (piece && position?.legal[piece]) || [];
  }

  #cellOf(piece: PieceName): Cell | null {
    return this.step.position?.pieces.find((placed) => placed.piece === piece)?.at ?? null;
  }

  #pieceOn(cell: Cell): PieceName | null {
    return this.step.position?.pieces.findLast(({ at }) => same(at, cell))?.piece ?? null;
  }
}

/** The position as a picture: what moved last matters only to a pillbug. */
function withoutHistory(position: PositionView): PositionView {
  const matters = position.pieces.some(({ piece }) => insectOf(piece) === "P");
  return matters ? position : { ...position, last: null };
}

function includes(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some((other) => same(other, cell));
}
