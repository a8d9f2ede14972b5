import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hold } from "../../src/board/hold";

let frame: HTMLElement;
let hold: Hold;
let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  frame = document.createElement("div");
  document.body.append(frame);
  hold = new Hold(
    frame,
    () => events.push("held"),
    () => events.push("released"),
  );
});

afterEach(() => {
  hold.destroy();
  frame.remove();
  vi.useRealTimers();
});

function send(type: string, pointerId = 1, more: PointerEventInit = {}): void {
  const init = { pointerId, pointerType: "touch", bubbles: true, buttons: 1, ...more };
  frame.dispatchEvent(new PointerEvent(type, init));
}

it("takes the frame out of the page from the press until a moment after the release", () => {
  send("pointerdown");
  expect(frame.style.position).toBe("fixed");
  send("pointerup");
  expect(events).toEqual(["held"]);
  vi.runAllTimers();
  expect(events).toEqual(["held", "released"]);
  expect(frame.getAttribute("style")).toBeNull();
});

it("goes on until the last finger is up, and through two quick taps", () => {
  send("pointerdown", 1);
  send("pointerdown", 2);
  send("pointerup", 1);
  vi.runAllTimers();
  send("pointercancel", 2);
  send("pointerdown", 3);
  vi.runAllTimers();
  expect(events).toEqual(["held"]);
  send("pointerup", 3);
  vi.runAllTimers();
  expect(events).toEqual(["held", "released"]);
});

it("ends when a mouse comes back without its button", () => {
  send("pointerdown", 1, { pointerType: "mouse" });
  send("pointermove", 1, { pointerType: "mouse", buttons: 0 });
  vi.runAllTimers();
  expect(events).toEqual(["held", "released"]);
});
