/** Keeps the board in place while a pointer is down on it, whatever the page around it does. */

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

  /** Listeners for the end of a press run in the order they were added: those that need the
   * board still held must be added before this one. */
  constructor(frame: HTMLElement, held: () => void, released: () => void) {
    this.#frame = frame;
    this.#held = held;
    this.#released = released;
    const { signal } = this.#ending;
    const lift = ({ pointerId }: PointerEvent) => this.#lift(pointerId);
    frame.addEventListener("pointerdown", (event) => this.#press(event), { signal, capture: true });
    window.addEventListener("pointerup", lift, { signal });
    window.addEventListener("pointercancel", lift, { signal });
    // The mouse button was released where no event reached us, such as outside the window.
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

  /** Fixes the frame where it is, outside of the page's layout. */
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
    // Not always the corner of the window: "fixed" may refer to an ancestor.
    const corner = this.#frame.getBoundingClientRect();
    style.left = `${left - corner.left}px`;
    style.top = `${top - corner.top}px`;
  }
}
