/** The frame of a board: the hive's ground, the reserves and the tools, and how they share it. */

import { arrange } from "./arrange";
import type { Size } from "./geometry";
import { otherColor } from "./pieces";
import { Reserve, type ReserveEvents } from "./reserve";
import type { Scene } from "./scene";
import { type ToolEvents, Tools } from "./tools";
import type { Color } from "./types";
import type { Words } from "./view";

export class Frame {
  readonly root = document.createElement("div");
  /** The hive's ground, which takes keys and the focus. */
  readonly area = document.createElement("div");
  readonly reserves: Readonly<Record<Color, Reserve>>;
  readonly #tools: Tools;
  readonly #scene: Scene;
  readonly #resizing: ResizeObserver;
  #size: Size = { width: 0, height: 0 };
  #bottom: Color | null = null;
  #turn = 0;
  /** The current arrangement, to detect changes. */
  #arranged = "";
  #isHeld = false;

  constructor(scene: Scene, words: Words, events: ReserveEvents & ToolEvents) {
    this.#scene = scene;
    this.#tools = new Tools(words, events);
    const [white, black] = [
      new Reserve("white", words, events),
      new Reserve("black", words, events),
    ];
    this.reserves = { white, black };
    this.area.className = "board-area";
    this.area.setAttribute("role", "application");
    this.area.setAttribute("aria-label", words.t("board-name"));
    this.area.append(scene.root);
    const table = document.createElement("div");
    table.className = "board-table";
    table.append(black.root, this.area, this.#tools.root, white.root);
    this.root.className = "board-frame";
    this.root.append(table);
    this.#resizing = new ResizeObserver(() => this.#measure());
    this.#resizing.observe(this.root);
  }

  /** Lays everything out for a turned hive, with this color's reserve below or at the right. */
  show(bottom: Color, turn: number): void {
    const isFirst = this.#bottom === null;
    this.#bottom = bottom;
    this.#turn = turn;
    this.#order(bottom);
    if (isFirst) this.#measure();
    else this.#layOut({ glides: true });
    this.#offerTurn();
  }

  /** Offers to fit the hive while the camera does not do so by itself. */
  offerFit(isByHand: boolean): void {
    this.#tools.offerFit(isByHand);
  }

  /** Keeps everything in place until it is released. */
  hold(): void {
    this.#isHeld = true;
    this.#scene.hold();
  }

  release(): void {
    this.#isHeld = false;
    this.#layOut({ glides: true });
    this.#scene.release();
  }

  destroy(): void {
    this.#resizing.disconnect();
    this.root.remove();
  }

  /** The order in the page matches the order on the screen, so that the Tab key follows it. */
  #order(bottom: Color): void {
    const top = this.reserves[otherColor(bottom)].root;
    if (this.area.previousElementSibling === top) return;
    this.area.before(top);
    this.#tools.root.after(this.reserves[bottom].root);
  }

  #measure(): void {
    const { width, height } = this.root.getBoundingClientRect();
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#layOut({ glides: false });
    this.#offerTurn();
  }

  /** Divides the room between the reserves and the hive. */
  #layOut(how: { glides: boolean }): void {
    if (this.#bottom === null || this.#isHeld || this.#size.width === 0) return;
    const { white, black } = this.reserves;
    const [first, second] = this.#bottom === "white" ? [black, white] : [white, black];
    const arrangement = arrange(this.#size, [first.filled, second.filled]);
    const arranged = JSON.stringify([this.#size, this.#bottom, arrangement]);
    if (arranged === this.#arranged) return;
    this.#arranged = arranged;
    const { trays, pile, free } = arrangement;
    first.place(trays[0], pile);
    second.place(trays[1], pile);
    const { width, height } = this.#size;
    const edges = [free.top, width - free.right, height - free.bottom, free.left];
    this.#scene.root.style.clipPath = `inset(${edges.map((edge) => `${edge}px`).join(" ")})`;
    this.#scene.resize(free, this.#tools.place(this.#size, free), how);
  }

  /** Offers a turn that makes the cells clearly larger, or the way back from one. */
  #offerTurn(): void {
    const by = this.#scene.bestTurn();
    this.#tools.offerTurn(by !== 0 ? (this.#turn + by + 6) % 6 : this.#turn !== 0 ? 0 : null);
  }
}
