/** Making and placing SVG elements. */

import type { Point } from "./geometry";

const NAMESPACE = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

export function element<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: readonly Element[] = [],
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A group with a class; an empty name sets no class. */
export function group(name: string, children: readonly Element[] = []): SVGGElement {
  return element("g", name ? { class: name } : {}, children);
}

export function path(name: string, d: string): SVGPathElement {
  return element("path", name ? { class: name, d } : { d });
}

/** Sets an attribute only if it changes: setting the same value would cost as much. */
export function setAttribute(on: Element, name: string, value: string): void {
  if (on.getAttribute(name) !== value) on.setAttribute(name, value);
}

export function translation({ x, y }: Point): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/** Moves an element to a point, in a way that animations can override. */
export function place<E extends SVGElement>(made: E, at: Point): E {
  made.style.transform = translation(at);
  return made;
}
