import { afterEach, describe, expect, it, vi } from "vitest";
import type { Cell, Mark } from "../../src/board/types";
import { Exercise } from "../../src/learn/exercise.svelte";
import type { FeedbackView, StepView } from "../../src/net/types";
import { POSITION, step } from "./lessons";

const RIGHT: FeedbackView = {
  correct: true,
  message: "Well done",
  explanation: null,
  position: null,
};
const WRONG: FeedbackView = { ...RIGHT, correct: false, message: "Try again" };

/** Records what the server is asked; it gives these answers. */
function serverSays(...answers: FeedbackView[]) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body).answer]);
    const feedback = answers.shift();
    if (!feedback) throw new TypeError("offline");
    return new Response(JSON.stringify(feedback));
  });
  return asked;
}

function exercise(changes: Partial<StepView>): Exercise {
  return new Exercise("spider", step("spider-1", changes), "en");
}

const cellsMarked = (marks: Mark[], kind: Mark["kind"]) =>
  marks.filter((mark) => mark.kind === kind).flatMap((mark) => mark.at);

afterEach(() => vi.unstubAllGlobals());

describe("reading", () => {
  it("is done from the start, and nothing can be moved", () => {
    const reading = exercise({ kind: "read" });
    expect([reading.done, reading.movable, reading.toggled]).toEqual([true, [], null]);
  });

  it("shows what moved last only if it matters to a pillbug", () => {
    expect(exercise({ kind: "read" }).position?.last).toBeNull();
    const pieces = [...POSITION.pieces, { piece: "wP", at: [0, 1] as [number, number], level: 0 }];
    const pillbug = exercise({ kind: "read", position: { ...POSITION, pieces } });
    expect(pillbug.position?.last?.piece).toBe("bS1");
  });
});

describe("a move", () => {
  it("that is right leads to the position after it", async () => {
    const after = { ...POSITION, ply: 5 };
    const asked = serverSays({ ...RIGHT, position: after });
    const task = exercise({ kind: "move" });
    expect(task.movable).toEqual(["white"]);
    await task.play("wS1", [2, -1]);
    expect(asked).toEqual([
      ["/api/v1/lessons/spider/spider-1/answer", { piece: "wS1", to: [2, -1] }],
    ]);
    expect([task.done, task.position?.ply, task.movable]).toEqual([true, 5, []]);
  });

  it("of a piece that cannot move is explained, and does not count as an answer", async () => {
    const pinned = {
      legal: false,
      rule: "one-hive",
      sentence: "The spider holds the hive together.",
      lesson: "one-hive",
      marks: [{ kind: "pinned", group: 0, at: [[0, 0]] }],
    };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(pinned)));
    const task = exercise({ kind: "move" });
    await task.stuck("wS1");
    expect([task.reason, task.feedback]).toEqual([pinned.sentence, null]);
    expect(cellsMarked(task.marks, "pinned")).toEqual([[0, 0]]);
    task.letGo();
    expect([task.reason, task.marks]).toEqual([null, []]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await task.stuck("wS1");
    expect([task.reason, task.failed]).toEqual([null, false]);
  });

  it("that is refused is crossed out until another piece is picked", async () => {
    const explanation = {
      legal: false,
      rule: "spider",
      sentence: "",
      lesson: "spider",
      marks: [{ kind: "refused" as const, group: 0, at: [[0, 1] as [number, number]] }],
    };
    serverSays({ ...WRONG, explanation });
    const task = exercise({ kind: "move" });
    await task.play("wS1", [0, 1]);
    expect(task.done).toBe(false);
    expect(cellsMarked(task.marks, "refused")).toEqual([[0, 1]]);
    task.pick();
    expect(task.marks).toEqual([]);
  });

  it("that never reached the server can be tried again", async () => {
    serverSays();
    const task = exercise({ kind: "move" });
    await task.play("wS1", [2, -1]);
    expect([task.failed, task.asking, task.done]).toEqual([true, false, false]);
    const asked = serverSays(RIGHT);
    await task.again();
    expect(asked).toHaveLength(1);
    expect([task.failed, task.done]).toEqual([false, true]);
  });
});

