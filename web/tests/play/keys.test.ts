import { afterEach, describe, expect, it } from "vitest";
import { commandOf } from "../../src/board/keyboard";
import { BOARD_KEYS, PAGE_KEYS, pageCommandOf } from "../../src/play/keys";

const press = (key: string, options: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, ...options });

afterEach(() => document.body.replaceChildren());

describe("the help", () => {
  it.each(PAGE_KEYS.flatMap(([keys]) => keys))("lists %s, which the page obeys", (key) => {
    expect(pageCommandOf(press(key), false)).not.toBeNull();
  });

  it.each(BOARD_KEYS.flatMap(([keys]) => keys))("lists %s, which the board obeys", (key) => {
    expect(commandOf(press(key))).not.toBeNull();
  });
});

it("capital letters are the same keys, and those with control are the browser's", () => {
  expect(pageCommandOf(press("F"), false)).toEqual({ kind: "flip" });
  expect(pageCommandOf(press("f", { ctrlKey: true }), false)).toBeNull();
});

it("keys do nothing in text fields and dialogs", () => {
  document.body.innerHTML = "<input><dialog></dialog>";
  let command: unknown;
  document.addEventListener("keydown", (event) => (command = pageCommandOf(event, false)), {
    once: true,
  });
  document.querySelector("input")?.dispatchEvent(press("u", { bubbles: true }));
  expect(command).toBeNull();
  document.querySelector("dialog")?.setAttribute("open", "");
  expect(pageCommandOf(press("u"), false)).toBeNull();
});

it("on the board its own keys come first, and the others are the page's", () => {
  expect(pageCommandOf(press("ArrowLeft"), true)).toBeNull();
  expect(pageCommandOf(press("f"), true)).toEqual({ kind: "flip" });
});
