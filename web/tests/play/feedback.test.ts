import { afterEach, expect, it, vi } from "vitest";
import { DEFAULTS, readSettings } from "../../src/settings/settings";

const played = vi.hoisted(() => vi.fn());
vi.mock("../../src/play/sounds", () => ({ play: played }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  played.mockReset();
});

/** What is heard and felt of a placed piece on a device. */
async function place(touchPoints: number, changes = {}): Promise<{ heard: number; felt: number }> {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { languages: ["en"], maxTouchPoints: touchPoints, vibrate });
  const { change } = await import("../../src/settings/current.svelte");
  const { feedBack } = await import("../../src/play/feedback");
  change({ ...DEFAULTS, ...changes });
  feedBack("place");
  return { heard: played.mock.calls.length, felt: vibrate.mock.calls.length };
}

it("a phone is heard and felt, a desktop only heard", async () => {
  expect(await place(5)).toEqual({ heard: 1, felt: 1 });
  vi.resetModules();
  played.mockReset();
  expect(await place(0)).toEqual({ heard: 1, felt: 0 });
});

it("each can be switched off", async () => {
  expect(await place(5, { sounds: false })).toEqual({ heard: 0, felt: 1 });
  vi.resetModules();
  expect(await place(5, { vibration: false })).toEqual({ heard: 1, felt: 0 });
});

it("a choice that was stored before there was a default stays", () => {
  expect(readSettings({ sounds: false })).toMatchObject({ sounds: false, vibration: true });
  expect(readSettings({})).toMatchObject({ sounds: true, vibration: true });
});
