/** The board: user actions change its state and are reported to the page around it. */

import { describeSelection, describeStack } from "./a11y";
import { toBoard } from "./camera";
import { keyOf, type Point, same } from "./geometry";
import { Hold } from "./hold";
import { type Gestures, Input } from "./input";
import { Inspector } from "./inspect";
import { type Command, commandOf } from "./keyboard";
import { colorOf } from "./pieces";
import { Stage } from "./stage";
import {
  type BoardState,
  canPick,
  drop,
  type Effect,
  heightOf,
  isSamePosition,
  layoutOf,
  type Pending,
  tapCell,
  tapReserve,
  targetsOf,
  topPiece,
} from "./state";
import { TurningBoard } from "./turning";
import type { Cell, PieceName } from "./types";
import type { Board, BoardEvents, BoardOptions, BoardView, Words } from "./view";
import { isInReach, nextChoice } from "./walk";

export function createBoard(
  host: HTMLElement,
  events: BoardEvents,
  words: Words,
  options: BoardOptions,
): Board {
  return new TurningBoard(
    events,
    words,
    (seen, spoken) => new LiveBoard(host, seen, spoken, options),
  );
}

class LiveBoard implements Board {
  readonly #events: BoardEvents;
  readonly #words: Words;
  readonly #stage: Stage;
  readonly #input: Input;
  readonly #hold: Hold;
  readonly #inspector: Inspector;
  #state: BoardState | null = null;

