/** The picture of the hive: an SVG whose layers move together under a camera.
 *
 * The camera keeps the whole hive in view until the user zooms or pans. Then it keeps the user's
 * view as long as each move can be seen in it. While a pointer is down, only that pointer moves
 * the camera: all other changes wait until it is up.
 */

import type { Animation } from "./animation";
import {
  between,
  type Camera,
  clamped,
  panned,
  visible,
  wayTo,
  zoomed,
  zoomLimits,
} from "./camera";
import { bestTurn, fittingHive, type Sight, showsHive } from "./fit";
import { type Box, boxAround, type Point, sizeOf } from "./geometry";
import { element, group } from "./svg";
import type { Cell } from "./types";

const MARGIN = 10; // around what is brought into view
const REFIT = 1.35; // how much larger a fit has to be to be worth a movement
const FAR = 2 / 3; // of the screen: a move farther away than this is worth a fit

/** Changes that may have to wait until a pointer is up, in the order they are made then. */
const CHANGES = ["size", "glide", "fit", "follow"] as const;
type Change = (typeof CHANGES)[number];

export class Scene {
  readonly root = element("svg", { class: "board-svg", role: "none" });
  readonly #world: SVGGElement;
  readonly #animation: Animation;
  readonly #changed: () => void;
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  /** Where the camera is or is going. */
  #goal = this.#camera;
  #stop = () => {};
  #sight: Sight = {
    hive: [],
    targets: [],
    screen: { left: 0, top: 0, right: 0, bottom: 0 },
    covered: null,
  };
  /** The user has zoomed or panned. */
  #byHand = false;
  #held = false;
  readonly #putOff = new Map<Change, () => void>();

  /** Calls `changed` when the camera starts or stops following the hive. */
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

  /** The part of the picture that shows the hive, in pixels. */
  get screen(): Box {
    return this.#sight.screen;
  }

  get seen(): Box {
    return visible(this.#camera, this.screen);
  }

  get isByHand(): boolean {
    return this.#byHand;
  }

  /** Sets what there is to see: the cells of the hive and the destinations of its pieces. */
  show(hive: readonly Cell[], targets: readonly Cell[]): void {
    this.#sight = { ...this.#sight, hive: hive.length > 0 ? hive : [[0, 0]], targets };
  }

  /** Sets a new screen size; the center stays in place, or everything is fitted again. */
  resize(screen: Box, covered: Box | null, how: { glides: boolean }): void {
    this.#later("size", () => {
      const before = this.screen;
      if (isEmpty(screen) || isSame(screen, before)) return;
      this.#sight = { ...this.#sight, screen, covered };
      this.#putOff.delete("glide"); // its goal was for the old screen
      if (isEmpty(before)) this.#go(fittingHive(this.#sight), { glides: false });
      else if (!this.#byHand) this.#go(fittingHive(this.#sight), how);
      else {
        const by = {
          x: (screen.left + screen.right - before.left - before.right) / 2,
          y: (screen.top + screen.bottom - before.top - before.bottom) / 2,
        };
        this.#go(clamped(panned(this.#goal, by), screen, this.#sight.hive), how);
      }
    });
  }

  /** How many sixths to turn the hive to make its cells clearly larger; 0 if no turn does. */
  bestTurn(): number {
    return isEmpty(this.screen) ? 0 : bestTurn(this.#sight);
  }

  /** Brings cells into view: fits the hive, or changes the user's view as little as possible. */
  follow(cells: readonly Cell[]): void {
    this.#later("follow", () => {
      if (this.#byHand) this.#reveal(cells);
      else this.#keepInView();
    });
  }

  /** Brings a single cell into view. */
  reveal(cell: Cell): void {
    this.#later("follow", () => this.#reveal([cell]));
  }

  fit(): void {
    this.#later("fit", () => this.#fit());
  }

  /** Zooms around a point of the picture, or its middle. */
  zoom(factor: number, around?: Point): void {
    const { left, top, right, bottom } = this.screen;
    const point = around ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
    const from = around ? this.#camera : this.#goal;
    const to = zoomed(from, factor, point, zoomLimits(fittingHive(this.#sight), this.screen));
    this.#takeOver(to, { glides: around === undefined });
  }

  pan(by: Point): void {
    this.#takeOver(panned(this.#camera, by), { glides: false });
  }

  /** Keeps the camera still until it is released. */
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
    if (isEmpty(this.screen)) return;
    this.#putOff.delete("glide");
    this.#setByHand(true);
    this.#go(clamped(to, this.screen, this.#sight.hive), how);
  }

  /** Shows the whole hive, if it has left the screen or is needlessly small. */
  #keepInView(): void {
    if (isEmpty(this.screen)) return;
    const best = fittingHive(this.#sight);
    const isSeen = showsHive(this.#goal, this.#sight);
    if (!isSeen || best.scale > REFIT * this.#goal.scale) this.#go(best, { glides: true });
  }

  #reveal(cells: readonly Cell[]): void {
    if (isEmpty(this.screen) || cells.length === 0) return;
    const way = wayTo(this.#goal, this.screen, boxAround(cells, MARGIN));
    const { width, height } = sizeOf(this.screen);
    if (!way || Math.abs(way.x) > FAR * width || Math.abs(way.y) > FAR * height) this.#fit();
    else if (way.x !== 0 || way.y !== 0) this.#go(panned(this.#goal, way), { glides: true });
  }

  #fit(): void {
    this.#setByHand(false);
    if (!isEmpty(this.screen)) this.#go(fittingHive(this.#sight), { glides: true });
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
