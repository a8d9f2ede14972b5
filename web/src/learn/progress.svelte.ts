/** Which steps of the lessons this browser has done. */

import type { Lesson } from "../net/types";
import { load, save } from "../storage";

/** The ids of the steps that are done, by lesson. */
type Done = Record<string, string[]>;

let done: Done = $state.raw(readDone(load("lessons", {})));

/** What was stored, without anything that is not a list of ids. */
export function readDone(stored: unknown): Done {
  if (typeof stored !== "object" || stored === null) return {};
  const lists = Object.entries(stored).filter(
    ([, steps]) => Array.isArray(steps) && steps.every((step) => typeof step === "string"),
  );
  return Object.fromEntries(lists);
}

export function isDone(lesson: Lesson, step: string): boolean {
  return done[lesson.id]?.includes(step) ?? false;
}

/** How many of the lesson's present steps are done. */
export function stepsDone(lesson: Lesson): number {
  return lesson.steps.filter(({ id }) => isDone(lesson, id)).length;
}

export function isFinished(lesson: Lesson): boolean {
  return stepsDone(lesson) === lesson.steps.length;
}

export function markDone(lesson: Lesson, step: string): void {
  if (isDone(lesson, step)) return;
  done = { ...done, [lesson.id]: [...(done[lesson.id] ?? []), step] };
  save("lessons", done);
}

/** Where to go on: the first step that is not done, or the start of a finished lesson. */
export function resumeAt(lesson: Lesson): number {
  const open = lesson.steps.findIndex(({ id }) => !isDone(lesson, id));
  return Math.max(0, open);
}

/** The lesson to go on with: the first that is not finished. */
export function nextOpen(lessons: Lesson[]): Lesson | null {
  return lessons.find((lesson) => !isFinished(lesson)) ?? null;
}
