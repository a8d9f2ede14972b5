/** The web app's messages: one Fluent catalog per language, loaded when it is needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../settings/settings";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/skep/locales/web.en.ftl?raw"),
  de: () => import("../../../src/skep/locales/web.de.ftl?raw"),
  nl: () => import("../../../src/skep/locales/web.nl.ftl?raw"),
  ru: () => import("../../../src/skep/locales/web.ru.ftl?raw"),
};

export type Arguments = Record<string, FluentVariable>;

export class Catalog {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its variables filled in; `id.attribute` names another form of it. */
  say(id: string, args?: Arguments): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0] && import.meta.env.DEV) console.warn(id, errors[0].message);
    return text;
  }
}

export async function loadCatalog(language: Language): Promise<Catalog> {
  const source = await SOURCES[language]();
  return new Catalog(language, source.default);
}
