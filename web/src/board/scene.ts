/** The picture of the hive: an SVG whose layers move together under a camera.
 *
 * The camera shows the whole hive, and goes on to do so, until the user zooms or pans. Then it
 * leaves them their view as long as each move can be seen in it. While a pointer is down nothing
 * but that pointer moves the camera: what else would is put off until it is up.
 */

import type { Cell } from "../net/types";
import type { Animation } from "./animation";
import {
  between,
  type Camera,
  cellWidth,
  clamped,
  fitting,
  panned,
  shows,
  toScreen,
  visible,
  wayTo,
  zoomed,
  zoomLimits,
} from "./camera";
import {
  type Box,
  boxAround,
  CELL_WIDTH,
  center,
  LIFT,
  type Point,
  RADIUS,
  sizeOf,
  turned,
} from "./geometry";
import { element, group } from "./svg";

const ROOMY = CELL_WIDTH; // a row of cells around the hive, where pieces may go
const TIGHT = 10;
const TOUCHABLE = 44; // pixels: smaller cells are worth giving up room for
const REFIT = 1.35; // how much larger a fit has to be to be worth a movement
const LARGE = 56; // pixels: cells that need not be larger
const WORTH = 1.2; // how much larger a turn has to make them
const FAR = 2 / 3; // of the screen: a move farther away than this is worth a fit

/** What may have to wait until a pointer is up, in the order in which it is done then. */
const CHANGES = ["size", "glide", "fit", "follow"] as const;
type Change = (typeof CHANGES)[number];

export class Scene {
  readonly root = element("svg", { class: "board-svg", role: "none" });
  readonly #world: SVGGElement;
  readonly #animation: Animation;
  readonly #changed: () => void;
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  /** Where the camera is going, or is. */
  #goal = this.#camera;
  #stop = () => {};
  #screen: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  /** A corner of the screen that something lies over. */
  #covered: Box | null = null;
  #hive: readonly Cell[] = [];
  #targets: readonly Cell[] = [];
  /** The user has zoomed or panned. */
  #byHand = false;
  #held = false;
  readonly #putOff = new Map<Change, () => void>();

