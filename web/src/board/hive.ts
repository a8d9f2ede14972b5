/** The pieces on the board: one element per piece, which moves with its piece. */

import type { Animation, Flight } from "./animation";
import { badge, pinBadge } from "./badges";
import { center, keyOf, type Point } from "./geometry";
import { lastRing, PIN } from "./marks";
import type { Layout, Spot } from "./state";
import { group, place } from "./svg";
import { tile } from "./tile";
import type { PieceName } from "./types";

export interface HiveLook {
  selected: PieceName | null;
  /** Whether the selected piece is raised, because it can do something. */
  rises: boolean;
  dragged: PieceName | null;
  /** The piece that moved last. */
  last: PieceName | null;
  pinned: ReadonlySet<PieceName>;
  /** Where a piece is visible now, if that is not where it was last drawn. */
  origin(piece: PieceName): Point | null;
  flight(piece: PieceName): Flight;
}

interface Drawn {
  root: SVGGElement;
  spot: Spot;
  /** The ring of the last move and the badges; tiles in front cover them as they do the piece. */
  signs: SVGGElement;
  /** What the signs show, to detect whether they must be redrawn. */
  shown: string;
}

export class Hive {
  readonly root = group("board-pieces");
  readonly #drawn = new Map<PieceName, Drawn>();
  readonly #moving = new Set<PieceName>();
  readonly #animation: Animation;

  constructor(animation: Animation) {
    this.#animation = animation;
  }

  show(layout: Layout, look: HiveLook): void {
    for (const [piece, { root }] of this.#drawn) {
      if (layout.spots.has(piece)) continue;
      root.remove();
      this.#drawn.delete(piece);
    }
    for (const [piece, spot] of layout.spots) {
      const drawn = this.#drawn.get(piece) ?? this.#create(piece, spot);
      const from = look.origin(piece) ?? center(drawn.spot.at, drawn.spot.level);
      const to = center(spot.at, spot.level);
      drawn.spot = spot;
      if (from.x !== to.x || from.y !== to.y) {
        place(drawn.root, to);
        this.#moving.add(piece);
        this.#animation.move(drawn.root, from, to, look.flight(piece), () => {
          this.#moving.delete(piece);
          this.#order();
        });
      }
      drawn.root.classList.toggle("is-selected", piece === look.selected);
      drawn.root.classList.toggle("is-raised", piece === look.selected && look.rises);
      drawn.root.classList.toggle("is-dragged", piece === look.dragged);
      showSigns(drawn, {
        isLast: piece === look.last,
        height: heightIfTop(layout, piece, spot),
        isPinned: look.pinned.has(piece),
      });
    }
    this.#order();
  }

  /** Removes all tiles, so that the next ones are not animated from their places. */
  clear(): void {
    this.#drawn.clear();
    this.root.replaceChildren();
  }

  #create(piece: PieceName, spot: Spot): Drawn {
    const signs = group("board-signs");
    const root = group("board-piece", [tile(piece), signs]);
    root.dataset.piece = piece;
    place(root, center(spot.at, spot.level));
    const drawn = { root, spot, signs, shown: "" };
    this.#drawn.set(piece, drawn);
    return drawn;
  }

  /** Nearer rows cover farther ones, upper tiles lower ones, and moving tiles all. */
  #order(): void {
    const sorted = [...this.#drawn].sort(
      ([a, { spot: one }], [b, { spot: other }]) =>
        Number(this.#moving.has(a)) - Number(this.#moving.has(b)) ||
        one.at[1] - other.at[1] ||
        one.level - other.level ||
        one.at[0] - other.at[0],
    );
    let before = this.root.firstElementChild;
    for (const [, { root }] of sorted) {
      if (root === before) before = before.nextElementSibling;
      else this.root.insertBefore(root, before);
    }
  }
}

function heightIfTop(layout: Layout, piece: PieceName, { at }: Spot): number {
  const stack = layout.stacks.get(keyOf(at)) ?? [];
  return stack.at(-1) === piece ? stack.length : 1;
}

function showSigns(
  drawn: Drawn,
  { isLast, height, isPinned }: { isLast: boolean; height: number; isPinned: boolean },
): void {
  const shown = `${isLast} ${height} ${isPinned}`;
  if (shown === drawn.shown) return;
  drawn.shown = shown;
  drawn.signs.replaceChildren(
    ...(isLast ? [lastRing()] : []),
    ...(height > 1 ? [place(badge(String(height), "board-height"), { x: 36, y: -31 })] : []),
    ...(isPinned ? [place(pinBadge(), PIN)] : []),
  );
}
