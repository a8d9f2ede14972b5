import { describe, expect, it } from "vitest";
import { DEFAULTS, preferredLanguage, readSettings } from "../../src/settings/settings";

describe("stored settings", () => {
  it("come back as they were", () => {
    const chosen = {
      ...DEFAULTS,
      language: "ru",
      theme: "contrast",
      table: "felt",
      tiles: "maple",
      grid: true,
      sounds: true,
    } as const;
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  it.each([
    [null],
    ["text"],
    [7],
    [{ language: "xx", theme: "pink", table: "ice", tiles: 3, grid: "on", sounds: "yes" }],
  ])("fall back to the defaults where they make no sense: %j", (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULTS);
  });
});

describe("the language of the browser", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "nl-BE"], "nl"],
    [["RU"], "ru"],
    [["fr", "es"], "en"],
    [[], "en"],
  ])("%j leads to %s", (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language);
  });
});
