import { afterEach, expect, it, vi } from "vitest";
import { DEFAULTS, readSettings } from "../../src/settings/settings";

const played = vi.hoisted(() => vi.fn());
vi.mock("../../src/play/sounds", () => ({ play: played }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  played.mockReset();
});

/** The sounds and vibrations when a piece is placed on a device. */
async function place(
  touchPoints: number,
  changes = {},
): Promise<{ sounds: number; vibrations: number }> {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { languages: ["en"], maxTouchPoints: touchPoints, vibrate });
  const { change } = await import("../../src/settings/current.svelte");
  const { feedBack } = await import("../../src/play/feedback");
  change({ ...DEFAULTS, ...changes });
  feedBack("place");
  return { sounds: played.mock.calls.length, vibrations: vibrate.mock.calls.length };
}

it("a phone sounds and vibrates, a desktop only sounds", async () => {
  expect(await place(5)).toEqual({ sounds: 1, vibrations: 1 });
  vi.resetModules();
  played.mockReset();
  expect(await place(0)).toEqual({ sounds: 1, vibrations: 0 });
});

it("each can be switched off", async () => {
  expect(await place(5, { sounds: false })).toEqual({ sounds: 0, vibrations: 1 });
  vi.resetModules();
  expect(await place(5, { vibration: false })).toEqual({ sounds: 1, vibrations: 0 });
});

it("a choice that was stored before there was a default stays", () => {
  expect(readSettings({ sounds: false })).toMatchObject({ sounds: false, vibration: true });
  expect(readSettings({})).toMatchObject({ sounds: true, vibration: true });
});
