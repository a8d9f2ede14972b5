/** Animations: brief, and none if the user turned them off. */

import type { Point } from "./geometry";
import { translation } from "./svg";

export const DURATION = 180; // milliseconds
const ARC_STEPS = 8;

/** How a piece travels: along the ground, or thrown in an arc. */
export type Flight = "glide" | "throw";

export class Animation {
  readonly #reduced: boolean;

  constructor(reduced: boolean) {
    this.#reduced = reduced;
  }

  /** Animates an element, which is already at its end, from where it was; then calls back. */
  move(moved: SVGElement, from: Point, to: Point, flight: Flight, arrived: () => void): void {
    if (this.#reduced || typeof moved.animate !== "function") {
      arrived();
      return;
    }
    const thrown = flight === "throw";
    const frames = (thrown ? arc(from, to) : [from, to]).map((point) => ({
      transform: translation(point),
    }));
    const running = moved.animate(frames, {
      duration: thrown ? 1.6 * DURATION : DURATION,
      easing: thrown ? "ease-in-out" : "cubic-bezier(.2, .7, .3, 1)",
    });
    running.onfinish = arrived;
    running.oncancel = arrived;
  }

  /** Calls back with a share that grows from 0 to 1; the result stops it. */
  tween(step: (share: number) => void): () => void {
    if (this.#reduced) {
      step(1);
      return () => {};
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, Math.max(0, (now - start) / DURATION));
      step(1 - (1 - share) ** 3);
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }
}

/** Points on an arc that rises by half of the distance. */
function arc(from: Point, to: Point): Point[] {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  return Array.from({ length: ARC_STEPS + 1 }, (_, k) => {
    const share = k / ARC_STEPS;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - 4 * rise * share * (1 - share),
    };
  });
}
