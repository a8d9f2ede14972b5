/** A part of the drawing that is redrawn only when its content has changed. */

import { group } from "./svg";

export class Layer {
  readonly root: SVGGElement;
  #shown: readonly unknown[] = [];

  constructor(name: string) {
    this.root = group(name);
  }

  show(inputs: readonly unknown[], draw: () => readonly SVGElement[]): void {
    if (
      inputs.length === this.#shown.length &&
      inputs.every((input, k) => Object.is(input, this.#shown[k]))
    ) {
      return;
    }
    this.#shown = inputs;
    this.root.replaceChildren(...draw());
  }
}
