import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Gestures, Input } from "../../src/board/input";

let calls: unknown[][];
let surface: HTMLElement;
let input: Input;
let pickable: string | null;
let holds: boolean;

function send(type: string, x: number, y: number, pointerId = 1, pointerType = "mouse"): void {
  const at = { clientX: x, clientY: y, pointerId, pointerType };
  const init = { ...at, bubbles: true, button: 0, buttons: type === "pointerup" ? 0 : 1 };
  surface.dispatchEvent(new PointerEvent(type, init));
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  pickable = null;
  holds = false;
  surface = document.createElement("div");
  document.body.append(surface);
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const gestures: Gestures = {
    pieceAt: () => pickable,
    hold: (point) => {
      calls.push(["hold", point]);
      return holds;
    },
    tap: note("tap"),
    doubleTap: note("doubleTap"),
    hover: note("hover"),
    release: note("release"),
    dragStart: note("dragStart"),
    drag: note("drag"),
    dragEnd: note("dragEnd"),
    dragCancel: note("dragCancel"),
    pan: note("pan"),
    zoom: note("zoom"),
  };
  input = new Input(surface, gestures);
});

afterEach(() => {
  input.destroy();
  surface.remove();
  vi.useRealTimers();
});

describe("one pointer", () => {
  it("that hardly moves taps", () => {
    send("pointerdown", 50, 50);
    send("pointermove", 52, 51);
    send("pointerup", 52, 51);
    expect(calls).toEqual([["tap", { x: 50, y: 50 }]]);
  });

  it("drags a piece", () => {
    pickable = "wA1";
    send("pointerdown", 50, 50);
    send("pointermove", 70, 50);
    send("pointermove", 90, 50);
    send("pointerup", 95, 50);
    expect(calls.map(([name]) => name)).toEqual(["dragStart", "drag", "dragEnd"]);
    expect(calls[0]).toEqual(["dragStart", "wA1", { x: 70, y: 50 }]);
    expect(calls[2]).toEqual(["dragEnd", { x: 95, y: 50 }]);
  });

  it("pans where there is no piece to drag", () => {
    send("pointerdown", 50, 50);
    send("pointermove", 70, 50);
    send("pointermove", 75, 60);
    send("pointerup", 75, 60);
    expect(calls).toEqual([
      ["pan", { x: 20, y: 0 }],
      ["pan", { x: 5, y: 10 }],
    ]);
  });

  it("may move farther before it drags if it is a finger", () => {
    send("pointerdown", 50, 50, 1, "touch");
    send("pointermove", 57, 50, 1, "touch");
    send("pointerup", 57, 50, 1, "touch");
    expect(calls.map(([name]) => name)).toEqual(["tap"]);
  });

  it("held on a stack inspects it instead of tapping", () => {
    holds = true;
    send("pointerdown", 50, 50);
    vi.advanceTimersByTime(500);
    send("pointerup", 50, 50);
    expect(calls.map(([name]) => name)).toEqual(["hold", "release"]);
  });

  it("held where nothing can be inspected still taps", () => {
    send("pointerdown", 50, 50);
    vi.advanceTimersByTime(500);
    send("pointerup", 50, 50);
    expect(calls.map(([name]) => name)).toEqual(["hold", "tap"]);
  });

  it("that taps twice at one place reports both taps and a double tap", () => {
    for (const x of [50, 53, 50, 200]) {
      send("pointerdown", x, 50);
      send("pointerup", x, 50);
    }
    expect(calls.map(([name]) => name)).toEqual(["tap", "tap", "doubleTap", "tap", "tap"]);
  });

  it("released outside the window ends the drag when it comes back", () => {
    pickable = "wA1";
    send("pointerdown", 50, 50);
    send("pointermove", 90, 50);
    const back = { pointerId: 1, pointerType: "mouse", buttons: 0, bubbles: true };
    surface.dispatchEvent(new PointerEvent("pointermove", back));
    expect(calls.map(([name]) => name)).toEqual(["dragStart", "dragCancel", "release"]);
  });

  it("canceled by the system ends the drag", () => {
    pickable = "wA1";
    send("pointerdown", 50, 50);
    send("pointermove", 90, 50);
    send("pointercancel", 90, 50);
    send("pointermove", 99, 50);
    expect(calls.map(([name]) => name)).toEqual(["dragStart", "dragCancel", "release", "hover"]);
  });
});

describe("two pointers", () => {
  it("zoom around their middle and end a drag", () => {
    pickable = "wA1";
    send("pointerdown", 100, 100, 1, "touch");
    send("pointermove", 120, 100, 1, "touch");
    send("pointerdown", 220, 100, 2, "touch");
    calls = [];
    send("pointermove", 320, 100, 2, "touch");
    expect(calls).toEqual([
      ["pan", { x: 50, y: 0 }],
      ["zoom", 2, { x: 220, y: 100 }],
    ]);
  });

  it("do not tap when they are lifted", () => {
    send("pointerdown", 100, 100, 1, "touch");
    send("pointerdown", 220, 100, 2, "touch");
    send("pointerup", 100, 100, 1, "touch");
    send("pointerup", 220, 100, 2, "touch");
    expect(calls.map(([name]) => name)).not.toContain("tap");
  });
});

it("a drag out of a reserve swallows the click that follows it", () => {
  const press = new PointerEvent("pointerdown", {
    clientX: 5,
    clientY: 5,
    pointerId: 1,
    button: 0,
  });
  input.grab("wA1", press);
  send("pointermove", 40, 40);
  send("pointerup", 40, 40);
  expect(input.swallowsClick()).toBe(true);
  input.grab("wA1", press);
  send("pointerup", 5, 5);
  expect(input.swallowsClick()).toBe(false);
});

it("the wheel zooms in when it is turned away, and does not scroll the page", () => {
  const event = new WheelEvent("wheel", { deltaY: -100, cancelable: true });
  surface.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(calls[0]?.[0]).toBe("zoom");
  expect(calls[0]?.[1]).toBeGreaterThan(1);
});