  constructor(host: HTMLElement, events: BoardEvents, words: Words, options: BoardOptions) {
    this.#events = events;
    this.#words = words;
    this.#stage = new Stage(host, words, options.reducedMotion, {
      tap: (piece) => this.#onReserve(piece),
      grab: (piece, event) => {
        if (this.#state && canPick(this.#state, piece)) this.#input.grab(piece, event);
      },
      leave: () => this.focus(),
      escape: () => {
        if (!this.letGo()) this.focus();
      },
      zoom: (factor) => this.zoom(factor),
      fit: () => this.fit(),
      turn: events.turn ? (sixths) => events.turn?.(sixths) : null,
    });
    this.#input = new Input(this.#stage.frame.area, this.#gestures());
    const { frame } = this.#stage;
    this.#hold = new Hold(
      frame.root,
      () => frame.hold(),
      () => frame.release(),
    );
    this.#inspector = new Inspector(
      (cell) => this.#state !== null && heightOf(this.#state.layout, cell) > 1,
      () => this.#stage.showFan(this.#inspector.cell),
    );
    // Not on the SVG: with a focus listener, browsers would make it a tab stop.
    const { area } = this.#stage.frame;
    area.addEventListener("keydown", (event) => this.#onKey(event));
    area.addEventListener("focusin", (event) => {
      const cell = this.#stage.cells.cellOf(event.target);
      if (cell) this.#stage.cells.mark(cell);
    });
    area.addEventListener("click", (event) => {
      // A click without a pointer comes from a screen reader; pointers are handled elsewhere.
      const cell = event.detail === 0 ? this.#stage.cells.cellOf(event.target) : null;
      if (cell && this.#state) this.#carryOut(tapCell(this.#state, cell));
    });
  }

  update(given: BoardView): void {
    const view = { ...given }; // the caller may go on changing its own
    const before = this.#state;
    const isOther = !before || !isSamePosition(before.view.position, view.position);
    const isExplained =
      view.marks.length > 0 && JSON.stringify(view.marks) !== JSON.stringify(before?.view.marks);
    const pending = isOther || isExplained ? null : before.pending;
    const selected = isOther ? null : before.selected;
    let state = this.#derive(view, selected, pending);
    if (selected && !canPick(state, selected)) state = { ...state, selected: null };
    this.#state = state;
    if (isOther) this.#inspector.close();
    const isAnswered = view.marks.length === 0 && !!before?.view.marks.length;
    if (isOther || isAnswered || view.toMove === null) this.#stage.showRefused(null);
    if (this.#stage.hand.piece && !canPick(state, this.#stage.hand.piece)) this.#input.abandon();
    this.#show();
    if (before?.selected && !state.selected) this.#events.select(null);
  }

  fit(): void {
    this.#stage.scene.fit();
  }

  zoom(factor: number): void {
    this.#stage.scene.zoom(factor);
  }

  /** Selects a piece without an event, and takes back an unconfirmed move. */
  select(piece: PieceName | null): void {
    if (!this.#state) return;
    const state = this.#derive(this.#state.view, null, null);
    this.#state = { ...state, selected: piece && canPick(state, piece) ? piece : null };
    this.#show();
  }

  letGo(): boolean {
    const isDragging = this.#stage.hand.piece !== null;
    const isLooking = this.#inspector.cell !== null;
    const isChosen = !!this.#state?.selected;
    if (isDragging) this.#input.abandon();
    this.#inspector.close();
    this.#stage.showRefused(null);
    if (isChosen) this.#carryOut([{ kind: "select", piece: null }]);
    return isDragging || isLooking || isChosen;
  }

  focus(): void {
    if (this.#state) this.#stage.focusCell(this.#state, this.#stage.cells.cursor);
  }

  destroy(): void {
    this.#inspector.close();
    this.#hold.destroy();
    this.#input.destroy();
    this.#stage.destroy();
  }

  /** The state for a view; what lies where is kept while it is the same, so that it is not redrawn. */
  #derive(view: BoardView, selected: PieceName | null, pending: Pending | null): BoardState {
    const before = this.#state;
    const isSame = before?.view.position === view.position && before.pending === pending;
    const layout = isSame ? before.layout : layoutOf(view.position, pending);
    return { view, layout, selected, pending };
  }

  #show(dropped: { piece: PieceName; at: Point } | null = null): void {
    if (this.#state) this.#stage.show(this.#state, { inspected: this.#inspector.cell, dropped });
  }

  #carryOut(effects: readonly Effect[], dropped?: { piece: PieceName; at: Point }): void {
    if (!this.#state) return;
    const before = this.#state;
    for (const effect of effects) {
      if (effect.kind === "select") this.#state = { ...this.#state, selected: effect.piece };
      if (effect.kind === "move" && effect.legal) {
        this.#state = this.#derive(this.#state.view, this.#state.selected, effect);
      }
    }
    if (this.#state.selected) this.#inspector.close();
    if (this.#state !== before || dropped) this.#show(dropped);
    const refused = effects.find((effect) => effect.kind === "move" && !effect.legal);
    this.#stage.showRefused(refused?.kind === "move" ? refused.to : null);
    const hasMoved = effects.some(({ kind }) => kind === "move");
    // While dragging, the announcement would be of no use, and composing it takes time.
    const isDragged = this.#stage.hand.piece !== null;
    if (this.#state.selected !== before.selected && !hasMoved && !isDragged) {
      this.#stage.live.announce(describeSelection(this.#state, this.#words));
    }
    for (const effect of effects) this.#report(effect);
  }

  #report(effect: Effect): void {
    if (effect.kind === "move") this.#events.move(effect.piece, effect.to, effect.legal);
    else if (effect.kind === "select") this.#events.select(effect.piece);
    else if (effect.kind === "target") this.#events.target(effect.cell);
    else this.#events.stuck(effect.piece);
  }

  #onReserve(piece: PieceName): void {
    if (!this.#state || this.#input.swallowsClick()) return;
    const isByKey = this.#stage.frame.reserves[colorOf(piece)].hasVisibleFocus();
    this.#carryOut(tapReserve(this.#state, piece));
    const [first] = this.#state.selected ? targetsOf(this.#state.view, piece) : [];
    if (isByKey && first) this.#stage.focusCell(this.#state, first);
  }

  #gestures(): Gestures {
    const { scene, hand } = this.#stage;
    const pickable = (point: Point) => {
      const cell = this.#stage.cellAt(point);
      const piece = cell && this.#state && topPiece(this.#state.layout, cell);
      return piece && this.#state && canPick(this.#state, piece) ? piece : null;
    };
    return {
      pieceAt: pickable,
      tap: (point) => {
        const cell = this.#stage.cellAt(point);
        this.#inspector.close();
        if (cell && this.#state) this.#carryOut(tapCell(this.#state, cell));
      },
      doubleTap: (point) => {
        const cell = this.#stage.cellAt(point);
        const isGround = cell && this.#state && heightOf(this.#state.layout, cell) === 0;
        if (isGround && !this.#state?.view.chosenTargets) this.fit();
      },
      hover: (point) => {
        const isFree = this.#state?.selected === null;
        this.#inspector.hover(point && isFree ? this.#stage.cellAt(point) : null);
      },
      hold: (point) => {
        const cell = this.#stage.cellAt(point);
        return cell !== null && this.#inspector.open(cell);
      },
      release: () => this.#inspector.close(),
      dragStart: (piece, point) => {
        hand.take(piece);
        if (this.#state?.selected === piece) this.#show();
        else this.#carryOut([{ kind: "select", piece }]);
        this.#stage.moveHand(point);
      },
      drag: (point) => {
        this.#stage.moveHand(point);
        this.#stage.aim(this.#aimedAt(point));
      },
      dragEnd: (point) => {
        const { piece } = hand;
        hand.drop();
        this.#stage.aim(null);
        if (!piece || !this.#state) return;
        const at = toBoard(scene.camera, point);
        this.#carryOut(drop(this.#state, piece, this.#stage.cellAt(point)), { piece, at });
      },
      dragCancel: () => {
        hand.drop();
        this.#stage.aim(null);
        this.#show();
      },
      pan: (by) => scene.pan(by),
      zoom: (factor, around) => scene.zoom(factor, around),
    };
  }

  /** The destination over which the piece in the hand is. */
  #aimedAt(point: Point): Cell | null {
    const cell = this.#stage.cellAt(point);
    const { piece } = this.#stage.hand;
    if (!cell || !piece || !this.#state) return null;
    return targetsOf(this.#state.view, piece).some((to) => same(to, cell)) ? cell : null;
  }

  #onKey(event: KeyboardEvent): void {
    const command = commandOf(event);
    if (!command || !this.#state) return;
    if (this.#obey(command, this.#state)) event.preventDefault();
  }

  /** False for a key that the page handles, such as Escape when there is nothing to cancel. */
  #obey(command: Command, state: BoardState): boolean {
    const { cursor } = this.#stage.cells;
    switch (command.kind) {
      case "step":
        if (isInReach(state, command.to(cursor))) {
          this.#stage.focusCell(state, command.to(cursor));
        }
        break;
      case "cycle": {
        const next = nextChoice(state, cursor, command.by);
        if (next) this.#stage.focusCell(state, next);
        break;
      }
      case "activate":
        this.#carryOut(tapCell(state, cursor));
        break;
      case "deselect":
        return this.letGo();
      case "reserve": {
        const { turn } = state.view.position;
        const mine = state.view.movable.includes(turn) ? turn : state.view.bottom;
        this.#stage.frame.reserves[mine].focus();
        break;
      }
      case "inspect":
        if (this.#inspector.toggle(cursor)) {
          const stack = state.layout.stacks.get(keyOf(cursor)) ?? [];
          this.#stage.live.announce(describeStack(stack, this.#words));
        }
        break;
      case "zoom":
        this.zoom(command.factor);
        break;
      case "fit":
        this.fit();
        break;
    }
    return true;
  }
}
