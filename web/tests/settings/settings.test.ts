import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import App from "../../src/app/App.svelte";
import { change, settings } from "../../src/settings/current.svelte";
import {
  DEFAULTS,
  preferredLanguage,
  readSettings,
  type Settings,
} from "../../src/settings/settings";
import { load, save } from "../../src/storage";

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
  ])("fall back to the defaults if they are invalid: %j", (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULTS);
  });
});

describe("settings in two tabs", () => {
  /** The other tab stores settings, and this one is notified. */
  function storeElsewhere(changes: Partial<Settings>): void {
    save("settings", { ...load("settings", {}), ...changes });
  }
  const hear = () => dispatchEvent(new StorageEvent("storage", { key: "skep.settings" }));

  afterEach(() => change(DEFAULTS));

  it("are the same in both", () => {
    storeElsewhere({ tiles: "maple", sounds: false });
    expect(settings.tiles).toBe("ivory");
    hear();
    expect([settings.tiles, settings.sounds]).toEqual(["maple", false]);
    expect(document.documentElement.dataset.tiles).toBe("maple");
  });

  it("keep what the other tab has just changed, whatever is changed here", () => {
    change({ name: "Anna" });
    storeElsewhere({ name: "Bob" });
    change({ grid: true });
    expect(readSettings(load("settings", {}))).toMatchObject({ name: "Bob", grid: true });
    expect(settings.name).toBe("Bob");
  });

  it("speak one language", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"games": [], "missing": [], "later": []}'));
    const app = mount(App, { target: document.body });
    storeElsewhere({ language: "nl" });
    hear();
    await vi.waitUntil(() => document.documentElement.lang === "nl");
    await unmount(app);
    vi.unstubAllGlobals();
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
