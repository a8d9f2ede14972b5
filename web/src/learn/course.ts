/** The course: the lessons in a language, fetched once, and its chapters. */

import { fetchLessons } from "../net/rest";
import type { Language, LessonView } from "../net/types";

export const CHAPTERS = {
  basics: ["goal", "placing", "queen-four-turns", "one-hive", "freedom-to-move"],
  insects: ["queen-bee", "beetle", "spider", "grasshopper", "ant"],
  guests: ["mosquito", "ladybug", "pillbug"],
  finish: ["stacks-and-gates", "passing", "ending"],
} as const;
export type ChapterName = keyof typeof CHAPTERS;

export interface Chapter {
  name: ChapterName;
  lessons: LessonView[];
}

const fetched = new Map<Language, Promise<LessonView[]>>();

export function course(language: Language): Promise<LessonView[]> {
  const known = fetched.get(language);
  if (known) return known;
  const asked = fetchLessons(language);
  fetched.set(language, asked);
  // What failed is asked for again the next time.
  asked.catch(() => fetched.delete(language));
  return asked;
}

/** The lessons by chapters; one that no chapter names belongs to the last. */
export function chapters(lessons: LessonView[]): Chapter[] {
  const names = Object.keys(CHAPTERS) as ChapterName[];
  const last = names.at(-1) as ChapterName;
  const chapterOf = ({ id }: LessonView) =>
    names.find((name) => (CHAPTERS[name] as readonly string[]).includes(id)) ?? last;
  return names
    .map((name) => ({ name, lessons: lessons.filter((lesson) => chapterOf(lesson) === name) }))
    .filter((chapter) => chapter.lessons.length > 0);
}

/** The lesson after this one, in the order of the course. */
export function lessonAfter(lessons: LessonView[], id: string): LessonView | null {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}
