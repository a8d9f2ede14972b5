/** What is shown around the pieces: destinations, the last move, hints and explanations.
 *
 * A sign has the same meaning on every board, and no two differ only by color;
 * docs/web.md lists them.
 */

import { arrow, bend } from "./arrows";
import { badge, checkBadge, climbBadge, markBadge, pinBadge, throwBadge } from "./badges";
import { center, hexagon, outline, same } from "./geometry";
import { heightOf, type Layout } from "./state";
import { element, group, path, place } from "./svg";
import { TILE_RADIUS, tile } from "./tile";
import type { Cell, LastMove, Mark, MarkKind, PieceName } from "./types";

const EMPTY_CELL = hexagon(50, 9);
const RING = hexagon(TILE_RADIUS - 2);
const DIAMOND = "M0 -13L11 0L0 13L-11 0Z";
const LOW = { x: 0, y: 42 }; // where a badge leaves the insect to be seen
const HIGH = { x: 0, y: -45 };
/** Where the pin is that holds a piece. */
export const PIN = { x: -27, y: -31 };
export const PART_TINTS = 4;

/** The empty cells the selected piece may go to: a dot for walking, a diamond for a throw. */
export function groundDrawings(
  layout: Layout,
  targets: readonly Cell[],
  throws: readonly Cell[],
): SVGGElement[] {
  return targets
    .filter((cell) => heightOf(layout, cell) === 0)
    .map((cell) => {
      const isThrow = throws.some((thrown) => same(thrown, cell));
      return isThrow ? throwTarget(layout, cell) : target(layout, cell);
    });
}

/** Rings on the pieces that the selected one may climb. */
export function climbDrawings(layout: Layout, targets: readonly Cell[]): SVGGElement[] {
  return targets.filter((cell) => heightOf(layout, cell) > 0).map((cell) => target(layout, cell));
}

/** A cell that a piece may go to by itself, on the ground or by climbing. */
function target(layout: Layout, cell: Cell): SVGGElement {
  if (heightOf(layout, cell) > 0) {
    const parts = [path("board-target-cell", RING), place(climbBadge(), LOW)];
    return onTop(layout, cell, group("board-target is-climb", parts));
  }
  const dot = element("circle", { class: "board-target-sign", r: 9 });
  const parts = [path("board-target-cell", EMPTY_CELL), dot];
  return onTop(layout, cell, group("board-target", parts));
}

function throwTarget(layout: Layout, cell: Cell): SVGGElement {
  const parts = [path("board-target-cell", EMPTY_CELL), path("board-target-sign", DIAMOND)];
  return onTop(layout, cell, group("board-target is-throw", parts));
}

/** The cells that were toggled in an exercise. */
export function chosenDrawings(layout: Layout, chosen: readonly Cell[]): SVGGElement[] {
  return chosen.map((cell) => {
    const occupied = heightOf(layout, cell) > 0;
    const shape = path("board-chosen-cell", occupied ? RING : EMPTY_CELL);
    const check = place(checkBadge(), occupied ? LOW : { x: 0, y: 0 });
    return onTop(layout, cell, group("board-chosen", [shape, check]));
  });
}

/** The pieces that can throw the selected one. */
export function throwerDrawings(layout: Layout, throwers: readonly PieceName[]): SVGGElement[] {
  return throwers.flatMap((thrower) => {
    const spot = layout.spots.get(thrower);
    return spot ? [throwerRing(layout, spot.at)] : [];
  });
}

/** The pieces that the selected one can throw. */
export function throwableDrawings(layout: Layout, pieces: readonly PieceName[]): SVGGElement[] {
  return pieces.flatMap((piece) => {
    const spot = layout.spots.get(piece);
    if (!spot) return [];
    const badged = group("board-throwable", [throwerRing(layout, spot.at)]);
    badged.append(onTop(layout, spot.at, group("", [place(throwBadge(), HIGH)])));
    return [badged];
  });
}

/** The cell that a piece may not go to, shown before the reason is known. */
export function refusedDrawings(layout: Layout, cell: Cell | null): SVGGElement[] {
  if (!cell) return [];
  return [group("board-refused", [ring(layout, "refused", cell)])];
}

function throwerRing(layout: Layout, at: Cell): SVGGElement {
  const rings = [path("board-thrower-halo", RING), path("board-thrower-ring", RING)];
  return onTop(layout, at, group("board-thrower", rings));
}

