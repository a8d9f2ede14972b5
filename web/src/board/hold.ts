/** Keeps the board where it is while a pointer is down on it, whatever the page around it does. */

/** Milliseconds: a touch screen sends the click of a tap a moment after the finger is up. */
const CALM = 80;

export class Hold {
  readonly #frame: HTMLElement;
  readonly #released: () => void;
  readonly #held: () => void;
  readonly #pointers = new Set<number>();
  readonly #ending = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isActive = false;

  /** Listeners to pointers that end are called in the order of their making: those that have to
   * see the board as it was held must be made before. */
  constructor(frame: HTMLElement, held: () => void, released: () => void) {
    this.#frame = frame;
    this.#held = held;
    this.#released = released;
    const { signal } = this.#ending;
    const lift = ({ pointerId }: PointerEvent) => this.#lift(pointerId);
    frame.addEventListener("pointerdown", (event) => this.#press(event), { signal, capture: true });
    window.addEventListener("pointerup", lift, { signal });
    window.addEventListener("pointercancel", lift, { signal });
    // A mouse whose button was let go where nobody heard of it.
    window.addEventListener(
      "pointermove",
      ({ pointerType, pointerId, buttons }) => {
        if (pointerType === "mouse" && buttons === 0) this.#lift(pointerId);
      },
      { signal },
    );
  }

  get isActive(): boolean {
    return this.#isActive;
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#ending.abort();
  }

  #press({ pointerId }: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#pointers.add(pointerId);
    if (this.#isActive) return;
    this.#isActive = true;
    this.#pin();
    this.#held();
  }

  #lift(pointer: number): void {
    if (!this.#pointers.delete(pointer) || this.#pointers.size > 0) return;
    this.#timer = setTimeout(() => {
      this.#isActive = false;
      this.#frame.removeAttribute("style");
      this.#released();
    }, CALM);
  }

  /** Takes the frame out of the page's layout, to where it is. */
  #pin(): void {
    const { style } = this.#frame;
    const { left, top, width, height } = this.#frame.getBoundingClientRect();
    Object.assign(style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: `${width}px`,
      height: `${height}px`,
    });
    // Not always the corner of the window: an ancestor may be what "fixed" refers to.
    const corner = this.#frame.getBoundingClientRect();
    style.left = `${left - corner.left}px`;
    style.top = `${top - corner.top}px`;
  }
}
