import { expect, it } from "vitest";
import { cleanName } from "../../src/settings/name";
import { readSettings } from "../../src/settings/settings";

it.each([
  ["  Anna   Lena ", "Anna Lena"],
  ["Jo\u0308rg", "Jörg"],
  ["a\u202eb\u200bc\n", "abc"],
  ["\u3164\u2800", ""],
  ["\ufe0f a \u0301", "a"],
  ["❤\ufe0f", "❤\ufe0f"],
  [`a${"\u0336".repeat(9)}`, "a\u0336\u0336"],
  ["🐝".repeat(30), "🐝".repeat(24)],
  ["<b>Bob</b>", "<b>Bob</b>"],
])("%j becomes %j", (text, name) => {
  expect(cleanName(text)).toBe(name);
});

it("a stored name is cleaned as well, and nothing else is a name", () => {
  expect(readSettings({ name: " Anna " }).name).toBe("Anna");
  expect(readSettings({ name: 7 }).name).toBe("");
});
