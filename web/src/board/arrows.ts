/** Arrows from cell to cell, straight or bent around a point. */

import type { Point } from "./geometry";
import { group, path } from "./svg";

const HEAD = 17;

/** An arrow whose ends stay clear of the two cells' centers. */
export function arrow(from: Point, to: Point, over: Point, name: string): SVGGElement {
  const start = toward(from, over, 24);
  const tip = toward(to, over, 16);
  const neck = toward(tip, over, HEAD * 0.8);
  const line = `M${spell(start)}Q${spell(over)} ${spell(neck)}`;
  const head = headAt(tip, Math.atan2(tip.y - neck.y, tip.x - neck.x));
  return group(`board-arrow ${name}`, [
    path("board-arrow-halo", line),
    path("board-arrow-halo board-arrow-head", head),
    path("board-arrow-line", line),
    path("board-arrow-head", head),
  ]);
}

/** The control point that bends an arrow between two points slightly to its left. */
export function bend(from: Point, to: Point): Point {
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12,
  };
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

function headAt(tip: Point, angle: number): string {
  const wing = (side: number) =>
    spell({
      x: tip.x - HEAD * Math.cos(angle + side * 0.5),
      y: tip.y - HEAD * Math.sin(angle + side * 0.5),
    });
  return `M${spell(tip)}L${wing(1)}L${wing(-1)}Z`;
}

function spell({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
