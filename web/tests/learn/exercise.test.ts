import { afterEach, describe, expect, it, vi } from "vitest";
import { Exercise } from "../../src/learn/exercise.svelte";
import type { LessonStep, Mark, Verdict } from "../../src/net/types";
import { POSITION, step } from "./lessons";

const RIGHT: Verdict = { correct: true, message: "Well done", explanation: null, position: null };
const WRONG: Verdict = { ...RIGHT, correct: false, message: "Try again" };

/** What the server is asked, while it answers so. */
function serverSays(...verdicts: Verdict[]) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body).answer]);
    const verdict = verdicts.shift();
    if (!verdict) throw new TypeError("offline");
    return new Response(JSON.stringify(verdict));
  });
  return asked;
}

function exercise(changes: Partial<LessonStep>): Exercise {
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

  it("shows what moved last only where a pillbug could care", () => {
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

  it("that are missing are shown after the second wrong answer", async () => {
    serverSays(WRONG, WRONG);
    const task = exercise({ kind: "targets", piece: "wS1" });
    task.toggle([1, 1]);
    await task.check();
    await task.check();
    expect(cellsMarked(task.marks, "target")).toEqual([[2, -1]]);
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
