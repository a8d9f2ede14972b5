/** Everything visible on a board, drawn from its state. */

import { liveRegion, nameCell } from "./a11y";
import { Animation } from "./animation";
import { toBoard } from "./camera";
import { Cells } from "./cells";
import { Hand } from "./drag";
import { fanDrawings } from "./fan";
import { Frame } from "./frame";
import { contains, type Point } from "./geometry";
import { gridDrawing, gridPattern } from "./grid";
import { Hive } from "./hive";
import { Layer } from "./layer";
import {
  chosenDrawings,
  climbDrawings,
  groundDrawings,
  hintDrawings,
  markDrawings,
  originDrawings,
  partPatterns,
  refusedDrawings,
  throwableDrawings,
  throwerDrawings,
  thrownDrawings,
} from "./marks";
import { colorOf } from "./pieces";
import { premoveDrawings } from "./premove";
import type { ReserveEvents } from "./reserve";
import { Scene } from "./scene";
import {
  type BoardState,
  canAct,
  cellSeenAt,
  changedCells,
  isUnrelated,
  targetsOf,
  throwableBy,
  throwsOf,
} from "./state";
import type { ToolEvents } from "./tools";
import type { Cell, PieceName } from "./types";
import type { Words } from "./view";
import { extent } from "./walk";

/** What is shown only for a moment. */
export interface Moment {
  inspected: Cell | null;
  /** A piece that was just dropped, and where. */
  dropped: { piece: PieceName; at: Point } | null;
}

const NOTHING: readonly never[] = [];
const NO_PIECES: ReadonlySet<PieceName> = new Set();

let stages = 0;

