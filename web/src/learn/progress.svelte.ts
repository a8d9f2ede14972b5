/** Which steps of the lessons this browser has done. */

import type { LessonView } from "../net/types";
import { load, onElsewhere, save } from "../storage";

/** The ids of the steps that are done, by lesson. */
type Done = Record<string, string[]>;

const NAME = "lessons";
const stored = () => readDone(load(NAME, {}));

let done: Done = $state.raw(stored());

onElsewhere(NAME, () => {
  done = stored();
});

/** What was stored, without anything that is not a list of ids. */
export function readDone(found: unknown): Done {
  if (typeof found !== "object" || found === null) return {};
  const lists = Object.entries(found).filter(
    ([, steps]) => Array.isArray(steps) && steps.every((step) => typeof step === "string"),
  );
  return Object.fromEntries(lists);
}

export function isDone(lesson: LessonView, step: string): boolean {
  return done[lesson.id]?.includes(step) ?? false;
}

/** How many of the lesson's current steps are done. */
export function stepsDone(lesson: LessonView): number {
  return lesson.steps.filter(({ id }) => isDone(lesson, id)).length;
}

export function isFinished(lesson: LessonView): boolean {
  return stepsDone(lesson) === lesson.steps.length;
}

export function markDone(lesson: LessonView, step: string): void {
  done = stored(); // with what was done in another tab
  if (isDone(lesson, step)) return;
  done = { ...done, [lesson.id]: [...(done[lesson.id] ?? []), step] };
  save(NAME, done);
}

/** Where to go on: the first step that is not done, or the start of a finished lesson. */
export function resumeAt(lesson: LessonView): number {
  const open = lesson.steps.findIndex(({ id }) => !isDone(lesson, id));
  return Math.max(0, open);
}

/** The lesson to go on with: the first that is not finished. */
export function nextOpen(lessons: LessonView[]): LessonView | null {
  return lessons.find((lesson) => !isFinished(lesson)) ?? null;
}
