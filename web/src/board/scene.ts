/** The picture of the hive: an SVG whose layers move together under a camera. */

import type { Cell } from "../net/types";
import type { Animation } from "./animation";
import {
  between,
  type Camera,
  cellWidth,
  fitting,
  panned,
  type Size,
  shows,
  visible,
  zoomed,
} from "./camera";
import { type Box, boxAround, CELL_WIDTH, LIFT, type Point } from "./geometry";
import { element, group } from "./svg";

const ROOMY = CELL_WIDTH; // a row of cells around the hive, where pieces may go
const TIGHT = 10;
const TOUCHABLE = 44; // pixels: smaller cells are worth giving up room for
const REFIT = 1.35; // how much larger a fit has to be to be worth a movement

export class Scene {
  readonly root = element("svg", { class: "board-svg", role: "none" });
  readonly #world: SVGGElement;
  readonly #animation: Animation;
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  #size: Size = { width: 0, height: 0 };
  #stop = () => {};
  /** The user has zoomed or panned, and the camera is left as it is. */
  #byHand = false;

  constructor(animation: Animation, defs: readonly SVGElement[], layers: readonly SVGElement[]) {
    this.#animation = animation;
    this.#world = group("board-world", layers);
    this.root.append(element("defs", {}, defs), this.#world);
  }

  get camera(): Camera {
    return this.#camera;
  }

  get seen(): Box {
    return visible(this.#camera, this.#size);
  }

  /** Takes a new size; what was in the middle stays there, or all is fitted again. */
  resize(size: Size, hive: readonly Cell[], targets: readonly Cell[]): void {
    const first = this.#size.width === 0 || this.#size.height === 0;
    const before = this.#size;
    this.#size = size;
    if (size.width === 0 || size.height === 0) return;
    if (this.#byHand && !first) {
      const by = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 };
      this.#look(panned(this.#camera, by));
    } else {
      this.#look(this.#fitting(hive, targets));
    }
  }

  /** Brings the whole hive into view, if it has left it or is seen needlessly small. */
  keepInView(hive: readonly Cell[], targets: readonly Cell[]): void {
    if (this.#byHand || this.#size.width === 0) return;
    const best = this.#fitting(hive, targets);
    const needed = boxAround([...hive, ...targets], TIGHT - 2);
    const isSeen = shows(this.#camera, this.#size, needed);
    if (!isSeen || best.scale > REFIT * this.#camera.scale) this.#glide(best);
  }

  fit(hive: readonly Cell[], targets: readonly Cell[]): void {
    this.#byHand = false;
    if (this.#size.width > 0) this.#glide(this.#fitting(hive, targets));
  }

  /** Zooms around a point of the picture, or its middle. */
  zoom(factor: number, around?: Point): void {
    this.#byHand = true;
    this.#stop();
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    this.#look(zoomed(this.#camera, factor, around ?? middle));
  }

  pan(by: Point): void {
    this.#byHand = true;
    this.#stop();
    this.#look(panned(this.#camera, by));
  }

  destroy(): void {
    this.#stop();
  }

  /** With room for a row of cells around the hive, unless cells get too small to touch. */
  #fitting(hive: readonly Cell[], targets: readonly Cell[]): Camera {
    const roomy = boxAround(hive, ROOMY);
    const camera = fitting({ ...roomy, top: roomy.top - LIFT }, this.#size);
    if (cellWidth(camera) >= TOUCHABLE) return camera;
    return fitting(boxAround([...hive, ...targets], TIGHT), this.#size);
  }

  #glide(to: Camera): void {
    this.#stop();
    const from = this.#camera;
    this.#stop = this.#animation.tween((share) => this.#look(between(from, to, share)));
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