  /** Calls `changed` when the camera has come to follow the hive, or no longer does. */
  constructor(
    animation: Animation,
    defs: readonly SVGElement[],
    layers: readonly SVGElement[],
    changed: () => void,
  ) {
    this.#animation = animation;
    this.#changed = changed;
    this.#world = group("board-world", layers);
    this.root.append(element("defs", {}, defs), this.#world);
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** The part of the picture in which the hive is seen, in pixels. */
  get screen(): Box {
    return this.#screen;
  }

  get seen(): Box {
    return visible(this.#camera, this.#screen);
  }

  get isByHand(): boolean {
    return this.#byHand;
  }

  /** Takes what there is to see: the cells of the hive and those to which its pieces may go. */
  show(hive: readonly Cell[], targets: readonly Cell[]): void {
    this.#hive = hive.length > 0 ? hive : [[0, 0]];
    this.#targets = targets;
  }

  /** Takes a new screen; what was in its middle stays there, or all is fitted again. */
  resize(screen: Box, covered: Box | null, how: { glides: boolean }): void {
    this.#later("size", () => {
      const before = this.#screen;
      if (isEmpty(screen) || isSame(screen, before)) return;
      this.#screen = screen;
      this.#covered = covered;
      this.#putOff.delete("glide"); // which led to where the hive was to be on the other screen
      if (isEmpty(before)) this.#go(this.#fitting(), { glides: false });
      else if (!this.#byHand) this.#go(this.#fitting(), how);
      else {
        const by = {
          x: (screen.left + screen.right - before.left - before.right) / 2,
          y: (screen.top + screen.bottom - before.top - before.bottom) / 2,
        };
        this.#go(clamped(panned(this.#goal, by), screen, this.#hive), how);
      }
    });
  }

  /** By how many sixths to turn the hive so that its cells are clearly larger; 0 for none. */
  bestTurn(): number {
    if (isEmpty(this.#screen)) return 0;
    const width = (sixths: number) => {
      const turn = (cell: Cell) => turned(cell, sixths);
      return cellWidth(this.#fitting(this.#hive.map(turn), this.#targets.map(turn)));
    };
    const now = width(0);
    const best = width(1) > width(-1) ? 1 : -1; // half a turn more takes the same room
    return now < LARGE && width(best) > WORTH * now ? best : 0;
  }

  /** Brings cells into view: with the whole hive, or by hand with as little change as possible. */
  follow(cells: readonly Cell[]): void {
    this.#later("follow", () => {
      if (this.#byHand) this.#reveal(cells);
      else this.#keepInView();
    });
  }

  /** Brings a cell into view without caring for the others. */
  reveal(cell: Cell): void {
    this.#later("follow", () => this.#reveal([cell]));
  }

  fit(): void {
    this.#later("fit", () => this.#fit());
  }

  /** Zooms around a point of the picture, or its middle. */
  zoom(factor: number, around?: Point): void {
    const { left, top, right, bottom } = this.#screen;
    const point = around ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
    const from = around ? this.#camera : this.#goal;
    const to = zoomed(from, factor, point, zoomLimits(this.#fitting(), this.#screen));
    this.#takeOver(to, { glides: around === undefined });
  }

  pan(by: Point): void {
    this.#takeOver(panned(this.#camera, by), { glides: false });
  }

  /** Leaves the camera as it is until it is released. */
  hold(): void {
    this.#held = true;
    this.#stop();
    const goal = this.#goal;
    if (goal !== this.#camera) {
      this.#goal = this.#camera;
      this.#putOff.set("glide", () => this.#go(goal, { glides: true }));
    }
  }

  release(): void {
    this.#held = false;
    for (const change of CHANGES) {
      const act = this.#putOff.get(change);
      this.#putOff.delete(change);
      act?.();
    }
  }

  destroy(): void {
    this.#stop();
  }

  #later(kind: Change, act: () => void): void {
    if (this.#held) this.#putOff.set(kind, act);
    else act();
  }

  #takeOver(to: Camera, how: { glides: boolean }): void {
    if (isEmpty(this.#screen)) return;
    this.#putOff.delete("glide");
    this.#setByHand(true);
    this.#go(clamped(to, this.#screen, this.#hive), how);
  }

  /** Shows the whole hive, if it has left the screen or is seen needlessly small. */
  #keepInView(): void {
    if (isEmpty(this.#screen)) return;
    const best = this.#fitting();
    const needed = boxAround([...this.#hive, ...this.#targets], TIGHT - 2);
    const isSeen =
      shows(this.#goal, this.#screen, needed) && !this.#isCovered(this.#goal, this.#hive);
    if (!isSeen || best.scale > REFIT * this.#goal.scale) this.#go(best, { glides: true });
  }

  #reveal(cells: readonly Cell[]): void {
    if (isEmpty(this.#screen) || cells.length === 0) return;
    const way = wayTo(this.#goal, this.#screen, boxAround(cells, TIGHT));
    const { width, height } = sizeOf(this.#screen);
    if (!way || Math.abs(way.x) > FAR * width || Math.abs(way.y) > FAR * height) this.#fit();
    else if (way.x !== 0 || way.y !== 0) this.#go(panned(this.#goal, way), { glides: true });
  }

  #fit(): void {
    this.#setByHand(false);
    if (!isEmpty(this.#screen)) this.#go(this.#fitting(), { glides: true });
  }

  /** With room for a row of cells around the hive, unless cells get too small to touch. */
  #fitting(hive = this.#hive, targets = this.#targets): Camera {
    const roomy = boxAround(hive, ROOMY);
    const camera = this.#fitted({ ...roomy, top: roomy.top - LIFT }, hive);
    if (cellWidth(camera) >= TOUCHABLE) return camera;
    return this.#fitted(boxAround([...hive, ...targets], TIGHT), hive);
  }

  /** Fits a box; if a piece would be covered, into what is above or beside the cover. */
  #fitted(box: Box, hive: readonly Cell[]): Camera {
    const whole = fitting(box, this.#screen);
    if (!this.#covered || !this.#isCovered(whole, hive)) return whole;
    const above = fitting(box, { ...this.#screen, bottom: this.#covered.top });
    const beside = fitting(box, { ...this.#screen, right: this.#covered.left });
    return above.scale > beside.scale ? above : beside;
  }

  #isCovered(camera: Camera, hive: readonly Cell[]): boolean {
    const cover = this.#covered;
    const reach = camera.scale * RADIUS;
    return (
      cover !== null &&
      hive.some((cell) => {
        const { x, y } = toScreen(camera, center(cell));
        return x + reach > cover.left && y + reach > cover.top;
      })
    );
  }

  #setByHand(byHand: boolean): void {
    if (byHand === this.#byHand) return;
    this.#byHand = byHand;
    this.#changed();
  }

  #go(to: Camera, { glides }: { glides: boolean }): void {
    this.#stop();
    this.#goal = to;
    if (!glides) {
      this.#look(to);
      return;
    }
    const from = this.#camera;
    this.#stop = this.#animation.tween((share) =>
      this.#look(share < 1 ? between(from, to, share) : to),
    );
  }

  #look(camera: Camera): void {
    this.#camera = camera;
    const { x, y, scale } = camera;
    this.#world.setAttribute(
      "transform",
      `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
    );
  }
}

function isEmpty(screen: Box): boolean {
  const { width, height } = sizeOf(screen);
  return width <= 0 || height <= 0;
}

function isSame(one: Box, other: Box): boolean {
  return (Object.keys(one) as (keyof Box)[]).every((side) => one[side] === other[side]);
}