describe("places to be marked", () => {
  it("are toggled", () => {
    const task = exercise({ kind: "targets", piece: "wS1" });
    expect(task.answerable).toBe(false);
    task.toggle([1, 1]);
    task.toggle([2, -1]);
    task.toggle([1, 1]);
    expect([task.toggled, task.answerable]).toEqual([[[2, -1]], true]);
  });

  it("belong to a piece that is marked, too", () => {
    const task = exercise({ kind: "targets", piece: "wS1" });
    expect(cellsMarked(task.marks, "piece")).toEqual([[-1, 0]]);
  });

  it("are crossed out when wrong; the right ones stay", async () => {
    serverSays(WRONG);
    const task = exercise({ kind: "targets", piece: "wS1" });
    task.toggle([1, 1]);
    task.toggle([0, 1]);
    await task.check();
    expect(task.toggled).toEqual([[1, 1]]);
    expect(cellsMarked(task.marks, "refused")).toEqual([[0, 1]]);
    expect(cellsMarked(task.marks, "target")).toEqual([]);
    task.toggle([0, 1]);
    expect(cellsMarked(task.marks, "refused")).toEqual([]);
  });
});

describe("help", () => {
  const help = {
    hint: "There are 2 cells.",
    solution: {
      targets: [
        [1, 1],
        [2, -1],
      ] as Cell[],
    },
  };

  it("is a hint after the second wrong answer, and the solution after the third", async () => {
    const asked = serverSays(WRONG, WRONG, WRONG, RIGHT);
    const task = exercise({ kind: "targets", piece: "wS1", help });
    task.toggle([1, 1]);
    await task.check();
    expect([task.canHint, task.canSolve]).toEqual([false, false]);
    await task.check();
    expect([task.canHint, task.canSolve, task.hint]).toEqual([true, false, null]);
    task.showHint();
    expect([task.canHint, task.hint]).toEqual([false, "There are 2 cells."]);
    await task.solve(); // not yet
    expect(asked).toHaveLength(2);
    await task.check();
    expect(task.canSolve).toBe(true);
    await task.solve();
    expect(asked.at(-1)).toEqual(["/api/v1/lessons/spider/spider-1/answer", help.solution]);
    expect([task.done, task.canSolve, task.hint]).toEqual([true, false, null]);
  });

  it("is the solution at once where there is no hint to give", async () => {
    serverSays(WRONG, WRONG);
    const choices = ["yes", "no"].map((id) => ({ id, text: id }));
    const solution = { choice: "no" };
    const task = exercise({ kind: "choice", choices, help: { hint: null, solution } });
    task.choice = "yes";
    await task.check();
    expect(task.canSolve).toBe(false);
    await task.check();
    expect([task.canHint, task.canSolve]).toEqual([false, true]);
  });

  it("plays the move, or finds the pieces", async () => {
    const move = { piece: "wS1", to: [2, -1] as Cell };
    const pieces = { pieces: ["bQ", "wQ"] };
    for (const [kind, solution] of [["move", move] as const, ["piece", pieces] as const]) {
      const asked = serverSays(WRONG, WRONG, RIGHT);
      const task = exercise({ kind, help: { hint: null, solution } });
      for (let miss = 0; miss < 2; miss++) {
        task.toggle([2, 0]);
        if (kind === "move") await task.play("wS1", [0, 1]);
        else await task.check();
        task.toggle([2, 0]);
      }
      await task.solve();
      expect(asked.at(-1)).toEqual(["/api/v1/lessons/spider/spider-1/answer", solution]);
      expect(task.done).toBe(true);
    }
  });
});

describe("pieces to be found", () => {
  it("are named in the answer, and empty cells do not count", async () => {
    const asked = serverSays(RIGHT);
    const task = exercise({ kind: "piece" });
    task.toggle([5, 5]);
    task.toggle([1, 0]);
    task.toggle([0, 0]);
    await task.check();
    expect(asked).toEqual([["/api/v1/lessons/spider/spider-1/answer", { pieces: ["bQ", "wQ"] }]]);
    task.toggle([2, 0]);
    expect(task.chosen).toHaveLength(2);
  });
});

describe("a choice", () => {
  it("is sent once one is made", async () => {
    const asked = serverSays(RIGHT);
    const task = exercise({ kind: "choice", choices: [{ id: "yes", text: "Yes" }] });
    await task.check();
    expect(asked).toEqual([]);
    task.choice = "yes";
    await task.check();
    expect(asked).toEqual([["/api/v1/lessons/spider/spider-1/answer", { choice: "yes" }]]);
  });
});