/** Where the last move began; on an empty table, where the first piece will lie. */
export function originDrawings(layout: Layout, last: LastMove | null): SVGGElement[] {
  if (layout.stacks.size === 0)
    return [onTop(layout, [0, 0], group("board-start", [path("", EMPTY_CELL)]))];
  if (!last?.from || heightOf(layout, last.from) > 0) return [];
  return [onTop(layout, last.from, group("board-origin", [path("", EMPTY_CELL)]))];
}

/** Around the piece that moved last. */
export function lastRing(): SVGGElement {
  return group("board-last", [path("board-last-halo", RING), path("board-last-ring", RING)]);
}

/** The arc of the last throw, and the thrower. */
export function thrownDrawings(layout: Layout, last: LastMove | null): SVGGElement[] {
  if (!last?.from || !last.to || last.thrown_by === null) return [];
  const thrower = layout.spots.get(last.thrown_by);
  if (!thrower) return [];
  const over = center(thrower.at, thrower.level);
  return [
    arrow(center(last.from), center(last.to), over, "board-thrown"),
    throwerRing(layout, thrower.at),
  ];
}

export function hintDrawings(
  layout: Layout,
  hint: { piece: PieceName; to: Cell } | null,
): SVGGElement[] {
  if (!hint) return [];
  const spot = layout.spots.get(hint.piece);
  const to = center(hint.to, Math.max(0, heightOf(layout, hint.to) - 1));
  if (!spot) return [place(group("board-hint-ghost", [tile(hint.piece), path("", RING)]), to)];
  const from = center(spot.at, spot.level);
  return [
    onTop(layout, spot.at, group("board-hint-ring", [path("", RING)])),
    arrow(from, to, bend(from, to), "board-hint"),
  ];
}

/** What an explanation points out; `ids` finds the patterns of this board's parts. */
export function markDrawings(layout: Layout, marks: readonly Mark[], ids: string): SVGElement[] {
  return marks.flatMap((mark) => {
    if (mark.kind === "part") return partDrawings(mark, ids);
    if (mark.kind === "target") return mark.at.map((at) => target(layout, at));
    return mark.at.map((at) => ring(layout, mark.kind, at));
  });
}

function ring(layout: Layout, kind: MarkKind, at: Cell): SVGGElement {
  const isOccupied = heightOf(layout, at) > 0;
  const shape = isOccupied ? RING : EMPTY_CELL;
  const icon = markBadge(kind);
  return onTop(
    layout,
    at,
    group(`board-mark board-mark-${kind}${isOccupied ? "" : " is-empty"}`, [
      path("board-mark-halo", shape),
      path("board-mark-ring", shape),
      ...(icon ? [place(icon, isOccupied ? HIGH : { x: 0, y: 0 })] : []),
      ...(kind === "pinned" ? [place(pinBadge(), PIN)] : []),
    ]),
  );
}

/** One of the parts of a split hive: an outline, a tint, a pattern, a number. */
function partDrawings({ group: number, at }: Mark, ids: string): SVGElement[] {
  const first = at.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])[0];
  if (!first) return [];
  const tint = (number - 1) % PART_TINTS;
  const around = outline(at);
  const fill = path("board-part-fill", around);
  fill.setAttribute("fill", `url(#${ids}-part-${tint})`);
  const top = center(first);
  return [
    group(`board-part board-part-${tint}`, [
      fill,
      path("board-part-halo", around),
      path("board-part-line", around),
      place(badge(String(number), "board-part-badge"), { x: top.x, y: top.y - 52 }),
    ]),
  ];
}

/** The patterns of the parts: stripes one way, the other way, dots, and level stripes. */
export function partPatterns(ids: string): SVGPatternElement[] {
  const shapes = [
    "M-4 4L4 -4M0 16L16 0M12 20L20 12",
    "M-4 12L4 20M0 0L16 16M12 -4L20 4",
    null,
    "M0 8H16",
  ];
  return shapes.map((lines, tint) =>
    element(
      "pattern",
      { id: `${ids}-part-${tint}`, width: 16, height: 16, patternUnits: "userSpaceOnUse" },
      [
        element("rect", { class: `board-tint board-part-${tint}`, width: 16, height: 16 }),
        lines
          ? path(`board-stripe board-part-${tint}`, lines)
          : element("circle", { class: `board-dot board-part-${tint}`, cx: 8, cy: 8, r: 3 }),
      ],
    ),
  );
}

function onTop(layout: Layout, cell: Cell, drawing: SVGGElement): SVGGElement {
  return place(drawing, center(cell, Math.max(0, heightOf(layout, cell) - 1)));
}