export class Stage {
  readonly scene: Scene;
  readonly cells = new Cells();
  readonly hand = new Hand();
  readonly live = liveRegion();
  readonly #ids = `board-${++stages}`;
  readonly #words: Words;
  readonly frame: Frame;
  readonly #hive: Hive;
  readonly #layers = {
    origin: new Layer("board-under"),
    ground: new Layer("board-under"),
    thrown: new Layer("board-over"),
    marks: new Layer("board-over"),
    targets: new Layer("board-over"),
    refused: new Layer("board-over"),
    hint: new Layer("board-over"),
    premove: new Layer("board-over"),
    fan: new Layer("board-over"),
  };
  #state: BoardState | null = null;
  #naming: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: HTMLElement,
    words: Words,
    reduced: boolean,
    events: ReserveEvents & ToolEvents,
  ) {
    this.#words = words;
    const animation = new Animation(reduced);
    this.#hive = new Hive(animation);
    const { origin, ground, ...above } = this.#layers;
    const drawn = [origin, ground, this.#hive, ...Object.values(above)];
    const pictures = drawn.map(({ root }) => root);
    for (const picture of pictures) picture.setAttribute("aria-hidden", "true");
    const layers = [gridDrawing(this.#ids), ...pictures, this.cells.root];
    const patterns = [...partPatterns(this.#ids), gridPattern(this.#ids)];
    this.scene = new Scene(animation, patterns, layers, () =>
      this.frame.offerFit(this.scene.isByHand),
    );
    this.frame = new Frame(this.scene, words, events);
    this.#build(host, reduced);
  }

  show(state: BoardState, { inspected, dropped }: Moment): void {
    const before = this.#state;
    this.#state = state;
    const { view, layout, selected } = state;
    const { position } = view;
    const isFresh = before !== null && isUnrelated(before.layout, layout);
    if (isFresh) this.#hive.clear();
    const lone = isFresh ? null : newcomer(before, state);
    this.#hive.show(layout, {
      selected,
      rises: selected !== null && canAct(view, selected),
      dragged: this.hand.piece,
      last: position.last?.piece ?? null,
      pinned: view.showPinned ? new Set(position.pinned) : NO_PIECES,
      origin: (piece) => {
        if (dropped?.piece === piece) return dropped.at;
        return piece === lone ? this.#reservePoint(piece) : null;
      },
      flight: (piece) => {
        const wasThrown = position.last?.piece === piece && position.last.thrown_by !== null;
        const isThrown = state.pending?.piece === piece && colorOf(piece) !== position.turn;
        return wasThrown || isThrown ? "throw" : "glide";
      },
    });
    const targets = selected ? targetsOf(view, selected) : NOTHING;
    this.#showAround(state, targets);
    this.showFan(inspected);
    this.cells.show(layout, targets);
    this.#nameLater();
    this.frame.reserves.white.show(state, this.hand.piece);
    this.frame.reserves.black.show(state, this.hand.piece);
    this.frame.root.classList.toggle("is-playable", view.movable.includes(position.turn));
    this.scene.show(...extent(state));
    this.frame.show(view.bottom, view.turn ?? 0);
    if (isFresh) this.scene.fit();
    else if (before && before.layout !== layout) {
      // Users have seen the start of their own move.
      const cells = state.pending ? [state.pending.to] : changedCells(before.layout, layout);
      this.scene.follow(cells);
    } else if (view.hint && view.hint !== before?.view.hint) {
      const spot = layout.spots.get(view.hint.piece);
      this.scene.follow(spot ? [spot.at, view.hint.to] : [view.hint.to]);
    }
  }

  showFan(inspected: Cell | null): void {
    const { layout } = this.#state ?? {};
    if (!layout) return;
    this.#layers.fan.show([layout, inspected], () =>
      fanDrawings(layout, inspected, this.scene.camera, this.scene.seen),
    );
  }

  /** Crosses out the cell that a piece may not go to; null removes the cross. */
  showRefused(cell: Cell | null): void {
    const { layout } = this.#state ?? {};
    if (layout) this.#layers.refused.show([layout, cell], () => refusedDrawings(layout, cell));
  }

  /** Marks the destination under a held piece. */
  aim(cell: Cell | null): void {
    this.cells.aim(cell);
  }

  focusCell(state: BoardState, cell: Cell): void {
    this.cells.focus(cell, nameCell(state, cell, this.#words).name);
    this.scene.reveal(cell);
  }

  /** Moves the dragged piece to a point of the frame. */
  moveHand(point: Point): void {
    this.hand.move(point, this.scene.camera.scale);
  }

  /** The cell at a point of the frame; null outside the hive's area. */
  cellAt(point: Point): Cell | null {
    if (!this.#state || !contains(this.scene.screen, point)) return null;
    return cellSeenAt(this.#state.layout, toBoard(this.scene.camera, point));
  }

  destroy(): void {
    clearTimeout(this.#naming);
    this.scene.destroy();
    this.frame.destroy();
  }

  #build(host: HTMLElement, reduced: boolean): void {
    const help = document.createElement("p");
    help.id = `${this.#ids}-help`;
    help.className = "unseen";
    help.textContent = this.#words.t("board-help");
    const { root, area } = this.frame;
    area.setAttribute("aria-describedby", help.id);
    root.classList.toggle("is-lively", !reduced);
    root.append(help, this.live.root, this.hand.root);
    host.append(root);
  }

  #showAround({ view, layout, selected }: BoardState, targets: readonly Cell[]): void {
    const { last, throwers } = view.position;
    const { chosenTargets: chosen, marks, hint, premove = null } = view;
    const { targets: around, ...layers } = this.#layers;
    layers.origin.show([layout, last], () => originDrawings(layout, last));
    layers.thrown.show([layout, last], () => thrownDrawings(layout, last));
    layers.marks.show([layout, marks], () => markDrawings(layout, marks, this.#ids));
    layers.ground.show([layout, targets], () =>
      groundDrawings(layout, targets, selected ? throwsOf(view, selected) : NOTHING),
    );
    around.show([layout, targets, chosen, selected], () => [
      ...throwerDrawings(layout, (selected && throwers[selected]) || NOTHING),
      ...throwableDrawings(layout, selected ? throwableBy(view, selected) : NOTHING),
      ...climbDrawings(layout, targets),
      ...chosenDrawings(layout, chosen ?? NOTHING),
    ]);
    layers.hint.show([layout, hint], () => hintDrawings(layout, hint));
    layers.premove.show([layout, premove], () => premoveDrawings(layout, premove));
  }

  /** Writes names after the picture is on the screen, which must not wait for them. */
  #nameLater(): void {
    clearTimeout(this.#naming);
    this.#naming = setTimeout(() => {
      const state = this.#state;
      if (state) this.cells.name((cell) => nameCell(state, cell, this.#words));
    });
  }

  /** Where a piece of a reserve is, as a point of the board. */
  #reservePoint(piece: PieceName): Point | null {
    const rect = this.frame.reserves[colorOf(piece)].rectOf(piece);
    const frame = this.frame.root.getBoundingClientRect();
    if (!rect || rect.width === 0) return null;
    return toBoard(this.scene.camera, {
      x: rect.left + rect.width / 2 - frame.left,
      y: rect.top + rect.height / 2 - frame.top,
    });
  }
}

/** The only piece that has left a reserve; null if there are none or several. */
function newcomer(before: BoardState | null, after: BoardState): PieceName | null {
  if (!before) return null;
  const fresh = [...after.layout.spots.keys()].filter((name) => !before.layout.spots.has(name));
  return fresh.length === 1 ? (fresh[0] ?? null) : null;
}
