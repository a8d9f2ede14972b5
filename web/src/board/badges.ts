/** Small signs on tiles: numbers and icons on a disc. */

import { element, group, path } from "./svg";
import type { MarkKind } from "./types";

const ICONS: Readonly<Partial<Record<MarkKind, string>>> = {
  gate: "M-6 -7V7M6 -7V7M-2 0H2", // two posts that nearly touch
  path: "M-7 0H-4M-1.5 0H1.5M4 0H7", // a broken line
  blocker: "M-6.5 0H6.5", // no entry
  refused: "M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5",
  queen: "M-7 5L-8 -5L-3.5 -1L0 -7L3.5 -1L8 -5L7 5Z",
  neighbor: "M-6 0H6M0 -6V6",
};

export function badge(text: string, name: string): SVGGElement {
  const label = element("text", { y: 5.2, "text-anchor": "middle" });
  label.textContent = text;
  return disc(name, label);
}

/** The icon of a kind of mark, for kinds that have one. */
export function markBadge(kind: MarkKind): SVGGElement | null {
  const icon = ICONS[kind];
  return icon ? disc(`board-icon board-icon-${kind}`, path("", icon)) : null;
}

/** The selected piece may climb here. */
export function climbBadge(): SVGGElement {
  return disc("board-icon board-climb", path("", "M-6.5 3.5L0 -4L6.5 3.5"));
}

/** The piece can be thrown: an arc over another piece. */
export function throwBadge(): SVGGElement {
  return disc("board-icon board-throw", path("", "M-7.5 5Q-1 -10 6 3M6.5 -3.5L6 3L0 1.5"));
}

/** The cell was chosen in an exercise. */
export function checkBadge(): SVGGElement {
  return disc("board-icon board-check", path("", "M-6.5 0.5L-2 5L7 -5"));
}

/** A drawing pin: the one-hive rule holds the piece. */
export function pinBadge(): SVGGElement {
  const pin = path("", "M-3.5 -6H3.5M-2.3 -6V-1L-4.8 2H4.8L2.3 -1V-6M0 2V7");
  return disc("board-icon board-pin", pin, 11);
}

function disc(name: string, sign: SVGElement, radius = 14): SVGGElement {
  return group(`board-badge ${name}`, [element("circle", { r: radius }), sign]);
}
