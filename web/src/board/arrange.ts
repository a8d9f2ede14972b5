/** How the two reserves share the board's frame with the hive. */

import type { Box, Point, Size } from "./geometry";

/** The tray of a reserve, in pixels. */
export interface Tray {
  box: Box;
  /** The corner of each pile within the tray; null for a hidden pile. */
  spots: (Point | null)[];
}

export interface Arrangement {
  /** The width of a pile. */
  pile: number;
  /** The upper and the lower tray, or the left and the right one. */
  trays: [Tray, Tray];
  /** What is left for the hive. */
  free: Box;
}

/** The height of a pile, if its width is 1. */
export const PILE_HEIGHT = 1.14;
const WIDE = 1.15; // if width/height is at least this, the reserves are at the sides
const SCARCE = 480; // pixels: if a side is shorter, the hive needs every bit of room
const PADDING = 5;
const GAP = 2;
const BESIDE = 4; // between a tray and the hive
const EDGE = 2; // between a tray and the frame, for the line around it
const TOUCHABLE = 44;
const LEAST = 34; // piles are narrower than this only if nothing else fits
const MOST_LINES = 3;

/** Places the trays; for each tray, the input says which of its piles have pieces left. */
export function arrange(
  frame: Size,
  [first, second]: readonly [readonly boolean[], readonly boolean[]],
): Arrangement {
  const isWide = frame.width >= WIDE * frame.height;
  const kinds = Math.max(1, first.length);
  const room = (isWide ? frame.height : frame.width) - 2 * (PADDING + EDGE) + GAP;
  const ratio = isWide ? PILE_HEIGHT : 1;
  const widthIn = (lines: number) =>
    Math.min(
      isWide ? Math.min(72, Math.max(TOUCHABLE, 0.08 * frame.width)) : 68,
      isWide ? Infinity : Math.max(TOUCHABLE, 0.09 * frame.height),
      (room / Math.ceil(kinds / lines) - GAP) / ratio,
    );
  let lines = 1;
  while (lines < MOST_LINES && widthIn(lines) < LEAST) lines++;
  const pile = Math.max(1, Math.floor(widthIn(lines)));
  const isScarce = Math.min(frame.width, frame.height) < SCARCE;
  const capacity = Math.ceil(kinds / lines);
  const trays = [first, second].map((filled) =>
    layOut(isScarce ? withRoomFor(filled, capacity) : filled.map(() => true), {
      capacity,
      pile,
      isWide,
    }),
  );
  const [near, far] = trays.map(({ size }) => {
    const thickness = isWide ? size.width : size.height;
    return thickness === 0 ? 0 : EDGE + thickness + BESIDE;
  });
  const free = isWide
    ? { left: near ?? 0, top: 0, right: frame.width - (far ?? 0), bottom: frame.height }
    : { left: 0, top: near ?? 0, right: frame.width, bottom: frame.height - (far ?? 0) };
  const placed = trays.map(({ size, spots }, index) => ({
    box: attached(size, frame, isWide, index === 0),
    spots,
  }));
  return { pile, trays: placed as [Tray, Tray], free };
}

/** Which piles are shown: empty ones too, as long as that takes no room from the hive. */
function withRoomFor(filled: readonly boolean[], capacity: number): readonly boolean[] {
  const left = filled.filter(Boolean).length;
  const costs = Math.ceil(left / capacity) < Math.ceil(filled.length / capacity);
  return costs ? filled : filled.map(() => true);
}

function layOut(
  shown: readonly boolean[],
  { capacity, pile, isWide }: { capacity: number; pile: number; isWide: boolean },
): { size: Size; spots: (Point | null)[] } {
  const count = shown.filter(Boolean).length;
  const lines = Math.ceil(count / capacity);
  const length = lines === 0 ? 0 : Math.ceil(count / lines);
  const [columns, rows] = isWide ? [lines, length] : [length, lines];
  let next = 0;
  const spots = shown.map((isShown) => {
    if (!isShown) return null;
    const at = next++;
    return {
      x: PADDING + (at % columns) * (pile + GAP),
      y: PADDING + Math.floor(at / columns) * (PILE_HEIGHT * pile + GAP),
    };
  });
  const extent = (piles: number, each: number) =>
    piles === 0 ? 0 : piles * (each + GAP) - GAP + 2 * PADDING;
  const size = { width: extent(columns, pile), height: extent(rows, PILE_HEIGHT * pile) };
  return { size, spots };
}

/** The box of a tray, centered on its edge of the frame. */
function attached(size: Size, frame: Size, isWide: boolean, isFirst: boolean): Box {
  const along = (whole: number, part: number) => (whole - part) / 2;
  const across = (whole: number, part: number) => (isFirst ? EDGE : whole - part - EDGE);
  const left = (isWide ? across : along)(frame.width, size.width);
  const top = (isWide ? along : across)(frame.height, size.height);
  return { left, top, right: left + size.width, bottom: top + size.height };
}
