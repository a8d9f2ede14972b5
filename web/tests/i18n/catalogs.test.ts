import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalog, loadCatalog } from "../../src/i18n/catalogs";
import type { Language } from "../../src/net/types";
import { LANGUAGES } from "../../src/settings/settings";

const SOURCES = join(import.meta.dirname, "../../src");
const LOCALES = join(import.meta.dirname, "../../../src/skep/locales");

const source = (language: string) => readFileSync(join(LOCALES, `web.${language}.ftl`), "utf-8");
const RESOURCES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new FluentResource(source(language)).body]),
) as Record<Language, FluentResource["body"]>;
const messages = (language: Language) => RESOURCES[language].map(({ id }) => id);

/** The variables of a message and of the messages it refers to. */
function variables(language: Language, id: string): string[] {
  const found = new Set<string>();
  const bodies = new Map(RESOURCES[language].map((message) => [message.id, message]));
  const visited = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    if (type === "mesg" && name && !visited.has(name)) {
      visited.add(name);
      visit(bodies.get(name));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(bodies.get(id));
  return [...found].sort();
}

/** Every literal in a call of `t`. */
function literals(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const texts = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), "utf-8"));
  const calls = texts.flatMap((text) => [
    ...text.matchAll(/\b(?:t|say)\(\s*(?:[\w.]+ \? )?"([a-z-]+)(?:\.\w+)?"(?: : "([a-z-]+)")?/g),
  ]);
  return new Set(
    calls.flatMap(([, first, second]) => [first, second]).filter((id) => id !== undefined),
  );
}

const ASKED = literals();

describe.each(LANGUAGES)("the catalog %s", (language) => {
  it("has the same messages as the English one, in the same order", () => {
    expect(messages(language)).toEqual(messages("en"));
  });

  it("uses the same variables in every message", () => {
    // Helpers that only other messages use may differ, as gender and case do.
    const whole = messages("en").filter((id) => ASKED.has(id.slice("web-".length)));
    const own = whole.map((id) => [id, variables(language, id)]);
    const english = whole.map((id) => [id, variables("en", id)]);
    expect(own).toEqual(english);
  });

  it("is what the app loads", async () => {
    const catalog = await loadCatalog(language);
    expect(catalog.language).toBe(language);
    expect(catalog.say("web-nav-play")).not.toBe("web-nav-play");
  });
});

it("no message is asked for that does not exist", () => {
  const known = new Set(messages("en"));
  const missing = [...ASKED].filter((id) => !known.has(`web-${id}`));
  expect(missing).toEqual([]);
});

it("no message is left unused", () => {
  const english = source("en");
  const unused = messages("en").filter(
    (id) => !ASKED.has(id.slice("web-".length)) && english.split(id).length === 2,
  );
  expect(unused).toEqual([]);
});

it("a missing message shows its name rather than nothing", () => {
  expect(new Catalog("en", "").say("web-nothing")).toBe("web-nothing");
});
