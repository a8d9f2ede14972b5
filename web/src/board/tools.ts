/** The buttons that move the camera, in a corner of the hive. */

import { ZOOM_STEP } from "./camera";
import { type Box, type Size, sizeOf } from "./geometry";
import { element, path } from "./svg";
import type { Words } from "./view";

export interface ToolEvents {
  zoom(factor: number): void;
  fit(): void;
  /** Asks to show the hive turned by this many sixths; null if it can't be turned. */
  turn: ((sixths: number) => void) | null;
}

const ICONS = {
  "zoom-in": "M12 5v14M5 12h14",
  "zoom-out": "M5 12h14",
  turn: "M19.5 12a7.5 7.5 0 1 1-2.600-5.700M19.5 3v4.500H15",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;
const MARGIN = 6;
const ROOM = 150; // pixels: in a smaller area the buttons would be in the way

export class Tools {
  readonly root = document.createElement("div");
  readonly #turn: HTMLButtonElement;
  readonly #fit: HTMLButtonElement;
  readonly #always: HTMLButtonElement[];
  readonly #canTurn: boolean;
  #turnsTo: number | null = null;

  constructor(words: Words, events: ToolEvents) {
    const make = (name: keyof typeof ICONS, label: string, act: () => void) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "board-tool";
      button.ariaLabel = label;
      button.title = label;
      button.append(
        element("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, [path("", ICONS[name])]),
      );
      button.addEventListener("click", act);
      return button;
    };
    this.#canTurn = events.turn !== null;
    this.#turn = make("turn", words.t("board-turn"), () => {
      if (this.#turnsTo !== null) events.turn?.(this.#turnsTo);
    });
    this.#fit = make("fit", words.t("board-fit"), events.fit);
    this.#always = [
      make("zoom-in", words.t("board-zoom-in"), () => events.zoom(ZOOM_STEP)),
      make("zoom-out", words.t("board-zoom-out"), () => events.zoom(1 / ZOOM_STEP)),
    ];
    this.root.className = "board-tools";
    this.root.setAttribute("role", "group");
    this.root.setAttribute("aria-label", words.t("board-tools"));
    this.root.append(this.#fit, this.#turn, ...this.#always);
    this.offerFit(false);
    this.offerTurn(null);
  }

  /** Offers to fit while the camera does not do it by itself. */
  offerFit(isByHand: boolean): void {
    this.#fit.classList.toggle("is-idle", !isByHand);
  }

  /** Offers to show the hive turned by this many sixths. */
  offerTurn(sixths: number | null): void {
    this.#turnsTo = sixths;
    this.#turn.classList.toggle("is-idle", sixths === null || !this.#canTurn);
  }

  /** Moves into the lower right corner of a box of the frame; returns the covered area. */
  place(frame: Size, free: Box): Box | null {
    const { width, height } = sizeOf(free);
    this.root.hidden = Math.min(width, height) < ROOM;
    if (this.root.hidden) return null;
    const [right, bottom] = [free.right - MARGIN, free.bottom - MARGIN];
    this.root.style.transform = `translate(${right - frame.width}px, ${bottom - frame.height}px)`;
    const tall = this.#always.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    const wide = this.#always[0]?.offsetWidth ?? 0;
    return { left: right - wide, top: bottom - tall, right, bottom };
  }
}
