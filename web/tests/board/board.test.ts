import { describe, expect, it, vi } from "vitest";
import type { BoardView } from "../../src/board";
import { setUpBoard } from "./page";
import { middleGame, position, viewOf } from "./positions";

const events = { move: vi.fn(), select: vi.fn(), target: vi.fn(), stuck: vi.fn() };
const words = {
  pieceName: (piece: string) => `piece ${piece}`,
  describeCell: (cell: readonly number[]) => `cell ${cell}`,
  t: (key: string, args?: object) => (args ? `${key} ${JSON.stringify(args)}` : key),
};

const page = setUpBoard(events, words);

function show(changes: Partial<BoardView> = {}, shown = middleGame()): BoardView {
  const view = viewOf(shown, changes);
  page.board.update(view);
  vi.runAllTimers();
  return view;
}

const one = <E extends Element = SVGElement>(selector: string): E => {
  const found = page.host.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
const count = (selector: string) => page.host.querySelectorAll(selector).length;
const cell = (at: string) => one(`[data-cell="${at}"]`);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const click = (target: Element) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const point = (kind: string, at: [number, number]) =>
  new PointerEvent(kind, {
    pointerId: 1,
    pointerType: "mouse",
    buttons: 1,
    clientX: at[0],
    clientY: at[1],
    bubbles: true,
  });
const focused = () => document.activeElement?.getAttribute("data-cell");
const announced = () => one("[aria-live]").textContent;
const ant = () => one<HTMLButtonElement>('.board-reserve-white [data-insect="A"]');

describe("the hive", () => {
  it("has one tile per piece, and keeps it when the piece moves", () => {
    show();
    expect(count(".board-piece")).toBe(5);
    const grasshopper = one('[data-piece="wG1"]');
    const after = middleGame();
    const moved = after.pieces.find(({ piece }) => piece === "wG1");
    if (moved) moved.at = [3, 0];
    show({}, { ...after, ply: 6 });
    expect(one('[data-piece="wG1"]')).toBe(grasshopper);
    expect(cell("3,0")).toBeDefined();
    expect(count('[data-cell="-1,0"]')).toBe(0);
  });

  it("changes nothing on the page when nothing has changed", () => {
    const view = show({ marks: [{ kind: "part", group: 1, at: [[0, 0]] }], showPinned: true });
    const observer = new MutationObserver(() => {});
    observer.observe(page.host, { subtree: true, childList: true, attributeOldValue: true });
    page.board.update({ ...view });
    vi.runAllTimers();
    const changes = observer.takeRecords().filter(({ type, target, attributeName, oldValue }) => {
      const value = (target as Element).getAttribute(attributeName ?? "");
      return type === "childList" || value !== oldValue;
    });
    expect(changes.length).toBe(0);
  });

  it("sees what has changed in a view that the caller goes on using", () => {
    const view = show();
    view.position = middleGame({ ply: 6, pieces: [] });
    page.board.update(view);
    expect(count(".board-piece")).toBe(0);
  });

  it("draws nearer rows and upper tiles later", () => {
    show(
      {},
      position([
        ["wQ", [0, 1]],
        ["bQ", [0, 0]],
        ["bB1", [0, 0]],
      ]),
    );
    const order = [...page.host.querySelectorAll<SVGElement>(".board-piece")].map(
      (g) => g.dataset.piece,
    );
    expect(order).toEqual(["bQ", "bB1", "wQ"]);
  });

  it("shows the height of a stack, and on request which pieces are pinned", () => {
    show({}, middleGame({ pinned: ["wQ"] }));
    expect(one('[data-piece="bB1"] .board-height').textContent).toBe("2");
    expect(count(".board-pin")).toBe(0);
    show({ showPinned: true }, middleGame({ pinned: ["wQ"] }));
    expect(count('[data-piece="wQ"] .board-pin')).toBe(1);
  });
});

describe("selecting and moving", () => {
  it("shows the destinations, and plays on one of them", () => {
    show();
    click(cell("-1,0"));
    expect(events.select).toHaveBeenLastCalledWith("wG1");
    expect(events.stuck).not.toHaveBeenCalled();
    expect(count(".board-target")).toBe(1);
    click(cell("3,0"));
    expect(events.move).toHaveBeenCalledWith("wG1", [3, 0], true);
    expect(events.select).toHaveBeenLastCalledWith(null);
    expect(count(".board-target")).toBe(0);
  });

  it("reports an illegal attempt as such", () => {
    show();
    click(cell("-1,0"));
    click(cell("1,0"));
    expect(events.move).toHaveBeenCalledWith("wG1", [1, 0], false);
    expect(count('[data-piece="wG1"].is-selected')).toBe(0);
  });

  it("leaves the piece at its destination until the answer, or until it is taken back", () => {
    const view = show();
    click(cell("-1,0"));
    click(cell("3,0"));
    expect(count('[data-cell="-1,0"]')).toBe(0);
    page.board.update({ ...view });
    expect(count('[data-cell="-1,0"]')).toBe(0);
    page.board.select(null);
    expect(count('[data-cell="-1,0"]')).toBe(1);
  });

  it("takes the piece back when an explanation comes", () => {
    const view = show();
    click(cell("-1,0"));
    click(cell("3,0"));
    page.board.update({ ...view, marks: [{ kind: "blocker", group: 0, at: [[0, 0]] }] });
    expect(count('[data-cell="-1,0"]')).toBe(1);
  });

  it("forgets the selection when the position changes", () => {
    show();
    click(cell("-1,0"));
    show({}, middleGame({ ply: 6, turn: "black" }));
    expect(events.select).toHaveBeenLastCalledWith(null);
    expect(count(".board-target")).toBe(0);
  });

  it("does nothing for spectators", () => {
    show({ movable: [] });
    click(cell("-1,0"));
    expect(events.select).not.toHaveBeenCalled();
    expect(events.stuck).toHaveBeenCalledWith("wG1");
  });

  it("toggles cells in an exercise", () => {
    show({ chosenTargets: [[0, 0]] });
    expect(count(".board-chosen")).toBe(1);
    expect(cell("0,0").getAttribute("aria-pressed")).toBe("true");
    click(cell("1,0"));
    expect(events.target).toHaveBeenCalledWith([1, 0]);
  });
});

describe("the reserves", () => {
  it("have one button per insect, with a count and a name", () => {
    show();
    expect(count(".board-reserve-white button")).toBe(5);
    expect(one(".board-reserve-white").getAttribute("role")).toBe("toolbar");
    expect(ant().querySelector(".board-count")?.textContent).toBe("2");
    expect(ant().getAttribute("aria-label")).toBe(
      'board-reserve-piece {"piece":"piece wA1","count":2,"destinations":3}',
    );
    const queen = one<HTMLButtonElement>('.board-reserve-white [data-insect="Q"]');
    expect(queen.disabled).toBe(true);
    expect(queen.getAttribute("aria-label")).toBe('board-reserve-none {"piece":"piece wQ"}');
  });

  it("place a piece, which leaves them at once", () => {
    show();
    ant().click();
    expect(ant().getAttribute("aria-pressed")).toBe("true");
    expect(count(".board-target")).toBe(3);
    click(cell("-2,0"));
    expect(events.move).toHaveBeenCalledWith("wA1", [-2, 0], true);
    expect(ant().querySelector(".board-count")?.textContent).toBe("");
  });

  it("show whose turn it is while the game goes on", () => {
    show();
    expect(count(".board-reserve-white.is-to-move")).toBe(1);
    expect(count(".board-reserve-black.is-to-move")).toBe(0);
    show({ toMove: null });
    expect(count(".is-to-move")).toBe(0);
  });

  it("lie in the order of the screen, also when the board is flipped", () => {
    show();
    const order = () => {
      const names = ["board-reserve-black", "board-area", "board-tools", "board-reserve-white"];
      const parts = names.map((name) => one(`.${name}`));
      return [...one(".board-table").children]
        .slice(0, 4)
        .map((part) => parts.indexOf(part as SVGElement));
    };
    expect(order()).toEqual([0, 1, 2, 3]);
    show({ bottom: "black" });
    expect(order()).toEqual([3, 1, 2, 0]);
  });
});

describe("by keyboard", () => {
  it("the board is one tab stop, and arrows move the focus between hexes", () => {
    show();
    page.board.focus();
    expect(focused()).toBe("0,0");
    press("ArrowRight");
    expect(focused()).toBe("1,0");
    press("ArrowUp");
    expect(focused()).toBe("2,-1");
    expect(count('.board-area [tabindex="0"]')).toBe(1);
  });

  it("the focus stays around the hive", () => {
    show();
    page.board.focus();
    for (let k = 0; k < 20; k++) press("ArrowRight");
    expect(focused()).toBe("3,0");
  });

  it("a whole move: cycle, select, cycle through destinations, play", () => {
    show();
    page.board.focus();
    press("]");
    expect(focused()).toBe("-1,0");
    press("Enter");
    expect(announced()).toContain('"piece":"piece wG1","count":1,"places":"cell 3,0"');
    press("]");
    expect(focused()).toBe("3,0");
    press("Enter");
    expect(events.move).toHaveBeenCalledWith("wG1", [3, 0], true);
  });

  it("escape deselects", () => {
    show();
    page.board.focus();
    press("]");
    press(" ");
    press("Escape");
    expect(events.select).toHaveBeenLastCalledWith(null);
    expect(announced()).toBe("board-deselected");
  });

  it("escape is left to the page only if there is nothing to cancel", () => {
    show();
    page.board.focus();
    const pressEscape = () => {
      const event = new KeyboardEvent("keydown", {
        key: "Escape",
        bubbles: true,
        cancelable: true,
      });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(pressEscape()).toBe(false);
    press("]");
    press(" ");
    expect([pressEscape(), pressEscape()]).toEqual([true, false]);
    click(cell("-1,0"));
    click(cell("1,0"));
    expect(count(".board-refused")).toBe(1);
    expect([pressEscape(), count(".board-refused")]).toEqual([false, 0]);
  });

  it("escape cancels a drag, and the piece stays where it was", () => {
    show();
    ant().dispatchEvent(point("pointerdown", [0, 0]));
    window.dispatchEvent(point("pointermove", [50, 50]));
    expect(events.select).toHaveBeenLastCalledWith("wA1");
    expect(page.board.letGo()).toBe(true);
    expect(events.select).toHaveBeenLastCalledWith(null);
    window.dispatchEvent(point("pointermove", [60, 60]));
    window.dispatchEvent(point("pointerup", [60, 60]));
    expect(events.move).not.toHaveBeenCalled();
    expect(page.board.letGo()).toBe(false);
  });

  it("r leads to the reserve and back", () => {
    show();
    page.board.focus();
    press("r");
    expect(document.activeElement?.closest(".board-reserve-white")).not.toBeNull();
    press("Escape");
    expect(focused()).toBe("0,0");
  });

  it("escape in the reserve deselects the piece before it leaves the reserve", () => {
    show();
    ant().click();
    ant().focus();
    press("Escape");
    expect(events.select).toHaveBeenLastCalledWith(null);
    expect(count(".board-target")).toBe(0);
    expect(document.activeElement).toBe(ant());
    press("Escape");
    expect(focused()).toBe("0,0");
  });

  it("i fans a stack out and announces its pieces", () => {
    show();
    page.board.focus();
    for (const key of ["ArrowRight", "ArrowRight", "i"]) press(key);
    expect(count(".board-fan-piece")).toBe(2);
    expect(announced()).toBe('board-stack {"count":2,"pieces":"piece bS1, piece bB1"}');
    press("i");
    expect(count(".board-fan-piece")).toBe(0);
  });

  it("every cell has a name in words, with what can be done there", () => {
    show({ showPinned: true }, middleGame({ pinned: ["wQ"] }));
    expect(cell("1,0").getAttribute("aria-label")).toBe("cell 1,0");
    expect(cell("0,0").getAttribute("aria-label")).toBe(
      'cell 0,0. board-destinations {"count":0}. board-pinned',
    );
    click(cell("-1,0"));
    vi.runAllTimers();
    expect(cell("3,0").getAttribute("aria-label")).toBe("cell 3,0. board-target");
    expect(cell("-1,0").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("what is pointed out", () => {
  it("on an empty table, where the first piece will lie", () => {
    show({}, middleGame({ pieces: [] }));
    expect(count(".board-start")).toBe(1);
    show({}, middleGame());
    expect(count(".board-start")).toBe(0);
  });

  it("the last move, with its origin and its thrower", () => {
    const last = { piece: "wG1", from: [0, 1], to: [-1, 0], thrown_by: "wQ", pass: false };
    show({}, middleGame({ last: last as never }));
    expect([count(".board-origin"), count(".board-last"), count(".board-thrown")]).toEqual([
      1, 1, 1,
    ]);
    expect(count(".board-thrower")).toBe(1);
  });

  it("the last move by a ring that covers no badge", () => {
    const last = { piece: "bB1", from: [3, 0], to: [2, 0], thrown_by: null, pass: false };
    show({}, middleGame({ last: last as never }));
    const ring = one('[data-piece="bB1"] .board-last');
    expect(ring.nextElementSibling).toBe(one('[data-piece="bB1"] .board-height'));
    show({}, middleGame({ ply: 6 }));
    expect(count(".board-last")).toBe(0);
  });

  it("by shape whether a piece walks or is thrown, and who can throw it", () => {
    const legal = {
      wG1: [
        [3, 0],
        [0, 1],
      ],
    };
    const throwing = { legal, throwers: { wG1: ["wQ"] }, throws: { wG1: [[0, 1]] } };
    show({}, middleGame(throwing as never));
    click(cell("0,0"));
    expect(count(".board-throwable .board-throw")).toBe(1);
    expect(announced()).toContain('board-throws {"pieces":"piece wG1"}');
    vi.runAllTimers();
    expect(cell("-1,0").getAttribute("aria-label")).toContain("board-throwable");
    click(cell("-1,0"));
    expect(events.select).toHaveBeenLastCalledWith("wG1");
    expect([count("circle.board-target-sign"), count("path.board-target-sign")]).toEqual([1, 1]);
    expect([count(".board-throwable"), count(".board-thrower")]).toEqual([0, 1]);
    vi.runAllTimers();
    expect(cell("0,1").getAttribute("aria-label")).toContain("board-throw-target");
    expect(cell("3,0").getAttribute("aria-label")).toContain("board-target");
  });

  it("by raising it that the chosen piece can do something", () => {
    show();
    click(cell("-1,0"));
    expect(one(".is-raised").dataset.piece).toBe("wG1");
    click(cell("0,0"));
    expect(events.stuck).toHaveBeenCalledWith("wQ");
    expect([count(".is-selected"), count(".is-raised")]).toEqual([1, 0]);
  });

  it("a refused cell by a cross, until the next action", () => {
    show();
    click(cell("-1,0"));
    click(cell("1,0"));
    expect(events.move).toHaveBeenCalledWith("wG1", [1, 0], false);
    expect(count(".board-refused .board-icon-refused")).toBe(1);
    click(cell("-1,0"));
    expect(count(".board-refused")).toBe(0);
    click(cell("1,0"));
    show({}, middleGame({ ply: 6 }));
    expect(count(".board-refused")).toBe(0);
  });

  it.each([
    ["the end of the game", { toMove: null }],
    ["the end of its explanation", { marks: [] }],
  ])("no cross on a cell after %s", (_, after) => {
    const now = middleGame();
    show({}, now);
    click(cell("-1,0"));
    click(cell("1,0"));
    show({ marks: [{ kind: "blocker", group: 0, at: [[0, 0]] }] }, now);
    expect(count(".board-refused")).toBe(1);
    show(after, now);
    expect(count(".board-refused")).toBe(0);
  });

  it("each kind of mark by its own shape", () => {
    const marked = ["gate", "path", "blocker", "refused", "queen", "neighbor", "pinned"] as const;
    const signs = marked.map((kind) => {
      show({ marks: [{ kind, group: 0, at: [[0, 0]] }] });
      return one(`.board-mark-${kind} .board-badge path`).getAttribute("d");
    });
    expect(new Set(signs).size).toBe(marked.length);
    show({ marks: [{ kind: "target", group: 0, at: [[0, 1]] }] });
    expect(count("circle.board-target-sign")).toBe(1); // as the destinations of a chosen piece
  });

  it("nothing after a pass", () => {
    const last = { piece: null, from: null, to: null, thrown_by: null, pass: true };
    show({}, middleGame({ last }));
    expect(count(".board-last")).toBe(0);
  });

  it("the parts of a hive by number and pattern, the others by icon", () => {
    show({
      marks: [
        { kind: "part", group: 1, at: [[-1, 0]] },
        {
          kind: "part",
          group: 2,
          at: [
            [1, 0],
            [2, 0],
          ],
        },
        { kind: "gate", group: 0, at: [[0, 0]] },
        { kind: "blocker", group: 0, at: [[0, 1]] },
      ],
    });
    const badges = [...page.host.querySelectorAll(".board-part-badge")].map(
      (made) => made.textContent,
    );
    expect(badges).toEqual(["1", "2"]);
    const fills = [...page.host.querySelectorAll(".board-part-fill")].map((f) =>
      f.getAttribute("fill"),
    );
    expect(new Set(fills).size).toBe(2);
    for (const fill of fills) expect(count(fill?.slice(4, -1) ?? "")).toBe(1);
    expect([count(".board-icon-gate"), count(".board-icon-blocker")]).toEqual([1, 1]);
  });

  it("a hint, by an arrow on the board and by a ghost out of the reserve", () => {
    show({ hint: { piece: "wG1", to: [3, 0] } });
    expect(count(".board-hint")).toBe(1);
    show({ hint: { piece: "wA1", to: [-2, 0] } });
    expect([count(".board-hint"), count(".board-hint-ghost")]).toEqual([0, 1]);
    expect(ant().classList.contains("is-hinted")).toBe(true);
  });
});

it("an empty board can be focused and takes the first piece", () => {
  show({}, position([], { legal: { wA1: [[0, 0]] } }));
  page.board.focus();
  expect(focused()).toBe("0,0");
  ant().click();
  press("Enter");
  expect(events.move).toHaveBeenCalledWith("wA1", [0, 0], true);
});

it("leaves nothing behind when destroyed", () => {
  show();
  page.board.destroy();
  expect(page.host.childElementCount).toBe(0);
  window.dispatchEvent(new PointerEvent("pointermove"));
});
