/** Turns pointers (mouse, touch, pen) and the wheel into taps, holds, drags, pans and zooms. */

import type { Point } from "./geometry";
import type { PieceName } from "./types";

/** Points are in pixels from the corner of the surface. */
export interface Gestures {
  /** The piece at a point that may be dragged away. */
  pieceAt(point: Point): PieceName | null;
  tap(point: Point): void;
  /** The second of two quick taps in one place; called after `tap`. */
  doubleTap(point: Point): void;
  /** A mouse moves with no button pressed; null when it has left. */
  hover(point: Point | null): void;
  /** A pointer is held down; false if that does nothing there. */
  hold(point: Point): boolean;
  release(): void;
  dragStart(piece: PieceName, point: Point): void;
  drag(point: Point): void;
  dragEnd(point: Point): void;
  dragCancel(): void;
  pan(by: Point): void;
  zoom(factor: number, around: Point): void;
}

const SLACK = { mouse: 4, pen: 6, touch: 9 } as const; // pixels that are not yet a drag
const HOLD = 450; // milliseconds
const DOUBLE = { within: 350, near: 24 }; // milliseconds and pixels between two taps

type Phase =
  | { kind: "idle" }
  | { kind: "pressed"; piece: PieceName | null; start: Point; slack: number; taps: boolean }
  | { kind: "held" | "panning" | "dragging" | "pinching" };

export class Input {
  readonly #surface: Element;
  readonly #gestures: Gestures;
  readonly #pointers = new Map<number, Point>();
  readonly #ending = new AbortController();
  #phase: Phase = { kind: "idle" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastTap: { at: Point; time: number } | null = null;
  /** A drag out of a reserve ends with a click on its button, which is not a tap. */
  #swallowClick = false;

  constructor(surface: Element, gestures: Gestures) {
    this.#surface = surface;
    this.#gestures = gestures;
    const { signal } = this.#ending;
    const on = <K extends keyof ElementEventMap | "wheel" | keyof GlobalEventHandlersEventMap>(
      name: K,
      target: EventTarget,
      handle: (event: never) => void,
      passive = true,
    ) => target.addEventListener(name, handle as EventListener, { signal, passive });
    on("pointerdown", surface, (event: PointerEvent) => this.#onSurfaceDown(event));
    on("wheel", surface, (event: WheelEvent) => this.#onWheel(event), false);
    on("pointerleave", surface, () => gestures.hover(null));
    on("pointermove", window, (event: PointerEvent) => this.#onMove(event));
    on("pointerup", window, (event: PointerEvent) => this.#onUp(event));
    on("pointercancel", window, (event: PointerEvent) => this.#onCancel(event));
  }

  /** A pointer went down on a piece in a reserve; this may become a drag. */
  grab(piece: PieceName, event: PointerEvent): void {
    this.#swallowClick = false;
    if (event.button !== 0 || this.#pointers.size > 0) return;
    this.#press(event, piece, false);
  }

  /** Whether the current click belongs to a drag that has ended. */
  swallowsClick(): boolean {
    const swallows = this.#swallowClick;
    this.#swallowClick = false;
    return swallows;
  }

  /** Cancels a drag that no longer makes sense. */
  abandon(): void {
    this.#pause();
    if (this.#phase.kind === "dragging") this.#gestures.dragCancel();
    if (this.#phase.kind !== "idle") this.#phase = { kind: "held" };
  }

  destroy(): void {
    this.#pause();
    this.#ending.abort();
  }

  #onSurfaceDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) {
      this.#press(event, this.#gestures.pieceAt(this.#point(event)), true);
      return;
    }
    this.#pointers.set(event.pointerId, this.#point(event));
    if (this.#pointers.size !== 2) return;
    this.abandon();
    this.#phase = { kind: "pinching" };
  }

  #press(event: PointerEvent, piece: PieceName | null, taps: boolean): void {
    const start = this.#point(event);
    this.#pointers.set(event.pointerId, start);
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.mouse;
    this.#phase = { kind: "pressed", piece, start, slack, taps };
    if (!taps) return;
    this.#timer = setTimeout(() => {
      if (this.#gestures.hold(start)) this.#phase = { kind: "held" };
    }, HOLD);
  }

  #onMove(event: PointerEvent): void {
    const point = this.#point(event);
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse" && this.#isOver(event)) this.#gestures.hover(point);
      return;
    }
    // The mouse button was released where no event reached us, such as outside the window.
    if (event.pointerType === "mouse" && event.buttons === 0) {
      this.#onCancel(event);
      return;
    }
    if (this.#phase.kind === "pinching") this.#pinch(event.pointerId, before, point);
    this.#pointers.set(event.pointerId, point);
    if (this.#phase.kind === "pressed") this.#depart(this.#phase, event.pointerId, point);
    else if (this.#phase.kind === "dragging") this.#gestures.drag(point);
    else if (this.#phase.kind === "panning") this.#gestures.pan(difference(point, before));
  }

  /** A pressed pointer has moved: beyond a small distance it drags a piece, or else the board. */
  #depart(phase: Phase & { kind: "pressed" }, id: number, point: Point): void {
    if (distance(phase.start, point) <= phase.slack) return;
    this.#pause();
    this.#surface.setPointerCapture?.(id);
    if (phase.piece) {
      this.#phase = { kind: "dragging" };
      this.#swallowClick = !phase.taps;
      this.#gestures.dragStart(phase.piece, point);
    } else {
      this.#phase = { kind: "panning" };
      this.#gestures.pan(difference(point, phase.start));
    }
  }

  #pinch(id: number, before: Point, point: Point): void {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const factor = distance(point, other) / Math.max(1, distance(before, other));
    this.#gestures.pan({ x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
    this.#gestures.zoom(factor, middle(point, other));
  }

  #onUp(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#pause();
    const phase = this.#phase;
    // The finger that stays down after a pinch does not start anything new.
    this.#phase = this.#pointers.size > 0 ? { kind: "held" } : { kind: "idle" };
    if (phase.kind === "dragging") this.#gestures.dragEnd(this.#point(event));
    if (phase.kind === "pressed" && phase.taps) this.#tap(phase.start, event.timeStamp);
    if (phase.kind === "held") this.#gestures.release();
    setTimeout(() => {
      this.#swallowClick = false;
    });
  }

  #tap(at: Point, time: number): void {
    const last = this.#lastTap;
    const isDouble =
      last !== null && time - last.time < DOUBLE.within && distance(at, last.at) < DOUBLE.near;
    this.#lastTap = isDouble ? null : { at, time };
    this.#gestures.tap(at);
    if (isDouble) this.#gestures.doubleTap(at);
  }

  #onCancel(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.abandon();
    this.#gestures.release();
    if (this.#pointers.size === 0) this.#phase = { kind: "idle" };
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30;
    const speed = event.ctrlKey ? 0.01 : 0.0016; // a pinch on a touchpad comes with the ctrl key
    this.#gestures.zoom(Math.exp(-event.deltaY * pixels * speed), this.#point(event));
  }

  #isOver(event: PointerEvent): boolean {
    return event.target instanceof Node && this.#surface.contains(event.target);
  }

  #pause(): void {
    clearTimeout(this.#timer);
  }

  #point(event: MouseEvent): Point {
    const { left, top } = this.#surface.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

function difference(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
